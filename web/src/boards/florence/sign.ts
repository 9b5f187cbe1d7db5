/** The title's sign, as a line drawing of 24 by 24. */
export const sign =
  '<path d="M5 15C5 8.5 9 5 12 4C15 5 19 8.5 19 15ZM4 16H20V20H4ZM12 4V1.5" fill="currentColor" stroke-width="1"/>';
