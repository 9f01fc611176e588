import type { ImportAnswer } from '../src/imports/imports.answers';
import { StudentUpdateService } from '../src/students/student-update.service';
import { ImportDesk } from './support/imports';
import { before, type Writes } from './support/meanwhile';
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
    // A cell corrected to the value of another row is refused.
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
      '/api/audit?subject=5001&action=student-registered',
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
});

describe('a school of 120 from a register', () => {
  let office: TestOffice;
  let desk: ImportDesk;
  beforeAll(async () => {
    office = await TestOffice.open();
    desk = new ImportDesk(office);
    await desk.whole(asCsv(messyRegister(120).lines));
  });
  afterAll(() => office.close());

  const update = (studentID: string, changes: object) =>
    office.call('PUT', '/api/office/updateStudent', { studentID, ...changes }, { token: office.admin });
  const register = (...cells: readonly (readonly string[])[]) =>
    asCsv([['Student ID', 'Class', 'Mobile', 'Concession'], ...cells]);

  const heads = [
    'Student ID',
    'First name',
    'Last name',
    'DOB',
    'Gender',
    'Religion',
    'Category',
    'Adhaar',
    'Mobile',
    'Father',
    'Mother',
    'Address',
    'Class',
    'Date of admission',
  ];
  const childOf = (n: number) => [
    String(20_000 + n),
    'Asha',
    'Verma',
    '12/4/2015',
    'F',
    'Hindu',
    'OBC',
    String(200_000_000_000 + n),
    '9876543210',
    'Ramesh Verma',
    'Sita Verma',
    'Kanpur',
    'VII',
    '1/4/2022',
  ];

  it('goes out and comes in again without a change, as CSV and XLSX', async () => {
    const students = await office.connection.collection('students').countDocuments();
    for (const query of ['as=csv', 'as=xlsx', 'as=csv&adhaar=true']) {
      const bytes = await desk.file(`/api/imports/records?${query}`);
      expect(bytes.includes('1001 2001')).toBe(false);
      const planned = await desk.choose(await desk.bring(bytes, 'records'));
      expect(planned.states).toEqual({ new: 0, changed: 0, same: students, refused: 0 });
    }
    const log = await office.call<readonly object[]>(
      'GET',
      '/api/audit?action=students-exported',
      undefined,
      {
        token: office.admin,
      },
    );
    expect(log.body).toHaveLength(3);
    expect(log.body[2]).toMatchObject({ changes: [{ field: 'total', after: String(students) }] });
  });

  it('tells nobody an Adhaar number that is stored: not in the preview, nor in the report, nor once it ran (D88)', async () => {
    expect((await update('5001', { adhaarNumber: '234567890124' })).status).toBe(200);
    const cells = [
      ['Student ID', 'Adhaar Number'],
      ['5001', '345678901235'],
    ];
    const planned = await desk.choose(await desk.bring(asCsv(cells)), [], true);
    const change = async () =>
      (await desk.rows(planned))[0]?.changes.find(({ field }) => field === 'adhaarNumber');
    const report = async () => String(await desk.file(`/api/imports/report?importID=${planned.id}&as=csv`));
    // The new value is shown in full while it can be corrected.
    expect(await change()).toMatchObject({ before: 'XXXX XXXX 0124', after: '345678901235' });
    expect(await report()).toContain('XXXX XXXX 0124 → XXXX XXXX 1235');
    await desk.run(planned);
    const [row] = await desk.rows(planned);
    expect(JSON.stringify([row, await desk.get(planned), await report()])).not.toMatch(/3456|2345/);
    expect(row).toMatchObject({ outcome: 'changed', texts: { adhaarNumber: 'XXXX XXXX 1235' } });
  });

  it('is changed with before and after, given a concession once, and refuses what has passed', async () => {
    const made = await desk.choose(
      await desk.bring(
        register(['5001', 'VI', '', '50%'], ['5002', '', '9811111111', ''], ['5004', 'XX', '', '']),
      ),
    );
    const rows = await desk.rows(made);
    expect(rows.map(({ state, changes, faults }) => ({ state, changes, faults }))).toEqual([
      {
        state: 'changed',
        changes: [
          { field: 'class', before: '2', after: '6' },
          { field: 'concessionValue', before: '', after: '50%' },
        ],
        faults: [],
      },
      {
        state: 'changed',
        changes: [expect.objectContaining({ field: 'primaryMobile', after: '9811111111' })],
        faults: [],
      },
      { state: 'refused', changes: [], faults: [{ field: 'class', message: 'importUnknown' }] },
    ]);
    expect((await desk.run(made)).outcomes).toMatchObject({ changed: 2, refused: 1 });
    const { body } = await office.call('GET', '/api/office/getStudentById?studentID=5001');
    expect(body).toMatchObject({ class: '6', concessions: [{ concession: 'other', value: 50 }] });
    // A refused row is corrected and run by itself.
    expect((await desk.mend(made, 4, 'class', 'X')).state).toBe('changed');
    expect((await desk.run(made)).outcomes).toMatchObject({ changed: 3, refused: 0 });
  });

  it('keeps what was changed by hand since, unless somebody says otherwise', async () => {
    const bytes = register(['5002', '', '9811111111', '']);
    await update('5002', { primaryMobile: '9822222222' });
    const kept = await desk.choose(await desk.bring(bytes));
    expect(kept.states).toMatchObject({ same: 1, changed: 0 });
    expect((await desk.rows(kept))[0]?.kept).toEqual([
      { field: 'primaryMobile', before: '9822222222', after: '9811111111' },
    ]);
    const overwritten = await desk.choose(kept, undefined, true);
    expect(overwritten.states).toMatchObject({ same: 0, changed: 1 });
    const plain = await desk.choose(await desk.bring(register(['5010', '', '9833333333', ''])));
    expect((await desk.run(overwritten)).outcomes).toMatchObject({ changed: 1 });
    await update('5010', { primaryMobile: '9844444444' });
    // The student was changed between preview and run: the row is refused, and nothing is overwritten.
    expect((await desk.run(plain)).outcomes).toMatchObject({ changed: 0, refused: 1 });
    expect((await desk.rows(plain))[0]?.faults).toEqual([
      { field: 'primaryMobile', message: 'importByHand' },
    ]);
  });

  it('keeps it too where a file with fewer columns was run meanwhile', async () => {
    const bytes = asCsv([
      ['Student ID', 'Mobile', 'Address'],
      ['5030', '9866666666', 'Katra, Prayagraj'],
    ]);
    await desk.whole(bytes);
    await update('5030', { personalDetail: { address: 'Naini, Prayagraj' } });
    await desk.whole(register(['5030', '', '9877777777', '']));
    const again = await desk.choose(await desk.bring(bytes));
    expect((await desk.rows(again))[0]).toMatchObject({
      changes: [{ field: 'primaryMobile', before: '9877777777', after: '9866666666' }],
      kept: [{ field: 'address', before: 'Naini, Prayagraj', after: 'Katra, Prayagraj' }],
    });
  });

  it('remembers what was chosen for columns that are called alike, above what another column is called', async () => {
    const heads = ['Student ID', 'Mobile (Father)', 'Mobile (Mother)', 'Bus', 'Travels by'];
    const bytes = asCsv([heads, ['5031', '9811111111', '9822222222', '4', 'Own']]);
    const made = await desk.bring(bytes);
    const fields = ['studentID', 'primaryMobile', 'secondaryMobile', undefined, 'conveyance'] as const;
    const columns = fields.flatMap((field, column) => (field === undefined ? [] : [{ field, column }]));
    await desk.choose({ ...made, columns });
    const again = await desk.bring(bytes);
    const chosen = heads.map((_, at) => again.columns.find(({ column }) => column === at)?.field);
    expect(chosen).toEqual(fields);
  });

  it('says of a student whose record breaks a rule that it does, and not that the student has left', async () => {
    const made = await desk.choose(await desk.bring(register(['5020', '', '9855555555', ''])));
    const records = office.connection.collection('students');
    const before = await records.findOne({ foldedId: '5020' });
    await records.updateOne({ foldedId: '5020' }, { $set: { boardType: 'cbse', medium: 'hindi' } });
    expect((await desk.run(made)).outcomes).toMatchObject({ changed: 0, refused: 1 });
    await records.updateOne({ foldedId: '5020' }, { $set: { ...before } });
    expect((await desk.rows(made))[0]?.faults).toEqual([{ field: 'studentID', message: 'importBroken' }]);
  });

  it('warns of the same person and Adhaar number until that is mended, and not until another cell of the row is', async () => {
    const [first, second] = [childOf(9000), childOf(9001)];
    const lines = [first, second.with(7, first[7] ?? '')];
    const made = await desk.choose(await desk.bring(asCsv([heads, ...lines])));
    const [, { row, warnings } = { row: 0, warnings: [] }] = await desk.rows(made);
    const samePerson = { field: 'studentFirstName', message: 'importSamePersonRow:2' };
    expect(warnings).toEqual([{ field: 'adhaarNumber', message: 'importSameAdhaarRow:2' }, samePerson]);
    expect((await desk.mend(made, row, 'address', 'Agra')).warnings).toEqual(warnings);
    const number = await desk.mend(made, row, 'adhaarNumber', '200000009001');
    expect(number.warnings).toEqual([samePerson]);
    expect((await desk.mend(made, row, 'fatherName', 'Mohan Verma')).warnings).toEqual([]);
  });

  it('refuses a card that an earlier row has, also one that is right only once another row is mended', async () => {
    const lines = [
      ['30001', ''],
      ['30001', 'AABB0001'],
      ['30002', 'AABB0001'],
    ].map(([studentID = '', card = ''], at) => [...childOf(9100 + at).with(0, studentID), card]);
    const made = await desk.choose(await desk.bring(asCsv([[...heads, 'Card number'], ...lines])));
    const faults = async () => (await desk.rows(made)).map((row) => row.faults);
    const twice = [{ field: 'studentID', message: 'importIdTwice:2' }];
    expect(await faults()).toEqual([[], twice, []]);
    await desk.mend(made, 2, 'studentID', '30000');
    expect(await faults()).toEqual([[], [], [{ field: 'cardNumber', message: 'importCardTwice:3' }]]);
    await desk.mend(made, 3, 'cardNumber', 'AABB0002');
    expect(await faults()).toEqual([[], [], []]);
  });

  it('changes a student whom another desk changes in something else at the same moment', async () => {
    const made = await desk.choose(await desk.bring(register(['5012', '', '9855550000', ''])));
    const address = { address: 'Naini, Prayagraj' };
    before(office.app.get<Writes>(StudentUpdateService, { strict: false }), 'update', () =>
      update('5012', { personalDetail: address }),
    );
    expect((await desk.run(made)).outcomes).toMatchObject({ changed: 1, refused: 0 });
    const { body } = await office.call('GET', '/api/office/getStudentById?studentID=5012');
    expect(body).toMatchObject({ primaryMobile: '9855550000', personalDetail: address });
  });

  it('stops when it is told to, and goes on with what waits', async () => {
    const lines = Array.from({ length: 700 }, (_, n) => childOf(n));
    const made = await desk.choose(await desk.bring(asCsv([heads, ...lines])));
    expect(made.states).toMatchObject({ new: 700 });
    expect((await desk.rows(made))[1]?.warnings).toEqual([
      { field: 'studentFirstName', message: 'importSamePersonRow:2' },
    ]);
    await desk.start(made);
    const stopped = await desk.stop(made);
    expect(stopped.state).toBe('stopped');
    const before = stopped.outcomes.registered;
    expect(before).toBeLessThan(700);
    expect((await desk.get(made)).outcomes.registered).toBe(before);
    expect((await desk.run(made)).outcomes).toMatchObject({ registered: 700, waiting: 0 });
  });

  it('is not run before its columns are chosen', async () => {
    const made = await desk.bring(asCsv([heads, childOf(0)]));
    await expect(desk.start(made)).rejects.toThrow('Choose the columns first');
  });

  it('refuses what is no register', async () => {
    const tries: readonly (readonly [Buffer, number])[] = [
      [Buffer.from('PK\u0003\u0004 and no archive'), 400],
      [Buffer.from('a,b\u0000'), 400],
      [Buffer.from(''), 400],
      [asCsv(Array.from({ length: 10_100 }, () => ['1', '2'])), 400],
      [Buffer.alloc(11 * 1024 * 1024, 'a,b\n'), 413],
    ];
    for (const [bytes, status] of tries) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), 'register.csv');
      const answer = await office.call('POST', '/api/imports', form, { token: office.admin });
      expect([bytes.length, answer.status]).toEqual([bytes.length, status]);
    }
    expect((await office.call('POST', '/api/imports', new FormData(), { token: office.admin })).status).toBe(
      400,
    );
  });
});
