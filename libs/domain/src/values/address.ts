/** The lines of an address as the office types it, without the comma that many people write at the end of a line. */
export const addressLines = (address: string): readonly string[] =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/[\s,]+$/, ''))
    .filter((line) => line !== '');

/** An address in one line, as on a letterhead. */
export const addressInLine = (address: string): string => addressLines(address).join(', ');
