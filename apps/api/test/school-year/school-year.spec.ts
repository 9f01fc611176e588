import { chargesOf } from '@school/domain';
import { TestOffice } from '../support/office';
import { checkDay } from './each-day';
import { checkMonth } from './each-month';
import { yearMonths } from './habits';
import { inTotal, only } from './paper-collections';
import { closingsTotal, dayBookOf, ledgersOf, registersOf } from './reports';
import { daysOf, familiesOf } from './script';
import { SchoolYear } from './year';

/** The number of students in the year; run by hand with more: `YEAR_STUDENTS=300`. */
const size = Number(process.env['YEAR_STUDENTS'] ?? 60);

describe('a school year from April to March, and the first months of the next', () => {
  const students = familiesOf(size);
  let office: TestOffice;
  let year: SchoolYear;
  beforeAll(async () => {
    office = await TestOffice.open();
    year = new SchoolYear(office, students);
  });
  afterAll(() => office.close());

  it.each(yearMonths)(
    '%s: every report is the sum of the entries each evening, and at the end',
    async (month) => {
      for (const day of daysOf(month, students)) {
        await year.play(day);
        await checkDay(office, year.collections, day);
      }
      await year.endMonth(month);
      await checkMonth(office, year, month);
    },
  );

  it.each([
    { session: '2080-81', firstDay: '2080-04-01', lastDay: '2081-03-31' },
    { session: '2081-82', firstDay: '2081-04-01', lastDay: '2082-03-31' },
  ])(
    'has a day book of $session that comes to what was taken in it',
    async ({ session, firstDay, lastDay }) => {
      const movements = year.collections.ofSession(session);
      const total = inTotal(movements);
      const ways = Array.from({ length: 4 }, () => total);
      expect(await dayBookOf(office, firstDay, lastDay)).toEqual({ count: movements.length, total, ways });
    },
  );

  it('has registers of all receipts and vouchers, in which those are void that were voided', async () => {
    const [receipts, vouchers] = [
      only('receipt', year.collections.of()),
      only('voucher', year.collections.of()),
    ];
    expect(await registersOf(office, '2080-04-01', '2081-06-30')).toEqual({
      receipts: { count: receipts.length, total: inTotal(receipts) },
      void: only('void', year.collections.of()).length,
      vouchers: { count: vouchers.length, total: inTotal(vouchers) },
      numbers: year.collections.numbersOf(),
    });
  });

  it('has every entry in one closing', async () => {
    const movements = year.collections.of();
    const total = inTotal(movements);
    const ways = Array.from({ length: 2 }, () => total);
    expect(closingsTotal(year.drawers.closings)).toEqual({ count: movements.length, total, ways });
    const open = await office.call('GET', '/api/office/openDrawers', undefined, { token: office.admin });
    expect(open).toMatchObject({ status: 200, body: [] });
  });

  it('has books that begin anew with the session, for each branch, of receipts and of vouchers', () => {
    const books = year.collections.numbersOf().filter((number) => number.endsWith(' 000001'));
    expect(books).toEqual(
      ['MLMEC', 'MLMIC'].flatMap((branch) =>
        ['2080-81', '2081-82'].flatMap((session) =>
          ['receipt', 'voucher'].map((what) => `${branch} ${session} ${what} 000001`),
        ),
      ),
    );
  });

  it('charges class XII nothing of the new session before the office says what comes next (D74)', async () => {
    const ledgers = await ledgersOf(office);
    const undecided = year.families.filter(
      ({ paper }) => !paper.hasLeft && paper.schoolClass === '12' && paper.isUndecided('2081-06'),
    );
    expect(undecided.length).toBeGreaterThan(0);
    for (const { studentID } of undecided) {
      const charged = (ledgers.get(studentID) ?? []).flatMap(chargesOf).map(({ month }) => month);
      expect([studentID, charged.filter((month) => month >= '2081-04')]).toEqual([studentID, []]);
    }
  });

  it('has seen all that happens at a school', () => {
    const counts = Object.entries(year.counts).map(([what, times]) => `${what}: ${times}`);
    const closings = year.drawers.closings.length;
    process.stdout.write(`${size} students. ${counts.sort().join(', ')}, closings: ${closings}\n`);
    expect(Object.keys(year.counts)).toEqual(
      expect.arrayContaining([
        'payment',
        'cheque returned',
        'receipt voided',
        'paid back',
        'class change',
        'moves up',
        'leaves',
        'left before',
        'comes back',
        'concession',
        'standing concession',
        'fine',
      ]),
    );
  });
});
