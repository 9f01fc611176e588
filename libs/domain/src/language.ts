/** The languages that the office can be worked in. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];
