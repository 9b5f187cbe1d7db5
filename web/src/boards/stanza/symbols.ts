/** Drawings of La Stanza, coloured by `--dc` (discipline), `--seat` and `--edge`. `Defs` puts them into the page once; they are drawn with `<use href="#st-…">`. */
export const SYMBOLS: Record<string, { box: string; drawing: string }> = {
  discovery: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="8.2" fill="none" stroke="currentColor" stroke-width="1.7"/><path fill="currentColor" d="M12 .8l2.7 8.5 8.5 2.7-8.5 2.7L12 23.2l-2.7-8.5L.8 12l8.5-2.7z"/>',
  },
  literature: {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" d="M1.8 5.4c3.4-1.5 7-1.3 9.5.7v13.6c-2.5-1.8-6.1-2-9.5-.7zM22.2 5.4c-3.4-1.5-7-1.3-9.5.7v13.6c2.5-1.8 6.1-2 9.5-.7z"/>',
  },
  religion: {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" d="M11.1 0h1.8v2.4h2.2v1.7h-2.2v2.3c4.3.5 7.3 3.7 7.7 8.2H3.4c.4-4.5 3.4-7.7 7.7-8.2V4.1H8.9V2.4h2.2zM2.5 16h19v2h-19zM4.5 19h3v4.5h-3zM10.5 19h3v4.5h-3zM16.5 19h3v4.5h-3z"/>',
  },
  arts: {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" fill-rule="evenodd" d="M11.5 3.2C5.6 3.2 1.5 7 1.5 12c0 4.9 3.9 8.8 8.4 8.8 1.9 0 2.6-1.2 2.2-2.6-.5-1.9.7-3 2.5-3h3.2c3 0 4.9-1.6 4.9-4.3 0-4.5-4.8-7.7-11.2-7.7zM6 13.8a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4zM8.5 9a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4zM14 8.2a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4zM18.5 11.2a1.6 1.6 0 1 1 0-3.2 1.6 1.6 0 0 1 0 3.2z"/>',
  },
  politics: {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" d="M3.2 18.6h17.6v2.8H3.2zM3 17L1.5 7.2l5.3 4L12 3.2l5.2 8 5.3-4L21 17z"/><circle fill="currentColor" cx="12" cy="3" r="1.7"/><circle fill="currentColor" cx="1.8" cy="6.8" r="1.5"/><circle fill="currentColor" cx="22.2" cy="6.8" r="1.5"/>',
  },
  bonus: {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" fill-rule="evenodd" d="M7 4.5a5.3 5.3 0 0 1 5.1 3.9H22v3h-2v3.2h-3v-3.2h-4.9A5.3 5.3 0 1 1 7 4.5zm0 2.9a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z" transform="translate(0 2.2)"/>',
  },
  figure: {
    box: '0 0 32 46',
    drawing:
      '<ellipse cx="16" cy="42.5" rx="13" ry="3" fill="#000" opacity=".22"/><path d="M16 14c7 0 9.8 7 11.4 24.2.2 2.6-1 3.8-3 3.8H7.6c-2 0-3.2-1.2-3-3.8C6.2 21 9 14 16 14z" fill="var(--seat)" stroke="var(--edge)" stroke-width="1.3"/><path d="M16 14c-3 0-5.2 1.4-6.8 4 1.6 2 4 3 6.8 3s5.2-1 6.8-3c-1.6-2.6-3.8-4-6.8-4z" fill="#000" opacity=".16"/><circle cx="16" cy="11" r="5.8" fill="var(--skin)" stroke="var(--edge)" stroke-width="1.2"/><path d="M7.6 9.3c0-4.3 3.7-7.5 8.4-7.5s8.4 3.2 8.4 7.5c-2.4 1-5.2 1.4-8.4 1.4s-6-.4-8.4-1.4z" fill="var(--seat)" stroke="var(--edge)" stroke-width="1.2"/>',
  },
  pillar: {
    box: '0 0 22 44',
    drawing:
      '<path d="M2.5 39.5h17v3.5h-17zM4 36.5h14v3H4zM2.5 4h17v3.5h-17zM4 7.5h14l-1.6 3H5.6z" fill="var(--seat)" stroke="var(--edge)" stroke-width="1"/><path d="M6 10.5h10l.6 26H5.4z" fill="var(--seat)" stroke="var(--edge)" stroke-width="1"/><path d="M8.7 11v25M13.3 11v25" stroke="#fff" stroke-opacity=".28" stroke-width="1.2"/>',
  },
  ship: {
    box: '0 0 32 32',
    drawing:
      '<path d="M15.2 2h1.6v20h-1.6z" fill="var(--edge)"/><path d="M5.5 5.5h21c-2 4.6-2 9.4 0 14h-21c2-4.6 2-9.4 0-14z" fill="var(--seat)" stroke="var(--edge)" stroke-width="1.2"/><path d="M1.5 19.5c2 1.7 4.3 2 6.5 2h16c2.2 0 4.5-.6 6.5-2.5-.6 6-3.8 10.5-8.5 10.5H10.5c-5 0-8.4-4-9-10z" fill="var(--wood)" stroke="var(--edge)" stroke-width="1.2"/><path d="M16.5 2l5 1.6-5 1.6z" fill="var(--seat)"/>',
  },
  helper: {
    box: '0 0 24 32',
    drawing:
      '<path d="M12 10.5c5 0 7.2 4.7 8.5 17 .2 2-.7 3-2.4 3H5.9c-1.7 0-2.6-1-2.4-3 1.3-12.3 3.5-17 8.5-17z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1.2"/><circle cx="12" cy="8.3" r="4.6" fill="var(--skin)" stroke="var(--edge)" stroke-width="1.1"/><path d="M6.3 7C6.6 3.2 9 1 12.4 1c3 0 5.2 2 5.4 5.4-3.5-.8-7.5-.6-11.5.6z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1.1"/><path d="M8 12.3c2.4 1.5 5.6 1.5 8 0l1 2c-3 1.8-7 1.8-10 0z" fill="#fffdf6" stroke="var(--edge)" stroke-width=".8"/>',
  },
  coin: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="10.5" fill="var(--gold-leaf)" stroke="#7d5a10" stroke-width="1.4"/><circle cx="12" cy="12" r="7.8" fill="none" stroke="#7d5a10" stroke-width=".9" stroke-dasharray="1.3 1.3"/><path transform="translate(6.2 5.6) scale(.48)" fill="#6b4c0c" d="M12 1.2c2.3 2.9 3.3 5.3 3.3 7.6 0 2.1-.8 3.9-1.7 5.4h-3.2c-.9-1.5-1.7-3.3-1.7-5.4 0-2.3 1-4.7 3.3-7.6zM9.7 14.2C9.2 9.6 7 6.6 4.3 6.8 2.3 7 1.2 8.5 1.3 10.4c.1 1.6 1.3 2.6 2.6 2.5.9-.1 1.4-.6 1.6-1.2.9.6 1.1 1.5.9 2.5zM14.3 14.2C14.8 9.6 17 6.6 19.7 6.8c2 .2 3.1 1.7 3 3.6-.1 1.6-1.3 2.6-2.6 2.5-.9-.1-1.4-.6-1.6-1.2-.9.6-1.1 1.5-.9 2.5zM6.5 15.2h11v2h-11zM10.8 18h2.4l1.1 3.4-2.3 1.7-2.3-1.7z"/>',
  },
  laurel: {
    box: '0 0 24 24',
    drawing:
      '<g fill="currentColor"><ellipse cx="9.5" cy="19.8" rx="1.9" ry="3.7" transform="rotate(304 9.5 19.8)"/><ellipse cx="6.3" cy="17.9" rx="1.9" ry="3.7" transform="rotate(330 6.3 17.9)"/><ellipse cx="4.3" cy="14.8" rx="1.9" ry="3.7" transform="rotate(356 4.3 14.8)"/><ellipse cx="3.8" cy="11.1" rx="1.9" ry="3.7" transform="rotate(382 3.8 11.1)"/><ellipse cx="5" cy="7.7" rx="1.9" ry="3.7" transform="rotate(408 5 7.7)"/><ellipse cx="7.7" cy="5" rx="1.9" ry="3.7" transform="rotate(434 7.7 5)"/><ellipse cx="14.5" cy="19.8" rx="1.9" ry="3.7" transform="rotate(-304 14.5 19.8)"/><ellipse cx="17.7" cy="17.9" rx="1.9" ry="3.7" transform="rotate(-330 17.7 17.9)"/><ellipse cx="19.7" cy="14.8" rx="1.9" ry="3.7" transform="rotate(-356 19.7 14.8)"/><ellipse cx="20.2" cy="11.1" rx="1.9" ry="3.7" transform="rotate(-382 20.2 11.1)"/><ellipse cx="19" cy="7.7" rx="1.9" ry="3.7" transform="rotate(-408 19 7.7)"/><ellipse cx="16.3" cy="5" rx="1.9" ry="3.7" transform="rotate(-434 16.3 5)"/></g>',
  },
  bust: {
    box: '0 0 28 40',
    drawing:
      '<path d="M7 31h14l2 7.5H5z" fill="var(--stone-2)" stroke="var(--edge)" stroke-width="1"/><path d="M10 29.5h8l1.2 2.5H8.8z" fill="var(--stone)" stroke="var(--edge)" stroke-width="1"/><path d="M4.5 28.5c.6-5 3.8-7 7-7.6v-3h5v3c3.2.6 6.4 2.6 7 7.6-5.7 2-13.3 2-19 0z" fill="var(--marble)" stroke="var(--edge)" stroke-width="1"/><path d="M8.3 9.6C8.3 5 10.7 2 14.2 2c3.7 0 5.9 3 5.7 7.3-.2 5.2-2.4 9.6-5.8 9.6s-5.8-4.2-5.8-9.3z" fill="var(--marble)" stroke="var(--edge)" stroke-width="1"/><path d="M8 9.5C7 4 10 1 14.2 1c4.4 0 7 3.2 5.9 8.5-.8-2.6-2-4-3.6-4.6-2.6 1.8-6.2 1.2-7.3 2-.5.6-.9 1.4-1.2 2.6z" fill="var(--stone-2)" stroke="var(--edge)" stroke-width=".9"/>',
  },
  scroll: {
    box: '0 0 34 34',
    drawing:
      '<path d="M7 6.5h20v21H7z" fill="var(--page)" stroke="var(--edge)" stroke-width="1.1"/><path d="M11 12h12M11 15.5h12M11 19h12M11 22.5h8" stroke="var(--edge)" stroke-opacity=".55" stroke-width="1.1"/><path d="M4 3.5h26v4.5H4zM4 26h26v4.5H4z" fill="var(--page-2)" stroke="var(--edge)" stroke-width="1.1"/><path d="M2 4.2h2v3.1H2zM30 4.2h2v3.1h-2zM2 26.7h2v3.1H2zM30 26.7h2v3.1h-2z" fill="var(--wood)" stroke="var(--edge)" stroke-width=".8"/>',
  },
  painting: {
    box: '0 0 30 36',
    drawing:
      '<path d="M1.5 1.5h27v33h-27z" fill="var(--gold-leaf)" stroke="var(--edge)" stroke-width="1.2"/><path d="M5 5h20v26H5z" fill="#8fb3c4" stroke="var(--edge)" stroke-width=".9"/><path d="M5 20c4-4 7-3 9-1.5C17 16 21 15 25 18v13H5z" fill="#6f8a4d"/><path d="M15 11.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z" fill="#ecd0a8"/><path d="M11.5 14.6c-.6-3 1-5 3.5-5s4.2 2 3.5 5c-.7-1.4-1.7-2-3.5-2s-2.8.6-3.5 2z" fill="#5a3a22"/><path d="M8.5 31c.5-7.5 2.7-11.5 6.5-12.4 3.8.9 6 4.9 6.5 12.4z" fill="#962b3e"/>',
  },
};
