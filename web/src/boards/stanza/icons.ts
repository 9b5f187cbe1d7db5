import { addIcons } from '../../shared/icons';

addIcons({
  ship: '<path d="M2.6 16.2H21.4C20.4 19.4 18.2 21 15.8 21H8.2C5.8 21 3.6 19.4 2.6 16.2Z" fill="currentColor"/><path d="M12 2.6V16M5.6 5H18.4C17.2 8 17.2 11 18.4 13.6H5.6C6.8 11 6.8 8 5.6 5Z"/>',
  bookshelf: '<path d="M3.6 5H7.8V20H3.6ZM7.8 7.4H11.8V20H7.8ZM13.2 8.2L17 7L20.6 18.8L16.8 20ZM2.4 20.4H21.6"/>',
  frame:
    '<path d="M4.4 3H19.6V21H4.4ZM7.6 6.2H16.4V17.8H7.6Z"/><path d="M7.6 17.6C9 13.6 15 13.6 16.4 17.6Z" fill="currentColor"/><circle cx="12" cy="10.4" r="2.2" fill="currentColor" stroke="none"/>',
  disc: '<circle cx="12" cy="12" r="8.6"/><circle cx="12" cy="12" r="4.4" fill="currentColor" stroke="none"/>',
  helper:
    '<circle cx="12" cy="6.6" r="3.8"/><path d="M5.6 21.4C6.2 14.6 8 11.6 12 11.6S17.8 14.6 18.4 21.4Z" fill="currentColor"/>',
  key: '<circle cx="7" cy="12" r="4.2"/><path d="M11.2 12H21.4M18 12V15.6M14.6 12V14.8"/>',
  pillar: '<path d="M6 3H18M7.4 3V6.4H16.6V3M8.6 6.4V18M15.4 6.4V18M12 6.4V18M7.4 18H16.6V21H7.4Z"/>',
  strength: '<path d="M4 14L12 6L20 14M4 20L12 12L20 20"/>',
  refill:
    '<path d="M5 5V10.4H10.4M5.4 10C7.2 6.2 11 4.4 14.6 5.4C18.4 6.4 20.8 10 20.2 14C19.6 17.8 16 20.6 12 20.2C9 19.9 6.6 18.2 5.4 15.6"/>',
});
