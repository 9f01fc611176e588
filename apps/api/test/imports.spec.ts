import type { ImportAnswer } from '../src/imports/imports.answers';
import { ImportDesk } from './support/imports';
import { asCsv, messyRegister } from './support/messy-register';
import { TestOffice } from './support/office';

const ROWS = 1500;

describe('a messy register of 1,500 rows', () => {
  let office: TestOffice;
  let desk: ImportDesk;
  let made: ImportAnswer;
  const register = messyRegister(ROWS);
  beforeAll(async () => {
    office = await TestOffice.open();
    desk = new ImportDesk(office);
    made = await desk.choose(await desk.bring(asCsv(register.lines)));
  });
  afterAll(() => office.close());

  const students = () => office.connection.collection('students').countDocuments();
  const stored = () => office.connection.collection('students').find().sort({ foldedId: 1 }).toArray();
  const studentOf = async (studentID: string) =>
    (await office.call<Record<string, never>>('GET', `/api/office/getStudentById?studentID=${studentID}`))
      .body;

  it('is understood: two lines of headings, in two languages, below a title', () => {
    const chosen = made.columns.flatMap(({ field, column }) =>
      column === undefined ? [] : [[column, field]],
    );
    expect(Object.fromEntries(chosen)).toEqual({
      0: 'studentID',
      1: 'studentName',
      2: 'fatherName',
      3: 'motherName',
      4: 'dateOfBirth',
      5: 'dateOfAdmission',
      6: 'class',
      7: 'primaryMobile',
      8: 'gender',
      9: 'religion',
      10: 'category',
      11: 'adhaarNumber',
      12: 'address',
      13: 'previousBalance',
    });
  });

  it('has every row new or refused, with a reason at its cell, and none silently', async () => {
    const rows = await desk.rows(made);
    expect(rows.length).toBe(ROWS);
    const found = rows.map(({ row, state, faults }) => ({ row, state, at: faults[0]?.field }));
    expect(found).toEqual(register.expected.map(({ row, state, at }) => ({ row, state, at })));
    for (const { state, faults } of rows) expect(faults.length > 0).toBe(state === 'refused');
    expect(made.states.new + made.states.refused).toBe(ROWS);
    expect(await students()).toBe(0);
  });

  it('is mended at its cells', async () => {
    const lacking = register.expected.find(({ at }) => at === 'fatherName');
    const mended = await desk.mend(made, lacking?.row ?? 0, 'fatherName', 'Shri Mohan Lal');
    expect([mended.state, mended.values.fatherName, mended.faults]).toEqual(['new', 'Mohan Lal', []]);
    const twice = register.expected.find(({ at }) => at === 'studentID');
    const own = await desk.mend(made, twice?.row ?? 0, 'studentID', '9001');
    expect([own.state, own.values.studentID]).toEqual(['new', '9001']);
    // A cell that is mended to what another row has is refused for it.
    expect((await desk.mend(made, twice?.row ?? 0, 'studentID', '5001')).faults[0]?.message).toMatch(
      /^importIdTwice:/,
    );
    expect((await desk.mend(made, twice?.row ?? 0, 'studentID', '9001')).state).toBe('new');
    const counts = (await desk.get(made)).states;
    expect(counts).toMatchObject({ new: made.states.new + 2, refused: made.states.refused - 2 });
  });

  it('is run as it was shown: students with their balances, audit lines, and no login', async () => {
    const { states } = await desk.get(made);
    const done = await desk.run(made);
    expect(done).toMatchObject({
      state: 'done',
      outcomes: { waiting: 0, registered: states.new, changed: 0, same: 0, refused: states.refused },
    });
    expect(await students()).toBe(states.new);
    const all = await stored();
    expect(all.filter((student) => 'passwordHash' in student)).toEqual([]);
    expect(await studentOf('5001')).toMatchObject({
      studentFirstName: 'Rahul',
      class: '2',
      previousBalance: 100,
      studentFeeReport: [{ updatedBalance: 100 }],
    });
    const audit = await office.call<readonly { action: string; changes: readonly object[]; by: object }[]>(
      'GET',
      '/api/audit?action=students-imported',
      undefined,
      { token: office.admin },
    );
    expect(audit.body).toMatchObject([
      { by: { username: 'admin' }, subject: { kind: 'import', name: 'register.csv' } },
    ]);
    expect(audit.body[0]?.changes).toContainEqual({ field: 'registered', after: String(states.new) });
    const registered = await office.call<readonly { changes: readonly object[]; by: object }[]>(
      'GET',
      '/api/audit?subject=5001',
      undefined,
      { token: office.admin },
    );
    expect(registered.body[0]).toMatchObject({ action: 'student-registered', by: { username: 'admin' } });
    expect(registered.body[0]?.changes).toContainEqual({ field: 'previousBalance', after: '100' });
  });

  it('changes nothing when it is run again', async () => {
    const before = await stored();
    const again = await desk.choose(await desk.bring(asCsv(register.lines)));
    expect(again.states).toMatchObject({ new: 0, changed: 0 });
    const done = await desk.run(again).catch(() => desk.get(again));
    expect(done.outcomes).toMatchObject({ registered: 0, changed: 0 });
    expect(await stored()).toEqual(before);
  });

  it('goes out and comes in again without a change, as CSV and XLSX, in both languages', async () => {
    for (const query of ['as=csv', 'as=xlsx', 'as=csv&adhaar=true']) {
      const bytes = await desk.file(`/api/imports/records?${query}`);
      const planned = await desk.choose(await desk.bring(bytes, 'records'));
      expect(planned.states).toEqual({ new: 0, changed: 0, same: await students(), refused: 0 });
    }
  });
});
