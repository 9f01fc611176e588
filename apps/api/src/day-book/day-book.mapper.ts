import { paidByHead, total, type DayBookTotals, type FeeHead, type DayBookEntry } from '@school/domain';
import { z } from 'zod';
import { accountName, type Usernames } from '../accounts/account-names';
import { dayBookAnswer, type DayBookAnswer } from './day-book.answers';
import type { StoredEntry } from '../ledger/ledger.schema';

/**
 * An entry that moved money as the rules know it, its collector with the login id; for a head, only the amount paid for it.
 * @param usernames left out for the drawer of a single collector
 */
export function toDayBookEntry(
  stored: StoredEntry,
  usernames: Usernames = new Map(),
  head?: FeeHead,
): DayBookEntry {
  const { snapshot } = stored;
  const entry = {
    ...stored,
    ...withLogin(stored, usernames),
    studentName: snapshot?.studentName ?? stored.studentID,
    class: snapshot?.class ?? '',
    section: snapshot?.section ?? '',
    paidFor: paidByHead(stored.paidFor ?? []),
  };
  if (head === undefined) return entry;
  const paidFor = entry.paidFor.filter((part) => part.head === head);
  return { ...entry, paidFor, studentPaid: total(paidFor) };
}

/** The collector with the login id, if the entry names one. */
export const withLogin = (
  { collectedBy, collectorId }: Pick<StoredEntry, 'collectedBy' | 'collectorId'>,
  usernames: Usernames,
): Pick<StoredEntry, 'collectedBy'> =>
  collectedBy === undefined ? {} : { collectedBy: accountName(collectedBy, collectorId, usernames) };

interface DayBook {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly entries: readonly DayBookEntry[];
  readonly count: number;
  readonly totals: DayBookTotals;
  readonly collectors: readonly { readonly id: string; readonly name: string }[];
}

export const toDayBook = (book: DayBook): DayBookAnswer =>
  z.encode(dayBookAnswer, book as z.output<typeof dayBookAnswer>);
