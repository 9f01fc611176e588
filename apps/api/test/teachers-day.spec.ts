import { englishRefusals, rightsOf } from '@school/domain';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import type {
  AttendanceTodayAnswer,
  TeacherAttendanceAnswer,
  TeachersDayAnswer,
} from '../src/attendance/attendance.answers';
import type { OpenLessonsAnswer } from '../src/time-table/time-table.answers';
import { textWith } from './support/matchers';
import { ADMIN, passwordOf } from './support/admin';
import { TestOffice } from './support/office';

/** A Tuesday. */
const TODAY = '2027-01-12';
const TOMORROW = '2027-01-13';
const ROOM = '/api/office/attendance/teachers';

describe('the attendance of teachers', () => {
  let office: TestOffice;
  let khan: StaffAccount;
  let rao: StaffAccount;
  const idOf = ({ _id }: StaffAccount) => _id.toHexString();
  const morningOf = (day: string) => office.clock.stopAt(new Date(`${day}T08:30:00+05:30`));

  beforeAll(async () => {
    office = await TestOffice.openOn(TODAY);
    morningOf(TODAY);
    rao = await office.employ('rao.k', 'teacher');
    khan = await office.employ('khan.a', 'teacher');
  });
  afterAll(() => office.close());

  type Marks = readonly (readonly [StaffAccount, string])[];
  const mark = (marks: Marks, revision: number, change: object = {}, token = office.clerk) =>
    office.call<TeachersDayAnswer & { message?: string }>(
      'PUT',
      ROOM,
      {
        day: TODAY,
        revision,
        marks: marks.map(([teacher, attendance]) => ({ teacher: idOf(teacher), attendance })),
        ...change,
      },
      { token },
    );
  const read = async <Answer>(path: string, token = office.clerk) =>
    (await office.call<Answer>('GET', `${ROOM}${path}`, undefined, { token })).body;
  const today = async () =>
    (
      await office.call<AttendanceTodayAnswer>('GET', '/api/office/attendance/today', undefined, {
        token: office.clerk,
      })
    ).body;
  const day = (of?: string) => read<TeachersDayAnswer>(of === undefined ? '' : `?day=${of}`);

  it('shows who teaches here, by name, and as not marked', async () => {
    const shown = await day();
    expect(shown).toMatchObject({ day: TODAY, revision: 0, isOver: false });
    expect(shown).not.toHaveProperty('marked');
    expect(shown.teachers.map(({ roll, teacherID }) => [roll, teacherID])).toEqual([
      [1, 'khan.a'],
      [2, 'rao.k'],
    ]);
  });

  it.each([
    ['tomorrow', TOMORROW, { why: 'future' }],
    ['a Sunday', '2027-01-10', { why: 'sunday' }],
    ['the last session', '2026-03-30', { why: 'session-over' }],
  ])('says why %s cannot be marked, and refuses it', async (_, asked, closed) => {
    expect((await day(asked)).closed).toEqual(closed);
    expect((await mark([[rao, 'present']], 0, { day: asked })).status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['nobody', { marks: [] }],
    ['operators', { day: { $gt: '' } }],
    ['a mark that there is not', { marks: [{ teacher: 'a'.repeat(24), attendance: 'late' }] }],
    ['no id', { marks: [{ teacher: 'rao.k', attendance: 'present' }] }],
  ])('refuses %s at the edge', async (_, change) => {
    expect((await mark([], 0, change)).status).toBe(400);
  });

  it('refuses an account that may not change students: its rights are those of the sections’ marks (D58)', async () => {
    const cashier = await office.employ('cashier', 'office');
    const rights = { rights: ['collect'], seen: rightsOf(cashier) };
    const asked = { staffID: idOf(cashier), ...rights, currentPassword: ADMIN.password };
    expect((await office.call('POST', '/api/staff/rights', asked, { token: office.admin })).status).toBe(200);
    const token = String((await office.login('cashier', passwordOf('cashier'))).body['token']);
    expect((await mark([[rao, 'absent']], 0, {}, token)).status).toBe(403);
    expect(await day()).toMatchObject({ revision: 0 });
  });

  it('refuses somebody who is no teacher', async () => {
    const marks = [{ teacher: 'a'.repeat(24), attendance: 'present' }];
    expect(await mark([], 0, { marks })).toMatchObject({
      status: 409,
      body: { message: englishRefusals['teacher-not-here'] },
    });
  });

  it('is marked by one of two desks that have seen the same, and the dashboard counts', async () => {
    expect((await today()).teachers).toEqual({ present: 0, marked: 0 });
    const answers = await Promise.all([
      mark(
        [
          [rao, 'half'],
          [khan, 'leave'],
        ],
        0,
      ),
      mark(
        [
          [rao, 'half'],
          [khan, 'absent'],
        ],
        0,
        {},
        office.admin,
      ),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await mark([[khan, 'leave']], 1);
    const now = await day();
    expect(now).toMatchObject({ marked: { half: 1, leave: 1, markedBy: textWith('(') } });
    const again = await mark(
      [
        [rao, 'half'],
        [khan, 'leave'],
      ],
      0,
    );
    expect([again.status, again.body.revision]).toEqual([200, now.revision]);
    expect((await today()).teachers).toEqual({ present: 1, marked: 2 });
  });

  it('lets nobody stand in who is marked absent', async () => {
    const lesson = { branch: 'MLMEC', class: '7', section: 'a', weekday: 'tue', period: 1, subject: 'Hindi' };
    for (const [period, teacher] of [rao, khan].entries()) {
      const added = { ...lesson, period: period + 1, teacher: idOf(teacher), room: '', combined: '' };
      expect(
        (await office.call('POST', '/api/office/timeTable/lesson', added, { token: office.admin })).status,
      ).toBe(201);
    }
    const standIns = async (of: string, absent = rao) => {
      const path = `/api/office/timeTable/standIns?teacher=${idOf(absent)}&day=${of}`;
      const { body } = await office.call<OpenLessonsAnswer>('GET', path, undefined, { token: office.clerk });
      return body.flatMap((open) => open.standIns.map(({ teacher }) => teacher));
    };
    expect(await standIns(TODAY)).toEqual([]);
    expect(await standIns('2027-01-19')).toEqual([idOf(khan)]);
    // Marked, and not as missing.
    expect(await standIns(TODAY, khan)).toEqual([idOf(rao)]);
  });

  it('keeps the first mark, who changed it and why after the day', async () => {
    morningOf(TOMORROW);
    const { revision } = await day(TODAY);
    expect(await mark([[khan, 'absent']], revision)).toMatchObject({
      status: 400,
      body: { message: englishRefusals['attendance-reason'] },
    });
    const reason = 'No letter came';
    expect((await mark([[khan, 'absent']], revision, { reason })).body.teachers).toMatchObject([
      { teacherID: 'khan.a', attendance: 'absent', corrected: { first: 'leave', reason } },
      { teacherID: 'rao.k', attendance: 'half' },
    ]);
    const file = await office.call<string>('GET', `${ROOM}/export?as=csv&day=${TODAY}`);
    expect(file.body.split('\r\n').slice(1)).toEqual([
      `${TODAY},khan.a,khan.a,Absent,On leave,clerk-one (clerk-one),${TOMORROW} 08:30,${reason}`,
      `${TODAY},rao.k,rao.k,Half day,,,,`,
      '',
    ]);
    const log = await office.call('GET', '/api/audit?action=attendance-corrected', undefined, {
      token: office.admin,
    });
    expect(log.body).toMatchObject([{ subject: { kind: 'account', id: 'khan.a' } }]);
  });

  it('shows the days of a teacher by month, to the office by the Teacher ID and to the teacher', async () => {
    const shown = await read<TeacherAttendanceAnswer>('/one?teacher=Rao.K');
    expect(shown).toMatchObject({
      teacherID: 'rao.k',
      session: '2026-27',
      tally: { half: 1 },
      share: 50,
    });
    expect(shown.months.at(-1)?.days).toEqual([{ day: TODAY, attendance: 'half' }]);
    const token = await office.tokenOf(rao);
    expect(await read<TeacherAttendanceAnswer>('/mine', token)).toEqual(shown);
    for (const path of ['/one?teacher=khan.a', '/one?teacher=rao.k', '', `/export?as=csv&day=${TODAY}`])
      expect((await office.call('GET', `${ROOM}${path}`, undefined, { token })).status).toBe(403);
    expect((await mark([[rao, 'present']], 1, {}, token)).status).toBe(403);
    for (const path of ['/one?teacher=nobody', '/mine'])
      expect((await office.call('GET', `${ROOM}${path}`, undefined, { token: office.clerk })).status).toBe(
        404,
      );
  });

  it.each([
    ['is no teacher here any more', { active: false, closed: 'deactivated' }],
    ['was made a clerk since', { active: true, role: 'office' }],
  ])('keeps who %s in the days of before', async (_, set) => {
    await office.connection.collection('staff').updateOne({ _id: khan._id }, { $set: set });
    expect((await day(TODAY)).teachers.map(({ teacherID }) => teacherID)).toContain('khan.a');
    expect((await day(TOMORROW)).teachers.map(({ teacherID }) => teacherID)).toEqual(['rao.k']);
  });

  it('is not counted on a day that became a holiday of the whole school after it was marked', async () => {
    const later = '2027-01-14';
    morningOf(later);
    expect((await mark([[rao, 'present']], 0, { day: later })).status).toBe(200);
    expect((await today()).teachers).toEqual({ present: 1, marked: 1 });
    const holiday = { occasionKind: 'holiday', title: 'Cold', firstDay: later, lastDay: later };
    await office.call('POST', '/api/office/calendar', holiday, { token: office.admin });
    expect(await today()).toMatchObject({
      noSchool: { why: 'holiday', title: 'Cold' },
      teachers: { present: 0, marked: 0 },
    });
  });
});
