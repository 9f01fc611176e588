/** The largest file of a unit, in bytes: 5 MB (D67). */
export const LARGEST_UNIT_FILE = 5 * 1024 * 1024;

/** The longest name of a unit's file, in characters. */
const LONGEST_NAME = 100;

const PDF = '%PDF-';

/** Whether bytes begin like a PDF; the name and the declared type of a file are only claims (D67). */
export const isPdf = (bytes: Uint8Array): boolean =>
  Array.from(PDF).every((letter, index) => bytes[index] === letter.charCodeAt(0));

/**
 * The name for an uploaded file: the last part of its path, without invisible characters, ending in `.pdf`.
 * @param claimed the name that the uploader gave, which may contain anything
 */
export function unitFileName(claimed: string): string {
  const lastPart = claimed.split(/[/\\]/).at(-1) ?? '';
  const cleaned = lastPart
    .normalize('NFC')
    .replace(/[\p{C}"]/gu, '')
    .replace(/\.pdf$/iu, '')
    .trim();
  return `${Array.from(cleaned).slice(0, LONGEST_NAME).join('') || 'unit'}.pdf`;
}
