import { byHead, sum, type DayBookTotals, type FeeHead, type Taking } from '@school/domain';
import { z } from 'zod';
import { whoIs, type Usernames } from '../accounts/who-is';
import { dayBookAnswer, type DayBookAnswer } from './takings.answers';
import type { StoredTaking } from './takings.repository';

/**
 * A stored taking as the rules know it, its collector with the login id; with a head, as much of it as was paid of that.
 * @param usernames left out where one collector's drawer is looked at
 */
export function toTaking(stored: StoredTaking, usernames: Usernames = new Map(), head?: FeeHead): Taking {
  const { said } = stored;
  const taking = {
    ...stored,
    ...withLogin(stored, usernames),
    studentName: said?.studentName ?? stored.studentID,
    class: said?.class ?? '',
    section: said?.section ?? '',
    paidFor: byHead(stored.paidFor ?? []),
  };
  if (head === undefined) return taking;
  const paidFor = taking.paidFor.filter((part) => part.head === head);
  return { ...taking, paidFor, studentPaid: sum(...paidFor.map(({ amount }) => amount)) };
}

/** Who collected, where an entry says so. */
export const withLogin = (
  { collectedBy, collectorId }: Pick<StoredTaking, 'collectedBy' | 'collectorId'>,
  usernames: Usernames,
): Pick<StoredTaking, 'collectedBy'> =>
  collectedBy === undefined ? {} : { collectedBy: whoIs(collectedBy, collectorId, usernames) };

interface DayBook {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly entries: readonly Taking[];
  readonly count: number;
  readonly totals: DayBookTotals;
  readonly collectors: readonly { readonly id: string; readonly name: string }[];
}

export const toDayBook = (book: DayBook): DayBookAnswer =>
  z.encode(dayBookAnswer, book as z.output<typeof dayBookAnswer>);
