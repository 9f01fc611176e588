import { sum, type DayBookTotals, type FeeHead, type Taking } from '@school/domain';
import { z } from 'zod';
import { dayBookAnswer, type DayBookAnswer } from './takings.answers';
import type { StoredTaking } from './takings.schema';

/** A stored taking as the rules know it; with a head, as much of it as was paid of that. */
export function toTaking({ _id, ...taking }: StoredTaking, head?: FeeHead): Taking {
  if (head === undefined) return { ...taking, studentReceiptNo: _id };
  const paidFor = taking.paidFor.filter((part) => part.head === head);
  const studentPaid = sum(...paidFor.map(({ amount }) => amount));
  return { ...taking, studentReceiptNo: _id, paidFor, studentPaid };
}

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
