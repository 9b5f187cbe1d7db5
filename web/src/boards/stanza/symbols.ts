/** Drawings of La Stanza, coloured by `--dc` (discipline), `--seat` and `--edge`; draw one with `<Symbol of={SYMBOLS.figure} />`. */
export const SYMBOLS: Record<string, { box: string; drawing: string }> = {
  's-disc': {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="8.2" fill="none" stroke="currentColor" stroke-width="1.7"/><path fill="currentColor" d="M12 .8l2.7 8.5 8.5 2.7-8.5 2.7L12 23.2l-2.7-8.5L.8 12l8.5-2.7z"/>',
  },
  's-lit': {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" d="M1.8 5.4c3.4-1.5 7-1.3 9.5.7v13.6c-2.5-1.8-6.1-2-9.5-.7zM22.2 5.4c-3.4-1.5-7-1.3-9.5.7v13.6c2.5-1.8 6.1-2 9.5-.7z"/>',
  },
  's-rel': {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" d="M11.1 0h1.8v2.4h2.2v1.7h-2.2v2.3c4.3.5 7.3 3.7 7.7 8.2H3.4c.4-4.5 3.4-7.7 7.7-8.2V4.1H8.9V2.4h2.2zM2.5 16h19v2h-19zM4.5 19h3v4.5h-3zM10.5 19h3v4.5h-3zM16.5 19h3v4.5h-3z"/>',
  },
  's-art': {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" fill-rule="evenodd" d="M11.5 3.2C5.6 3.2 1.5 7 1.5 12c0 4.9 3.9 8.8 8.4 8.8 1.9 0 2.6-1.2 2.2-2.6-.5-1.9.7-3 2.5-3h3.2c3 0 4.9-1.6 4.9-4.3 0-4.5-4.8-7.7-11.2-7.7zM6 13.8a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4zM8.5 9a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4zM14 8.2a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4zM18.5 11.2a1.6 1.6 0 1 1 0-3.2 1.6 1.6 0 0 1 0 3.2z"/>',
  },
  's-pol': {
    box: '0 0 24 24',
    drawing:
      '<path fill="currentColor" d="M3.2 18.6h17.6v2.8H3.2zM3 17L1.5 7.2l5.3 4L12 3.2l5.2 8 5.3-4L21 17z"/><circle fill="currentColor" cx="12" cy="3" r="1.7"/><circle fill="currentColor" cx="1.8" cy="6.8" r="1.5"/><circle fill="currentColor" cx="22.2" cy="6.8" r="1.5"/>',
  },
  's-bonus': {
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
      '<circle cx="12" cy="12" r="10.5" fill="var(--gold-leaf)" stroke="#7d5a10" stroke-width="1.4"/><circle cx="12" cy="12" r="7.8" fill="none" stroke="#7d5a10" stroke-width=".9" stroke-dasharray="1.3 1.3"/><g color="#6b4c0c"><use href="#e-0" x="6.5" y="6.2" width="11" height="11.6"/></g>',
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
  'p-beret': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M20 36.2l4 6.3 4-6.3" fill="none" stroke="var(--edge)" stroke-opacity=".6" stroke-width="1.1"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M15.3 21c.6 7.5 3.6 14.5 8.7 14.5s8.1-7 8.7-14.5c-1 4-2.3 5.6-4 5.6-1.8-1.2-7.6-1.2-9.4 0-1.7 0-3-1.6-4-5.6z" fill="var(--hair)"/><path d="M11.5 15.5C11 8.5 17 4.5 25 4.8c7.6.3 12.3 4.2 11.4 9-2.8 2.4-7.6 1.8-12.4 2.4-5 .6-9 1.8-12.5-.7z" fill="var(--cap)" stroke="var(--edge)" stroke-width=".8"/>',
  },
  'p-hood': {
    box: '0 0 48 48',
    drawing:
      '<path d="M4 50c1-9 6-13.5 9-15.5C9.8 27 10 17 13.5 11 16 6.5 19.5 4 24 4s8 2.5 10.5 7C38 17 38.2 27 35 34.5c3 2 8 6.5 9 15.5z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M14.8 21.5c0-8 3.8-12.5 9.2-12.5s9.2 4.5 9.2 12.5c0 7.5-3.9 13.7-9.2 13.7s-9.2-6.2-9.2-13.7z" fill="#000" opacity=".38"/><path d="M17 21.5c0-6.5 2.8-9.8 7-9.8s7 3.3 7 9.8c0 6.5-3 11.8-7 11.8s-7-5.3-7-11.8z" fill="var(--skin)"/><path d="M24 37v13" stroke="var(--edge)" stroke-opacity=".5" stroke-width="1.1"/>',
  },
  'p-veil': {
    box: '0 0 48 48',
    drawing:
      '<path d="M7 47c2.5-6 3.3-13 3.8-21C11.3 14 16 6 24 6s12.7 8 13.2 20c.5 8 1.3 15 3.8 21z" fill="var(--cap)" stroke="var(--edge)" stroke-width="1"/><path d="M9 50c1-8 6-12.5 15-13 9 .5 14 5 15 13z" fill="var(--dc)" stroke="var(--edge)" stroke-width=".8"/><path d="M14.5 24c0-9.5 3.5-14 9.5-14s9.5 4.5 9.5 14c0 6-1.5 11-4 14.2-3.4 1.8-7.6 1.8-11 0-2.5-3.2-4-8.2-4-14.2z" fill="#fffaf0"/><path d="M17 22c0-6 2.6-8.8 7-8.8s7 2.8 7 8.8c0 6.3-3 11.2-7 11.2S17 28.3 17 22z" fill="var(--skin)"/>',
  },
  'p-laurel': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M20 36.2l4 6.3 4-6.3" fill="none" stroke="var(--edge)" stroke-opacity=".6" stroke-width="1.1"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M14.2 25C12.6 13.5 16.5 7 24 7s11.4 6.5 9.8 18c-1-2-1.5-4-1.6-6.5-2.8-.4-4.8-1.6-6.2-3.5-2.6 2.5-6.5 3.6-10.2 3.5-.1 2.5-.6 4.5-1.6 6.5z" fill="var(--hair)"/><g fill="#5f7f36" stroke="var(--edge)" stroke-width=".5"><ellipse cx="15" cy="14.5" rx="1.7" ry="3.4" transform="rotate(25 15 14.5)"/><ellipse cx="18" cy="10.8" rx="1.7" ry="3.4" transform="rotate(55 18 10.8)"/><ellipse cx="22" cy="9" rx="1.6" ry="3.2" transform="rotate(78 22 9)"/><ellipse cx="33" cy="14.5" rx="1.7" ry="3.4" transform="rotate(-25 33 14.5)"/><ellipse cx="30" cy="10.8" rx="1.7" ry="3.4" transform="rotate(-55 30 10.8)"/><ellipse cx="26" cy="9" rx="1.6" ry="3.2" transform="rotate(-78 26 9)"/></g>',
  },
  'p-queen': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M14 20C13.5 12 17.5 8.5 24 8.5S34.5 12 34 20c-.2 4-1 7-2.5 9.5h-15C15 27 14.2 24 14 20z" fill="#a4552a"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M11 35.5c0-4 6-6.5 13-6.5s13 2.5 13 6.5S31 41.5 24 41.5 11 39.5 11 35.5z" fill="#fffaf0" stroke="var(--edge)" stroke-width=".8"/><path d="M17.5 33c1.5 1.6 4 2.5 6.5 2.5s5-.9 6.5-2.5L28 30h-8z" fill="var(--skin)"/><path d="M14 35.5l1.5 3M19 38l.8 2.6M24 38.5v2.7M29 38l-.8 2.6M34 35.5l-1.5 3" stroke="var(--edge)" stroke-opacity=".5" stroke-width=".8"/><path d="M16 13l-1.8-8 4.8 3.6L24 3l5 5.6L33.8 5 32 13c-5-1.8-11-1.8-16 0z" fill="var(--gold-leaf)" stroke="#7d5a10" stroke-width=".8"/>',
  },
  'p-tiara': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M20 36.2l4 6.3 4-6.3" fill="none" stroke="var(--edge)" stroke-opacity=".6" stroke-width="1.1"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M15.5 15C16 7.5 19 2 24 2s8 5.5 8.5 13c-5.5-1.6-11.5-1.6-17 0z" fill="var(--cap)" stroke="var(--edge)" stroke-width=".8"/><path d="M15.8 14.5c5.2-2 11.2-2 16.4 0l.3 2.3c-5.6-1.8-11.4-1.8-17 0zM17.5 8.5c4.3-1.3 8.7-1.3 13 0l.6 1.9c-4.7-1.3-9.5-1.3-14.2 0z" fill="var(--gold-leaf)"/><path d="M9 50c2-7 6-11.5 10.5-13.5L24 42l4.5-5.5C33 38.5 37 43 39 50h-5c-1.5-4-3.5-7-6-9l-4 4-4-4c-2.5 2-4.5 5-6 9z" fill="var(--gold-leaf)" opacity=".8"/>',
  },
  'p-mane': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M20 36.2l4 6.3 4-6.3" fill="none" stroke="var(--edge)" stroke-opacity=".6" stroke-width="1.1"/><path d="M11.5 33C10 19 13.5 7.5 24 7.5S38 19 36.5 33c-2 1.5-4 1.5-6 .5h-13c-2 1-4 1-6-.5z" fill="var(--hair)"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M15.5 21.5c.3 9 3.5 17.5 8.5 17.5s8.2-8.5 8.5-17.5c-1 3.7-2.3 5.2-4 5.2-1.8-1.2-7.2-1.2-9 0-1.7 0-3-1.5-4-5.2z" fill="var(--hair)"/><path d="M15 19c.5-6.5 3.5-10 9-10s8.5 3.5 9 10c-2.5-1.5-5-4-6.5-6.5C23.5 16 19 18 15 19z" fill="var(--hair)"/>',
  },
  'p-bob': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M20 36.2l4 6.3 4-6.3" fill="none" stroke="var(--edge)" stroke-opacity=".6" stroke-width="1.1"/><path d="M12.5 31C11 17 14 8 24 8s13 9 11.5 23c-2 1.3-4 1.3-5.5.2H18c-1.5 1.1-3.5 1.1-5.5-.2z" fill="var(--hair)"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M15.5 18.5C15.5 12.5 18.5 9 24 9s8.5 3.5 8.5 9.5c-5.6-2-11.4-2-17 0z" fill="var(--hair)"/><path d="M13.5 12.5C15 7 19 4.5 24.5 4.5c5 0 9 2.5 10 7-6.5-2.3-14-2-21 1z" fill="var(--cap)" stroke="var(--edge)" stroke-width=".8"/>',
  },
  'p-plume': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M15.3 21c.6 7.5 3.6 13.3 8.7 13.3s8.1-5.8 8.7-13.3c-1 4-2.3 5.6-4 5.6-1.8-1.2-7.6-1.2-9.4 0-1.7 0-3-1.6-4-5.6z" fill="var(--hair)"/><path d="M9.5 14.8C12 11.5 14 12 15.5 11 16.5 6 20 4.3 24.5 4.3c4.3 0 7 2.2 7.8 6.7 2.2.8 4.2 1.6 6.2 3.8-9 3.2-20 3.2-29 0z" fill="var(--cap)" stroke="var(--edge)" stroke-width=".8"/><path d="M30 10.5C31.5 4 36 1.8 42.5 3c-1 5-5 8.5-12 8.8z" fill="#fffaf0" stroke="var(--edge)" stroke-width=".8"/><path d="M14 38c6.5 4.5 13.5 4.5 20 0" fill="none" stroke="var(--gold-leaf)" stroke-width="2.2"/><circle cx="24" cy="42.5" r="2.2" fill="var(--gold-leaf)"/>',
  },
  'p-snood': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M13 27c-1.5-11 2-19 11-19s12.5 8 11 19c-.8 3-2.5 4.5-5 5H18c-2.5-.5-4.2-2-5-5z" fill="var(--hair)"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M15.5 20c-.3-7 3-11 8.5-11s8.8 4 8.5 11c-3.5-1.2-6.5-3.5-8.5-7-2 3.5-5 5.8-8.5 7z" fill="var(--hair)"/><path d="M13.5 14C15 8.5 19 6 24 6s9 2.5 10.5 8c-2-2.8-5.5-4.2-10.5-4.2S15.5 11.2 13.5 14z" fill="var(--gold-leaf)" stroke="#7d5a10" stroke-width=".7"/><path d="M17 37c3.5 4.5 10.5 4.5 14 0" fill="none" stroke="#fffaf0" stroke-width="1.8" stroke-dasharray="1.8 1.4"/>',
  },
  'p-tonsure': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--dc)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M15 20c-1.5-1-1.8-4.5-.5-7 1.5-.3 2.5.6 3 1.5 3.5-2.2 9.5-2.2 13 0 .5-.9 1.5-1.8 3-1.5 1.3 2.5 1 6-.5 7-.5-1.8-1.2-3-2.3-3.8-3.8-1.6-9.6-1.6-13.4 0-1.1.8-1.8 2-2.3 3.8z" fill="var(--hair)"/><path d="M14 37.5c2 4 6 6 10 6s8-2 10-6c-1.5-1.6-3.5-2.6-6-3-2.5 1.6-5.5 1.6-8 0-2.5.4-4.5 1.4-6 3z" fill="#000" opacity=".2"/>',
  },
  'p-patron': {
    box: '0 0 48 48',
    drawing:
      '<path d="M3 50c.8-10 7.6-14.6 21-15.4C37.4 35.4 44.2 40 45 50z" fill="var(--seat)" stroke="var(--edge)" stroke-width="1"/><path d="M20 29h8v8c-2.4 2-5.6 2-8 0z" fill="var(--skin-2)"/><path d="M12.5 31C11 17 14 8 24 8s13 9 11.5 23z" fill="var(--hair)"/><path d="M15.6 19.5c0-6 3.3-10 8.4-10s8.4 4 8.4 10c0 7.2-3.6 13.5-8.4 13.5s-8.4-6.3-8.4-13.5z" fill="var(--skin)"/><path d="M9 17C8 8 15 3 24.5 3S41 8 39 16.5c-9-3.5-20.5-3.3-30 .5z" fill="var(--seat)" stroke="var(--edge)" stroke-width=".9"/><path d="M9.5 16.8c9-4 20.5-4 29.3-.2l-.6 2.7c-8.6-3.3-19.5-3.3-28 .2z" fill="var(--gold-leaf)" stroke="#7d5a10" stroke-width=".6"/><path d="M11.5 39c7.5 6.5 17.5 6.5 25 0" fill="none" stroke="var(--gold-leaf)" stroke-width="2.4"/>',
  },
};
