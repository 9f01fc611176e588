/** Stands where there is no mark yet, in every language. */
export const NOT_YET = '–';
