/** Local storage key: whether the reader has switched the marks of terms off. */
export const TERM_MARKS_KEY = 'lumped-terms';

/** Its value when they are off; the root element has it as `data-terms`. */
export const TERM_MARKS_OFF = 'off';
