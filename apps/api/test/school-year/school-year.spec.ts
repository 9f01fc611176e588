import { balanceOf, sum } from '@school/domain';
import { TestOffice } from '../support/office';
import { inPaise } from './paper-books';
import { closingsTotal, dayBookOf, defaultersOf, entriesOf, inTotal, ledgersOf } from './reports';
import { daysOf, familiesOf, sessionMonths } from './script';
import { SchoolYear } from './year';

/** How many students there are in the year. */
const size = Number(process.env['YEAR_STUDENTS'] ?? 120);
const afterwards = '2081-04';

describe('a school year from April to March', () => {
  let office: TestOffice;
  let year: SchoolYear;
  beforeAll(async () => {
    office = await TestOffice.open();
    year = new SchoolYear(office, familiesOf(size));
    await year.begin('2080-04-01');
    await year.registerAll();
    for (const month of sessionMonths) {
      for (const day of daysOf(month, year.families)) {
        await year.begin(day);
        await year.play(day);
      }
      if (month === '2080-09') await year.raiseFees();
      year.endMonth(month);
    }
    await year.begin(`${afterwards}-01`);
    const counts = Object.entries(year.counts).map(([what, times]) => `${what}: ${times}`);
    const closings = year.drawers.closings.length;
    process.stdout.write(`${size} students. ${counts.join(', ')}, closings: ${closings}\n`);
  }, 900_000);
  afterAll(() => office.close());

  const totalOfYear = () => Object.values(year.takings).reduce((total, amount) => total + amount, 0);
  const entriesOfYear = () => {
    const { payment = 0, 'receipt voided': voids = 0, 'cheque returned': returned = 0 } = year.counts;
    return payment + voids + returned + (year.counts['paid back'] ?? 0);
  };

  it('leaves each ledger at the balance that a bookkeeper with a pencil has', async () => {
    const ledgers = await ledgersOf(office);
    expect(ledgers.size).toBe(size);
    const takings = (studentID: string) =>
      sum(...(ledgers.get(studentID) ?? []).map(({ studentPaid }) => studentPaid));
    for (const { studentID, paper } of year.families)
      expect([studentID, balanceOf(ledgers.get(studentID) ?? []), takings(studentID)]).toEqual([
        studentID,
        inPaise(paper.balance),
        inPaise(paper.takings),
      ]);
    expect(inTotal(year.families.map(({ paper }) => paper.takings))).toBe(totalOfYear());
  });

  it('has day books that come to what was taken, month by month and together', async () => {
    for (const month of sessionMonths) {
      const total = year.takings[month] ?? 0;
      const lastDay = daysOf(month, year.families).at(-1) ?? month;
      expect([month, await dayBookOf(office, `${month}-01`, lastDay)]).toEqual([
        month,
        expect.objectContaining({ total, ways: [total, total, total, total] }),
      ]);
    }
    expect(await dayBookOf(office, '2080-04-01', '2081-03-31')).toEqual({
      count: entriesOfYear(),
      total: totalOfYear(),
      ways: Array.from({ length: 4 }, totalOfYear),
    });
  });

  it('has every entry in one closing', async () => {
    expect(closingsTotal(year.drawers.closings)).toEqual({
      count: entriesOfYear(),
      total: totalOfYear(),
      ways: Array.from({ length: 2 }, totalOfYear),
    });
    const open = await office.call('GET', '/api/office/openDrawers', undefined, { token: office.admin });
    expect(open).toMatchObject({ status: 200, body: [] });
  });

  it.each([
    { who: 'who are there', left: false, months: [afterwards] },
    { who: 'who left', left: true, months: [] },
  ])('has those among the defaulters $who and owe something, and nobody else', async ({ left, months }) => {
    const owing = year.families.filter(({ paper }) => paper.hasLeft === left && paper.balance > 0);
    expect(await defaultersOf(office, left)).toEqual({
      students: owing.length,
      amount: inTotal(owing.map(({ paper }) => paper.dueFor(months))),
    });
  });

  it('has a book of receipts for each branch, and one of vouchers, without a gap', async () => {
    const books = (await entriesOf(office)).flatMap(({ book }) => book ?? []);
    const numbers = (branch: string, series?: 'voucher') =>
      books
        .filter((book) => book.branch === branch && book.series === series)
        .map(({ number }) => number)
        .toSorted((one, other) => one - other);
    for (const branch of ['MLMEC', 'MLMIC'])
      for (const series of [undefined, 'voucher'] as const)
        expect(numbers(branch, series)).toEqual(numbers(branch, series).map((_, index) => index + 1));
    const receipts = [...numbers('MLMEC'), ...numbers('MLMIC')];
    expect(receipts).toHaveLength(year.counts['payment'] ?? 0);
    expect(books).toHaveLength(receipts.length + (year.counts['paid back'] ?? 0));
  });

  it('has stored ledgers without a hole, in which each entry goes on from the one before and its money is for something', async () => {
    const entries = await entriesOf(office);
    for (const [index, entry] of entries.entries()) {
      const before = entries[index - 1];
      const follows = before?.student === entry.student ? before : undefined;
      expect([entry.student, entry.seq]).toEqual([entry.student, (follows?.seq ?? 0) + 1]);
      const { kind, studentCurrentCharge, studentTotalAmountDue, studentPaid, updatedBalance } = entry;
      const begun = kind === 'opening' ? studentTotalAmountDue : (follows?.updatedBalance ?? 0);
      expect(studentTotalAmountDue).toBe(begun + studentCurrentCharge);
      expect(updatedBalance).toBe(studentTotalAmountDue - studentPaid);
      expect(sum(...(entry.paidFor ?? []).map(({ amount }) => amount))).toBe(studentPaid);
    }
  });
});
