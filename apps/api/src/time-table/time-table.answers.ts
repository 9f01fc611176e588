import {
  lessonSchema,
  lessonsOfBothSchema,
  openLessonSchema,
  periodContent,
  sectionWeekSchema,
  teacherNameSchema,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const sectionWeekAnswer = answerObject('SectionWeek', sectionWeekSchema.shape);
export const lessonsOfBothAnswer = answerObject('LessonsOfBoth', lessonsOfBothSchema.shape);
export const openLessonsAnswer = z.array(openLessonSchema);
export const teacherNamesAnswer = z.array(teacherNameSchema);

export const lessonAnswer = answerObject('OneLesson', lessonSchema.shape);

export const lessonRemovedAnswer = answerObject('LessonRemoved', { isRemoved: z.boolean() });

export const periodsAnswer = answerObject('PeriodsOfDay', {
  revision: z.number(),
  periods: z.array(z.object(periodContent)),
});

export type SectionWeekAnswer = z.input<typeof sectionWeekAnswer>;
export type LessonsOfBothAnswer = z.input<typeof lessonsOfBothAnswer>;
export type OpenLessonsAnswer = z.input<typeof openLessonsAnswer>;
export type TeacherNamesAnswer = z.input<typeof teacherNamesAnswer>;
export type LessonAnswer = z.input<typeof lessonAnswer>;
export type LessonRemovedAnswer = z.input<typeof lessonRemovedAnswer>;
export type PeriodsAnswer = z.input<typeof periodsAnswer>;
