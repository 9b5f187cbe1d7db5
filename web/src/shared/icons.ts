/** Line drawings on a 24 x 24 field, stroked with the text colour; one distinct symbol for every thing. */
const icons: Record<string, string> = {
  laurel:
    '<ellipse cx="8.2" cy="4.2" rx="1.45" ry="3.4" transform="rotate(108 8.2 4.2)" fill="currentColor" stroke="none"/><ellipse cx="5.3" cy="6.9" rx="1.45" ry="3.4" transform="rotate(80 5.3 6.9)" fill="currentColor" stroke="none"/><ellipse cx="3.9" cy="10.6" rx="1.45" ry="3.4" transform="rotate(52 3.9 10.6)" fill="currentColor" stroke="none"/><ellipse cx="4.5" cy="14.4" rx="1.45" ry="3.4" transform="rotate(24 4.5 14.4)" fill="currentColor" stroke="none"/><ellipse cx="6.8" cy="17.6" rx="1.45" ry="3.4" transform="rotate(-4 6.8 17.6)" fill="currentColor" stroke="none"/><ellipse cx="15.8" cy="4.2" rx="1.45" ry="3.4" transform="rotate(-108 15.8 4.2)" fill="currentColor" stroke="none"/><ellipse cx="18.7" cy="6.9" rx="1.45" ry="3.4" transform="rotate(-80 18.7 6.9)" fill="currentColor" stroke="none"/><ellipse cx="20.1" cy="10.6" rx="1.45" ry="3.4" transform="rotate(-52 20.1 10.6)" fill="currentColor" stroke="none"/><ellipse cx="19.5" cy="14.4" rx="1.45" ry="3.4" transform="rotate(-24 19.5 14.4)" fill="currentColor" stroke="none"/><ellipse cx="17.2" cy="17.6" rx="1.45" ry="3.4" transform="rotate(4 17.2 17.6)" fill="currentColor" stroke="none"/><path d="M9.3 21.3L12 19.6L14.7 21.3" />',
  shield:
    '<path d="M4 3.4H20V11.8C20 16.8 16.4 19.8 12 21.4C7.6 19.8 4 16.8 4 11.8Z"/><path d="M12 8V15M8.5 11.5H15.5"/>',
  undo: '<path d="M8.6 5L4 9.6L8.6 14.2M4.4 9.6H14C18 9.6 20.4 12.2 20.4 15S18 19.6 14 19.6H9"/>',
  reset:
    '<path d="M5 5V10.4H10.4M5.4 10C7.2 6.2 11 4.4 14.6 5.4C18.4 6.4 20.8 10 20.2 14C19.6 17.8 16 20.6 12 20.2C9 19.9 6.6 18.2 5.4 15.6"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 6.6V12L15.8 14.4"/>',
  globe: '<circle cx="12" cy="12" r="9"/><path d="M3 12H21M12 3C7 8 7 16 12 21C17 16 17 8 12 3Z"/>',
  theme:
    '<circle cx="12" cy="12" r="4.4"/><path d="M12 2.4V4.8M12 19.2V21.6M2.4 12H4.8M19.2 12H21.6M5.2 5.2L6.9 6.9M17.1 17.1L18.8 18.8M5.2 18.8L6.9 17.1M17.1 6.9L18.8 5.2"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11"/><path d="M4.5 6h.01M4.5 12h.01M4.5 18h.01" stroke-width="3"/>',
  full: '<path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"/>',
  keys: '<path d="M2.6 6H21.4V18H2.6ZM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14H17"/>',
  menu: '<path d="M4 6.4H20M4 12H20M4 17.6H20"/>',
  chat: '<path d="M3.4 4.6H20.6V16.4H11L6.4 20.4V16.4H3.4Z"/>',
  note: '<path d="M5 3.4H19V20.6H5ZM8.4 8H15.6M8.4 12H15.6M8.4 16H12.6"/>',
  book: '<path d="M12 6C9 4 6 3.8 3 4.4V19C6 18.4 9 18.6 12 20.6C15 18.6 18 18.4 21 19V4.4C18 3.8 15 4 12 6ZM12 6V20.4"/>',
  check: '<path d="M4.4 12.6L9.8 18L19.6 6.6"/>',
  cross: '<path d="M6 6L18 18M18 6L6 18"/>',
  chev: '<path d="M9 5L16 12L9 19"/>',
  down: '<path d="M5 9L12 16L19 9"/>',
  gavel: '<path d="M13 3L20.6 10.6L17.8 13.4L10.2 5.8Z" fill="currentColor"/><path d="M13.6 9.4L5 18M3.4 21H13"/>',
  plus: '<path d="M12 4V20M4 12H20"/>',
  minus: '<path d="M4 12H20"/>',
  flag: '<path d="M6 21.6V3M6 4C10 2 14 6 19 4V13C14 15 10 11 6 13"/>',
  link: '<path d="M10 14L14 10M9 9.6L11.4 7.2C13.2 5.4 15.8 5 17.6 6.6C19.2 8.4 18.8 11 17 12.8L14.6 15.2M15 14.4L12.6 16.8C10.8 18.6 8.2 19 6.4 17.4C4.8 15.6 5.2 13 7 11.2L9.4 8.8"/>',
  bot: '<path d="M5 9H19V19.4H5ZM12 9V5M9 19.4V22M15 19.4V22M2.6 12V16M21.4 12V16"/><circle cx="12" cy="4" r="1.4" fill="currentColor" stroke="none"/><circle cx="9.2" cy="13.4" r="1.4" fill="currentColor" stroke="none"/><circle cx="14.8" cy="13.4" r="1.4" fill="currentColor" stroke="none"/><path d="M9.4 16.6H14.6"/>',
  eye: '<path d="M2.4 12C6 5.6 18 5.6 21.6 12C18 18.4 6 18.4 2.4 12Z"/><circle cx="12" cy="12" r="2.8" fill="currentColor" stroke="none"/>',
  best: '<path d="M12.00 1.40L13.73 4.67L17.05 3.04L16.53 6.71L20.18 7.34L17.60 10.00L20.18 12.66L16.53 13.29L17.05 16.96L13.73 15.33L12.00 18.60L10.27 15.33L6.95 16.96L7.47 13.29L3.82 12.66L6.40 10.00L3.82 7.34L7.47 6.71L6.95 3.04L10.27 4.67Z" fill="currentColor"/><path d="M8 16L6.6 22L12 19.6L17.4 22L16 16"/>',
  warn: '<path d="M12 3.4L21.6 20.4H2.4ZM12 9.6V14.6"/><circle cx="12" cy="17.4" r="1.1" fill="currentColor" stroke="none"/>',
  stack: '<path d="M4 8.4L12 4L20 8.4L12 12.8ZM4 12.6L12 17L20 12.6M4 16.6L12 21L20 16.6"/>',
  arrow: '<path d="M3.6 12H20M14 6L20 12L14 18"/>',
  user: '<circle cx="12" cy="8" r="4.2"/><path d="M4 21C4 15.8 7.6 13.8 12 13.8S20 15.8 20 21"/>',
  away: '<circle cx="12" cy="8" r="4.2"/><path d="M4 21C4 15.8 7.6 13.8 12 13.8S20 15.8 20 21M3.4 3.4L20.6 20.6"/>',
  people:
    '<circle cx="12" cy="7.8" r="4.2" fill="currentColor" stroke="none"/><path d="M4 21C4 15.8 7.6 13.6 12 13.6S20 15.8 20 21Z" fill="currentColor"/>',
  coin: '<circle cx="12" cy="12" r="9.3"/><path d="M12 1.8C9.2 5.6 9 9.3 12 13.9C15 9.3 14.8 5.6 12 1.8ZM10.6 14C9.9 9.6 7.6 7 5 7.6C2.3 8.2 2.3 12.2 5.1 12.8C5 11.6 6.2 11 7 11.7C7.8 12.4 7.9 13.3 8.1 14ZM13.4 14C14.1 9.6 16.4 7 19 7.6C21.7 8.2 21.7 12.2 18.9 12.8C19 11.6 17.8 11 17 11.7C16.2 12.4 16.1 13.3 15.9 14ZM7 14.7H17V16.6H7ZM9.6 17.2H14.4C14.4 18.8 15.6 20.2 17 20.8C15 21.6 13.6 21 12.9 19.8L12 22.6L11.1 19.8C10.4 21 9 21.6 7 20.8C8.4 20.2 9.6 18.8 9.6 17.2Z" fill="currentColor" stroke="none" transform="translate(5.4 5.2) scale(.55)"/>',
  hand: '<rect x="4" y="7" width="9" height="13" rx="1.4" transform="rotate(-14 8 14)"/><rect x="10.5" y="5.4" width="9" height="13.4" rx="1.4" transform="rotate(10 15 12)" fill="currentColor"/>',
  pin: '<path d="M12 21V13M7 3.4H17L15.4 8.6L18.4 13H5.6L8.6 8.6Z"/>',
  unknown:
    '<path d="M8 8.6C8 3.6 16.4 3.8 16 8.8C15.7 12 12 12 12 15.6"/><circle cx="12" cy="19.6" r="1.3" fill="currentColor" stroke="none"/>',
  moon: '<path d="M19.5 14.5A8 8 0 1 1 10 4.2A6.5 6.5 0 0 0 19.5 14.5Z"/>',
  hint: '<path d="M9 17.4C9 14.6 5.8 13.4 5.8 9.4A6.2 6.2 0 0 1 18.2 9.4C18.2 13.4 15 14.6 15 17.4ZM9.6 20.6H14.4"/><path d="M12 17V12.6L10 10.4M12 12.6L14 10.4"/>',
  play: '<path d="M7 4.4L19.4 12L7 19.6Z" fill="currentColor"/>',
  pause: '<path d="M8 5V19M16 5V19" stroke-width="3.4"/>',
  first: '<path d="M19 5.4L12.4 12L19 18.6ZM11.4 5.4L4.8 12L11.4 18.6Z" fill="currentColor"/>',
  prev: '<path d="M18 5L8.6 12L18 19ZM5.6 5V19" fill="currentColor"/>',
  next: '<path d="M6 5L15.4 12L6 19ZM18.4 5V19" fill="currentColor"/>',
  last: '<path d="M5 5.4L11.6 12L5 18.6ZM12.6 5.4L19.2 12L12.6 18.6Z" fill="currentColor"/>',
  branch:
    '<circle cx="6.4" cy="5" r="2.4"/><circle cx="6.4" cy="19" r="2.4"/><circle cx="17.6" cy="8" r="2.4"/><path d="M6.4 7.4V16.6M17.6 10.4C17.6 14 12 13.6 7.4 16.8"/>',
  download: '<path d="M12 3.4V15M7 10.4L12 15.4L17 10.4M4 20H20"/>',
  upload: '<path d="M12 15.4V4M7 8.6L12 3.6L17 8.6M4 20H20"/>',
  sound:
    '<path d="M3.6 9.4H7.4L12.4 5V19L7.4 14.6H3.6Z" fill="currentColor"/><path d="M15.6 9C17.2 10.8 17.2 13.2 15.6 15M18.2 6.4C21.4 9.6 21.4 14.4 18.2 17.6"/>',
  silent:
    '<path d="M3.6 9.4H7.4L12.4 5V19L7.4 14.6H3.6Z" fill="currentColor"/><path d="M16 9.6L21 14.6M21 9.6L16 14.6"/>',
  bell: '<path d="M12 3.4C8.4 3.4 6.8 6 6.6 10C6.4 14 5.6 15.4 3.6 17.4H20.4C18.4 15.4 17.6 14 17.4 10C17.2 6 15.6 3.4 12 3.4ZM9.8 20.4C10.6 21.6 13.4 21.6 14.2 20.4"/>',
  search: '<circle cx="10.4" cy="10.4" r="6.4"/><path d="M15.2 15.2L21 21"/>',
  send: '<path d="M3.4 4.4L21 12L3.4 19.6L6.4 12ZM6.4 12H13"/>',
  settings:
    '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.6V6M12 18V21.4M2.6 12H6M18 12H21.4M5.4 5.4L7.8 7.8M16.2 16.2L18.6 18.6M5.4 18.6L7.8 16.2M16.2 7.8L18.6 5.4"/>',
  curtain: '<path d="M3 3.6H21M4.4 3.6V20.4C9 18 10.6 12 11 3.6M19.6 3.6V20.4C15 18 13.4 12 13 3.6"/>',
  chart: '<path d="M4 3.6V20.4H20.6M7.4 16L11 11L14.2 13.4L19.6 6"/>',
  'table-round': '<ellipse cx="12" cy="10" rx="8.6" ry="4"/><path d="M12 14V20.4M8 20.4H16M3.4 10V12.4M20.6 10V12.4"/>',
  calendar: '<path d="M4 5.6H20V20H4ZM4 10H20M8.4 3V7M15.6 3V7"/>',
  'robot-off': '<path d="M5 9H19V19.4H5ZM12 9V5M3 3L21 21"/>',
  copy: '<path d="M8.6 8.6H20V20H8.6ZM15.4 8.6V4H4V15.4H8.6"/>',
  out: '<path d="M14 4.4H5V19.6H14M10 12H21M17 7.6L21.4 12L17 16.4"/>',
  'laurel-line':
    '<path d="M8 4C3 9 4 17 11 20.4M16 4C21 9 20 17 13 20.4M5.4 9.4L9 10M5.8 14L9.6 13.4M18.6 9.4L15 10M18.2 14L14.4 13.4"/>',
  grip: '<path d="M9 6V6.1M15 6V6.1M9 12V12.1M15 12V12.1M9 18V18.1M15 18V18.1" stroke-width="3"/>',
};

/** The drawing of an icon; a board adds its own with `addIcons` when it is loaded. */
export function icon(name: string): string {
  return icons[name] ?? icons.unknown!;
}

export function addIcons(more: Record<string, string>): void {
  Object.assign(icons, more);
}
