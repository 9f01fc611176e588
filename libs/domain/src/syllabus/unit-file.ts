/** The largest file of a unit, in bytes: 5 MB (D67). */
export const LARGEST_UNIT_FILE = 5 * 1024 * 1024;

/** The longest name of such a file, in characters. */
const LONGEST_NAME = 100;

const PDF = '%PDF-';

/** Whether bytes begin as a PDF does; what a file is called, and what it is declared as, are only claims (D67). */
export const isPdf = (bytes: Uint8Array): boolean =>
  Array.from(PDF).every((letter, at) => bytes[at] === letter.charCodeAt(0));

/**
 * What a file is called that somebody brings: the last part of a path, without signs that nobody sees, as a name that ends in `.pdf`.
 * @param claimed as the file's owner wrote it, whatever stands in it
 */
export function unitFileName(claimed: string): string {
  const last = claimed.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    .replace(/[\p{C}"]/gu, '')
    .replace(/\.pdf$/iu, '')
    .trim();
  return `${Array.from(shown).slice(0, LONGEST_NAME).join('') || 'unit'}.pdf`;
}
