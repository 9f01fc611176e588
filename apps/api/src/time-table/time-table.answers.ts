import {
  lessonSchema,
  lessonsOfBothSchema,
  openLessonSchema,
  periodContent,
  sectionWeekSchema,
  teacherNameSchema,
} from '@school/domain';
import { z } from 'zod';

export const sectionWeekAnswer = z.object(sectionWeekSchema.shape).meta({ id: 'SectionWeek' });
export const lessonsOfBothAnswer = z.object(lessonsOfBothSchema.shape).meta({ id: 'LessonsOfBoth' });
export const openLessonsAnswer = z.array(openLessonSchema);
export const teacherNamesAnswer = z.array(teacherNameSchema);

export const lessonAnswer = z.object(lessonSchema.shape).meta({ id: 'OneLesson' });

export const lessonRemovedAnswer = z.object({ isRemoved: z.boolean() }).meta({ id: 'LessonRemoved' });

export const periodsAnswer = z
  .object({
    revision: z.number(),
    periods: z.array(z.object(periodContent)),
  })
  .meta({ id: 'PeriodsOfDay' });

export type SectionWeekAnswer = z.input<typeof sectionWeekAnswer>;
export type LessonsOfBothAnswer = z.input<typeof lessonsOfBothAnswer>;
export type OpenLessonsAnswer = z.input<typeof openLessonsAnswer>;
export type TeacherNamesAnswer = z.input<typeof teacherNamesAnswer>;
export type LessonAnswer = z.input<typeof lessonAnswer>;
export type LessonRemovedAnswer = z.input<typeof lessonRemovedAnswer>;
export type PeriodsAnswer = z.input<typeof periodsAnswer>;
