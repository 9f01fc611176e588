/** Shown in place of a missing mark, in every language. */
export const NOT_YET = '–';
