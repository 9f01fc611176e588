import { isSameSection } from '../school';
import { clashesOf, type PeriodsOf } from './clashes';
import type { LessonContent } from './lesson';

/** A teacher who could give a lesson in place of an absent one. */
export interface StandIn {
  readonly teacher: string;
  /** Whether the teacher knows the section, from other lessons there in the week. */
  readonly teachesSection: boolean;
  /** The stand-in's own lessons on that day. */
  readonly lessonsThatDay: number;
}

/**
 * The teachers who are free to give a lesson: those without one at its time. Teachers of the section come first, then those with
 * the fewest lessons that day (D66).
 * @param lesson the lesson of the absent teacher
 * @param week all lessons of the week, of both branches
 * @param teachers the ids of the teachers who work here and are not absent
 */
export function standInsFor(
  lesson: LessonContent,
  week: readonly LessonContent[],
  teachers: readonly string[],
  periods: PeriodsOf,
): readonly StandIn[] {
  const otherLessons = week.filter(({ teacher }) => teacher !== lesson.teacher);
  return teachers
    .filter((teacher) => teacher !== lesson.teacher)
    .filter((teacher) => {
      const ownLessons = otherLessons.filter((one) => one.teacher === teacher);
      const standInLesson = { ...lesson, teacher, combined: undefined, room: undefined };
      return clashesOf(standInLesson, ownLessons, periods).length === 0;
    })
    .map((teacher) => ({
      teacher,
      teachesSection: otherLessons.some((one) => one.teacher === teacher && isSameSection(one, lesson)),
      lessonsThatDay: otherLessons.filter((one) => one.teacher === teacher && one.weekday === lesson.weekday)
        .length,
    }))
    .toSorted(
      (one, other) =>
        Number(other.teachesSection) - Number(one.teachesSection) ||
        one.lessonsThatDay - other.lessonsThatDay,
    );
}
