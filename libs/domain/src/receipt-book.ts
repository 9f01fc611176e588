import type { BookNumber, LedgerEntry } from './ledger-entry';
import { schoolMonth } from './school-calendar';
import { sessionName } from './session';

/** A branch's book of a session. */
export type Book = Omit<BookNumber, 'number'>;

/** The book in which the receipt of an entry has its number: that of its branch and its day (D51). */
export const bookOf = ({
  branchCode,
  collectedAt,
}: Pick<LedgerEntry, 'branchCode' | 'collectedAt'>): Book => ({
  branch: branchCode,
  session: sessionName(schoolMonth(collectedAt)),
});

/** `2026-27/000123`. */
export const bookLabel = ({ session, number }: BookNumber): string =>
  `${session}/${String(number).padStart(6, '0')}`;

/** So few digits alone are the beginning of something else. */
const LEAST_ALONE = 3;

/**
 * The number in a book that a text names: `2026-27/000123`, with or without the branch before it, or the number alone,
 * `000123` or `123`, which may be meant in any book.
 * @returns how the numbers that are meant end, or nothing where it is no such number
 */
export function namedInBook(text: string): string | undefined {
  const [, book = '', digits = ''] = /^((?:[a-z]+\/)?\d{4}-\d{2}\/)?(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (digits === '' || (book === '' && digits.length < LEAST_ALONE)) return undefined;
  return `${book === '' ? '/' : book}${digits.padStart(6, '0')}`;
}
