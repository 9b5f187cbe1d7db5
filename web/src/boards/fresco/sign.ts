/** The title's sign, as a line drawing of 24 by 24. */
export const sign =
  '<path d="M20.5 3.5L12.5 11.5" stroke-width="3"/><path d="M9.6 11.4L12.7 14.5C12.6 18.4 9 20.8 3 20.6C5.6 18.4 4.6 13.6 9.6 11.4Z" fill="currentColor" stroke="none"/>';
