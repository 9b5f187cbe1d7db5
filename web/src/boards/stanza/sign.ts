/** The title's sign, as a line drawing of 24 by 24. */
export const sign =
  '<path d="M3 21V12C3 6 7 3 12 3S21 6 21 12V21M7 21V13C7 9.5 9 7.5 12 7.5S17 9.5 17 13V21M10.5 21V15C10.5 12 13.5 12 13.5 15V21"/>';
