/** The lines of an address as the office types it, without the comma that many write at the end of one. */
export const addressLines = (address: string): readonly string[] =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/[\s,]+$/, ''))
    .filter((line) => line !== '');

/** An address as a letterhead has it. */
export const addressInLine = (address: string): string => addressLines(address).join(', ');
