import { ledgerAt, nextDay, startOfDay, type Ledger } from '@school/domain';
import type { ClosingAnswer } from '../../src/closings/closings.answers';
import type { DefaulterAnswer, TotalsAnswer } from '../../src/defaulters/defaulters.answers';
import type { StoredEntry } from '../../src/ledger/ledger.schema';
import type { RegisterAnswer } from '../../src/receipts/receipts.answers';
import { StudentLedgers } from '../../src/students/student-ledgers';
import type { StudentRecord } from '../../src/students/student.schema';
import type { CollectedTodayAnswer, DayBookAnswer } from '../../src/day-book/day-book.answers';
import type { TestOffice } from '../support/office';
import { bodyOf } from './answers';
import { inPaise } from './paper-fees';
import { numberInBook } from './paper-collections';

/** The most rows on a page of a list. */
const PAGE = 100;

/** Every current ledger, those of former students too, by Student ID. */
export async function ledgersOf({ app, connection }: TestOffice): Promise<ReadonlyMap<string, Ledger>> {
  const all = connection.collection<StudentRecord>('students').find({ foldedId: { $gte: '' } });
  const accounts = await app.get(StudentLedgers, { strict: false }).of(await all.toArray());
  return new Map(
    accounts.map(({ student, ledger, today }) => [student.studentID, ledgerAt(ledger, student, today)]),
  );
}

/** The stored entries of all ledgers, each ledger's in its order. */
export const entriesOf = ({ connection }: TestOffice): Promise<StoredEntry[]> =>
  connection
    .collection<StoredEntry>('ledger')
    .find({ student: { $gte: '' } })
    .sort({ student: 1, seq: 1 })
    .toArray();

/** The stored entries of a day with money in or out. */
export const movementsOf = ({ connection }: TestOffice, day: string): Promise<StoredEntry[]> =>
  connection
    .collection<StoredEntry>('ledger')
    .find({
      paidFor: { $exists: true },
      collectedAt: { $gte: startOfDay(day), $lt: startOfDay(nextDay(day)) },
    })
    .toArray();

/** Amounts in rupees, added up in paise. */
const totalOf = (parts: readonly { readonly amount?: number | undefined }[]) =>
  parts.reduce((sum, { amount = 0 }) => sum + inPaise(amount), 0);

const get = <Body>(office: TestOffice, path: string) =>
  bodyOf(200, office.call<Body>('GET', `/api/office/${path}`));

/** All pages of a list. */
async function pagesOf<Row>(office: TestOffice, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const more = await get<Row[]>(office, `${path}&size=${PAGE}&page=${page}`);
    rows.push(...more);
    if (more.length < PAGE) return rows;
  }
}

/** The totals of the day book for a range, added up in each way; in paise. */
export async function dayBookOf(office: TestOffice, firstDay: string, lastDay: string) {
  const path = `dayBook?firstDay=${firstDay}&lastDay=${lastDay}&size=1`;
  const { count, totals } = await get<DayBookAnswer>(office, path);
  return {
    count,
    total: inPaise(totals.total),
    ways: [totals.branches, totals.modes, totals.heads, totals.collectors].map(totalOf),
  };
}

const byKey = (totals: readonly { readonly key: string; readonly amount: number }[]) =>
  Object.fromEntries(totals.map(({ key, amount }) => [key, inPaise(amount)]));

/** The parts of a day's day book, and the totals of the entries listed in it; in paise. */
export async function dayBookInParts(office: TestOffice, day: string) {
  const path = `dayBook?firstDay=${day}&size=${PAGE}`;
  const { count, entries, totals } = await get<DayBookAnswer>(office, path);
  for (let page = 2; entries.length < count; page += 1)
    entries.push(...(await get<DayBookAnswer>(office, `${path}&page=${page}`)).entries);
  return {
    count,
    entries: totalOf(entries.map(({ studentPaid }) => ({ amount: studentPaid }))),
    total: inPaise(totals.total),
    heads: totalOf(totals.heads),
    branch: byKey(totals.branches),
    mode: byKey(totals.modes),
    // Named `desk-one (desk-one)`: the first name and the login id.
    collector: byKey(
      totals.collectors.map(({ name, amount }) => ({ key: name.split(' ')[0] ?? '', amount })),
    ),
  };
}

/** The figures of the dashboard; amounts in paise. */
export async function dashboardOf(office: TestOffice) {
  const { collected, voided, refunded, ...counts } = await get<CollectedTodayAnswer>(
    office,
    'collectedToday',
  );
  return {
    ...counts,
    collected: inPaise(collected),
    voided: inPaise(voided),
    refunded: inPaise(refunded),
  };
}

/** The registers of receipts and of vouchers for some days: the total of each, in paise, and the numbers in both, sorted. */
export async function registersOf(office: TestOffice, from: string, to: string) {
  const days = `receipts?from=${from}&to=${to}`;
  const receipts = await pagesOf<RegisterAnswer[number]>(office, days);
  const vouchers = await pagesOf<RegisterAnswer[number]>(office, `${days}&book=voucher`);
  return {
    receipts: { count: receipts.length, total: totalOf(receipts) },
    void: receipts.filter(({ state }) => state === 'void').length,
    vouchers: { count: vouchers.length, total: totalOf(vouchers) },
    numbers: numbersIn([...receipts, ...vouchers]),
  };
}

/** The numbers in the books, sorted. */
export const numbersIn = (rows: readonly Pick<RegisterAnswer[number], 'book'>[]): string[] =>
  rows
    .flatMap(({ book }) =>
      book ? [numberInBook(book.branch, book.session, book.series ?? 'receipt', book.number)] : [],
    )
    .sort();

/** The totals of several closings, added up in each way; in paise. */
export const closingsTotal = (closings: readonly ClosingAnswer[]) => ({
  count: closings.reduce((count, { entryCount }) => count + entryCount, 0),
  total: totalOf(closings.map(({ total }) => ({ amount: total }))),
  ways: [closings.flatMap(({ modes }) => modes), closings.flatMap(({ heads }) => heads)].map(totalOf),
});

/** The number of defaulters and their dues in paise: by the totals, and by adding up the list. */
export async function defaultersOf(office: TestOffice, left: boolean) {
  const { students, amount } = await get<TotalsAnswer>(office, `defaulters/totals?left=${String(left)}`);
  const list = await pagesOf<DefaulterAnswer>(office, `defaulters?left=${String(left)}`);
  return {
    totals: { students, amount: inPaise(amount) },
    list: { students: list.length, amount: totalOf(list) },
  };
}
