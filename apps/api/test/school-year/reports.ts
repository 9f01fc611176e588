import { ledgerAt, type Ledger } from '@school/domain';
import type { StoredEntry } from '../../src/ledger/ledger.schema';
import { StudentLedgers } from '../../src/students/student-ledgers';
import type { ClosingAnswer } from '../../src/closings/closings.answers';
import type { TotalsAnswer } from '../../src/defaulters/defaulters.answers';
import type { StudentRecord } from '../../src/students/student.schema';
import type { DayBookAnswer } from '../../src/takings/takings.answers';
import type { TestOffice } from '../support/office';
import { bodyOf } from './answers';
import { inPaise } from './paper-books';

/** Every ledger as it stands now, of those who left too, by Student ID. */
export async function ledgersOf({ app, connection }: TestOffice): Promise<ReadonlyMap<string, Ledger>> {
  const all = connection.collection<StudentRecord>('students').find({ foldedId: { $gte: '' } });
  const accounts = await app.get(StudentLedgers, { strict: false }).of(await all.toArray());
  return new Map(
    accounts.map(({ student, ledger, today }) => [student.studentID, ledgerAt(ledger, student, today)]),
  );
}

/** The entries of all ledgers as they are stored, each ledger's in its order. */
export const entriesOf = ({ connection }: TestOffice): Promise<StoredEntry[]> =>
  connection
    .collection<StoredEntry>('ledger')
    .find({ student: { $gte: '' } })
    .sort({ student: 1, seq: 1 })
    .toArray();

/** Amounts in rupees, added up in paise. */
export const inTotal = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + inPaise(amount), 0);

const amountsOf = (totals: readonly { readonly amount: number }[]) =>
  inTotal(totals.map(({ amount }) => amount));

/** What the day book says of a range, each way of adding it up; in paise. */
export async function dayBookOf(office: TestOffice, firstDay: string, lastDay: string) {
  const query = new URLSearchParams({ firstDay, lastDay, size: '1' });
  const { count, totals } = await bodyOf(
    200,
    office.call<DayBookAnswer>('GET', `/api/office/dayBook?${query.toString()}`),
  );
  return {
    count,
    total: inPaise(totals.total),
    ways: [totals.branches, totals.modes, totals.heads, totals.collectors].map(amountsOf),
  };
}

/** What the closings say together, each way of adding it up; in paise. */
export const closingsTotal = (closings: readonly ClosingAnswer[]) => ({
  count: closings.reduce((count, { entryCount }) => count + entryCount, 0),
  total: inTotal(closings.map(({ total }) => total)),
  ways: [closings.flatMap(({ modes }) => modes), closings.flatMap(({ heads }) => heads)].map(amountsOf),
});

/** How many defaulters there are, and what they owe together, in paise. */
export async function defaultersOf(office: TestOffice, left: boolean) {
  const path = `/api/office/defaulters/totals?left=${String(left)}`;
  const { students, amount } = await bodyOf(200, office.call<TotalsAnswer>('GET', path));
  return { students, amount: inPaise(amount) };
}
