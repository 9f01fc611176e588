import { isSameSection } from '../school';
import { clashesOf, type PeriodsOf } from './clashes';
import type { LessonContent } from './lesson';

/** Who could give a lesson in place of a teacher who is absent. */
export interface StandIn {
  readonly teacher: string;
  /** Knows the class: gives it lessons of its own in the week. */
  readonly teachesSection: boolean;
  /** Lessons of that day, the ones of the absent teacher left out. */
  readonly lessonsThatDay: number;
}

/**
 * Who is free to give a lesson: teachers without one at its time, those first who teach the section, then who has the fewest
 * lessons that day (D66).
 * @param lesson of the absent teacher
 * @param week all lessons of the week, of both branches
 * @param teachers the ids of those who work here and are not absent
 */
export function standInsFor(
  lesson: LessonContent,
  week: readonly LessonContent[],
  teachers: readonly string[],
  periods: PeriodsOf,
): readonly StandIn[] {
  const others = week.filter(({ teacher }) => teacher !== lesson.teacher);
  return teachers
    .filter((teacher) => teacher !== lesson.teacher)
    .filter((teacher) => {
      const own = others.filter((one) => one.teacher === teacher);
      const asGiven = { ...lesson, teacher, combined: undefined, room: undefined };
      return clashesOf(asGiven, own, periods).length === 0;
    })
    .map((teacher) => ({
      teacher,
      teachesSection: others.some((one) => one.teacher === teacher && isSameSection(one, lesson)),
      lessonsThatDay: others.filter((one) => one.teacher === teacher && one.weekday === lesson.weekday)
        .length,
    }))
    .toSorted(
      (one, other) =>
        Number(other.teachesSection) - Number(one.teachesSection) ||
        one.lessonsThatDay - other.lessonsThatDay,
    );
}
