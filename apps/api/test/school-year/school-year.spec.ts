import { balanceOf, ledgerAt, sum, toRupees, type Ledger } from '@school/domain';
import { FeeTablesService } from '../../src/fee-tables/fee-tables.service';
import type { StudentRecord } from '../../src/students/student.schema';
import { TestOffice } from '../support/office';
import { daysOf, familiesOf, sessionMonths } from './script';
import { SchoolYear } from './year';

/** Every ledger as it stands now, of those who left too. */
async function ledgersOf({ app, connection }: TestOffice): Promise<ReadonlyMap<string, Ledger>> {
  const today = await app.get(FeeTablesService, { strict: false }).today();
  const all = connection.collection<StudentRecord>('students').find({ foldedId: { $gte: '' } });
  return new Map(
    (await all.toArray()).map((student) => [
      student.studentID,
      ledgerAt(student.studentFeeReport, student, today),
    ]),
  );
}

const takingsOf = (ledger: Ledger) => toRupees(sum(...ledger.map(({ studentPaid }) => studentPaid)));

/** How many students there are in the year. */
const size = Number(process.env['YEAR_STUDENTS'] ?? 300);

describe('a school year from April to March', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  it('ends with books that agree with those of a bookkeeper who has a pencil', async () => {
    const year = new SchoolYear(office, familiesOf(size));
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
    const accounts = await ledgersOf(office);
    expect(accounts.size).toBe(size);
    for (const { studentID, paper } of year.families) {
      const ledger = accounts.get(studentID) ?? [];
      expect([studentID, toRupees(balanceOf(ledger)), takingsOf(ledger)]).toEqual([
        studentID,
        paper.balance,
        paper.takings,
      ]);
    }
    const counts = Object.entries(year.counts).map(([what, times]) => `${what}: ${times}`);
    process.stdout.write(`${size} students. ${counts.join(', ')}\n`);
  }, 600_000);
});
