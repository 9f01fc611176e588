import { isSameSection, schoolCodes, type SchoolCode } from '../school';
import { foldText } from '../rules';
import type { LessonContent } from './lesson';
import { lessonPeriods, type Period } from './periods';

/** The periods of each branch. */
export type PeriodsOf = Readonly<Record<SchoolCode, readonly Period[]>>;

/** The things that two lessons at the same time cannot share (D66). */
type ClashKind = 'section' | 'teacher' | 'room';

/** A clash of a lesson with another one, and its reason. */
export interface Clash<Other> {
  readonly clash: ClashKind;
  readonly other: Other;
}

/** Whether both texts are given and equal. @param keyOf makes the form of a text that is compared */
const isSame = (one: string | undefined, other: string | undefined, keyOf: (text: string) => string) =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other);

/** A room without the word before its number: a time table shows `7` as `Room 7`, and so in Hindi (D66). */
const bareRoom = (room: string) => foldText(room).replace(/^(?:room|कमरा)\s*(?:no\.?\s*)?(?=\d)/u, '');

/** The time of a lesson by the clock; undefined if its branch no longer has the period. */
const timeOf = ({ branch, period }: LessonContent, periods: PeriodsOf) =>
  lessonPeriods(periods[branch])[period - 1];

/** Whether two lessons are at the same time: within a branch by period, across branches by the clock. */
function isAtSameTime(one: LessonContent, other: LessonContent, periods: PeriodsOf): boolean {
  if (one.weekday !== other.weekday) return false;
  if (one.branch === other.branch) return one.period === other.period;
  const [first, second] = [timeOf(one, periods), timeOf(other, periods)];
  return first !== undefined && second !== undefined && first.from < second.to && second.from < first.to;
}

/** Whether two lessons are given together on purpose: an explicit combined class (D66). */
const isCombined = (one: LessonContent, other: LessonContent) =>
  one.branch === other.branch && isSame(one.combined, other.combined, foldText);

function sharedBy(one: LessonContent, other: LessonContent): ClashKind | undefined {
  const isSameBranch = one.branch === other.branch;
  if (isSameSection(one, other)) return 'section';
  if (one.teacher !== undefined && one.teacher === other.teacher) return 'teacher';
  return isSameBranch && isSame(one.room, other.room, bareRoom) ? 'room' : undefined;
}

/**
 * The clashes of a lesson: other lessons at its time with its section, teacher or room, unless both are one combined class (D66).
 * A teacher is the same person in both branches; a room belongs to its branch.
 * @param others the other lessons, without the lesson itself
 */
export const clashesOf = <Other extends LessonContent>(
  lesson: LessonContent,
  others: readonly Other[],
  periods: PeriodsOf,
): readonly Clash<Other>[] =>
  others.flatMap((other) => {
    if (!isAtSameTime(lesson, other, periods) || isCombined(lesson, other)) return [];
    const clash = sharedBy(lesson, other);
    return clash === undefined ? [] : [{ clash, other }];
  });

/**
 * The first lesson of a branch that would newly clash with one of the other branch because the periods change, if there is one;
 * clashes that exist already are left alone (D66).
 */
export function clashByPeriods<Lesson extends LessonContent>(
  branch: SchoolCode,
  lessons: readonly Lesson[],
  before: PeriodsOf,
  after: PeriodsOf,
): { readonly lesson: Lesson; readonly other: Lesson } | undefined {
  const lessonsElsewhere = lessons.filter((one) => one.branch !== branch);
  for (const lesson of lessons.filter((one) => one.branch === branch)) {
    const clash = clashesOf(lesson, lessonsElsewhere, after).find(
      ({ other }) => clashesOf(lesson, [other], before).length === 0,
    );
    if (clash) return { lesson, other: clash.other };
  }
  return undefined;
}

/**
 * The number of lessons that would lose their period or move to another one because a period is removed, inserted or becomes a
 * break: a lesson refers to its period by number. If the number of periods stays the same, only times change (D66).
 * @param before the present parts of the branch's day @param after the new ones
 * @param lessons the lessons of the branch
 */
export function lessonsMoved(
  before: readonly Period[],
  after: readonly Period[],
  lessons: readonly LessonContent[],
): number {
  const [periodsBefore, periodsAfter] = [lessonPeriods(before), lessonPeriods(after)];
  if (periodsBefore.length === periodsAfter.length) return 0;
  return lessons.filter(({ period }) => periodsBefore[period - 1]?.from !== periodsAfter[period - 1]?.from)
    .length;
}

/** The periods of each branch. @param periodsOf gives the periods of one branch */
export const periodsOfBranches = (periodsOf: (branch: SchoolCode) => readonly Period[]): PeriodsOf => {
  const [centre, college] = schoolCodes;
  return { [centre]: periodsOf(centre), [college]: periodsOf(college) };
};
