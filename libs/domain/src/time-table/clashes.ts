import { isSameSection, schoolCodes, type SchoolCode } from '../school';
import { foldText } from '../rules';
import type { LessonContent } from './lesson';
import { lessonPeriods, type Period } from './periods';

/** The periods of each branch. */
export type PeriodsOf = Readonly<Record<SchoolCode, readonly Period[]>>;

/** What two lessons at one time cannot share (D66). */
type ClashKind = 'section' | 'teacher' | 'room';

/** That a lesson cannot be given beside another one, and why. */
export interface Clash<Other> {
  readonly clash: ClashKind;
  readonly other: Other;
}

/** Whether both have a text, and it is the same. @param keyOf the text as it is compared */
const isSame = (one: string | undefined, other: string | undefined, keyOf: (text: string) => string) =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other);

/** A room without the word that a number is told with: `Room 7` is what a time table shows of `7`, in both languages (D66). */
const bareRoom = (room: string) => foldText(room).replace(/^(?:room|कमरा)\s*(?:no\.?\s*)?(?=\d)/u, '');

/** When a lesson is by the clock; undefined where its branch has no such period any more. */
const timeOf = ({ branch, period }: LessonContent, periods: PeriodsOf) =>
  lessonPeriods(periods[branch])[period - 1];

/** Whether two lessons are at one time: in one branch the same period, else by the clock. */
function isAtOneTime(one: LessonContent, other: LessonContent, periods: PeriodsOf): boolean {
  if (one.weekday !== other.weekday) return false;
  if (one.branch === other.branch) return one.period === other.period;
  const [first, second] = [timeOf(one, periods), timeOf(other, periods)];
  return first !== undefined && second !== undefined && first.from < second.to && second.from < first.to;
}

/** Whether two lessons are given together on purpose: an explicit combined class (D66). */
const isCombined = (one: LessonContent, other: LessonContent) =>
  one.branch === other.branch && isSame(one.combined, other.combined, foldText);

function sharedBy(one: LessonContent, other: LessonContent): ClashKind | undefined {
  const isOneBranch = one.branch === other.branch;
  if (isSameSection(one, other)) return 'section';
  if (one.teacher !== undefined && one.teacher === other.teacher) return 'teacher';
  return isOneBranch && isSame(one.room, other.room, bareRoom) ? 'room' : undefined;
}

/**
 * What a lesson clashes with: others at its time that have its section, its teacher or its room, and are not one combined
 * class with it (D66). A teacher is one person in both branches, and a room belongs to its branch.
 * @param others without the lesson itself
 */
export const clashesOf = <Other extends LessonContent>(
  lesson: LessonContent,
  others: readonly Other[],
  periods: PeriodsOf,
): readonly Clash<Other>[] =>
  others.flatMap((other) => {
    if (!isAtOneTime(lesson, other, periods) || isCombined(lesson, other)) return [];
    const clash = sharedBy(lesson, other);
    return clash === undefined ? [] : [{ clash, other }];
  });

/**
 * A lesson of a branch that other periods bring to the time of one of the other branch with which it clashes, if there is one;
 * clashes of before stay what they are (D66).
 */
export function clashByPeriods<Lesson extends LessonContent>(
  branch: SchoolCode,
  lessons: readonly Lesson[],
  before: PeriodsOf,
  after: PeriodsOf,
): { readonly lesson: Lesson; readonly other: Lesson } | undefined {
  const elsewhere = lessons.filter((one) => one.branch !== branch);
  for (const lesson of lessons.filter((one) => one.branch === branch)) {
    const clash = clashesOf(lesson, elsewhere, after).find(
      ({ other }) => clashesOf(lesson, [other], before).length === 0,
    );
    if (clash) return { lesson, other: clash.other };
  }
  return undefined;
}

/**
 * How many lessons would be in no period any more, or in another one, because a period goes, comes between, or becomes a break:
 * a lesson names its period by the number. Where there are as many as before, only their times change (D66).
 * @param before the parts of the branch's day as they are @param after as they would be
 * @param lessons those of the branch
 */
export function lessonsMoved(
  before: readonly Period[],
  after: readonly Period[],
  lessons: readonly LessonContent[],
): number {
  const [now, then] = [lessonPeriods(before), lessonPeriods(after)];
  if (now.length === then.length) return 0;
  return lessons.filter(({ period }) => now[period - 1]?.from !== then[period - 1]?.from).length;
}

/** The same periods for each branch, where nothing is stored of it. */
export const periodsOfBranches = (of: (branch: SchoolCode) => readonly Period[]): PeriodsOf => {
  const [centre, college] = schoolCodes;
  return { [centre]: of(centre), [college]: of(college) };
};
