import { type AttendanceState } from '@school/domain';
import type {
  AttendanceRegisterAnswer,
  AttendanceTodayAnswer,
  SectionDayAnswer,
  StudentAttendanceAnswer,
} from '../src/attendance/attendance.answers';
import type { ClassSheetAnswer, ExamAnswer, StudentResultsAnswer } from '../src/results/exams.answers';
import { familyToken } from './support/family';
import { TestOffice } from './support/office';
import { register } from './support/student';
import { teacherOf } from './support/teacher';

const FIRST_DAY = '2026-12-01';
const SCHOOL_DAYS = 60;
const STUDENTS = 3;
/** On every tenth day a mark of the day before turns out to be wrong. */
const CORRECTED_EACH = 10;
const EXAMS = ['Unit Test', 'Half-yearly'];
const subjectsOf = { MLMEC: ['English', 'Mathematics'], MLMIC: ['हिन्दी', 'गणित'] } as const;
const MAXIMA = [100, 80];

const classesOf = { MLMEC: ['1', '2', '3', '4', '5', '6', '7'], MLMIC: ['6', '7', '8'] } as const;
type Branch = keyof typeof classesOf;
const boards = { MLMEC: 'cbse', MLMIC: 'up' } as const;

/** The holidays of each branch: both around the new year, one of them on a day of its own. */
const holidays = [
  { title: 'Winter vacation', firstDay: '2026-12-25', lastDay: '2027-01-02' },
  { title: 'Republic Day', firstDay: '2027-01-26', lastDay: '2027-01-26' },
  { title: 'Founder’s Day', firstDay: '2027-01-12', lastDay: '2027-01-12', branch: 'MLMIC' },
];

const sections = (['MLMEC', 'MLMIC'] as const).flatMap((branch) =>
  classesOf[branch].flatMap((schoolClass) =>
    ['a', 'b'].map((section) => ({ branch, class: schoolClass, section })),
  ),
);
type Section = (typeof sections)[number];

const nameOf = ({ branch, class: schoolClass, section }: Section) => `${branch}-${schoolClass}${section}`;
const queryOf = (facts: object) => new URLSearchParams(Object.entries(facts)).toString();
const studentsOf = (section: Section) =>
  Array.from({ length: STUDENTS }, (_, n) => `${nameOf(section)}-${n + 1}`);

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const isHoliday = (day: string, branch: Branch) =>
  holidays.some(
    (one) => one.firstDay <= day && day <= one.lastDay && (one.branch === undefined || one.branch === branch),
  );
const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

/** The first days on which at least one branch has school. */
const termDays: string[] = [];
for (let day = FIRST_DAY; termDays.length < SCHOOL_DAYS; day = dayAfter(day))
  if (!isSunday(day) && !(isHoliday(day, 'MLMEC') && isHoliday(day, 'MLMIC'))) termDays.push(day);

/** The same random numbers in each run. */
let seed = 20261201;
const random = (below: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const anyState = (): AttendanceState => (['absent', 'leave', 'half'] as const)[random(12)] ?? 'present';

const halfUp = (share: number) => Math.floor(share * 10 + 0.5) / 10;

describe('a term of twenty sections', () => {
  let office: TestOffice;
  const teachers = new Map<string, string>();
  /** The marks a paper register would have, by student and day. */
  const onPaper = new Map<string, Map<string, AttendanceState>>();
  /** The marks given, by exam and student. */
  const given = new Map<string, readonly [number, number]>();

  const admin = () => ({ token: office.admin });
  const of = (section: Section) => ({ token: teachers.get(nameOf(section)) ?? '' });
  const get = async <Body>(path: string) => (await office.call<Body>('GET', path, undefined, admin())).body;
  const morningOf = (day: string) => office.clock.stopAt(new Date(`${day}T08:00:00+05:30`));
  const expectTaken = ({ status, body }: { readonly status: number; readonly body: unknown }) => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  };

  beforeAll(async () => {
    office = await TestOffice.openOn(FIRST_DAY);
    office.clock.stopAt(new Date(`${FIRST_DAY}T07:00:00+05:30`));
    for (const one of holidays)
      expectTaken(
        await office.call('POST', '/api/office/calendar', { occasionKind: 'holiday', ...one }, admin()),
      );
    for (const section of sections) {
      const { branch, class: schoolClass } = section;
      for (const studentID of studentsOf(section)) {
        onPaper.set(studentID, new Map());
        await register(office, studentID, {
          class: schoolClass,
          section: section.section,
          boardType: boards[branch],
          medium: branch === 'MLMEC' ? 'english' : 'hindi',
        });
      }
      const name = nameOf(section);
      const taught = { ...section, subjects: subjectsOf[branch], isClassTeacher: true };
      teachers.set(name, await teacherOf(office, `t-${name}`.toLowerCase(), taught));
    }
  }, 120_000);
  afterAll(() => office.close());

  const dayOf = (section: Section, day: string) =>
    office.call<SectionDayAnswer>(
      'GET',
      `/api/office/attendance/day?${queryOf({ ...section, day })}`,
      undefined,
      of(section),
    );
  const mark = async (
    section: Section,
    day: string,
    marks: readonly (readonly [string, AttendanceState])[],
    reason?: string,
  ) => {
    // A day is not marked yet, unless it is corrected.
    const revision = reason === undefined ? 0 : (await dayOf(section, day)).body.revision;
    expectTaken(
      await office.call(
        'PUT',
        '/api/office/attendance/day',
        {
          ...section,
          day,
          revision,
          marks: marks.map(([studentID, attendance]) => ({ studentID, attendance })),
          ...(reason !== undefined && { reason }),
        },
        of(section),
      ),
    );
    for (const [studentID, attendance] of marks) onPaper.get(studentID)?.set(day, attendance);
  };

  it('is marked each morning by all teachers at once, and corrected where a note comes later', async () => {
    for (const [n, day] of termDays.entries()) {
      morningOf(day);
      const atSchool = sections.filter(({ branch }) => !isHoliday(day, branch));
      const marks = atSchool.map(
        (section) =>
          [section, studentsOf(section).map((studentID) => [studentID, anyState()] as const)] as const,
      );
      await Promise.all(marks.map(([section, of]) => mark(section, day, of)));
      if (n % CORRECTED_EACH !== CORRECTED_EACH - 1) continue;
      const before = termDays[n - 1] ?? day;
      for (const section of sections.filter(({ branch }) => !isHoliday(before, branch))) {
        const [studentID = ''] = studentsOf(section);
        const now = onPaper.get(studentID)?.get(before) === 'leave' ? 'present' : 'leave';
        await mark(section, before, [[studentID, now]], 'A note came');
      }
    }
    const all = [...onPaper.values()].reduce((sum, days) => sum + days.size, 0);
    const closedDays = termDays.filter((day) => isHoliday(day, 'MLMIC') !== isHoliday(day, 'MLMEC')).length;
    expect(all).toBe(STUDENTS * (sections.length * SCHOOL_DAYS - closedDays * classesOf.MLMIC.length * 2));
  }, 240_000);

  it('is closed on a holiday of the branch alone, also for its teachers', async () => {
    for (const section of sections) {
      const { body } = await dayOf(section, '2027-01-12');
      expect(body.closed?.why).toBe(section.branch === 'MLMIC' ? 'holiday' : undefined);
    }
  });

  /** The tally of a student by the paper register. */
  const tallyOf = (studentID: string) => {
    const tally = { present: 0, absent: 0, leave: 0, half: 0 };
    for (const state of onPaper.get(studentID)?.values() ?? []) tally[state] += 1;
    const days = tally.present + tally.absent + tally.leave + tally.half;
    return { tally, share: halfUp((100 * (tally.present + tally.half / 2)) / days) };
  };

  it('gives each student what the paper says, and the register of each section the same', async () => {
    const months = [...new Set(termDays.map((day) => day.slice(0, 7)))];
    for (const section of sections) {
      const registers = await Promise.all(
        months.map((month) =>
          get<AttendanceRegisterAnswer>(`/api/office/attendance/register?${queryOf({ ...section, month })}`),
        ),
      );
      for (const studentID of studentsOf(section)) {
        const { tally, share } = tallyOf(studentID);
        const own = await get<StudentAttendanceAnswer>(
          `/api/office/attendance/student?studentID=${studentID}`,
        );
        expect(own).toMatchObject({ tally, share, isLow: share < 75 });
        const rows = registers.map(({ rows }) => rows.find((row) => row.studentID === studentID));
        // The register of a month has the state of the session at the month's end.
        expect(rows.at(-1)).toMatchObject({ session: tally, sessionShare: share });
        const presentInAll = rows.reduce((sum, row) => sum + (row?.month.present ?? 0), 0);
        expect(presentInAll).toBe(tally.present);
      }
    }
  }, 120_000);

  it('stands on the dashboard of its last day as its teachers marked it', async () => {
    const last = termDays.at(-1) ?? '';
    const today = await get<AttendanceTodayAnswer>('/api/office/attendance/today');
    const wing = (branch: Branch) => {
      const states = sections
        .filter((section) => section.branch === branch)
        .flatMap(studentsOf)
        .map((studentID) => onPaper.get(studentID)?.get(last));
      const present = states.filter((state) => state === 'present').length;
      const half = states.filter((state) => state === 'half').length;
      return { marked: states.length, atSchool: present + half };
    };
    expect(today.day).toBe(last);
    for (const [wingOf, branch] of [
      [today.english, 'MLMEC'],
      [today.hindi, 'MLMIC'],
    ] as const) {
      expect(wingOf.marked).toBe(wing(branch).marked);
      expect(wingOf.present).toBe(wing(branch).atSchool);
    }
  });

  const setExam = async (name: string, branch: Branch): Promise<ExamAnswer> => {
    const made = await office.call<ExamAnswer>(
      'POST',
      '/api/office/exams',
      {
        name,
        branch,
        classes: classesOf[branch],
        firstDay: '2027-02-01',
        lastDay: '2027-02-06',
        subjects: subjectsOf[branch].map((name, n) => ({ name, maximum: MAXIMA[n], weight: 1 })),
      },
      admin(),
    );
    expectTaken(made);
    return made.body;
  };

  const markKey = (exam: string, studentID: string) => `${exam} ${studentID}`;

  it('has two exams, whose marks the teachers type, and whose report cards say what they gave', async () => {
    for (const name of EXAMS)
      for (const branch of ['MLMEC', 'MLMIC'] as const) {
        const exam = await setExam(name, branch);
        const taking = sections.filter((section) => section.branch === branch);
        await Promise.all(
          taking.map(async (section) => {
            const cells = studentsOf(section).flatMap((studentID) => {
              const marks = [random(101), random(81)] as const;
              given.set(markKey(name, studentID), marks);
              return exam.subjects.map(({ key }, n) => ({
                studentID,
                subject: key,
                mark: String(marks[n]),
                was: '',
              }));
            });
            const where = { exam: exam.id, class: section.class, section: section.section };
            expectTaken(
              await office.call('PUT', '/api/office/exams/marks', { ...where, cells }, of(section)),
            );
          }),
        );
        for (const [revision, state] of ['locked', 'published'].entries())
          expectTaken(
            await office.call(
              'POST',
              '/api/office/exams/state',
              { id: exam.id, revision: exam.revision + revision, state },
              admin(),
            ),
          );
        for (const section of taking) {
          const sheet = await get<ClassSheetAnswer>(
            `/api/office/exams/classSheet?${queryOf({ exam: exam.id, class: section.class, section: section.section })}`,
          );
          for (const studentID of studentsOf(section)) {
            const [language, mathematics] = given.get(markKey(name, studentID)) ?? [0, 0];
            const row = sheet.rows.find((one) => one.studentID === studentID);
            expect(row?.standing).toMatchObject({ total: language + mathematics, maximum: 180 });
            const results = await get<StudentResultsAnswer>(
              `/api/office/exams/ofStudent?studentID=${studentID}`,
            );
            const card = results.find(({ exam: { id } }) => id === exam.id);
            expect(card?.standing).toEqual(row?.standing);
            expect([card?.rank, card?.ranked]).toEqual([row?.rank, STUDENTS]);
          }
        }
      }
  }, 120_000);

  it('tells the family of each section’s first student what the office is told, and nothing more', async () => {
    for (const section of sections) {
      const [studentID = ''] = studentsOf(section);
      const caller = { token: await familyToken(office, studentID) };
      const { tally, share } = tallyOf(studentID);
      const days = await office.call<StudentAttendanceAnswer>(
        'GET',
        '/api/family/attendance',
        undefined,
        caller,
      );
      expect(days.body).toMatchObject({ tally, share, isLow: share < 75 });
      const { body: results } = await office.call<StudentResultsAnswer>(
        'GET',
        '/api/family/results',
        undefined,
        caller,
      );
      const ofOffice = await get<StudentResultsAnswer>(`/api/office/exams/ofStudent?studentID=${studentID}`);
      expect(results.map(({ exam }) => exam.name).toSorted()).toEqual(EXAMS.toSorted());
      for (const { exam, standing, rank, ranked } of results)
        expect(ofOffice.find((one) => one.exam.id === exam.id)).toMatchObject({ standing, rank, ranked });
    }
  }, 60_000);

  it('leaves no teacher with marks of another section', async () => {
    const [mine, other] = [sections[0], sections[1]] as [Section, Section];
    const names = studentsOf(other).map((studentID) => [studentID, 'absent'] as const);
    const { revision } = (await dayOf(other, termDays[0] ?? '')).body;
    const answer = await office.call(
      'PUT',
      '/api/office/attendance/day',
      {
        ...other,
        day: termDays[0],
        revision,
        reason: 'Another teacher',
        marks: names.map(([studentID, attendance]) => ({ studentID, attendance })),
      },
      of(mine),
    );
    expect(answer.status).toBe(403);
    expect((await dayOf(other, termDays[0] ?? '')).body.revision).toBe(revision);
  });
});
