/** An Indian mobile as people type it: ten digits, with or without the country code or the trunk zero before them. */
const MOBILE = /^(?:\+?91|0)?([6-9]\d{4})(\d{5})$/;

/** One number as it is shown everywhere, so that it always looks the same: `98765 43210`, `0512 2301234`. */
function numberLabel(typed: string): string {
  const mobile = MOBILE.exec(typed.replace(/[^\d+]/g, ''));
  // Only the typed form tells where the town code of a landline ends.
  return mobile ? `${mobile[1]} ${mobile[2]}` : typed.replace(/[\s()./-]+/g, ' ').trim();
}

/** The numbers of a text that separates them by commas, each in its shown form; the text may have one number only. */
export const phoneLabels = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map(numberLabel)
    .filter((shown) => shown !== '');

/** The numbers in their shown form, as one text. */
export const phoneLabel = (typed: string): string => phoneLabels(typed).join(', ');

/** The numbers for the head of a paper, as one text in which no line breaks within a number. */
export const phoneOnPaper = (typed: string): string =>
  phoneLabels(typed)
    .map((shown) => shown.replaceAll(' ', '\u00a0'))
    .join(', ');
