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
