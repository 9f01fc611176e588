import { nextMonth, schoolMonth, startOfMonth, importValuesOf, type ImportField } from '@school/domain';
import { rulesIn } from '../src/common/words';
import type { HeadsAnswer } from '../src/heads/heads.answers';
import type { StudentRecord } from '../src/students/student.schema';
import type { StudentAnswer } from '../src/students/students.answers';
import { ImportDesk } from './support/imports';
import { asCsv } from './support/messy-register';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { register } from './support/student';

const BUS = 'school:Bus';
const { labels } = rulesIn('en');

describe('a register with the bus and concessions', () => {
  let office: TestOffice;
  let desk: ImportDesk;
  beforeAll(async () => {
    office = await TestOffice.openOn('2027-07-05');
    desk = new ImportDesk(office);
    // The bus begins in June, and the test plays in the first days of July.
    office.clock.stopAt(new Date('2027-07-05T06:00:00Z'));
    const stops = [
      { name: 'Naini', amount: 650 },
      { name: 'Civil Lines', amount: 400 },
    ];
    const of = { every: 'monthly', takers: 'chosen', isRefundable: false, from: '2027-06' };
    for (const head of [
      { ...of, name: 'Bus', price: 'stop', stops },
      { ...of, name: 'Computer', price: 'one', amount: 150 },
    ]) {
      const added = await office.call<HeadsAnswer>('POST', '/api/office/heads', head, {
        token: office.admin,
      });
      if (added.status !== 201) throw new Error(JSON.stringify(added.body));
    }
  });
  afterAll(() => office.close());

  const month = () => schoolMonth(office.clock.now());
  const wait = () => office.clock.stopAt(new Date(startOfMonth(nextMonth(month())).getTime() + 3_600_000));
  const studentOf = async (studentID: string) =>
    (await office.call<StudentAnswer>('GET', `/api/office/getStudentById?studentID=${studentID}`)).body;
  const stored = () => office.connection.collection('students').find().sort({ foldedId: 1 }).toArray();
  const send = async (path: string, body: object) => {
    const answer = await office.call('POST', `/api/office/${path}`, body, { token: office.admin });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  };
  /** A register of these students, each a copy of the existing one except for some cells. */
  async function like(there: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
    const students = office.connection.collection<StudentRecord>('students');
    const student = await students.findOne({ foldedId: there });
    if (!student) throw new Error(`There is no student ${there}.`);
    const { studentID: _, feesFrom: __, ...says } = importValuesOf(student, '2027-07-05');
    const fields = Object.keys(says).filter(
      (field) => field !== 'takenHeads' && field !== 'moreConcessions',
    ) as (keyof typeof says & ImportField)[];
    return asCsv([
      ['Student ID', ...heads, ...fields.map((field) => labels[field])],
      ...rows.map((cells) => [...cells, ...fields.map((field) => says[field] ?? '')]),
    ]);
  }

  it('brings a child with the bus from July, who is charged as one that took it at the counter', async () => {
    await register(office, 'counter');
    await send('takeHead', { studentID: 'counter', head: BUS, stop: 'Naini', from: '2027-07' });
    await send('giveStandingConcession', {
      studentID: 'counter',
      concession: 'sibling',
      head: BUS,
      unit: 'percent',
      value: 50,
      from: '2027-08',
      reason: 'Two sisters',
    });
    const bytes = await like(
      'counter',
      ['Bus stop', 'Fees from', 'More concessions'],
      [
        ['brought', 'naini (July 2027)', '', 'Bus: 50%, Sibling (2027-08) Two sisters'],
        ['by-amount', '400', '2027-04', ''],
        ['no-stop', 'Jhusi', '', ''],
      ],
    );
    const made = await desk.choose(await desk.bring(bytes));
    expect(made.columns).toContainEqual({ field: 'takenHeads', head: BUS, column: 1 });
    expect((await desk.rows(made)).map(({ state, faults }) => [state, faults])).toEqual([
      ['new', []],
      ['new', []],
      ['refused', [{ field: 'takenHeads', message: 'importStop' }]],
    ]);
    expect((await desk.mend(made, 4, 'takenHeads', 'Bus: no; Computer')).state).toBe('new');
    expect((await desk.run(made)).outcomes).toMatchObject({ registered: 3, refused: 0 });
    expect(await studentOf('brought')).toMatchObject({
      heads: [{ head: BUS, stop: 'Naini', from: '2027-07', takenBy: 'Admin (admin)' }],
      concessions: [{ head: BUS, concession: 'sibling', value: 50, from: '2027-08' }],
    });
    // This student's fees began in April, and the bus began with the head, in June.
    expect(await studentOf('by-amount')).toMatchObject({
      heads: [{ stop: 'Civil Lines', from: '2027-06' }],
      fees: { outstandingDue: 4 * 300 + 2 * 400 },
    });
    expect(await studentOf('no-stop')).toMatchObject({ heads: [{ head: 'school:Computer' }] });
    for (const due of [950, 300 + 325]) {
      const [counter, brought] = await Promise.all(
        ['counter', 'brought'].map(async (studentID) => (await balanceOf(office, studentID)).fees),
      );
      expect(brought).toEqual(counter);
      expect(brought?.outstandingDue).toBe(due);
      const paid = await Promise.all(['counter', 'brought'].map((studentID) => pay(office, studentID)));
      const [one, other] = paid.map(({ body }) => body.studentFeeReport.at(-1)?.paidFor);
      expect(other).toEqual(one);
      wait();
    }
  });

  it('gives children who are there another stop, a head and a concession, once', async () => {
    const bytes = asCsv([
      ['Student ID', 'Bus', 'Computer', 'More concessions'],
      [
        'counter',
        'Civil Lines',
        'yes',
        'Bus: 50%, Sibling; Monthly fee: 100, Hardship; Monthly fee: 50, Staff child',
      ],
      ['brought', 'no', '', ''],
      ['by-amount', 'Naini (2027-07)', '', 'Bus: 50%, Rich'],
    ]);
    const made = await desk.choose(await desk.bring(bytes), []);
    expect((await desk.rows(made)).map(({ state, changes, faults }) => ({ state, changes, faults }))).toEqual(
      [
        {
          state: 'changed',
          changes: [
            {
              field: 'takenHeads',
              before: 'Bus: Naini (2027-07)',
              after: 'Bus: Civil Lines (2027-09); Computer (2027-09)',
            },
            {
              field: 'moreConcessions',
              before: '',
              after: 'monthly: 100, hardship (2027-09) Import; monthly: 50, staff (2027-09) Import',
            },
          ],
          faults: [],
        },
        { state: 'refused', changes: [], faults: [{ field: 'takenHeads', message: 'importHeadEnd' }] },
        {
          state: 'refused',
          changes: [],
          faults: [
            { field: 'takenHeads', message: 'importHeadPassed' },
            { field: 'moreConcessions', message: 'importConcessions' },
          ],
        },
      ],
    );
    expect((await desk.run(made)).outcomes).toMatchObject({ changed: 1, refused: 2 });
    const student = await studentOf('counter');
    expect(student).toMatchObject({
      heads: [
        { stop: 'Naini', ends: [{ from: '2027-09' }] },
        { stop: 'Civil Lines', from: '2027-09' },
        { head: 'school:Computer', from: '2027-09' },
      ],
      concessions: [
        { head: BUS },
        { concession: 'hardship', value: 100, from: '2027-09' },
        { concession: 'staff', value: 50, from: '2027-09' },
      ],
    });
    const again = await desk.choose(await desk.bring(bytes), []);
    expect(again.states).toMatchObject({ changed: 0, same: 1, refused: 2 });
  });

  it('goes out and comes in again without a change, in both languages, with what begins later too', async () => {
    await send('takeHead', { studentID: 'brought', head: BUS, stop: 'Civil Lines', from: '2027-11' });
    const before = await stored();
    for (const language of ['en', 'hi'])
      for (const as of ['csv', 'xlsx']) {
        const bytes = await desk.file(`/api/imports/records?as=${as}`, language);
        const planned = await desk.choose(await desk.bring(bytes, 'records'));
        expect(planned.states).toEqual({ new: 0, changed: 0, same: before.length, refused: 0 });
      }
    expect(await stored()).toEqual(before);
  });

  it('refuses a head that was closed since the preview, and registers the others', async () => {
    const bytes = await like(
      'counter',
      ['Computer'],
      [
        ['closed', 'yes'],
        ['without', ''],
      ],
    );
    const made = await desk.choose(await desk.bring(bytes));
    expect(made.states).toMatchObject({ new: 2 });
    await send('heads/close', { head: 'school:Computer', from: nextMonth(month()) });
    wait();
    expect((await desk.run(made)).outcomes).toMatchObject({ registered: 1, refused: 1 });
    const refused = (await desk.rows(made)).find(({ outcome }) => outcome === 'refused');
    expect(refused?.faults).toEqual([{ field: 'takenHeads', message: 'importHeadNotOffered' }]);
  });
});
