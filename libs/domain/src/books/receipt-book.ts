import type { BookNumber, LedgerEntry } from '../ledger';
import { comparedReference } from '../payments';
import { sessionAt } from '../school';

/** A branch's book of a session. */
export type Book = Omit<BookNumber, 'number'>;

/** The book that numbers the receipt of an entry: that of its branch and its day (D51). */
export const bookOf = ({
  branchCode,
  collectedAt,
}: Pick<LedgerEntry, 'branchCode' | 'collectedAt'>): Book => ({
  branch: branchCode,
  session: sessionAt(collectedAt),
});

/** `2026-27/000123`, of a voucher `2026-27/V000123`. */
export const bookLabel = ({
  session,
  number,
  series,
}: Pick<BookNumber, 'session' | 'number'> & { readonly series?: string | undefined }): string =>
  `${session}/${series === 'voucher' ? 'V' : ''}${String(number).padStart(6, '0')}`;

/** Fewer digits than this on their own are the beginning of something else. */
const LEAST_ALONE = 3;

/** Fewer characters of a reference than this, without blanks and hyphens, are the beginning of something else. */
const LEAST_OF_REFERENCE = 4;

/**
 * The reference of a payment that a text may name; it has a digit (D81). A text that is also a mobile or a Student ID is found as
 * both.
 */
export function namedReference(text: string): string | undefined {
  const reference = text.trim();
  const compared = comparedReference(reference);
  const isReference = compared.length >= LEAST_OF_REFERENCE && /\d/.test(compared);
  return isReference ? reference : undefined;
}

/**
 * The number in a book that a text names: `2026-27/000123`, with or without the branch before it, or the number alone, `000123`
 * or `123`, which may be meant in any book.
 * @returns the end of the numbers that are meant, or undefined when the text is no such number
 */
export function namedInBook(text: string): string | undefined {
  const [, book = '', digits = ''] = /^((?:[a-z]+\/)?\d{4}-\d{2}\/)?(\d{1,9})$/i.exec(text.trim()) ?? [];
  if (book === '' && digits.length < LEAST_ALONE) return undefined;
  return `${book === '' ? '/' : book}${digits.padStart(6, '0')}`;
}
