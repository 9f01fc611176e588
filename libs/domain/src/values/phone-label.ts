/** A mobile of India as it is typed: ten digits, with the country, or the zero of a trunk call, before them or not. */
const MOBILE = /^(?:\+?91|0)?([6-9]\d{4})(\d{5})$/;

/** One number as it is shown everywhere, so that the same number never looks like two: `98765 43210`, `0512 2301234`. */
function numberLabel(typed: string): string {
  const mobile = MOBILE.exec(typed.replace(/[^\d+]/g, ''));
  // Where the code of a landline's town ends is known from how it was typed alone.
  return mobile ? `${mobile[1]} ${mobile[2]}` : typed.replace(/[\s()./-]+/g, ' ').trim();
}

/** The numbers in a text that has commas between them, each as it is shown; also one number alone. */
export const phoneLabels = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map(numberLabel)
    .filter((shown) => shown !== '');

/** The same as one text. */
export const phoneLabel = (typed: string): string => phoneLabels(typed).join(', ');

/** The same on a paper's head, where no line ends within a number. */
export const phoneOnPaper = (typed: string): string =>
  phoneLabels(typed)
    .map((shown) => shown.replaceAll(' ', '\u00a0'))
    .join(', ');
