import { balanceOf, nextDay, nextMonth, sum } from '@school/domain';
import type { TestOffice } from '../support/office';
import { inPaise } from './paper-fees';
import { inTotal } from './paper-collections';
import { dayBookOf, defaultersOf, entriesOf, ledgersOf, numbersIn } from './reports';
import type { SchoolYear } from './year';

/** Checks that each ledger has the balance and the money collected of the paper account. */
async function checkLedgers(office: TestOffice, { families }: SchoolYear): Promise<void> {
  const ledgers = await ledgersOf(office);
  expect(ledgers.size).toBe(families.length);
  const inProgram = families.map(({ studentID }) => {
    const ledger = ledgers.get(studentID) ?? [];
    return [studentID, balanceOf(ledger), sum(...ledger.map(({ studentPaid }) => studentPaid))];
  });
  const onPaper = families.map(({ studentID, paper }) => [
    studentID,
    inPaise(paper.balance),
    inPaise(paper.collected),
  ]);
  expect(inProgram).toEqual(onPaper);
}

/** Checks that stored ledgers have no gap, that each entry continues from the one before, and that all money has a purpose. */
async function checkEntries(office: TestOffice, { collections }: SchoolYear): Promise<void> {
  const entries = await entriesOf(office);
  const asTheyAre = entries.map(({ student, seq, studentTotalAmountDue, updatedBalance, paidFor = [] }) => ({
    student,
    seq,
    due: studentTotalAmountDue,
    balance: updatedBalance,
    paid: sum(...paidFor.map(({ amount }) => amount)),
  }));
  const asTheyFollow = entries.map((entry, index) => {
    const { student, kind, studentCurrentCharge, studentTotalAmountDue, studentPaid } = entry;
    const last = entries[index - 1];
    const before = last?.student === student ? last : undefined;
    const owed = kind === 'opening' ? studentTotalAmountDue : (before?.updatedBalance ?? 0);
    const due = owed + studentCurrentCharge;
    return { student, seq: (before?.seq ?? 0) + 1, due, balance: due - studentPaid, paid: studentPaid };
  });
  expect(asTheyAre).toEqual(asTheyFollow);
  // No number of a book is missing or used twice.
  expect(numbersIn(entries)).toEqual(collections.numbersOf());
}

/** Checks that the defaulters are exactly the families that owe something. */
async function checkDefaulters(
  office: TestOffice,
  { families }: SchoolYear,
  { left, month }: { readonly left: boolean; readonly month: string },
): Promise<void> {
  const owing = families.filter(({ paper }) => paper.hasLeft === left && paper.balance > 0);
  const amount = owing.reduce((total, { paper }) => total + inPaise(paper.dueFor([month])), 0);
  const onPaper = { students: owing.length, amount };
  expect(await defaultersOf(office, left)).toEqual({ totals: onPaper, list: onPaper });
}

/** Checks that the day book of all days adds up to the money collected on them. */
async function checkDayBook(office: TestOffice, { collections }: SchoolYear, month: string): Promise<void> {
  const movements = collections.of(month);
  const total = inTotal(movements);
  let lastDay = `${month}-28`;
  while (nextDay(lastDay).startsWith(month)) lastDay = nextDay(lastDay);
  expect(await dayBookOf(office, `${month}-01`, lastDay)).toEqual({
    count: movements.length,
    total,
    ways: Array.from({ length: 4 }, () => total),
  });
}

/** Checks the books on the first morning after a month. */
export async function checkMonth(office: TestOffice, year: SchoolYear, month: string): Promise<void> {
  await checkLedgers(office, year);
  await checkEntries(office, year);
  await checkDayBook(office, year, month);
  for (const left of [false, true]) await checkDefaulters(office, year, { left, month: nextMonth(month) });
}
