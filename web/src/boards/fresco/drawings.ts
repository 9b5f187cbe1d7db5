/** Drawings of Fresco; draw one with `<Sign of="bishop" />`. */
export interface Drawing {
  box: string;
  drawing: string;
}

export const DRAWINGS: Record<string, Drawing> = {
  bishop: {
    box: '0 0 44 64',
    drawing:
      '<ellipse cx="22" cy="60" rx="17" ry="3.5" fill="#1c120a" opacity=".4"/><path d="M22 25C13 25 9.5 31 8 39L4.5 58C12 61.5 32 61.5 39.5 58L36 39C34.5 31 31 25 22 25Z" fill="#962b3e" stroke="#3a0f18" stroke-width="1.5"/><path d="M22 27L16 59.5C20 60.3 24 60.3 28 59.5Z" fill="#fff8e6"/><path d="M22 27L16 59.5M22 27L28 59.5" stroke="#e2bf57" stroke-width="1.8"/><path d="M22 36v14M18.8 41h6.4" stroke="#b8860b" stroke-width="2"/><path d="M5.5 53C12 56.5 32 56.5 38.5 53" stroke="#e2bf57" stroke-width="1.8" fill="none"/><circle cx="22" cy="21" r="7" fill="#efcba4" stroke="#3a2413" stroke-width="1.1"/><path d="M15.5 23.5C17 30 27 30 28.5 23.5C25 26 19 26 15.5 23.5Z" fill="#f4efe4" stroke="#b9a88a" stroke-width=".6"/><path d="M14 17.5C12.5 10 17 5 22 1C27 5 31.5 10 30 17.5C25 15.5 19 15.5 14 17.5Z" fill="#fffaf0" stroke="#3a2413" stroke-width="1.3"/><path d="M22 3V15.5M14.2 14.6C19 12.8 25 12.8 29.8 14.6" stroke="#b8860b" stroke-width="1.8" fill="none"/><path d="M38 60V20C38 14 43 13.5 42.5 18.5C42.2 21.5 38.8 20.5 39.5 18" fill="none" stroke="#b8860b" stroke-width="2" stroke-linecap="round"/>',
  },
  coin: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="10.8" fill="#e2b93f" stroke="#7c5a0c" stroke-width="1.2"/><circle cx="12" cy="12" r="8" fill="#f0d275" stroke="#a87c16" stroke-width="1"/><path d="M12 7.2c1.4 1.7 1.5 3 .7 4.6h-1.4c-.8-1.6-.7-2.9.7-4.6ZM8.4 12.6h7.2v1.2H8.4ZM11.3 14.2h1.4c0 1-.2 1.7-.7 2.2-.5-.5-.7-1.2-.7-2.2ZM10.7 11.8c-.2-1.4-1.2-2.4-2.2-2.1-1 .4-.7 1.6-.1 2.1ZM13.3 11.8c.2-1.4 1.2-2.4 2.2-2.1 1 .4.7 1.6.1 2.1Z" fill="#8a6210"/>',
  },
  laurel: {
    box: '0 0 24 24',
    drawing:
      '<path d="M7.5 3.5C3 7 2.5 14 6.5 18.5C8 20 10 21 12 21.2C14 21 16 20 17.5 18.5C21.5 14 21 7 16.5 3.5" fill="none" stroke="var(--verdigris)" stroke-width="1.6"/><g fill="var(--verdigris)"><ellipse cx="4.3" cy="8" rx="1.5" ry="2.9" transform="rotate(20 4.3 8)"/><ellipse cx="3.9" cy="13" rx="1.5" ry="2.9" transform="rotate(-12 3.9 13)"/><ellipse cx="6.2" cy="17.6" rx="1.5" ry="2.9" transform="rotate(-42 6.2 17.6)"/><ellipse cx="19.7" cy="8" rx="1.5" ry="2.9" transform="rotate(-20 19.7 8)"/><ellipse cx="20.1" cy="13" rx="1.5" ry="2.9" transform="rotate(12 20.1 13)"/><ellipse cx="17.8" cy="17.6" rx="1.5" ry="2.9" transform="rotate(42 17.8 17.6)"/></g>',
  },
  mood: {
    box: '0 0 24 24',
    drawing:
      '<path d="M4 4C9 6 15 6 20 4C21 13 18 19 12 21.5C6 19 3 13 4 4Z" fill="var(--fr-mask)" stroke="var(--ink)" stroke-width="1.3"/><path d="M7.2 9.8c.9-1.3 2.5-1.3 3.3 0M13.5 9.8c.8-1.3 2.4-1.3 3.3 0M8 14c1.6 3.4 6.4 3.4 8 0Z" fill="none" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>',
  },
  bell: {
    box: '0 0 24 24',
    drawing:
      '<path d="M12 3C8 3 6.8 6 6.5 10C6.2 14 5.5 15.5 3.5 17.5H20.5C18.5 15.5 17.8 14 17.5 10C17.2 6 16 3 12 3Z" fill="var(--gold-leaf)" stroke="var(--ink)" stroke-width="1.3"/><path d="M9.5 18.5a2.5 2.5 0 0 0 5 0" fill="var(--ink)"/><path d="M12 1.2V3" stroke="var(--ink)" stroke-width="1.5"/>',
  },
  market: {
    box: '0 0 24 24',
    drawing:
      '<path d="M4 10V21H20V10" fill="var(--ivory)" stroke="var(--ink)" stroke-width="1.3"/><path d="M2.5 10L5 3.5H19L21.5 10C21.5 12 18.5 12 18 10C17.5 12 14.5 12 14 10H10C9.5 12 6.5 12 6 10C5.5 12 2.5 12 2.5 10Z" fill="var(--terracotta)" stroke="var(--ink)" stroke-width="1.1"/><path d="M8.5 3.5L6 10C6.5 12 9.5 12 10 10L11 3.5ZM15.5 3.5L18 10C17.5 12 14.5 12 14 10L13 3.5Z" fill="var(--ivory)" stroke="var(--ink)" stroke-width=".8"/><path d="M4 15.5H20" stroke="var(--ink)" stroke-width="1.3"/>',
  },
  cathedral: {
    box: '0 0 24 24',
    drawing:
      '<path d="M3 21V14H21V21Z" fill="var(--ivory)" stroke="var(--ink)" stroke-width="1.3"/><path d="M5.5 14C5.5 8.5 8.5 6.5 12 5C15.5 6.5 18.5 8.5 18.5 14Z" fill="var(--terracotta)" stroke="var(--ink)" stroke-width="1.3"/><path d="M12 5V1M10.5 2.3H13.5M9 13.8C9 10 10 8 12 5.3C14 8 15 10 15 13.8" stroke="var(--ink)" stroke-width="1.1" fill="none"/><path d="M10 21V18a2 2 0 0 1 4 0V21Z" fill="var(--ink)"/>',
  },
  studio: {
    box: '0 0 24 24',
    drawing:
      '<path d="M12 1.5V4M8 16L5 22.5M16 16L19 22.5M12 16V21" stroke="var(--fr-umber)" stroke-width="1.7" stroke-linecap="round"/><rect x="4.5" y="3.5" width="15" height="13" rx="1" fill="var(--ivory)" stroke="var(--ink)" stroke-width="1.3"/><circle cx="12" cy="8.3" r="2.3" fill="var(--terracotta)"/><path d="M7.5 16C7.8 12.5 9.5 11.5 12 11.5C14.5 11.5 16.2 12.5 16.5 16Z" fill="var(--lapis)"/>',
  },
  workshop: {
    box: '0 0 24 24',
    drawing:
      '<path d="M14 9L20.5 2.2" stroke="var(--fr-umber)" stroke-width="3" stroke-linecap="round"/><path d="M3.5 9H20.5C20.5 14.5 18 18 14.5 18.7V20.5H17V22H7V20.5H9.5V18.7C6 18 3.5 14.5 3.5 9Z" fill="var(--verdigris)" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/><path d="M6 11.5C6.5 14 7.5 15.5 9 16.3" stroke="#fff" stroke-opacity=".55" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  },
  theatre: {
    box: '0 0 24 24',
    drawing:
      '<path d="M2.5 3H21.5V6H2.5Z" fill="var(--gold-leaf)" stroke="var(--ink)" stroke-width="1.1"/><path d="M4 6H10C10 12 8 15 5 17V21.5H3.5V6ZM20 6H14C14 12 16 15 19 17V21.5H20.5V6Z" fill="var(--cochineal)" stroke="var(--ink)" stroke-width="1.1"/><path d="M6 21.5H18" stroke="var(--ink)" stroke-width="1.5"/>',
  },
  tile: {
    box: '0 0 24 24',
    drawing:
      '<rect x="3" y="3" width="18" height="18" rx="2" fill="var(--fr-plaster)" stroke="var(--ink)" stroke-width="1.3"/><path d="M3 12C8 9 10 15 15 12M15 12L21 9M9 3L10 10.5" stroke="var(--ink-2)" fill="none" stroke-width="1"/>',
  },
  lasting: {
    box: '0 0 24 24',
    drawing:
      '<path d="M12 12C10 8.5 8.3 7.5 6.5 7.5A4.5 4.5 0 0 0 6.5 16.5C8.3 16.5 10 15.5 12 12C14 8.5 15.7 7.5 17.5 7.5A4.5 4.5 0 0 1 17.5 16.5C15.7 16.5 14 15.5 12 12Z" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  },
  once: {
    box: '0 0 24 24',
    drawing: '<path d="M13.5 2L5 13.5H11L9.5 22L19 9.5H12.7Z" fill="currentColor"/>',
  },
  mitre: {
    box: '0 0 24 24',
    drawing:
      '<path d="M4.5 18C2.5 11 7 5.5 12 1.5C17 5.5 21.5 11 19.5 18C14.5 16.5 9.5 16.5 4.5 18Z" fill="currentColor"/><path d="M5 21.5C10 20 14 20 19 21.5" stroke="currentColor" stroke-width="2" fill="none"/>',
  },
  screen: {
    box: '0 0 24 24',
    drawing:
      '<path d="M2.5 5L8.5 3V19L2.5 21ZM8.5 3L15.5 5V21L8.5 19ZM15.5 5L21.5 3V19L15.5 21Z" fill="var(--paper-2)" stroke="var(--ink-2)" stroke-width="1.3" stroke-linejoin="round"/>',
  },
  apprentice: {
    box: '0 0 24 24',
    drawing:
      '<path d="M12 9.5C7 9.5 5.5 13 4.5 21.5H19.5C18.5 13 17 9.5 12 9.5Z" fill="currentColor"/><circle cx="12" cy="6.5" r="3.8" fill="currentColor"/><path d="M6.5 5C7 1.5 16 0 18 4.5Z" fill="currentColor"/>',
  },
  brush: {
    box: '0 0 24 24',
    drawing:
      '<path d="M21 3L11.5 13.5L9.5 11.5Z" fill="var(--fr-umber)" stroke="var(--ink)" stroke-width=".8"/><path d="M9 12L11.5 14.5C11 19 7 20.5 3 20.5C5.5 19 4.5 14 9 12Z" fill="var(--terracotta)" stroke="var(--ink)" stroke-width=".8"/>',
  },
  altar: {
    box: '0 0 54 50',
    drawing:
      '<path d="M8 46V22C8 10 20 4 27 2C34 4 46 10 46 22V46Z" fill="#e3c371" stroke="#4b3611"/><path d="M12 44V23C12 14 21 9 27 7C33 9 42 14 42 23V44Z" fill="#23508f"/><circle cx="27" cy="19" r="7.5" fill="#f0cf73"/><circle cx="27" cy="19.5" r="4.6" fill="#ecc49c"/><path d="M17 44C17 31 21 26 27 26C33 26 37 31 37 44Z" fill="#962b3e"/><path d="M24 27C25 34 29 34 30 27L32 44H22Z" fill="#fff3dd"/><path d="M22.5 18C22 13 32 13 31.5 18C30 15.5 24 15.5 22.5 18Z" fill="#5e3a1c"/><path d="M4 46H50V49H4Z" fill="#8c6b33"/>',
  },
  leonardo: {
    box: '0 0 24 24',
    drawing:
      '<circle cx="12" cy="12" r="11" fill="var(--umber)" stroke="var(--seat-edge)" stroke-width="1"/><path d="M5 13C4 6 8 3 12 3S20 6 19 13C18 9 16 8.6 12 8.6S6 9 5 13Z" fill="#d8d0c0"/><path d="M8 8.6H16V13C16 16 14.4 18 12 18S8 16 8 13Z" fill="#ecc49c"/><path d="M7.4 12.6C8 16.6 9.4 21.6 12 22C14.6 21.6 16 16.6 16.6 12.6C15.4 15 14.4 15.4 12 15.4S8.6 15 7.4 12.6Z" fill="#efe9dc"/><path d="M6 7.4C7 3.4 17 3.4 18 7.4C15 6 9 6 6 7.4Z" fill="#7c2033"/><path d="M9.6 11.4H10.8M13.2 11.4H14.4" stroke="#3a2413" stroke-width="1.2"/>',
  },
};

/** In the last round the cathedral is visited a second time. */
DRAWINGS['second-cathedral'] = DRAWINGS.cathedral!;

/** An apprentice on a field of 36 x 46, clothed in `--ec` with a button in `--ei`; the seat's charge goes on the breast. */
export const APPRENTICE =
  '<ellipse cx="18" cy="42.5" rx="14" ry="3" fill="#1c120a" opacity=".25"/><path d="M18 17C11 17 8 20.5 6.8 26L4.5 39C4.3 41 5 42 7 42H29C31 42 31.7 41 31.5 39L29.2 26C28 20.5 25 17 18 17Z" fill="var(--ec)" stroke="var(--seat-edge)" stroke-width="1.3"/><path d="M9 26C10 21.5 12 19.5 15 18.8" stroke="#fff" stroke-opacity=".5" stroke-width="1.8" fill="none" stroke-linecap="round"/><circle cx="18" cy="12.5" r="7" fill="#efcba4" stroke="var(--seat-edge)" stroke-width="1.2"/><path d="M9.5 10.5C9 5.5 13 2.5 19 2.8C25 3.1 28.5 6 27 9.5C22 8.2 15 8.4 9.5 10.5Z" fill="var(--ec)" stroke="var(--seat-edge)" stroke-width="1.2"/><circle cx="24.5" cy="3.8" r="1.8" fill="var(--ei)" stroke="var(--seat-edge)" stroke-width=".8"/>';
