import type { Page } from '@playwright/test';
import { firstMonthOf, schoolWeekdays, sessionAt } from '@school/domain';
import type { OfficeOf } from './fixtures';
import { goToDay, morningOf, onOtherDay } from './go-to-day';
import { Desk, fillSchool, type School } from './school';

/** A Thursday: on a Sunday there would be no attendance to mark. */
const SCHOOL_DAY = '2026-11-26';

/** The class that the syllabus opens with, and the units planned for it, by month of the session from April on. */
const OPENED = { branch: 'MLMEC', class: 'pg' } as const;

const units = {
  English: ['Capital letters', 'Small letters', 'Words that rhyme', 'Colours and shapes'],
  Hindi: ['स्वर', 'व्यंजन', 'दो अक्षर के शब्द', 'कविताएँ'],
  Mathematics: ['Numbers to 20', 'More and less', 'Shapes', 'Numbers to 50'],
} as const;

const teachers = [
  { fname: 'Kavita Rao', username: 'kavita.rao', subject: 'English' },
  { fname: 'Sunil Dubey', username: 'sunil.dubey', subject: 'Hindi' },
  { fname: 'Nasreen Ansari', username: 'nasreen.ansari', subject: 'Mathematics' },
] as const;

/** The section that the time table opens with: the youngest one with students. It is marked and examined. */
export const EXAMINED = { branch: 'MLMEC', class: 'ukg', section: 'a' } as const;

/** The entries of the calendar, as days from that day on. */
const occasions = [
  { occasionKind: 'holiday', title: 'Diwali', from: -17, through: -15 },
  { occasionKind: 'event', title: 'Annual sports day', from: 9, through: 9 },
  { occasionKind: 'holiday', title: 'Winter break', from: 30, through: 36 },
] as const;

const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The section is marked from this many days before it. */
const MARKED_DAYS = 24;

/** Lets a page open on SCHOOL_DAY. */
export const onSchoolDay = (page: Page) => page.clock.setSystemTime(morningOf(SCHOOL_DAY));

interface TeachersDay {
  readonly revision: number;
  readonly teachers: readonly { readonly teacher: string }[];
}

/** The first or last day of a month, given as months after the session's first one. */
const dayOf = (session: string, months: number, day: string): string => {
  const [year = 0, month = 1] = firstMonthOf(session).split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
  return `${at}-${day}`;
};

/** The data that tests need of an office filled with a day's work. */
export interface Filled extends School {
  readonly url: string;
  /** The ID of the exam of EXAMINED. */
  readonly exam: string;
}

/**
 * Opens an office that lives on SCHOOL_DAY, and fills it with a day's work: teachers, their plans and progress, a time table, a
 * calendar, attendance of the teachers and a section, and an exam of that section.
 */
export async function openSchoolDay(officeOf: OfficeOf, file: string): Promise<Filled> {
  await goToDay(SCHOOL_DAY);
  const { url } = await officeOf(file, onOtherDay);
  const school = await fillSchool(url);
  const desk = await Desk.signedIn(url);
  const session = sessionAt(morningOf(SCHOOL_DAY));
  for (const { fname, username, subject } of teachers) {
    const { id: staffID } = await desk.addAccount({ fname, username, role: 'teacher' });
    const teaching = [
      { ...EXAMINED, subjects: [subject], isClassTeacher: subject === 'English' },
      { ...OPENED, section: 'a', subjects: [subject], isClassTeacher: false },
    ];
    await desk.post('/api/staff/teaching', { staffID, revision: 0, teaching });
    for (const [day, weekday] of schoolWeekdays.entries())
      await desk.post('/api/office/timeTable/lesson', {
        ...EXAMINED,
        weekday,
        period: 1 + ((day + teachers.findIndex((one) => one.username === username)) % teachers.length),
        subject,
        teacher: staffID,
        room: '7',
      });
  }
  for (const [subject, names] of Object.entries(units))
    for (const [at, name] of names.entries()) {
      const of = { ...OPENED, session, subject };
      const [plannedFrom, plannedTo] = [dayOf(session, at * 3, '02'), dayOf(session, at * 3 + 2, '25')];
      const unit = await desk.post<{ id: string; revision: number }>('/api/office/syllabus/unit', {
        ...of,
        name,
        plannedFrom,
        plannedTo,
      });
      // One unit is left behind, so that the picture shows an overdue one.
      if (plannedTo < SCHOOL_DAY && !(subject === 'Hindi' && at === 1))
        await desk.put('/api/office/syllabus/unit/done', { ...of, ...seen(unit), doneOn: plannedTo });
    }
  for (const { from, through, ...occasion } of occasions)
    await desk.post('/api/office/calendar', {
      ...occasion,
      firstDay: after(SCHOOL_DAY, from),
      lastDay: after(SCHOOL_DAY, through),
    });
  await markTeachers(desk);
  await markSection(desk);
  return { url, ...school, exam: await examine(desk) };
}

const seen = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });

async function markTeachers(desk: Desk): Promise<void> {
  const day = SCHOOL_DAY;
  const { revision, teachers: all } = await desk.get<TeachersDay>(
    `/api/office/attendance/teachers?day=${day}`,
  );
  const marks = all.map(({ teacher }, at) => ({ teacher, attendance: at === 1 ? 'leave' : 'present' }));
  await desk.put('/api/office/attendance/teachers', { day, revision, marks });
}

interface SectionsDay {
  readonly revision: number;
  readonly students: readonly { readonly studentID: string }[];
  readonly closed?: object;
}

/** Marks the section on the most recent school days of its session. */
async function markSection(desk: Desk): Promise<void> {
  for (let ago = MARKED_DAYS; ago >= 0; ago -= 1) {
    const day = after(SCHOOL_DAY, -ago);
    const query = new URLSearchParams({ ...EXAMINED, day }).toString();
    const { revision, students, closed } = await desk.get<SectionsDay>(`/api/office/attendance/day?${query}`);
    if (closed) continue;
    const marks = students.map(({ studentID }) => ({ studentID, attendance: markOf(ago) }));
    await desk.put('/api/office/attendance/day', { ...EXAMINED, day, revision, marks });
  }
}

const markOf = (ago: number) => (ago === 9 ? 'absent' : ago === 4 ? 'half' : 'present');

/** Marks an exam of the section, and publishes the results with a remark. */
async function examine(desk: Desk): Promise<string> {
  const { branch, class: schoolClass, section } = EXAMINED;
  const { id, subjects } = await desk.post<Exam>('/api/office/exams', {
    name: 'Half-yearly examination',
    branch,
    classes: [schoolClass],
    firstDay: SCHOOL_DAY,
    lastDay: SCHOOL_DAY,
    subjects: teachers.map(({ subject }) => ({ name: subject, maximum: 50, weight: 1 })),
  });
  const of = { exam: id, class: schoolClass, section };
  const query = new URLSearchParams(of).toString();
  const { students } = await desk.get<Grid>(`/api/office/exams/marks?${query}`);
  const cells = students.flatMap(({ studentID }, at) =>
    subjects.map(({ key }, place) => ({
      studentID,
      subject: key,
      mark: String(46 - 5 * at - 3 * place),
      was: '',
    })),
  );
  await desk.put('/api/office/exams/marks', { ...of, cells });
  const remarks = students.map(({ studentID }) => ({
    studentID,
    remark: 'Reads with joy and helps others',
    was: '',
  }));
  await desk.put('/api/office/exams/remarks', { ...of, remarks });
  await desk.post('/api/office/exams/state', { id, revision: 0, state: 'published' });
  return id;
}

interface Exam {
  readonly id: string;
  readonly subjects: readonly { readonly key: string }[];
}

interface Grid {
  readonly students: readonly { readonly studentID: string }[];
}
