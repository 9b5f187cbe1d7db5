import { addIcons } from '../../shared/icons';

addIcons({
  university:
    '<path d="M3 9L12 3.6L21 9ZM3 20.6H21M4.6 17.8H19.4"/><path d="M6.5 9.4V17.4M10.2 9.4V17.4M13.8 9.4V17.4M17.5 9.4V17.4"/>',
  laboratory:
    '<path d="M9.4 3H14.6M10.6 3V9.2L5.2 18.4C4.5 19.7 5.3 21 6.8 21H17.2C18.7 21 19.5 19.7 18.8 18.4L13.4 9.2V3"/><path d="M8.2 15.2H15.8L18 19C18.3 19.6 18 20 17.2 20H6.8C6 20 5.7 19.6 6 19Z" fill="currentColor"/>',
  workshop:
    '<path d="M2.2 7.6H6.6V6.4H20.4C20.4 9.8 17.4 11.8 14.4 12V14.4L17.2 17.4V20H6.8V17.4L9.6 14.4V12C5.8 11.8 3 10.4 2.2 7.6Z" fill="currentColor"/><path d="M10 3.4H16"/>',
  library:
    '<path d="M3.6 5H7.8V20H3.6ZM7.8 7.4H11.8V20H7.8ZM13.2 8.2L17 7L20.6 18.8L16.8 20ZM2.4 20.4H21.6M3.6 8.6H7.8M7.8 16.4H11.8M14.3 11.6L18 10.4"/>',
  opera:
    '<path d="M8.4 3.4C2.8 8.6 4.6 15.6 9.8 17.4M15.6 3.4C21.2 8.6 19.4 15.6 14.2 17.4M6.2 7.2H17.8M10 7.2V17M12 7.2V17M14 7.2V17"/><path d="M8.4 17.2H15.6L16.8 21H7.2Z" fill="currentColor"/>',
  studio:
    '<path d="M12 4C6.6 4 3 7.8 3 12C3 16.4 7 20 11.4 20C13.6 20 13.7 18.3 13 17C12.3 15.5 13.4 14.4 15 14.4H18C20 14.4 21 13 21 11C21 7 17 4 12 4Z"/><circle cx="7.2" cy="12.2" r="1.35" fill="currentColor" stroke="none"/><circle cx="8.6" cy="8.4" r="1.35" fill="currentColor" stroke="none"/><circle cx="12.4" cy="7" r="1.35" fill="currentColor" stroke="none"/><circle cx="16.4" cy="9" r="1.35" fill="currentColor" stroke="none"/>',
  hospital:
    '<path d="M12 5.4V21.4M12 7C16.8 7 16.8 11 12 11.4C7.4 11.8 7.4 15.6 12 16C15 16.3 15 18.6 13 19.4"/><circle cx="12" cy="3.8" r="1.7" fill="currentColor" stroke="none"/><path d="M12 7C10 7 8.6 6.2 7.4 7.6"/>',
  theater:
    '<path d="M4.6 4.6C9 6.3 15 6.3 19.4 4.6C20.6 12 18.4 19.6 12 21.2C5.6 19.6 3.4 12 4.6 4.6Z"/><path d="M7.2 10.6C8.4 9.2 10.2 9.5 10.9 11.2C9.6 11.7 8.2 11.6 7.2 10.6ZM16.8 10.6C15.6 9.2 13.8 9.5 13.1 11.2C14.4 11.7 15.8 11.6 16.8 10.6ZM8.2 14.2C10.4 15.4 13.6 15.4 15.8 14.2C15.2 17.4 13.6 18.4 12 18.4C10.4 18.4 8.8 17.4 8.2 14.2Z" fill="currentColor"/>',
  tower:
    '<path d="M8.4 21V9.4H15.6V21M7.2 9.4H16.8L12 3.2ZM6 21H18"/><path d="M11 13.6C11 11.6 13 11.6 13 13.6V16H11Z" fill="currentColor"/><path d="M12 3.2V1.6L15 2.3L12 3"/>',
  chapel:
    '<path d="M12 2V6.8M10.2 3.7H13.8M4.8 21V13.4L12 7.2L19.2 13.4V21ZM3 14.8L12 7.2L21 14.8"/><path d="M10.1 21V17.4C10.1 14.8 13.9 14.8 13.9 17.4V21Z" fill="currentColor"/>',
  forest:
    '<path d="M12 2.2C14.8 6.4 16.2 11.2 15 16.4H9C7.8 11.2 9.2 6.4 12 2.2ZM5.4 8.6C7.3 11.6 8 14.6 7.3 17.6H3.5C2.8 14.6 3.5 11.6 5.4 8.6ZM18.6 8.6C20.5 11.6 21.2 14.6 20.5 17.6H16.7C16 14.6 16.7 11.6 18.6 8.6Z" fill="currentColor"/><path d="M12 16V21.2M5.4 17.4V21.2M18.6 17.4V21.2"/>',
  lake: '<path d="M2.6 8.4C4.6 6.2 7 6.2 9 8.4S13.4 10.6 15.4 8.4 19.6 6.4 21.4 8.2M2.6 13.2C4.6 11 7 11 9 13.2S13.4 15.4 15.4 13.2 19.6 11.2 21.4 13M2.6 18C4.6 15.8 7 15.8 9 18S13.4 20.2 15.4 18 19.6 16 21.4 17.8"/>',
  park: '<circle cx="12" cy="7.6" r="5" /><path d="M12 12.6V17.6"/><path d="M7.8 17.4H16.2L15 21.8H9Z" fill="currentColor"/><path d="M9.6 6.4C10.4 5.2 11.4 4.8 12.6 4.9"/>',
  religion:
    '<path d="M10.3 2.4H13.7L13.2 7.8L18.8 7.3V10.7L13.2 10.2L13.9 21.6H10.1L10.8 10.2L5.2 10.7V7.3L10.8 7.8Z" fill="currentColor"/>',
  travel:
    '<path d="M2.6 16.2H21.4C20.4 19.4 18.2 21 15.8 21H8.2C5.8 21 3.6 19.4 2.6 16.2Z" fill="currentColor"/><path d="M12 2.6V16M13.6 4.4C18 6.8 19 10.6 18 14H13.6ZM10.4 6.4C7 8.6 5.8 11.2 5.8 14H10.4Z"/>',
  opinion:
    '<path d="M4.4 21.4C5.6 14 10 6 20.4 2.8C20.6 10.4 15.6 16.4 7.6 16.6M7.4 16.2C9.6 12.4 12.4 9.4 16 7.2M14.4 13.2L11 12.8M17.4 9.8L13.4 9.2"/>',
  jester:
    '<path d="M5.6 16.4C5.6 12.6 6.2 11.2 5.6 10.2C5 9.2 3.8 9.6 3.3 11C2.2 6.4 5.6 3 8.8 4C11 4.7 12 7 12 9.2C12 7 13 4.7 15.2 4C18.4 3 21.8 6.4 20.7 11C20.2 9.6 19 9.2 18.4 10.2C17.8 11.2 18.4 12.6 18.4 16.4Z" fill="currentColor"/><circle cx="3" cy="13.4" r="1.9" fill="currentColor" stroke="none"/><circle cx="21" cy="13.4" r="1.9" fill="currentColor" stroke="none"/><path d="M5.4 19L7.6 21.4L9.8 19L12 21.4L14.2 19L16.4 21.4L18.6 19"/>',
  builder:
    '<g transform="rotate(222 12 12)"><path d="M12 1L18 11C15 12.8 9 12.8 6 11Z" fill="currentColor"/><path d="M12 12.4V15.4"/><rect x="10" y="15" width="4" height="7.8" rx="1.9" fill="currentColor" stroke="none"/></g>',
  prestige:
    '<path d="M2.8 7.4L7.6 11.8L12 4.4L16.4 11.8L21.2 7.4L19.6 16.6H4.4Z" fill="currentColor"/><path d="M4.6 19.6H19.4"/><circle cx="12" cy="3.4" r="1.5" fill="currentColor" stroke="none"/>',
  recruit:
    '<path d="M2.8 5.6H21.2V18.6H2.8ZM3.2 6L12 12.8L20.8 6"/><circle cx="12" cy="15.4" r="2.9" fill="currentColor" stroke="none"/>',
  bonus:
    '<path d="M12.00 1.6L13.57 8.21L19.35 4.65L15.79 10.43L22.4 12.00L15.79 13.57L19.35 19.35L13.57 15.79L12.00 22.4L10.43 15.79L4.65 19.35L8.21 13.57L1.6 12.00L8.21 10.43L4.65 4.65L10.43 8.21Z" fill="currentColor"/>',
  building:
    '<path d="M3 21H21M5 21V10.4L12 4.6L19 10.4V21"/><path d="M10 21V16.6C10 14 14 14 14 16.6V21Z" fill="currentColor"/>',
  table: '<path d="M5 3.6H19V16.4H5ZM3 20.6H21"/><path d="M8.4 9.8L11 12.6L15.8 7.2"/>',
  rotate:
    '<path d="M18.6 4.4V9.4H13.6M18.2 9C16.4 5.8 13 4.4 9.8 5.4C6.2 6.4 4 9.8 4.6 13.6C5.2 17.4 8.4 20 12.2 19.8C15.2 19.6 17.6 18 18.8 15.4"/>',
  rotatel:
    '<path d="M5.4 4.4V9.4H10.4M5.8 9C7.6 5.8 11 4.4 14.2 5.4C17.8 6.4 20 9.8 19.4 13.6C18.8 17.4 15.6 20 11.8 19.8C8.8 19.6 6.4 18 5.2 15.4"/>',
  flip: '<path d="M12 3V21M8.6 6.4V17.6L2.8 17.6ZM15.4 6.4V17.6L21.2 17.6Z"/>',
  purse:
    '<path d="M8.6 3H15.4L14 7H10ZM10 7C5.6 10 3.6 13.4 3.6 16.6C3.6 19.6 6 21.4 12 21.4S20.4 19.6 20.4 16.6C20.4 13.4 18.4 10 14 7M8.8 7.2H15.2"/><path d="M12 11.6V17.8M14 12.8C12.6 11.8 10 12 10 13.4C10 15.2 14 14.2 14 16.2C14 17.6 11.2 17.8 9.8 16.8"/>',
  muse: '<path d="M6 4C3.6 9 4.6 15 9 18.6M18 4C20.4 9 19.4 15 15 18.6M6 6.6H18M9.6 6.6V18M12 6.6V18.6M14.4 6.6V18"/><path d="M7.6 18.6H16.4V21.4H7.6Z" fill="currentColor"/>',
  cardinal:
    '<path d="M7.4 11C7.4 6.4 9.4 4.4 12 4.4S16.6 6.4 16.6 11ZM2.6 13C5 10.6 19 10.6 21.4 13C19 14.8 5 14.8 2.6 13Z" fill="currentColor"/><path d="M5.4 14.4V19M18.6 14.4V19M4.2 19H6.6V21.4H4.2ZM17.4 19H19.8V21.4H17.4Z"/>',
  princess:
    '<path d="M5 9.4L3.6 3.6L8.6 6.8L12 2.4L15.4 6.8L20.4 3.6L19 9.4Z" fill="currentColor"/><path d="M7.4 9.6V13.6C7.4 17 9.4 19.4 12 19.4S16.6 17 16.6 13.6V9.6M5.4 21.6C5.4 17.6 6 13 5.6 11M18.6 21.6C18.6 17.6 18 13 18.4 11"/>',
  merchant:
    '<path d="M12 3V19.6M7 21.4H17M4.6 6.4H19.4M4.6 6.4L2 13.4H7.2ZM19.4 6.4L16.8 13.4H22Z"/><path d="M2 13.4C2.4 16.4 6.8 16.4 7.2 13.4ZM16.8 13.4C17.2 16.4 21.6 16.4 22 13.4Z" fill="currentColor"/>',
  professor:
    '<path d="M12 4.4L22 9L12 13.6L2 9Z" fill="currentColor"/><path d="M6.4 11.2V16.6C9 19.4 15 19.4 17.6 16.6V11.2M20.4 10V16.4"/>',
  banker:
    '<path d="M3.4 10.4C3.4 6.4 6 5 12 5S20.6 6.4 20.6 10.4V20H3.4ZM3.4 11.6H20.6"/><path d="M10 9.6H14V14.6H10Z" fill="currentColor"/>',
  'share-left': '<path d="M12 3V21" stroke-dasharray="2.4 2.4"/><path d="M15 8.4V15.6L6 12Z" fill="currentColor"/>',
  'share-right': '<path d="M12 3V21" stroke-dasharray="2.4 2.4"/><path d="M9 8.4V15.6L18 12Z" fill="currentColor"/>',
});
