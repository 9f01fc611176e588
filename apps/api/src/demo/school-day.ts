import {
  firstDayOf,
  firstMonthOf,
  isSameSection,
  schoolCodes,
  schoolWeekdays,
  sessionOfDay,
  usualSubjects,
  type AttendanceState,
  type BranchClass,
  type ClassSection,
} from '@school/domain';
import type {
  SectionDayAnswer,
  SectionsOfDayAnswer,
  TeachersDayAnswer,
} from '../attendance/attendance.answers';
import type { ExamAnswer, ExamProgressAnswer, MarksGridAnswer } from '../results/exams.answers';
import type { StaffAccountAnswer } from '../staff/staff.answers';
import { putInCalendar, workdays, workdaysAfter } from './calendar';
import type { DemoOffice } from './demo-office';
import { Dice } from './dice';
import { clerkOf, PRINCIPAL, teachers } from './people';

/** The number of last school days with attendance: enough for a register worth reading. */
export const DAYS_MARKED = 12;

/** The per cent of sections that are marked on the last day, which ends in the middle of its morning. */
const MARKED_BY_NOW = 70;

const PERIODS = 8;

/** The number in each attendance state of a hundred students, and of a hundred teachers. */
const STATES: Readonly<Record<AttendanceState, number>> = { present: 91, absent: 6, leave: 2, half: 1 };

/** The units of each subject, in the order of the books; a subject that is not listed gets no plan. */
const units: Readonly<Record<string, readonly string[]>> = {
  Mathematics: ['Integers', 'Fractions', 'Decimals', 'Lines and angles', 'Triangles', 'Data handling'],
  Science: ['Food', 'Materials', 'The world of the living', 'Motion', 'Electricity', 'Water'],
  English: ['Three questions', 'The gift', 'Tenses', 'Letters', 'Poems', 'Reported speech'],
  गणित: ['वास्तविक संख्याएँ', 'बहुपद', 'रैखिक समीकरण', 'त्रिभुज', 'निर्देशांक ज्यामिति', 'सांख्यिकी'],
  विज्ञान: ['पदार्थ', 'परमाणु और अणु', 'कोशिका', 'गति', 'बल', 'ध्वनि'],
};

/** The login id of the teacher of a subject in a section. */
const teacherOf = (section: ClassSection, subject: string): string | undefined =>
  teachers.find(({ teaching }) =>
    teaching.some((one) => isSameSection(one, section) && one.subjects.includes(subject)),
  )?.username;

const taughtSections = (): readonly ClassSection[] =>
  teachers
    .flatMap(({ teaching }) => teaching)
    .filter((one, index, all) => all.findIndex((other) => isSameSection(one, other)) === index)
    .map(({ branch, class: schoolClass, section }) => ({ branch, class: schoolClass, section }));

const query = (values: object): string => new URLSearchParams(values as Record<string, string>).toString();

/**
 * Marks the attendance of one of the last school days: that of the teachers, and of all sections, each by its class teacher or
 * the counter of its branch; on the last day only some of the sections are marked.
 */
export async function markSchoolDay(office: DemoOffice, day: string, isLast: boolean): Promise<void> {
  const { revision, teachers: staff } = await office.get<TeachersDayAnswer>(
    PRINCIPAL,
    `/api/office/attendance/teachers?day=${day}`,
  );
  await office.put(PRINCIPAL, '/api/office/attendance/teachers', {
    day,
    revision,
    marks: staff.map(({ teacher, teacherID }) => ({
      teacher,
      attendance: new Dice(`teacher ${teacherID} ${day}`).oneIn(STATES),
    })),
  });
  const { sections } = await office.get<SectionsOfDayAnswer>(
    PRINCIPAL,
    `/api/office/attendance/sections?day=${day}`,
  );
  for (const { branch, class: schoolClass, section, closed } of sections) {
    const classSection = { branch, class: schoolClass, section } as ClassSection;
    if (closed || !new Dice(`marked ${query(classSection)} ${day}`).happens(isLast ? MARKED_BY_NOW : 100))
      continue;
    const loginId =
      teachers.find(({ teaching }) =>
        teaching.some((one) => one.isClassTeacher && isSameSection(one, classSection)),
      )?.username ?? clerkOf[classSection.branch];
    const sectionDay = await office.get<SectionDayAnswer>(
      loginId,
      `/api/office/attendance/day?${query({ ...classSection, day })}`,
    );
    if (sectionDay.students.length === 0) continue;
    await office.put(loginId, '/api/office/attendance/day', {
      ...classSection,
      day,
      revision: sectionDay.revision,
      marks: sectionDay.students.map(({ studentID }) => ({
        studentID,
        attendance: new Dice(`present ${studentID} ${day}`).oneIn(STATES),
      })),
    });
  }
}

/** Plans the units of the teachers' subjects evenly over the session; those that are over are done, except for a few. */
async function planSyllabus(office: DemoOffice, today: string): Promise<void> {
  const session = sessionOfDay(today);
  const year = Number(firstMonthOf(session).slice(0, 4));
  const days = workdays(`${String(year)}-04-01`, `${String(year + 1)}-02-28`);
  for (const { username, teaching } of teachers) {
    const planned = new Set<string>();
    for (const { branch, class: schoolClass, subjects } of teaching)
      for (const subject of subjects) {
        const syllabusSubject = { branch, class: schoolClass, session, subject };
        if (planned.has(query(syllabusSubject))) continue;
        planned.add(query(syllabusSubject));
        for (const [index, name] of (units[subject] ?? []).entries()) {
          const each = Math.floor(days.length / 6);
          const plannedFrom = days[index * each] ?? today;
          const plannedTo = days[(index + 1) * each - 1] ?? today;
          const unit = await office.post<{ id: string; revision: number }>(
            username,
            '/api/office/syllabus/unit',
            { ...syllabusSubject, name, plannedFrom, plannedTo },
          );
          const dice = new Dice(`unit ${query(syllabusSubject)} ${name}`);
          if (plannedTo >= today || dice.happens(15)) continue;
          const late = workdaysAfter(plannedTo, dice.between(0, 6));
          await office.put(username, '/api/office/syllabus/unit/done', {
            ...syllabusSubject,
            id: unit.id,
            revision: unit.revision,
            doneOn: late < today ? late : plannedTo,
          });
        }
      }
  }
}

/** Makes the weekly time table of each section that has teachers: subjects take turns, teachers only while they are free. */
async function makeTimeTable(office: DemoOffice): Promise<void> {
  const staff = await office.get<StaffAccountAnswer[]>(PRINCIPAL, '/api/staff');
  const idOf = (username: string) => staff.find((one) => one.username === username)?.id;
  const busy = new Set<string>();
  for (const [number, section] of taughtSections().entries()) {
    const subjects = usualSubjects(section);
    for (const [day, weekday] of schoolWeekdays.entries())
      for (let period = 1; period <= PERIODS; period += 1) {
        const subject = subjects[(period + day * 3 + number * 2) % subjects.length] ?? '';
        const username = teacherOf(section, subject);
        const time = `${username ?? ''} ${weekday} ${String(period)}`;
        const isFree = username !== undefined && !busy.has(time);
        if (isFree) busy.add(time);
        await office.post(PRINCIPAL, '/api/office/timeTable/lesson', {
          ...section,
          weekday,
          period,
          subject,
          teacher: isFree ? idOf(username) : '',
          room: String(101 + number),
        });
      }
  }
}

const classesOf = (branch: ClassSection['branch']): readonly BranchClass[] =>
  taughtSections().filter((one) => one.branch === branch);

/** Makes two exams for each branch: one that is published, and one whose marks are still being typed. */
async function examine(office: DemoOffice, today: string): Promise<void> {
  const days = workdays(firstDayOf(sessionOfDay(today)), today);
  const begins = (share: number) => Math.floor((days.length - 1) * share);
  for (const branch of schoolCodes) {
    const [firstClass] = classesOf(branch);
    if (!firstClass) continue;
    const classes = [...new Set(classesOf(branch).map((other) => other.class))];
    const subjects = usualSubjects(firstClass)
      .slice(0, 6)
      .map((name) => ({ name, maximum: 50, weight: 1 }));
    for (const [name, first, length, given] of [
      ['Unit test', begins(0.3), 3, 100],
      ['Half-yearly examination', begins(0.85), 6, 80],
    ] as const) {
      const [firstDay = today, ...later] = days.slice(first, first + length);
      const content = { branch, classes, firstDay, lastDay: later.at(-1) ?? firstDay };
      await putInCalendar(office, { occasionKind: 'exam', title: name, ...content });
      const exam = await office.post<ExamAnswer>(PRINCIPAL, '/api/office/exams', {
        name,
        subjects,
        ...content,
      });
      const { sections } = await office.get<ExamProgressAnswer>(
        PRINCIPAL,
        `/api/office/exams/one?id=${exam.id}`,
      );
      for (const { class: schoolClass, section } of sections)
        await typeMarks(office, { exam: exam.id, class: schoolClass, section }, given);
      if (given === 100)
        await office.post(PRINCIPAL, '/api/office/exams/state', {
          id: exam.id,
          revision: exam.revision,
          state: 'published',
        });
    }
  }
}

/** @param percent the share of cells that are typed */
async function typeMarks(
  office: DemoOffice,
  examSection: { readonly exam: string; readonly class: string; readonly section: string },
  percent: number,
): Promise<void> {
  const grid = await office.get<MarksGridAnswer>(PRINCIPAL, `/api/office/exams/marks?${query(examSection)}`);
  const cells = grid.students.flatMap(({ studentID }) => {
    const ability = new Dice(`able ${studentID}`).between(35, 90);
    return grid.exam.subjects.flatMap(({ key: subject }) => {
      const dice = new Dice(`mark ${studentID} ${subject} ${String(percent)}`);
      if (!dice.happens(percent)) return [];
      const mark = dice.happens(2)
        ? 'AB'
        : String(Math.min(50, Math.max(8, Math.round((ability + dice.between(-15, 12)) / 2))));
      return [{ studentID, subject, mark, was: '' }];
    });
  });
  if (cells.length > 0) await office.put(PRINCIPAL, '/api/office/exams/marks', { ...examSection, cells });
}

/** Enters a session's teaching up to its last day: syllabus, time table, and two exams, one of them published (D64, D66, D67). */
export async function enterTeaching(office: DemoOffice, today: string): Promise<void> {
  await planSyllabus(office, today);
  await makeTimeTable(office);
  await examine(office, today);
}
