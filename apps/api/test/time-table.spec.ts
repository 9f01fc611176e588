import { englishRefusals, withNamed } from '@school/domain';
import type {
  LessonAnswer,
  LessonsOfBothAnswer,
  OpenLessonsAnswer,
  PeriodsAnswer,
  SectionWeekAnswer,
  TeacherNamesAnswer,
} from '../src/time-table/time-table.answers';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';

const ROOM = '/api/office/timeTable';
const VII_A = 'branch=MLMEC&class=7&section=a';

const maths = {
  branch: 'MLMEC',
  class: '7',
  section: 'a',
  weekday: 'mon',
  period: 1,
  subject: 'Mathematics',
  room: '12',
};

describe('the time table', () => {
  let office: TestOffice;
  let account: StaffAccount;
  let rao = '';
  let khan = '';
  beforeAll(async () => {
    office = await TestOffice.open();
    account = await office.employ('rao', 'teacher');
    await office.employ('khan', 'teacher');
    const { body } = await office.call<TeacherNamesAnswer>('GET', `${ROOM}/teachers`);
    [khan = '', rao = ''] = body.map(({ id }) => id);
  });
  afterAll(() => office.close());

  const asAdmin = () => ({ token: office.admin });
  const add = (change: object) =>
    office.call<LessonAnswer>('POST', `${ROOM}/lesson`, { ...maths, ...change }, asAdmin());
  const week = async (query = VII_A) =>
    (await office.call<SectionWeekAnswer>('GET', `${ROOM}/section?${query}`)).body;

  it('takes a lesson from an administrator, and everybody in the office reads it', async () => {
    const added = await add({ teacher: rao });
    expect(added).toMatchObject({
      status: 201,
      body: { ...maths, id: anyText, revision: 0, teacher: rao, teacherName: anyText },
    });
    expect((await week()).lessons).toEqual([added.body]);
    expect((await week()).periods).toHaveLength(9);
    expect((await week('branch=MLMEC&class=7&section=b')).lessons).toEqual([]);
    expect((await office.call('POST', `${ROOM}/lesson`, { ...maths, period: 2 })).status).toBe(403);
  });

  it('puts the same lesson in once, however often it is sent', async () => {
    expect((await add({ teacher: rao })).status).toBe(201);
    expect((await week()).lessons).toHaveLength(1);
  });

  it.each([
    ['the section', { subject: 'English', room: '20' }, 'section'],
    ['the teacher', { section: 'b', room: '20', byRao: true }, 'teacher'],
    ['the teacher in the other branch', { branch: 'MLMIC', byRao: true }, 'teacher'],
    ['the room', { section: 'b' }, 'room'],
  ])('refuses a lesson when %s has one at its time, and names that', async (_, { ...change }, field) => {
    const { byRao, ...lesson } = { byRao: false, ...change };
    const refused = await add({ ...lesson, ...(byRao && { teacher: rao }) });
    expect(refused).toMatchObject({
      status: 409,
      body: { details: [{ field, message: expect.stringContaining('MLMEC VII A, Mathematics') as unknown }] },
    });
  });

  it('takes a combined class that both lessons name', async () => {
    const games = { period: 8, subject: 'Games', teacher: rao, room: 'Ground', combined: 'Games VII' };
    expect((await add(games)).status).toBe(201);
    expect((await add({ ...games, section: 'b' })).status).toBe(201);
    expect((await add({ ...games, section: 'c', combined: 'Yoga' })).status).toBe(409);
  });

  it.each([
    ['a period that the branch has not', { period: 9 }, 'lesson-no-period'],
    ['a teacher who is none', { period: 3, teacher: '0123456789abcdef01234567' }, 'lesson-no-teacher'],
  ] as const)('refuses %s', async (_, change, code) => {
    expect(await add(change)).toMatchObject({ status: 400, body: { message: englishRefusals[code] } });
  });

  it.each([
    ['operators', { subject: { $gt: '' } }],
    ['a Sunday', { weekday: 'sun' }],
    ['half a period', { period: 1.5 }],
    ['no subject', { subject: '' }],
  ])('refuses %s at the edge', async (_, change) => {
    expect((await add(change)).status).toBe(400);
  });

  it('is changed by one of two desks that have seen the same', async () => {
    const [lesson] = (await week()).lessons;
    const send = (change: object) =>
      office.call<LessonAnswer>('PUT', `${ROOM}/lesson`, { ...lesson, ...change }, asAdmin());
    expect(await send({ room: '14' })).toMatchObject({ status: 200, body: { room: '14', revision: 1 } });
    // The answer was lost, so the same desk sends the call again.
    expect(await send({ room: '14' })).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await send({ room: '15' })).toMatchObject({
      status: 409,
      body: { message: englishRefusals['lesson-changed'] },
    });
    expect((await send({ revision: 1, room: '', teacher: '' })).body).not.toHaveProperty('teacher');
    expect((await send({ revision: 2, room: '12', teacher: rao })).status).toBe(200);
    // Stored without a change, it is the same lesson for the other desk.
    expect((await send({ revision: 3, room: '12', teacher: rao })).body).toMatchObject({ revision: 3 });
  });

  it('never puts a teacher into two rooms, however many desks put lessons in at once', async () => {
    const answers = await Promise.all(
      ['b', 'c', 'd', 'e'].map((section, at) =>
        add({ section, period: 5, teacher: khan, room: String(at), weekday: 'tue' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const day = await office.call<LessonsOfBothAnswer>('GET', `${ROOM}/weekday?weekday=tue`);
    expect(day.body.lessons.filter(({ teacher }) => teacher === khan)).toHaveLength(1);
  });

  it('keeps all lessons that many desks put in at once where they do not clash', async () => {
    const subjects = ['English', 'Hindi', 'Science'];
    const answers = await Promise.all(
      subjects.map((subject, at) => add({ subject, period: at + 1, room: '', weekday: 'wed' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const wednesday = (await week()).lessons.filter(({ weekday }) => weekday === 'wed');
    expect(wednesday.map(({ subject }) => subject)).toEqual(subjects);
  });

  it('shows a teacher’s week, and who is free to stand in on a day', async () => {
    const own = await office.call<LessonsOfBothAnswer>('GET', `${ROOM}/teacher?teacher=${rao}`);
    expect(own.body.lessons.map(({ period }) => period)).toEqual([1, 8, 8]);
    const open = (day: string) =>
      office.call<OpenLessonsAnswer>('GET', `${ROOM}/standIns?teacher=${rao}&day=${day}`);
    const standInsOn = async (day: string) =>
      (await open(day)).body.map(({ standIns }) => standIns.map(({ teacher }) => teacher));
    expect(await standInsOn('2026-11-23')).toEqual([[khan], [khan], [khan]]);
    expect((await open('2026-11-29')).body).toEqual([]);
    const keepHoliday = (firstDay: string, audience: object = {}) => {
      const holiday = { occasionKind: 'holiday', title: 'Elections', firstDay, lastDay: firstDay };
      return office.call('POST', '/api/office/calendar', { ...holiday, ...audience }, asAdmin());
    };
    expect((await keepHoliday('2026-11-30')).status).toBe(201);
    expect((await open('2026-11-30')).body).toEqual([]);
    // A teacher whose own class has a holiday is free.
    expect((await add({ class: '10', subject: 'Hindi', room: '', teacher: khan })).status).toBe(201);
    expect(await standInsOn('2026-12-07')).toEqual([[], [khan], [khan]]);
    expect((await keepHoliday('2026-12-07', { classes: ['10'] })).status).toBe(201);
    expect(await standInsOn('2026-12-07')).toEqual([[khan], [khan], [khan]]);
  });

  it('lets a teacher read the own week and the own sections, and nothing else of it (D58)', async () => {
    const teacher = { token: await office.tokenOf(account) };
    const read = (path: string) => office.call('GET', `${ROOM}/${path}`, undefined, teacher);
    const section = {
      branch: 'MLMEC',
      class: '7',
      section: 'a',
      subjects: ['Mathematics'],
      isClassTeacher: false,
    };
    const given = { staffID: rao, revision: 0, teaching: [section] };
    expect((await office.call('POST', '/api/staff/teaching', given, asAdmin())).status).toBe(200);
    expect((await read('mine')).body).toMatchObject({
      lessons: [{ period: 1 }, { period: 8 }, { period: 8 }],
    });
    expect((await read(`section?${VII_A}`)).status).toBe(200);
    const own = await office.call<string>('GET', `${ROOM}/mine/export?as=csv`, undefined, teacher);
    const sameFile = await office.call<string>('GET', `${ROOM}/teacher/export?as=csv&teacher=${rao}`);
    expect([own.status, own.body]).toEqual([200, sameFile.body]);
    expect(own.body.split('\r\n').slice(1)).toEqual([
      'Monday,1,08:00–08:40,M.L.M. Education Centre,VII,A,Mathematics,rao,12,',
      'Monday,8,13:00–13:40,M.L.M. Education Centre,VII,A,Games,rao,Ground,Games VII',
      'Monday,8,13:00–13:40,M.L.M. Education Centre,VII,B,Games,rao,Ground,Games VII',
      '',
    ]);
    const log = await office.call('GET', '/api/audit?action=list-exported', undefined, asAdmin());
    expect(log.body).toMatchObject(
      Array<unknown>(2).fill({
        subject: { kind: 'list', id: 'time-table' },
        changes: [{ field: 'teacher', after: 'rao' }, { field: 'as' }, { field: 'total', after: '3' }],
      }),
    );
    for (const path of [
      'section?branch=MLMEC&class=7&section=b',
      'section/export?as=csv&branch=MLMEC&class=7&section=b',
      `teacher?teacher=${khan}`,
      `teacher/export?as=csv&teacher=${khan}`,
      'weekday?weekday=mon',
      'teachers',
    ])
      expect((await read(path)).status).toBe(403);
  });

  it('changes the periods of a branch, and keeps one that has lessons', async () => {
    const periods = [
      { from: '08:00', to: '08:30', isBreak: false },
      { from: '08:30', to: '08:40', isBreak: true },
      { from: '08:40', to: '09:40', isBreak: false },
    ];
    const change = (branch: string, asked = periods) =>
      office.call('PUT', `${ROOM}/periods`, { branch, revision: 0, periods: asked }, asAdmin());
    expect(await change('MLMEC')).toMatchObject({
      status: 409,
      body: { message: withNamed(englishRefusals['period-has-lessons'], '4') },
    });
    expect(await change('MLMIC')).toMatchObject({ status: 200, body: { revision: 1, periods } });
    // The answer was lost, so the same desk sends the call again.
    expect(await change('MLMIC')).toMatchObject({ status: 200, body: { revision: 1, periods } });
    expect(await change('MLMIC', periods.slice(0, 1))).toMatchObject({
      status: 409,
      body: { message: englishRefusals['periods-changed'] },
    });
    expect((await week('branch=MLMIC&class=7&section=a')).periods).toEqual(periods);
  });

  it('takes a lesson out once, and the audit log tells all of it', async () => {
    const [{ id, revision, weekday } = { id: '', revision: 0, weekday: '' }] = (await week()).lessons;
    const remove = (seen = revision) =>
      office.call('POST', `${ROOM}/lesson/remove`, { id, revision: seen, weekday }, asAdmin());
    expect(await remove(revision - 1)).toMatchObject({
      status: 409,
      body: { message: englishRefusals['lesson-changed'] },
    });
    expect(await remove()).toMatchObject({ status: 200, body: { isRemoved: true } });
    expect(await remove()).toMatchObject({
      status: 404,
      body: { message: englishRefusals['lesson-not-found'] },
    });
    const log = await office.call('GET', '/api/audit?action=lesson-removed', undefined, asAdmin());
    expect(log.body).toMatchObject([{ subject: { id: 'MLMEC VII A', name: 'Monday 1' } }]);
  });

  it.each([
    ['is gone', 'gone', 7, { active: false, closed: 'deactivated' }],
    ['was made a clerk since', 'clerk', 6, { role: 'office' }],
  ])(
    'names who %s in the lesson, takes it from them, and the audit log says from whom',
    async (_, login, period, set) => {
      const { _id } = await office.employ(login, 'teacher');
      const teacher = _id.toHexString();
      const { body } = await add({ weekday: 'thu', period, room: '', teacher });
      await office.connection.collection('staff').updateOne({ _id }, { $set: set });
      const named = [expect.objectContaining({ id: body.id, teacherName: textOf(login) })];
      expect((await week()).lessons).toEqual(expect.arrayContaining(named));
      const own = await office.call<LessonsOfBothAnswer>('GET', `${ROOM}/teacher?teacher=${teacher}`);
      expect(own.body.lessons).toEqual(named);
      const change = { ...maths, weekday: 'thu', period, room: '', teacher: '' };
      const { id, revision } = body;
      const changed = await office.call('PUT', `${ROOM}/lesson`, { ...change, id, revision }, asAdmin());
      expect(changed).toMatchObject({ status: 200, body: { revision: 1 } });
      expect(changed.body).not.toHaveProperty('teacher');
      const log = await office.call('GET', '/api/audit?action=lesson-changed&size=1', undefined, asAdmin());
      expect(log.body).toMatchObject([{ changes: [{ field: 'teacher', before: textOf(login) }] }]);
    },
  );

  it('does not bring a teacher into both branches at one time by other periods', async () => {
    const inCentre = await add({ weekday: 'sat', period: 1, teacher: rao });
    const inCollege = await add({ weekday: 'sat', period: 2, teacher: rao, branch: 'MLMIC' });
    expect([inCentre.status, inCollege.status]).toEqual([201, 201]);
    const change = (second: string) =>
      office.call(
        'PUT',
        `${ROOM}/periods`,
        {
          branch: 'MLMIC',
          revision: 1,
          periods: [
            { from: '07:30', to: second, isBreak: false },
            { from: second, to: '09:30', isBreak: false },
          ],
        },
        asAdmin(),
      );
    const refused = await change('08:20');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      409,
      expect.stringContaining('both lessons would be at the same time'),
    ]);
    expect((await change('08:40')).status).toBe(200);
  });

  it('never leaves a lesson without its period, whichever of two desks was first', async () => {
    const store = (plan: PeriodsAnswer) =>
      office.call('PUT', `${ROOM}/periods`, { branch: 'MLMIC', ...plan }, asAdmin());
    const last = { from: '16:00', to: '16:30', isBreak: false };
    for (const weekday of ['tue', 'wed', 'thu', 'fri']) {
      const { revision, periods } = (
        await office.call<PeriodsAnswer>('GET', `${ROOM}/periods?branch=MLMIC`, undefined, asAdmin())
      ).body;
      expect((await store({ revision, periods: [...periods, last] })).status).toBe(200);
      const period = periods.length + 1;
      const [added, shortened] = await Promise.all([
        add({ branch: 'MLMIC', weekday, period, room: '31' }),
        store({ revision: revision + 1, periods }),
      ]);
      expect([
        [201, 409],
        [400, 200],
      ]).toContainEqual([added.status, shortened.status]);
      if (added.status !== 201) continue;
      const lesson = { id: added.body.id, revision: 0, weekday };
      await office.call('POST', `${ROOM}/lesson/remove`, lesson, asAdmin());
      await store({ revision: revision + 1, periods });
    }
  });
});

const textOf = (part: string) => expect.stringContaining(part) as string;
