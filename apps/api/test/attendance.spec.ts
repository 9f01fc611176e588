import { movedFromKey } from '@school/domain';
import type { mongo } from 'mongoose';
import type {
  AbsenteesAnswer,
  AbsenceToldAnswer,
  AttendanceRegisterAnswer,
  AttendanceTodayAnswer,
  SectionDayAnswer,
  SectionsOfDayAnswer,
  StudentAttendanceAnswer,
} from '../src/attendance/attendance.answers';
import type { CertificateDraftAnswer } from '../src/certificates/certificates.answers';
import type { StoryAnswer } from '../src/student-story/story.answers';
import { anyText, textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { register } from './support/student';
import { teacherOf } from './support/teacher';

const THIRD = { branch: 'MLMEC', class: '3', section: 'a' } as const;
/** A Tuesday. */
const TODAY = '2027-01-12';
const TOMORROW = '2027-01-13';
const queryOf = (facts: Readonly<Record<string, string>>) => new URLSearchParams(facts).toString();

type Marks = Readonly<Record<string, string>>;

describe('attendance', () => {
  let office: TestOffice;
  let meena: string;

  beforeAll(async () => {
    office = await TestOffice.openOn(TODAY);
    office.clock.stopAt(new Date(`${TODAY}T08:30:00+05:30`));
    meena = await office.tokenOf(await office.employ('meena', 'office'));
    const student = (id: string, studentFirstName: string, change = {}) =>
      register(office, id, { studentFirstName, studentLastName: 'Verma', ...change });
    await student('a-2', 'Binod');
    await student('a-1', 'Asha', { secondaryMobile: '9876543299' });
    await student('a-3', 'Chetan', { dateOfAdmission: TOMORROW });
    await student('h-1', 'Divya', { boardType: 'up', medium: 'hindi' });
    await student('b-1', 'Esha', { section: 'b' });
  });
  afterAll(() => office.close());

  const morningOf = (day: string) => office.clock.stopAt(new Date(`${day}T08:30:00+05:30`));
  const mark = (marks: Marks, revision: number, change: object = {}, token = meena) =>
    office.call<SectionDayAnswer & { message?: string }>(
      'PUT',
      '/api/office/attendance/day',
      {
        ...THIRD,
        day: TODAY,
        revision,
        marks: Object.entries(marks).map(([studentID, attendance]) => ({ studentID, attendance })),
        ...change,
      },
      { token },
    );
  const day = async (of: string = TODAY, section: Readonly<Record<string, string>> = THIRD) =>
    (
      await office.call<SectionDayAnswer>(
        'GET',
        `/api/office/attendance/day?${queryOf({ ...section, day: of })}`,
        undefined,
        { token: meena },
      )
    ).body;
  const read = async <Answer>(path: string) =>
    (await office.call<Answer>('GET', `/api/office/attendance/${path}`, undefined, { token: meena })).body;

  it('shows a section as it sits, by name, and as not marked', async () => {
    const section = await day();
    expect(section).toMatchObject({ ...THIRD, day: TODAY, revision: 0, isOver: false });
    expect(section).not.toHaveProperty('marked');
    expect(section.students).toEqual([
      { roll: 1, studentID: 'a-1', studentName: 'Asha Verma', fatherName: anyText },
      { roll: 2, studentID: 'a-2', studentName: 'Binod Verma', fatherName: anyText },
    ]);
  });

  it.each([
    ['tomorrow', TOMORROW, { why: 'future' }],
    ['a Sunday', '2027-01-10', { why: 'sunday' }],
    ['the last session', '2026-03-30', { why: 'session-over' }],
  ])('says why %s cannot be marked', async (_, asked, closed) => {
    expect((await day(asked)).closed).toEqual(closed);
  });

  it('is marked by one of two teachers who have seen the same, and the other is told', async () => {
    const answers = await Promise.all([
      mark({ 'a-1': 'present', 'a-2': 'absent' }, 0),
      mark({ 'a-1': 'present', 'a-2': 'leave' }, 0, {}, office.clerk),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await day();
    expect(now).toMatchObject({ revision: 1, marked: { present: 1, markedBy: textWith('(') } });
    await mark({ 'a-2': 'absent' }, 1);
    expect((await day()).students.map(({ attendance }) => attendance)).toEqual(['present', 'absent']);
  });

  it('changes nothing when the same comes again, whatever it had seen', async () => {
    const before = await day();
    const again = await mark({ 'a-1': 'present', 'a-2': 'absent' }, 0);
    expect([again.status, again.body.revision]).toEqual([200, before.revision]);
  });

  it('stands in what a transfer certificate would say of whoever goes (D65)', async () => {
    const draft = await office.call<CertificateDraftAnswer>(
      'GET',
      '/api/office/certificates/draft?studentID=a-2',
    );
    expect(draft.body.fields).toMatchObject({ workingDays: '1', daysPresent: '0' });
  });

  it.each([
    ['tomorrow', { 'a-1': 'present' }, { day: TOMORROW }, 400, 'This day has not come yet'],
    ['a Sunday', { 'a-1': 'present' }, { day: '2027-01-10' }, 409, 'There is no school on a Sunday'],
    ['before the admission', { 'a-3': 'present' }, {}, 409, 'Student a-3 was not at the school on this day'],
    [
      'somebody of the section beside it',
      { 'b-1': 'present' },
      {},
      409,
      textWith('Student b-1 is no longer in this section'),
    ],
    ['nobody', {}, {}, 400, undefined],
    ['a mark that there is not', { 'a-1': 'late' }, {}, 400, undefined],
    ['a section that there is not', { 'a-1': 'present' }, { section: 'z' }, 400, undefined],
  ])('refuses %s', async (_, marks, change, status, message) => {
    const answer = await mark(marks, 0, change);
    expect(answer.status).toBe(status);
    if (message !== undefined) expect(answer.body.message).toEqual(message);
  });

  it('tells of the day which sections are marked and who is absent, with the numbers of the family', async () => {
    await mark({ 'h-1': 'half' }, 0, { branch: 'MLMIC' });
    const { sections } = await read<SectionsOfDayAnswer>('sections');
    expect(sections).toMatchObject([
      { ...THIRD, students: 3, marked: { present: 1, absent: 1, leave: 0, half: 0 } },
      { ...THIRD, section: 'b', students: 1 },
      { branch: 'MLMIC', class: '3', section: 'a', students: 1, marked: { half: 1 } },
    ]);
    expect(sections[1]).not.toHaveProperty('marked');
    const absentees = await read<AbsenteesAnswer>('absentees');
    expect(absentees).toMatchObject([
      { ...THIRD, studentID: 'a-2', attendance: 'absent', mobiles: [anyText, anyText], told: [] },
    ]);
    // A position in a list over many sections is no roll number.
    expect(absentees[0]).not.toHaveProperty('roll');
    expect(await read<AttendanceTodayAnswer>('today')).toEqual({
      day: TODAY,
      english: { present: 1, marked: 2 },
      hindi: { present: 1, marked: 1 },
      teachers: { present: 0, marked: 0 },
      sections: 3,
      markedSections: 2,
    });
  });

  it.each([
    ['tomorrow', TOMORROW, 'future'],
    ['a Sunday', '2027-01-10', 'sunday'],
  ])('tells of %s that no section can be marked', async (_, asked, why) => {
    const { sections } = await read<SectionsOfDayAnswer>(`sections?day=${asked}`);
    expect(sections.map(({ closed }) => closed)).toEqual([{ why }, { why }, { why }]);
  });

  it('opens the clerk’s own app with the note, and keeps that the family was told', async () => {
    const tell = (studentID: string) =>
      office.call<AbsenceToldAnswer & { message?: string }>(
        'POST',
        '/api/office/attendance/absentees',
        { studentID, day: TODAY, way: 'whatsapp' },
        { token: meena, headers: { 'Idempotency-Key': 'lost-answer-0001' } },
      );
    const told = await tell('A-2');
    // The answer was lost, so the call is sent again.
    expect(await tell('a-2')).toMatchObject({ status: 201, body: told.body });
    expect([told.status, told.body.link]).toEqual([201, textWith('https://wa.me/91')]);
    expect(told.body.text).toContain('Binod Verma (class III A) was not at school on 12 Jan 2027.');
    const [absent] = await read<AbsenteesAnswer>('absentees');
    expect(absent?.told).toMatchObject([{ by: 'meena (meena)', way: 'whatsapp' }]);
    const log = await office.call<{ action: string }[]>('GET', '/api/audit?subject=A-2', undefined, {
      token: office.admin,
    });
    expect(log.body.filter(({ action }) => action === 'absence-told')).toHaveLength(1);
    expect((await tell('a-1')).body.message).toBe('This student is not marked absent on this day');
    expect((await tell('nobody')).status).toBe(404);
  });

  it('keeps the first mark when it is changed after the day, and asks why', async () => {
    morningOf(TOMORROW);
    const { revision } = await day();
    const late = { 'a-2': 'leave' };
    expect((await mark(late, revision)).body.message).toContain('Say why');
    const done = await mark(late, revision, { reason: 'A note came' });
    expect(done.body.students[1]).toMatchObject({
      attendance: 'leave',
      corrected: { first: 'absent', by: 'meena (meena)', reason: 'A note came' },
    });
    expect(done.body.students[1]?.corrected).not.toHaveProperty('byId');
  });

  it('is in the audit log, and a correction in the story of the student', async () => {
    const { body } = await office.call<{ action: string; subject: { id: string } }[]>(
      'GET',
      '/api/audit?size=100',
      undefined,
      { token: office.admin },
    );
    const lines = body.filter(({ action }) => action.includes('attendance') || action === 'absence-told');
    expect(lines.map(({ action, subject }) => [action, subject.id])).toEqual([
      ['attendance-corrected', 'a-2'],
      ['absence-told', 'a-2'],
      ['attendance-marked', 'MLMIC III A'],
      ['attendance-marked', 'MLMEC III A'],
      ...(lines.length === 5 ? [['attendance-marked', 'MLMEC III A']] : []),
    ]);
    const story = await office.call<StoryAnswer>('GET', '/api/office/studentStory?studentID=a-2', undefined, {
      token: office.admin,
    });
    expect(story.body.find(({ action }) => action === 'attendance-corrected')).toMatchObject({
      kind: 'record',
      reason: 'A note came',
      changes: [
        { field: 'attendance', before: 'absent', after: 'leave' },
        { field: 'day', after: TODAY },
      ],
    });
  });

  it('counts school days since the admission in the register, and follows a student into another section', async () => {
    await mark({ 'a-1': 'half', 'a-2': 'present', 'a-3': 'present' }, 0, { day: TOMORROW });
    const register = () =>
      read<AttendanceRegisterAnswer>(`register?${queryOf({ ...THIRD, month: '2027-01' })}`);
    expect((await register()).rows).toMatchObject([
      { studentID: 'a-1', share: 75, sessionShare: 75, isLow: false, month: { present: 1, half: 1 } },
      { studentID: 'a-2', share: 50, isLow: true, days: [{ day: TODAY, attendance: 'leave' }, {}] },
      { studentID: 'a-3', share: 100, days: [{ day: TOMORROW, attendance: 'present' }] },
    ]);
    const { days } = await register();
    expect([days.length, days[9], days[10], days[11]]).toMatchObject([
      31,
      { noSchool: 'sunday', isMarked: false },
      { isMarked: false },
      { isMarked: true, tally: { present: 1, leave: 1 } },
    ]);
    const own = (studentID: string) => read<StudentAttendanceAnswer>(`student?studentID=${studentID}`);
    expect(await own('A-2')).toMatchObject({
      studentID: 'a-2',
      session: '2026-27',
      share: 50,
      isLow: true,
      tally: { present: 1, leave: 1 },
    });
    expect((await own('a-2')).months.map(({ month }) => month).at(-1)).toBe('2027-01');
    await office.call(
      'POST',
      '/api/office/calendar',
      { occasionKind: 'holiday', title: 'Lohri', firstDay: TOMORROW, lastDay: TOMORROW },
      { token: office.admin },
    );
    expect((await own('a-2')).share).toBe(0);
    expect((await mark({ 'a-1': 'present' }, 1, { day: TOMORROW })).body.message).toContain('Lohri');
    expect((await day(TOMORROW)).closed).toEqual({ why: 'holiday', title: 'Lohri' });
  });

  it.each(['xlsx', 'csv'])('is a file as %s, of which the audit log keeps a line', async (as) => {
    const file = await office.call(
      'GET',
      `/api/office/attendance/register/export?${queryOf({ ...THIRD, month: '2027-01', as })}`,
    );
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      textWith(`attendance-mlmec-3-a-2027-01-${TOMORROW}.${as}`),
    ]);
  });

  it('lets a teacher mark and read the own sections, and no other', async () => {
    const token = await teacherOf(office, 'gita', { ...THIRD, subjects: [], isClassTeacher: true });
    const ask = <Answer>(path: string) =>
      office.call<Answer>('GET', `/api/office/attendance/${path}`, undefined, { token });
    morningOf('2027-01-15');
    expect((await mark({ 'a-1': 'absent' }, 0, { day: '2027-01-15' }, token)).status).toBe(200);
    expect((await mark({ 'b-1': 'absent' }, 0, { day: '2027-01-15', section: 'b' }, token)).status).toBe(403);
    await mark({ 'b-1': 'absent' }, 0, { day: '2027-01-15', section: 'b' });
    expect((await ask<SectionsOfDayAnswer>('sections')).body.sections).toMatchObject([THIRD]);
    expect((await ask<AbsenteesAnswer>('absentees')).body).toMatchObject([{ studentID: 'a-1' }]);
    const other = queryOf({ ...THIRD, section: 'b' });
    const refused = [
      `day?${other}&day=${TODAY}`,
      `register?${other}&month=2027-01`,
      `register/export?${other}&month=2027-01&as=csv`,
      'student?studentID=b-1',
      'today',
    ];
    for (const path of refused) expect([path, (await ask(path)).status]).toEqual([path, 403]);
    expect((await ask('student?studentID=a-1')).status).toBe(200);
    const tell = { studentID: 'b-1', day: '2027-01-15', way: 'sms' };
    expect((await office.call('POST', '/api/office/attendance/absentees', tell, { token })).status).toBe(403);
  });

  it('counts a day once for who moved on it, and follows a student into a section that was never marked before', async () => {
    morningOf('2027-01-18');
    const of = { class: '5', section: 'b' } as const;
    await register(office, 'm-1', { class: '5', section: 'a' });
    const seen = { day: '2027-01-16', class: '5' };
    await mark({ 'm-1': 'present' }, 0, seen);
    await mark({ 'm-1': 'absent' }, 0, { ...seen, day: '2027-01-18' });
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'm-1', section: 'b' });
    const own = () => read<StudentAttendanceAnswer>('student?studentID=m-1');
    const line = async () =>
      (
        await read<AttendanceRegisterAnswer>(`register?${queryOf({ ...THIRD, ...of, month: '2027-01' })}`)
      ).rows.find(({ studentID }) => studentID === 'm-1');
    const days = [
      { day: '2027-01-16', attendance: 'present' },
      { day: '2027-01-18', attendance: 'absent' },
    ];
    expect((await line())?.days).toEqual(days);
    // A changed mark for a past day needs a reason.
    expect((await mark({ 'm-1': 'half' }, 0, { ...of, day: '2027-01-16' })).status).toBe(200);
    expect((await mark({ 'm-1': 'present' }, 0, { ...of, day: '2027-01-18' })).status).toBe(200);
    expect((await own()).months.flatMap((month) => month.days)).toEqual(days);
    expect((await own()).share).toBe(50);
    expect(await line()).toMatchObject({ days, share: 50, sessionShare: 50 });
  });

  it('has nobody absent who moved on the day, and whom the first section saw', async () => {
    morningOf('2027-01-20');
    const marked = { class: '4', day: '2027-01-20' };
    await register(office, 'm-3', { class: '4', section: 'a' });
    await register(office, 'm-4', { class: '4', section: 'a' });
    await mark({ 'm-3': 'present', 'm-4': 'absent' }, 0, marked);
    for (const studentID of ['m-3', 'm-4'])
      await office.call('PUT', '/api/office/updateStudent', { studentID, section: 'b' });
    const again = await mark({ 'm-3': 'absent', 'm-4': 'present' }, 0, { ...marked, section: 'b' });
    expect(again.status).toBe(200);
    const tell = async (studentID: string) => {
      const told = { studentID, day: '2027-01-20', way: 'sms' };
      const path = '/api/office/attendance/absentees';
      return (await office.call('POST', path, told, { token: meena })).status;
    };
    const absent = (await read<AbsenteesAnswer>('absentees')).map(({ studentID }) => studentID);
    expect([absent, await tell('m-3'), await tell('m-4')]).toEqual([['m-4'], 409, 201]);
  });

  it('counts on the dashboard once who was marked in a section that was renamed on the day, as the first one said', async () => {
    morningOf('2027-01-22');
    const marked = { class: '2', day: '2027-01-22' };
    await register(office, 'v-1', { class: '2', section: 'a' });
    await register(office, 'v-2', { class: '2', section: 'a' });
    await mark({ 'v-1': 'present', 'v-2': 'absent' }, 0, marked);
    for (const studentID of ['v-1', 'v-2'])
      await office.call('PUT', '/api/office/updateStudent', { studentID, section: 'b' });
    await mark({ 'v-1': 'absent', 'v-2': 'absent' }, 0, { ...marked, section: 'b' });
    expect(await read<AttendanceTodayAnswer>('today')).toMatchObject({
      english: { present: 1, marked: 2 },
      markedSections: 1,
    });
  });

  it('tells a teacher no number of a family whose student sits in another section by now', async () => {
    morningOf('2027-01-19');
    await register(office, 'm-2', { class: '6', section: 'a' });
    const sixth = { ...THIRD, class: '6', subjects: [], isClassTeacher: true };
    const token = await teacherOf(office, 'hari.s', sixth);
    await mark({ 'm-2': 'absent' }, 0, { class: '6', day: '2027-01-19' }, token);
    const absentee = async (by: string) =>
      (
        await office.call<AbsenteesAnswer>('GET', '/api/office/attendance/absentees', undefined, {
          token: by,
        })
      ).body.find(({ studentID }) => studentID === 'm-2');
    const tell = { studentID: 'm-2', day: '2027-01-19', way: 'sms' };
    expect(await absentee(token)).toMatchObject({ canBeTold: true, mobiles: [anyText, anyText] });
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'm-2', section: 'b' });
    expect(await absentee(token)).toMatchObject({ attendance: 'absent', canBeTold: false, mobiles: [] });
    expect((await office.call('POST', '/api/office/attendance/absentees', tell, { token })).status).toBe(403);
    expect(await absentee(meena)).toMatchObject({ canBeTold: true, mobiles: [anyText, anyText] });
    const path = '/api/office/attendance/absentees/export?as=csv&day=2027-01-19';
    const file = async (by: string) => {
      const { body } = await office.call<string>('GET', path, undefined, { token: by });
      return body.split('\r\n').find((line) => line.includes(',m-2,'));
    };
    const row = '2027-01-19,M.L.M. Education Centre,VI,A,m-2,Asha Verma,Ramesh Verma,Absent,';
    expect(await file(token)).toBe(`${row},,,`);
    expect(await file(meena)).toBe(`${row}98765 43210,98765 43211,,`);
    const log = await office.call('GET', '/api/audit?action=list-exported&size=2', undefined, {
      token: office.admin,
    });
    expect(log.body).toMatchObject(
      Array<unknown>(2).fill({
        subject: { kind: 'list', id: 'absentees' },
        changes: [
          { field: 'day', after: '2027-01-19' },
          { field: 'as', after: 'csv' },
          { field: 'total', after: '1' },
        ],
      }),
    );
    // A student who has left cannot be marked either, whichever section that was.
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'm-2', section: 'a' });
    const leaving = { studentID: 'm-2', leavingReason: 'moved' };
    await office.call('DELETE', '/api/office/deleteStudent', leaving, { token: office.admin });
    expect(await absentee(token)).toMatchObject({ canBeTold: false, mobiles: [] });
    expect((await office.call('POST', '/api/office/attendance/absentees', tell, { token })).status).toBe(403);
    const own = '/api/office/attendance/student?studentID=m-2';
    expect((await office.call('GET', own, undefined, { token })).status).toBe(403);
    expect((await office.call('GET', own, undefined, { token: meena })).status).toBe(200);
  });

  it('takes those who came later beside those who were marked before', async () => {
    morningOf('2027-01-20');
    const of = { class: '8', day: '2027-01-20' } as const;
    await register(office, 'n-1', { class: '8', section: 'a', studentFirstName: 'Mohan' });
    await register(office, 'n-2', { class: '8', section: 'a', studentFirstName: 'Nisha' });
    await mark({ 'n-1': 'present', 'n-2': 'present' }, 0, of);
    await register(office, 'n-3', { class: '8', section: 'a', studentFirstName: 'Arif' });
    await register(office, 'n-4', { class: '8', section: 'a', studentFirstName: 'Zoya' });
    await mark({ 'n-3': 'absent', 'n-2': 'half', 'n-4': 'leave', 'n-1': 'present' }, 1, of);
    const { students, marked } = await day(of.day, { ...THIRD, class: '8' });
    expect(students.map(({ studentID, attendance }) => [studentID, attendance])).toEqual([
      ['n-3', 'absent'],
      ['n-1', 'present'],
      ['n-2', 'half'],
      ['n-4', 'leave'],
    ]);
    expect(marked).toMatchObject({ present: 1, absent: 1, leave: 1, half: 1 });
  });

  it('has the same roll numbers at the desk and on paper: who comes later or has gone moves nobody', async () => {
    morningOf('2027-01-21');
    const ninth = { ...THIRD, class: '9' };
    await register(office, 'p-1', { class: '9', studentFirstName: 'Arun' });
    await register(office, 'p-2', { class: '9', studentFirstName: 'Bina' });
    await register(office, 'p-3', {
      class: '9',
      studentFirstName: 'Amit',
      dateOfAdmission: '2027-02-01',
      feesFrom: '2027-02',
    });
    await mark({ 'p-1': 'present', 'p-2': 'absent' }, 0, { class: '9', day: '2027-01-21' });
    await office.call(
      'DELETE',
      '/api/office/deleteStudent',
      { studentID: 'p-1', leftOn: '2027-01-21', leavingReason: 'other' },
      { token: office.admin },
    );
    morningOf('2027-02-02');
    const rolls = (rows: readonly { readonly roll: number; readonly studentID: string }[]) =>
      rows.map(({ roll, studentID }) => [roll, studentID]);
    const january = await read<AttendanceRegisterAnswer>(
      `register?${queryOf({ ...ninth, month: '2027-01' })}`,
    );
    const gone = [
      [2, 'p-2'],
      [3, 'p-1'],
    ];
    expect(rolls(january.rows)).toEqual(gone);
    expect(rolls((await day('2027-01-21', ninth)).students)).toEqual(gone);
    expect(rolls((await day('2027-02-02', ninth)).students)).toEqual([
      [1, 'p-3'],
      [2, 'p-2'],
    ]);
  });

  it('has nobody marked for a day between leaving and coming back', async () => {
    const tenth = { ...THIRD, class: '10' };
    morningOf('2027-02-03');
    await register(office, 'r-1', { class: '10', studentFirstName: 'Ravi' });
    await register(office, 'r-2', { class: '10', studentFirstName: 'Sita' });
    const leaving = { studentID: 'r-1', leftOn: '2027-02-03', leavingReason: 'other' };
    await office.call('DELETE', '/api/office/deleteStudent', leaving, { token: office.admin });
    morningOf('2027-02-08');
    await office.call('POST', '/api/office/readmitStudent', { studentID: 'r-1', class: '10', section: 'a' });
    const here = async (of: string) => (await day(of, tenth)).students.map(({ studentID }) => studentID);
    expect(await here('2027-02-03')).toEqual(['r-1', 'r-2']);
    expect(await here('2027-02-05')).toEqual(['r-2']);
    expect(await here('2027-02-08')).toEqual(['r-1', 'r-2']);
    const between = await mark({ 'r-1': 'absent', 'r-2': 'present' }, 0, { class: '10', day: '2027-02-05' });
    expect([between.status, between.body.message]).toEqual([
      409,
      'Student r-1 was not at the school on this day',
    ]);
  });

  it('tells no family that a child is absent of whom the office hears on the same day that it had left before', async () => {
    morningOf('2027-02-09');
    await register(office, 's-1', { class: '10', section: 'b', studentFirstName: 'Tara' });
    morningOf('2027-02-10');
    const absent = { class: '10', section: 'b', day: '2027-02-10' };
    expect((await mark({ 's-1': 'absent' }, 0, absent)).status).toBe(200);
    const isListed = async () =>
      (await read<AbsenteesAnswer>('absentees')).some(({ studentID }) => studentID === 's-1');
    expect(await isListed()).toBe(true);
    const counted = async () => {
      const { sections } = await read<SectionsOfDayAnswer>('sections');
      const here = sections.find((one) => one.class === '10' && one.section === 'b');
      return [(await read<AttendanceTodayAnswer>('today')).english.marked, here?.marked?.absent];
    };
    // Another student is left in the section, so the section stays in the overview.
    await register(office, 's-2', { class: '10', section: 'b' });
    expect(await counted()).toEqual([1, 1]);
    const leaving = { studentID: 's-1', leftOn: '2027-02-09', leavingReason: 'moved' };
    await office.call('DELETE', '/api/office/deleteStudent', leaving, { token: office.admin });
    expect(await isListed()).toBe(false);
    expect(await counted()).toEqual([0, 0]);
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: 's-2' }, { token: office.admin });
    const { students, marked } = await day(absent.day, { ...THIRD, ...absent });
    expect([students, marked]).toMatchObject([[], { absent: 0 }]);
    const query = queryOf({ ...THIRD, class: '10', section: 'b', month: '2027-02' });
    const ofMonth = await read<AttendanceRegisterAnswer>(`register?${query}`);
    expect(ofMonth.days[9]).toMatchObject({ isMarked: true, tally: { absent: 0 } });
    const tell = { studentID: 's-1', day: '2027-02-10', way: 'sms' };
    const told = await office.call('POST', '/api/office/attendance/absentees', tell, { token: meena });
    expect(told).toMatchObject({
      status: 409,
      body: { message: 'This student is not marked absent on this day' },
    });
  });

  it('counts nobody in the overview of a day whose admission was set right to a later one', async () => {
    morningOf('2027-02-12');
    const place = { class: '10', section: 'd' };
    await register(office, 'u-1', { ...place, studentFirstName: 'Uma' });
    await register(office, 'u-2', place);
    const marked = { ...place, day: '2027-02-12' };
    expect((await mark({ 'u-1': 'absent', 'u-2': 'absent' }, 0, marked)).status).toBe(200);
    morningOf('2027-02-13');
    const admitted = { studentID: 'u-1', dateOfAdmission: '2027-02-13' };
    expect((await office.call('PUT', '/api/office/updateStudent', admitted)).status).toBe(200);
    const { sections } = await read<SectionsOfDayAnswer>(`sections?day=${marked.day}`);
    const here = sections.find((one) => one.class === '10' && one.section === 'd');
    const listed = await day(marked.day, { ...THIRD, ...marked });
    expect([here?.marked?.absent, listed.marked?.absent]).toEqual([1, 1]);
  });

  it('tells a family the class in which the child sits today, though a plan has put it into the next one already', async () => {
    const sixth = { class: '6', section: 'd' } as const;
    morningOf('2027-02-16');
    await register(office, 'y-1', { studentFirstName: 'Pooja', studentLastName: 'Verma', ...sixth });
    const movedFrom = movedFromKey('2026-27', { branch: 'MLMEC', ...sixth });
    await office.connection
      .collection('students')
      .updateOne({ foldedId: 'y-1' }, { $set: { class: '7', classSession: '2027-28', movedFrom } });
    const of = { ...sixth, day: '2027-02-16' };
    expect((await mark({ 'y-1': 'absent' }, 0, of)).status).toBe(200);
    const told = await office.call<AbsenceToldAnswer>(
      'POST',
      '/api/office/attendance/absentees',
      { studentID: 'y-1', day: of.day, way: 'sms' },
      { token: meena },
    );
    expect(told.body.text).toContain('Pooja Verma (class VI D) was not at school');
  });

  it('tells no family of an absence on a day that became a holiday after it was marked', async () => {
    morningOf('2027-02-11');
    await register(office, 't-1', { class: '10', section: 'c' });
    const of = { class: '10', section: 'c', day: '2027-02-11' };
    expect((await mark({ 't-1': 'absent' }, 0, of)).status).toBe(200);
    const holiday = { title: 'Heat', firstDay: of.day, lastDay: of.day, classes: ['10'] };
    const added = { occasionKind: 'holiday', ...holiday };
    await office.call('POST', '/api/office/calendar', added, { token: office.admin });
    const tell = { studentID: 't-1', day: of.day, way: 'sms' };
    const told = await office.call('POST', '/api/office/attendance/absentees', tell, { token: meena });
    expect([told.status, await read<AbsenteesAnswer>('absentees')]).toEqual([409, []]);
    expect(await read<AttendanceTodayAnswer>('today')).toMatchObject({
      english: { present: 0, marked: 0 },
      markedSections: 0,
    });
  });

  it('counts in the register of February what was marked in January, as the session goes on', async () => {
    const february = `register?${queryOf({ ...THIRD, month: '2027-02' })}`;
    const { rows } = await read<AttendanceRegisterAnswer>(february);
    expect(rows.find(({ studentID }) => studentID === 'a-2')).toMatchObject({
      month: { leave: 0 },
      session: { leave: 1 },
    });
  });

  it('asks the database four questions for a section that is marked, beside who calls: one of them is who was moved out of it', async () => {
    const asked: string[] = [];
    morningOf('2027-01-14');
    const section = await day('2027-01-14');
    office.connection
      .getClient()
      .on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
        const collection: unknown = command[commandName];
        asked.push(`${commandName} ${String(collection)}`);
      });
    const marks = Object.fromEntries(section.students.map(({ studentID }) => [studentID, 'present']));
    await mark(marks, 0, { day: '2027-01-14' });
    const first = asked.splice(0).filter((one) => !/ (staff|signins)$/.test(one));
    expect(first.sort()).toEqual(['find attendance', 'find students', 'find students', 'insert attendance']);
    await mark({ ...marks, 'a-1': 'absent' }, 1, { day: '2027-01-14' });
    const second = asked.splice(0).filter((one) => !/ (staff|signins)$/.test(one));
    expect(second.sort()).toEqual(['find attendance', 'find students', 'find students', 'update attendance']);
  });

  it('of the session before is of those who sat in the section then, and is marked for nobody who sits there now', async () => {
    morningOf('2027-04-05');
    await register(office, 'q-1', { studentFirstName: 'Qamar', dateOfAdmission: '2026-04-01' });
    const before = await day(TODAY);
    expect(before.students.map(({ studentID }) => studentID)).toEqual(['a-1', 'a-2']);
    const late = { day: TODAY, reason: 'Was there' };
    expect((await mark({ 'q-1': 'present' }, before.revision, late)).status).toBe(409);
    expect((await mark({ 'a-2': 'present' }, before.revision, late)).status).toBe(200);
    expect((await day('2027-04-05')).students.map(({ studentID }) => studentID)).toContain('q-1');
  });
});
