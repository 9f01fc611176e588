import { Injectable } from '@nestjs/common';
import {
  accept,
  changesBetween,
  classSectionName,
  clashByPeriods,
  clashesOf,
  isMissing,
  isSameSection,
  isSchoolDay,
  lessonPeriods,
  lessonsMoved,
  lessonsOfBothOf,
  refuse,
  schoolCodes,
  schoolWeekdayOf,
  standInsFor,
  type AbsentTeacherQuery,
  type AuditChange,
  type ChangedLesson,
  type ClassSection,
  type LessonContent,
  type LessonsOfBoth,
  type NewLesson,
  type OpenLesson,
  type Outcome,
  type PeriodsOf,
  type RemovedLesson,
  type SchoolCode,
  type SchoolDayPlan,
  type SchoolWeekday,
  type SectionWeek,
  type SectionExportQuery,
  type TeacherWeekExportQuery,
} from '@school/domain';
import { Types } from 'mongoose';
import pLimit from 'p-limit';
import { z } from 'zod';
import { TeachersDayRepository } from '../attendance/teachers-day.repository';
import { AuditTrail } from '../audit/audit-trail';
import { CalendarRepository } from '../calendar/calendar.repository';
import { recordAsSeen } from '../common/record-as-seen';
import { ListExports } from '../exports/list-exports.service';
import { lessonSubject, lessonTexts } from './lesson-words';
import { namesHere, namesOf, Teachers, type TeacherNames } from '../accounts/teachers';
import {
  lessonAnswer,
  lessonsOfBothAnswer,
  openLessonsAnswer,
  sectionWeekAnswer,
  type LessonAnswer,
  type LessonRemovedAnswer,
  type LessonsOfBothAnswer,
  type OpenLessonsAnswer,
  type PeriodsAnswer,
  type SectionWeekAnswer,
} from './time-table.answers';
import { TimeTableRepository } from './time-table.repository';
import type { StoredLesson } from './time-table.schema';
import { weekSheet } from './time-table.sheet';

type WhyNoLesson = 'lesson-no-period' | 'lesson-no-teacher' | 'lesson-clashes';
type WhyNoPeriods = 'periods-changed' | 'period-has-lessons' | 'periods-clash';
type WhyNoChange = 'lesson-not-found' | 'lesson-changed';

const inOrder = (one: LessonContent, other: LessonContent) => one.period - other.period;

const isSameText = (one: LessonContent, other: LessonContent) =>
  changesBetween(lessonTexts(one), lessonTexts(other)).length === 0;

/** The time table: who teaches what, when and where (D66). */
@Injectable()
export class TimeTableService {
  /** A lesson needs its period, and a period with lessons must stay: neither is decided while the other is being written. */
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly table: TimeTableRepository,
    private readonly teachers: Teachers,
    private readonly attendance: TeachersDayRepository,
    private readonly calendar: CalendarRepository,
    private readonly exports: ListExports,
    private readonly audit: AuditTrail,
  ) {}

  async ofSection(section: ClassSection): Promise<SectionWeekAnswer> {
    return z.encode(sectionWeekAnswer, await this.sectionWeek(section));
  }

  /** The week of a section, for callers that show it in their own way. */
  async sectionWeek(section: ClassSection): Promise<SectionWeek> {
    const [week, { periods }] = await Promise.all([
      this.table.ofWeek(),
      this.table.periodsOf(section.branch),
    ]);
    const lessons = week.filter((lesson) => isSameSection(lesson, section));
    const names = await this.namesIn(lessons);
    return {
      periods: [...periods],
      lessons: lessons.toSorted(inOrder).map((lesson) => withTeacherName(lesson, names)),
    };
  }

  /** The week of a section as a file (D69). */
  async exportSection({ as, ...section }: SectionExportQuery) {
    const { periods, lessons } = await this.sectionWeek(section);
    const week = { branches: [{ branch: section.branch, periods }], lessons };
    return this.exports.write((words) => weekSheet(week, words), as, { filters: section });
  }

  async ofTeacher(teacher: string): Promise<LessonsOfBothAnswer> {
    const week = await this.table.ofWeek();
    return this.lessonsOfBoth(week.filter((lesson) => lesson.teacher === teacher));
  }

  /** The week of a teacher as a file (D69); the audit log names the teacher. */
  async exportTeacher({ as, teacher }: TeacherWeekExportQuery) {
    const [week, names] = await Promise.all([this.ofTeacher(teacher), this.namesIn([{ teacher }])]);
    return this.exports.write((words) => weekSheet(lessonsOfBothOf(week), words), as, {
      filters: { teacher: names.get(teacher) ?? teacher },
    });
  }

  /** A day of the week in both branches: the lessons that another one can clash with. */
  async ofWeekday(weekday: SchoolWeekday): Promise<LessonsOfBothAnswer> {
    return this.lessonsOfBoth(await this.table.ofWeekday(weekday));
  }

  /**
   * The lessons of a teacher who is absent on a day, each with the free teachers, without those marked absent or on leave
   * that day (D62). There are none on a Sunday, nor for a section that has a holiday (D63), whose own teachers are free.
   */
  async openLessons({ teacher, day }: AbsentTeacherQuery): Promise<OpenLessonsAnswer> {
    const weekday = schoolWeekdayOf(day);
    const [wholeWeek, periods, teachers, record, calendar] = await Promise.all([
      this.table.ofWeek(),
      this.table.periodsOfBoth(),
      this.teachers.inLessons([{ teacher }]),
      this.attendance.find(day),
      this.calendar.holidays(),
    ]);
    const [names, allNames] = [namesHere(teachers), namesOf(teachers)];
    const missing = new Set(
      record?.marks.filter((mark) => isMissing(mark.attendance)).map((mark) => mark.teacher),
    );
    const presentTeachers = [...names.keys()].filter((id) => !missing.has(id));
    const week = wholeWeek.filter((lesson) => isSchoolDay(day, lesson, calendar));
    const openLessons = week
      .filter((lesson) => lesson.teacher === teacher && lesson.weekday === weekday)
      .toSorted(inOrder)
      .map((lesson): OpenLesson => ({
        lesson: withTeacherName(lesson, allNames),
        standIns: standInsFor(lesson, week, presentTeachers, periods).map((standIn) => ({
          ...standIn,
          teacherName: names.get(standIn.teacher) ?? '',
        })),
      }));
    return z.encode(openLessonsAnswer, openLessons);
  }

  /** Adds a lesson. The same one sent again, as after a lost answer, is added only once. */
  async add(newLesson: NewLesson): Promise<Outcome<LessonAnswer, WhyNoLesson | 'lesson-changed'>> {
    return this.oneAtATime(() => this.addNow(newLesson));
  }

  private async addNow(newLesson: NewLesson): Promise<Outcome<LessonAnswer, WhyNoLesson | 'lesson-changed'>> {
    const names = await this.teachers.names();
    const periods = await this.table.periodsOfBoth();
    const outcome = await this.table.change(newLesson.weekday, (lessons) => {
      const existing = lessons.find((one) => isSameText(one, newLesson));
      if (existing !== undefined) return accept({ lessons, value: existing });
      const refusal = refusalOf(newLesson, lessons, periods, names);
      if (refusal !== undefined) return refusal;
      const lesson = { ...newLesson, id: new Types.ObjectId().toHexString(), revision: 0 };
      const line = this.audit.line('lesson-added', lessonSubject(lesson), changes(undefined, lesson, names));
      return accept({ lessons: [...lessons, lesson], line, value: lesson });
    });
    return outcome.ok ? accept(answerOf(outcome.value, names)) : outcome;
  }

  /** Changes a lesson that is still as it was seen; its time stays, since another time is another lesson. */
  async change(changedLesson: ChangedLesson): Promise<Outcome<LessonAnswer, WhyNoLesson | WhyNoChange>> {
    return this.oneAtATime(() => this.changeNow(changedLesson));
  }

  private async changeNow({
    id,
    revision,
    ...content
  }: ChangedLesson): Promise<Outcome<LessonAnswer, WhyNoLesson | WhyNoChange>> {
    const teachers = await this.teachers.inLessons(await this.table.ofWeekday(content.weekday));
    const [names, allNames] = [namesHere(teachers), namesOf(teachers)];
    const periods = await this.table.periodsOfBoth();
    const outcome = await this.table.change(content.weekday, (lessons) => {
      const current = lessons.find((one) => one.id === id);
      // Sent again because the answer was lost: no other desk has changed it.
      if (current && current.revision > revision && isSameText(current, content))
        return accept({ lessons, value: current });
      const seen = recordAsSeen('lesson', current, revision);
      if (!seen.ok) return seen;
      const others = lessons.filter((one) => one.id !== id);
      const refusal = refusalOf(content, others, periods, names);
      if (refusal !== undefined) return refusal;
      const lesson = { ...content, id, revision: revision + 1 };
      if (isSameText(seen.value, lesson)) return accept({ lessons, value: seen.value });
      const lessonChanges = changes(seen.value, lesson, allNames);
      const line = this.audit.line('lesson-changed', lessonSubject(lesson), lessonChanges);
      return accept({ lessons: [...others, lesson], line, value: lesson });
    });
    return outcome.ok ? accept(answerOf(outcome.value, names)) : outcome;
  }

  /** Removes a lesson that is still as it was seen. */
  async remove({ id, revision, weekday }: RemovedLesson): Promise<Outcome<LessonRemovedAnswer, WhyNoChange>> {
    const names = await this.namesIn(await this.table.ofWeekday(weekday));
    return this.table.change(weekday, (lessons) => {
      const lesson = lessons.find((one) => one.id === id);
      const seen = recordAsSeen('lesson', lesson, revision);
      if (!seen.ok) return seen;
      const lessonChanges = changes(seen.value, undefined, names);
      return accept({
        lessons: lessons.filter((one) => one.id !== id),
        line: this.audit.line('lesson-removed', lessonSubject(seen.value), lessonChanges),
        value: { isRemoved: true },
      });
    });
  }

  async periodsOf(branch: SchoolCode): Promise<PeriodsAnswer> {
    const { revision, periods } = await this.table.periodsOf(branch);
    return { revision, periods: [...periods] };
  }

  /**
   * Changes the periods of a branch that are still as they were seen; a period with lessons keeps its place, and no teacher ends
   * up in both branches at once.
   */
  async changePeriods(plan: SchoolDayPlan): Promise<Outcome<PeriodsAnswer, WhyNoPeriods>> {
    return this.oneAtATime(() => this.changePeriodsNow(plan));
  }

  private async changePeriodsNow(plan: SchoolDayPlan): Promise<Outcome<PeriodsAnswer, WhyNoPeriods>> {
    const { branch, periods, revision } = plan;
    const stored = await this.table.periodsOf(branch);
    const periodChanges = changesBetween(
      { periodsOfDay: stored.periods.map(periodText).join(', ') },
      { periodsOfDay: periods.map(periodText).join(', ') },
    );
    // Sent again because the answer was lost: no other desk has changed it.
    if (stored.revision > revision && periodChanges.length === 0)
      return accept({ revision: stored.revision, periods: [...periods] });
    if (stored.revision !== revision) return refuse('periods-changed');
    const lessons = await this.table.ofWeek();
    const branchLessons = lessons.filter((one) => one.branch === branch);
    const movedCount = lessonsMoved(stored.periods, periods, branchLessons);
    if (movedCount > 0) return refuse('period-has-lessons', 'periods', String(movedCount));
    const periodsOfBoth = await this.table.periodsOfBoth();
    const clash = clashByPeriods(branch, lessons, periodsOfBoth, { ...periodsOfBoth, [branch]: periods });
    if (clash) {
      const names = await this.namesIn([clash.lesson]);
      const sections = [clash.lesson, clash.other].map(classSectionName);
      const nameParts = [names.get(clash.lesson.teacher ?? ''), ...sections];
      return refuse('periods-clash', 'periods', nameParts.filter((part) => part !== undefined).join(', '));
    }
    const line = this.audit.line('periods-changed', { kind: 'branch', id: branch }, periodChanges);
    const isDone = await this.table.changePeriods(plan, line);
    return isDone ? accept({ revision: revision + 1, periods: [...periods] }) : refuse('periods-changed');
  }

  /** The names of the teachers in lessons. */
  private async namesIn(lessons: readonly Pick<LessonContent, 'teacher'>[]): Promise<TeacherNames> {
    return namesOf(await this.teachers.inLessons(lessons));
  }

  private async lessonsOfBoth(lessons: readonly StoredLesson[]): Promise<LessonsOfBothAnswer> {
    const [periods, names] = await Promise.all([this.table.periodsOfBoth(), this.namesIn(lessons)]);
    const answer: LessonsOfBoth = {
      branches: schoolCodes.map((branch) => ({ branch, periods: [...periods[branch]] })),
      lessons: lessons.toSorted(inOrder).map((lesson) => withTeacherName(lesson, names)),
    };
    return z.encode(lessonsOfBothAnswer, answer);
  }
}

/** The reason why a lesson cannot be placed beside others; undefined where it can (D66). */
function refusalOf(
  lesson: LessonContent,
  others: readonly StoredLesson[],
  periods: PeriodsOf,
  names: TeacherNames,
): Outcome<never, WhyNoLesson> | undefined {
  if (lesson.period > lessonPeriods(periods[lesson.branch]).length)
    return refuse('lesson-no-period', 'period');
  if (lesson.teacher !== undefined && !names.has(lesson.teacher))
    return refuse('lesson-no-teacher', 'teacher');
  const [clash] = clashesOf(lesson, others, periods);
  if (clash === undefined) return undefined;
  const { other } = clash;
  const teacherName = clash.clash === 'teacher' ? names.get(other.teacher ?? '') : undefined;
  const room = clash.clash === 'room' ? other.room : undefined;
  return refuse(
    'lesson-clashes',
    clash.clash,
    [teacherName ?? room, classSectionName(other), other.subject]
      .filter((part) => part !== undefined)
      .join(', '),
  );
}

const changes = (
  before: LessonContent | undefined,
  after: LessonContent | undefined,
  names: TeacherNames,
): readonly AuditChange[] => {
  const texts = (lesson: LessonContent | undefined) =>
    lesson === undefined
      ? {}
      : { ...lessonTexts(lesson), teacher: lesson.teacher && (names.get(lesson.teacher) ?? lesson.teacher) };
  return changesBetween(texts(before), texts(after));
};

const periodText = ({ from, to, isBreak }: SchoolDayPlan['periods'][number]) =>
  isBreak ? `(${from}-${to})` : `${from}-${to}`;

const withTeacherName = (lesson: StoredLesson, names: TeacherNames) => {
  const teacherName = lesson.teacher === undefined ? undefined : names.get(lesson.teacher);
  return { ...lesson, ...(teacherName !== undefined && { teacherName }) };
};

const answerOf = (lesson: StoredLesson, names: TeacherNames): LessonAnswer =>
  z.encode(lessonAnswer, withTeacherName(lesson, names));
