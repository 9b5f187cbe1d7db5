import type { Arms } from '../net/types';

/** Emblems of seats, so that colour is never the only sign of who owns a thing: drawn on a 24 x 24 field in
 *  `--fg` on `--bg`. */
export const CHARGES: Record<Arms['emblem'], string> = {
  lily: '<path d="M12 1.8C9.2 5.6 9 9.3 12 13.9C15 9.3 14.8 5.6 12 1.8ZM10.6 14C9.9 9.6 7.6 7 5 7.6C2.3 8.2 2.3 12.2 5.1 12.8C5 11.6 6.2 11 7 11.7C7.8 12.4 7.9 13.3 8.1 14ZM13.4 14C14.1 9.6 16.4 7 19 7.6C21.7 8.2 21.7 12.2 18.9 12.8C19 11.6 17.8 11 17 11.7C16.2 12.4 16.1 13.3 15.9 14ZM7 14.7H17V16.6H7ZM9.6 17.2H14.4C14.4 18.8 15.6 20.2 17 20.8C15 21.6 13.6 21 12.9 19.8L12 22.6L11.1 19.8C10.4 21 9 21.6 7 20.8C8.4 20.2 9.6 18.8 9.6 17.2Z" fill="var(--fg)" transform="translate(3.4 1.9) scale(.72)"/>',
  lion: '<path d="M12.00 2.50L13.48 4.58L15.76 3.43L16.11 5.96L18.67 6.00L17.80 8.40L20.04 9.62L18.15 11.35L19.57 13.47L17.10 14.12L17.37 16.66L14.88 16.09L13.94 18.46L12.00 16.80L10.06 18.46L9.12 16.09L6.63 16.66L6.90 14.12L4.43 13.47L5.85 11.35L3.96 9.62L6.20 8.40L5.33 6.00L7.89 5.96L8.24 3.43L10.52 4.58Z" fill="var(--fg)"/><path d="M8.2 8.2C9 6.4 15 6.4 15.8 8.2C16.6 11 15.4 14.2 12 15.6C8.6 14.2 7.4 11 8.2 8.2Z" fill="var(--bg)"/><path d="M9.4 9.4L11.3 10.1M14.6 9.4L12.7 10.1" stroke="var(--fg)" stroke-width="1.2" stroke-linecap="round"/><path d="M10.7 11.6H13.3L12 13.2Z" fill="var(--fg)"/>',
  tower:
    '<path d="M6.6 4.2H9V6H10.8V4.2H13.2V6H15V4.2H17.4V9H15.9V18.2H8.1V9H6.6Z" fill="var(--fg)"/><path d="M10.4 18.2V14.8C10.4 12.6 13.6 12.6 13.6 14.8V18.2Z" fill="var(--bg)"/>',
  bee: '<path d="M11 8.6C7 3.4 2.8 5.6 5 9.4C6.4 11.6 9 11.4 10.8 10.4ZM13 8.6C17 3.4 21.2 5.6 19 9.4C17.6 11.6 15 11.4 13.2 10.4Z" fill="var(--fg)"/><circle cx="12" cy="6" r="2" fill="var(--fg)"/><path d="M12 8C15.4 8 16.2 11 15.4 14C14.8 16.6 13.2 18.6 12 19.4C10.8 18.6 9.2 16.6 8.6 14C7.8 11 8.6 8 12 8Z" fill="var(--fg)"/><path d="M8.9 10.9H15.1M8.7 13.4H15.3M9.6 16H14.4" stroke="var(--bg)" stroke-width="1.25"/>',
  moon: '<path d="M14.8 4.2C10 4 6.4 7.2 6.4 11.2S10 18.2 14.8 18C11.8 16.6 10.4 14.2 10.4 11.1S11.8 5.6 14.8 4.2Z" fill="var(--fg)"/><path d="M16.20 6.00L16.85 7.71L18.67 7.80L17.25 8.94L17.73 10.70L16.20 9.70L14.67 10.70L15.15 8.94L13.73 7.80L15.55 7.71Z" fill="var(--fg)"/>',
  sun: '<circle cx="12" cy="11" r="3.7" fill="var(--fg)"/><path d="M12 3v2.6M12 16.4V19M4 11h2.6M17.4 11H20M6.3 5.3l1.9 1.9M15.8 14.8l1.9 1.9M17.7 5.3l-1.9 1.9M8.2 14.8l-1.9 1.9" stroke="var(--fg)" stroke-width="1.8" stroke-linecap="round"/>',
  rose: '<g fill="var(--fg)"><circle cx="12" cy="6.6" r="3.1"/><circle cx="16.2" cy="9.6" r="3.1"/><circle cx="14.6" cy="14.5" r="3.1"/><circle cx="9.4" cy="14.5" r="3.1"/><circle cx="7.8" cy="9.6" r="3.1"/></g><circle cx="12" cy="11" r="2.7" fill="var(--bg)"/><circle cx="12" cy="11" r="1.3" fill="var(--fg)"/>',
  key: '<circle cx="12" cy="6.6" r="2.9" fill="none" stroke="var(--fg)" stroke-width="2"/><path d="M12 9.5V19.2M12 14.6H15.6M12 18.2H15.6" fill="none" stroke="var(--fg)" stroke-width="2" stroke-linecap="round"/>',
  anchor:
    '<circle cx="12" cy="4.9" r="1.7" fill="none" stroke="var(--fg)" stroke-width="1.5"/><path d="M12 6.8V18.4M8.6 9H15.4M5.8 12.8C6 16.6 8.8 18.5 12 18.5S18 16.6 18.2 12.8" fill="none" stroke="var(--fg)" stroke-width="1.9" stroke-linecap="round"/><path d="M4.2 14.4L5.8 10.6L8 14ZM19.8 14.4L18.2 10.6L16 14Z" fill="var(--fg)"/>',
  grapes:
    '<path d="M12 6.4C12 4.8 13 3.4 14.8 3" stroke="var(--fg)" stroke-width="1.6" stroke-linecap="round" fill="none"/><path d="M11.4 5.6C9.6 2.6 6 3 5.2 5.2C7.2 6.6 9.8 6.8 11.4 5.6Z" fill="var(--fg)"/><g fill="var(--fg)"><circle cx="7.6" cy="9.4" r="2.05"/><circle cx="12" cy="9.4" r="2.05"/><circle cx="16.4" cy="9.4" r="2.05"/><circle cx="9.8" cy="13.2" r="2.05"/><circle cx="14.2" cy="13.2" r="2.05"/><circle cx="12" cy="17" r="2.05"/></g>',
};

export const EMBLEMS = Object.keys(CHARGES) as Arms['emblem'][];
