import type {
  AbsenteesAnswer,
  AttendanceRegisterAnswer,
  SectionDayAnswer,
  SectionsOfDayAnswer,
  StudentAttendanceAnswer,
} from '../src/attendance/attendance.answers';
import type { DefaulterAnswer } from '../src/defaulters/defaulters.answers';
import type { FamilyAnswer } from '../src/family/family.answers';
import type { BalanceAnswer } from '../src/fees/fees.answers';
import type { ManyChangeAnswer, ManyRowAnswer } from '../src/many-students/many-students.answers';
import type { SectionToMoveAnswer } from '../src/new-session/new-session.answers';
import type { OwnCalendarAnswer, OwnFeesAnswer, OwnWeekAnswer } from '../src/own-student/own-student.answers';
import type { ExamAnswer, ExamProgressAnswer, MarksGridAnswer } from '../src/results/exams.answers';
import type { FoundStudentsAnswer } from '../src/finder/finder.answers';
import type { ReminderDraftAnswer } from '../src/reminders/reminders.answers';
import type { GeneralReportAnswer } from '../src/reports/reports.answers';
import type { MySectionsAnswer, SectionStudentsAnswer } from '../src/sections/my-sections.answers';
import type { ListedStudentAnswer, StudentAnswer } from '../src/students/students.answers';
import type { FamilyPasswordAnswer } from '../src/family-passwords/family-passwords.answers';
import { familyToken } from './support/family';
import { textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';
import { teacherOf } from './support/teacher';

const VIII_A = { branch: 'MLMEC', class: '8', section: 'a' } as const;
const IX_B = { branch: 'MLMEC', class: '9', section: 'b' } as const;
/** A Monday. */
const FEBRUARY = '2027-02-15';
const APRIL = '2027-04-05';

const queryOf = (facts: Readonly<Record<string, string>>) => new URLSearchParams(facts).toString();

/** VIII A: Asha goes to IX B, Bina stays in VIII A, Chetan is undecided. Esha is in IX B; Dev was admitted for April. */
describe('a section that is promoted in February', () => {
  let office: TestOffice;
  let ofEight = '';
  let ofNine = '';
  let exam: ExamAnswer;

  const admin = () => ({ token: office.admin });
  const morningOf = (day: string) => office.clock.stopAt(new Date(`${day}T08:30:00+05:30`));
  const read = async <Body>(path: string, token = office.admin) =>
    (await office.call<Body>('GET', `/api/${path}`, undefined, { token })).body;
  const classTeacherOf = (username: string, section: object) =>
    teacherOf(office, username, { ...section, subjects: [], isClassTeacher: true });
  const day = (section: typeof VIII_A | typeof IX_B, of: string) =>
    read<SectionDayAnswer>(`office/attendance/day?${queryOf({ ...section, day: of })}`);
  const sitIn = async (section: typeof VIII_A | typeof IX_B, of: string) =>
    (await day(section, of)).students.map(({ studentID }) => studentID);
  const mark = (section: object, marks: Readonly<Record<string, string>>, of: string, token: string) =>
    office.call(
      'PUT',
      '/api/office/attendance/day',
      {
        ...section,
        day: of,
        revision: 0,
        marks: Object.entries(marks).map(([studentID, attendance]) => ({ studentID, attendance })),
      },
      { token },
    );
  const gridOf = async (seats: Readonly<Record<string, string>>) =>
    (await read<MarksGridAnswer>(`office/exams/marks?${queryOf({ exam: exam.id, ...seats })}`)).students.map(
      ({ studentID }) => studentID,
    );
  const lesson = (section: object, subject: string) =>
    office.call(
      'POST',
      '/api/office/timeTable/lesson',
      { ...section, weekday: 'mon', period: 1, subject },
      admin(),
    );
  const event = (title: string, schoolClass: string) =>
    office.call(
      'POST',
      '/api/office/calendar',
      {
        occasionKind: 'event',
        title,
        branch: 'MLMEC',
        classes: [schoolClass],
        firstDay: '2027-03-10',
        lastDay: '2027-03-10',
      },
      admin(),
    );

  beforeAll(async () => {
    office = await TestOffice.openOn('2027-02-01');
    morningOf('2027-02-01');
    const place = { class: '8', section: 'a' };
    await register(office, 'a-1', { studentFirstName: 'Asha', ...place });
    await register(office, 'a-2', { studentFirstName: 'Bina', ...place });
    await register(office, 'a-3', { studentFirstName: 'Chetan', ...place });
    await register(office, 'b-1', { studentFirstName: 'Dev', class: '9', section: 'b', feesFrom: '2027-04' });
    await register(office, 'b-2', { studentFirstName: 'Esha', class: '9', section: 'b' });
    ofEight = await classTeacherOf('teaches.eight', VIII_A);
    ofNine = await classTeacherOf('teaches.nine', IX_B);
    await lesson(VIII_A, 'Hindi');
    await lesson(IX_B, 'Physics');
    await event('Picnic of eight', '8');
    await event('Picnic of nine', '9');
    morningOf(FEBRUARY);
    const moves = [
      { studentID: 'a-1', decision: 'promote', class: '9', section: 'b' },
      { studentID: 'a-2', decision: 'detain', class: '8', section: 'a' },
    ];
    const saved = await office.call<SectionToMoveAnswer>(
      'PUT',
      '/api/office/sectionPlan',
      { ...VIII_A, moves, revision: 0 },
      admin(),
    );
    const run = { ...VIII_A, revision: saved.body.revision };
    const done = await office.call('POST', '/api/office/runSectionPlan', run, admin());
    expect(done.body).toMatchObject({ moved: 2, refused: [] });
    const made = await office.call<ExamAnswer>(
      'POST',
      '/api/office/exams',
      {
        name: 'Annual',
        branch: 'MLMEC',
        classes: ['8', '9'],
        firstDay: '2027-03-01',
        lastDay: '2027-03-10',
        subjects: [{ name: 'Hindi', maximum: 100, weight: 1 }],
      },
      admin(),
    );
    exam = made.body;
  });
  afterAll(() => office.close());

  it('sits in its class for attendance, and in no other, until the session is over', async () => {
    expect(await sitIn(VIII_A, FEBRUARY)).toEqual(['a-1', 'a-2', 'a-3']);
    expect(await sitIn(IX_B, FEBRUARY)).toEqual(['b-2']);
    const { sections } = await read<SectionsOfDayAnswer>('office/attendance/sections');
    expect(sections).toMatchObject([
      { ...VIII_A, students: 3 },
      { ...IX_B, students: 1 },
    ]);
  });

  it('is marked by its teacher, who is told of the absent ones, and not by the teacher of the class to come', async () => {
    expect((await mark(IX_B, { 'a-1': 'present' }, FEBRUARY, ofNine)).status).toBe(409);
    const marks = { 'a-1': 'absent', 'a-2': 'present', 'a-3': 'present' };
    expect((await mark(VIII_A, marks, FEBRUARY, ofEight)).status).toBe(200);
    const absent = await read<AbsenteesAnswer>('office/attendance/absentees', ofEight);
    expect(absent).toMatchObject([{ ...VIII_A, studentID: 'a-1', canBeTold: true }]);
    const register = await read<AttendanceRegisterAnswer>(
      `office/attendance/register?${queryOf({ ...VIII_A, month: '2027-02' })}`,
      ofEight,
    );
    expect(register.rows.map(({ studentID }) => studentID)).toEqual(['a-1', 'a-2', 'a-3']);
  });

  it('is read by its own teacher alone', async () => {
    const daysOf = (token: string) =>
      office.call<StudentAttendanceAnswer>('GET', '/api/office/attendance/student?studentID=a-1', undefined, {
        token,
      });
    expect((await daysOf(ofEight)).status).toBe(200);
    expect((await daysOf(ofNine)).status).toBe(403);
    expect(await read<MySectionsAnswer>('office/mySections', ofEight)).toMatchObject([{ students: 3 }]);
    expect(await read<MySectionsAnswer>('office/mySections', ofNine)).toMatchObject([{ students: 1 }]);
    const students = await read<SectionStudentsAnswer>(
      `office/mySections/students?${queryOf(VIII_A)}`,
      ofEight,
    );
    expect(students.map(({ studentID }) => studentID)).toEqual(['a-1', 'a-2', 'a-3']);
  });

  it('is reminded, listed and counted in the class of now (D55, D62, D91)', async () => {
    const draft = await read<ReminderDraftAnswer>('office/reminders/draft?studentID=a-1');
    expect(draft.text).toContain('class VIII A');
    const { classes } = await read<GeneralReportAnswer>('office/reports/general');
    expect(classes.map((one) => [one.class, one.students])).toEqual([
      ['8', 3],
      ['9', 2],
    ]);
    morningOf('2027-03-29');
    const late = await read<DefaulterAnswer[]>('office/defaulters?class=8');
    expect(late.map(({ studentID, class: of }) => [studentID, of])).toContainEqual(['a-1', '8']);
    morningOf(FEBRUARY);
  });

  it.each([
    ['that goes on', 'a-1'],
    ['that stays', 'a-2'],
  ])('shows a family of a child %s the week and the calendar of the class of now', async (_, studentID) => {
    const family = await familyToken(office, studentID);
    const week = await read<OwnWeekAnswer>('family/timeTable', family);
    expect(week.lessons.map(({ subject }) => subject)).toEqual(['Hindi']);
    expect(await read('family/student', family)).toMatchObject({ class: '8', section: 'a' });
    const calendar = await read<OwnCalendarAnswer>('family/calendar', family);
    expect(calendar.occasions.map(({ title }) => title)).toEqual(['Picnic of eight']);
  });

  it('is given its password with the section it sits in, on a slip that says so', async () => {
    const asked = { ...VIII_A, whose: 'all' };
    const given = await office.call<FamilyPasswordAnswer[]>(
      'POST',
      '/api/office/familyPasswords',
      asked,
      admin(),
    );
    expect(given.body.map(({ studentID, class: of, section }) => [studentID, of, section])).toEqual([
      ['a-1', '8', 'a'],
      ['a-2', '8', 'a'],
      ['a-3', '8', 'a'],
    ]);
    const one = await office.call('POST', '/api/office/familyPassword', { studentID: 'a-1' }, admin());
    expect(one.body).toMatchObject({ class: '8', section: 'a' });
  });

  it('writes the exams of the session, also those that are made after it', async () => {
    expect(await gridOf({ class: '8', section: 'a' })).toEqual(['a-1', 'a-2', 'a-3']);
    expect(await gridOf({ class: '9', section: 'b' })).toEqual(['b-2']);
    const cells = [{ studentID: 'a-1', subject: 's1', mark: '81', was: '' }];
    const typed = { exam: exam.id, class: '8', section: 'a', cells };
    await office.call('PUT', '/api/office/exams/marks', typed, admin());
    const progress = await read<ExamProgressAnswer>(`office/exams/one?id=${exam.id}`);
    expect(progress.sections).toMatchObject([
      { class: '8', section: 'a', students: 3, given: 1 },
      { class: '9', section: 'b', students: 1, given: 0 },
    ]);
  });

  it('sits in the new class from April on, and is still examined where it sat', async () => {
    morningOf(APRIL);
    const family = await familyToken(office, 'a-1');
    expect(await sitIn(VIII_A, APRIL)).toEqual(['a-2', 'a-3']);
    expect(await sitIn(IX_B, APRIL)).toEqual(['a-1', 'b-1', 'b-2']);
    const week = await read<OwnWeekAnswer>('family/timeTable', family);
    expect(week.lessons.map(({ subject }) => subject)).toEqual(['Physics']);
    expect(await read('family/student', family)).toMatchObject({ class: '9', section: 'b' });
    expect(await gridOf({ class: '8', section: 'a' })).toEqual(['a-1', 'a-2', 'a-3']);
    const lock = { id: exam.id, revision: exam.revision, state: 'locked' };
    expect((await office.call('POST', '/api/office/exams/state', lock, admin())).status).toBe(200);
    expect(await gridOf({ class: '8', section: 'a' })).toEqual(['a-1', 'a-2', 'a-3']);
    expect(await gridOf({ class: '9', section: 'b' })).toEqual(['b-2']);
  });
});

/** Asha of VIII A of the first branch goes to IX A of the other branch from April on. */
describe('a child that is promoted in February, and is to go on in the other branch', () => {
  let office: TestOffice;
  const admin = () => ({ token: office.admin });
  const goTo = (day: string) => office.clock.stopAt(new Date(`${day}T08:30:00+05:30`));
  const read = async <Body>(path: string, token = office.admin) =>
    (await office.call<Body>('GET', `/api/${path}`, undefined, { token })).body;
  const send = async <Body>(method: string, path: string, body: object) => {
    const answer = await office.call<Body>(method, `/api/office/${path}`, body, admin());
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };

  beforeAll(async () => {
    office = await TestOffice.openOn('2027-02-01');
    goTo('2027-02-01');
    for (const [branchCode, upiId] of Object.entries({ MLMEC: 'first@okbank', MLMIC: 'other@okbank' }))
      await send('PUT', 'school-details', { branchCode, name: branchCode, upiId, revision: 0 });
    await register(office, 'a-1', { class: '8', section: 'a' });
    const moves = [{ studentID: 'a-1', decision: 'promote', class: '9', section: 'a' }];
    const { revision } = await send<SectionToMoveAnswer>('PUT', 'sectionPlan', {
      ...VIII_A,
      moves,
      revision: 0,
    });
    await send('POST', 'runSectionPlan', { ...VIII_A, revision });
    await send('PUT', 'updateStudent', { studentID: 'a-1', medium: 'hindi', boardType: 'up' });
    goTo(FEBRUARY);
  });
  afterAll(() => office.close());

  it.each([
    [FEBRUARY, { branch: 'MLMEC', class: '8', section: 'a' }, 'first@okbank'],
    [APRIL, { branch: 'MLMIC', class: '9', section: 'a' }, 'other@okbank'],
  ])('is on %s of the branch where it sits, for each paper and each payment', async (day, place, upiId) => {
    goTo(day);
    const { branch, ...seat } = place;
    const family = await familyToken(office, 'a-1');
    expect(await read('family/student', family)).toMatchObject({ ...seat, branchCode: branch });
    const { upiLink } = await read<OwnFeesAnswer>('family/fees', family);
    expect(upiLink).toContain(`pa=${upiId}`);
    const reminder = await read<ReminderDraftAnswer>('office/reminders/draft?studentID=a-1');
    expect(reminder.text).toContain(`pa=${upiId}`);
    const marks = [{ studentID: 'a-1', attendance: 'absent' }];
    await send('PUT', 'attendance/day', { ...place, day, revision: 0, marks });
    const told = { studentID: 'a-1', day, way: 'whatsapp' };
    expect(await send('POST', 'attendance/absentees', told)).toMatchObject({ text: textWith(branch) });
    expect(await send('POST', 'familyPassword', { studentID: 'a-1' })).toMatchObject(place);
    const { place: now } = await read<StudentAnswer>('office/getStudentById?studentID=a-1');
    expect(now).toMatchObject({ ...seat, boardType: branch === 'MLMEC' ? 'cbse' : 'up' });
    expect(await read<FoundStudentsAnswer>('office/findStudents?text=a-1')).toMatchObject([seat]);
    // The list is filtered by the coming class, and shows the child's section until then.
    const [row] = await read<ListedStudentAnswer[]>('office/getAllStudents?class=9');
    expect({ class: row?.class, sitsIn: row?.sitsIn }).toEqual({
      class: '9',
      sitsIn: seat.class === '8' ? seat : undefined,
    });
    const file = await office.call<string>('GET', '/api/office/exportStudents?as=csv&class=9');
    expect(file.body.includes('Until April in')).toBe(seat.class === '8');
    expect(file.body.includes('VIII A')).toBe(seat.class === '8');
    const { student } = await send<BalanceAnswer>('POST', 'isFirstTimeDeposit', {
      studentID: 'a-1',
    });
    expect(await read<FamilyAnswer>('office/family?studentID=a-1')).toMatchObject([seat]);
    expect(student).toMatchObject({ ...seat, boardType: branch === 'MLMEC' ? 'cbse' : 'up' });
    await pay(office, 'a-1', 100);
    const [last] = (await read<OwnFeesAnswer>('family/fees', await familyToken(office, 'a-1'))).receipts;
    expect(last?.studentReceiptNo.split('/')[0]).toBe(branch);
  });

  it('is looked at in the class of now where many are given a concession, and in that of the section where they change it', async () => {
    goTo(FEBRUARY);
    const placeIn = async (path: string, change: object) => {
      const { id } = await send<ManyChangeAnswer>('POST', `manyStudents/${path}`, {
        studentIDs: ['a-1'],
        change,
      });
      const rows = await read<ManyRowAnswer[]>(`office/manyStudents/rows?changeID=${id}`);
      return rows.map((row) => row.class);
    };
    const concession = {
      what: 'concession',
      concession: 'staff',
      unit: 'percent',
      value: 10,
      reason: 'Asked',
      from: '2027-02',
      through: '',
    };
    expect(await placeIn('previewConcession', concession)).toEqual(['8']);
    expect(await placeIn('preview', { what: 'section', section: 'b' })).toEqual(['9']);
  });
});
