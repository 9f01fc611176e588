import {
  lessonContent,
  periodContent,
  type LessonContent,
  type Period,
  type SchoolCode,
  type SchoolWeekday,
} from '@school/domain';
import { Schema } from 'mongoose';
import { audited, type Audited } from '../audit/audit.schema';
import { number, withoutId, storedPaths, text } from '../database/stored-paths';

export interface StoredLesson extends LessonContent {
  readonly id: string;
  readonly revision: number;
}

/**
 * All lessons of a day of the week, of both branches: one document, so that a lesson is only written beside the lessons it was
 * compared with, and two desks at once never put a teacher into two rooms (D66).
 */
export interface StoredWeekday extends Audited {
  readonly _id: SchoolWeekday;
  readonly revision: number;
  readonly lessons: readonly StoredLesson[];
}

/** The periods of a branch; without this document it has the default ones. */
export interface StoredPeriods extends Audited {
  readonly _id: SchoolCode;
  readonly revision: number;
  readonly periods: readonly Period[];
}

export const WEEKDAY = 'TimeTableWeekday';
export const PERIODS = 'TimeTablePeriods';

export const weekdaySchema = new Schema<StoredWeekday>(
  {
    _id: text,
    revision: number,
    lessons: [new Schema({ ...storedPaths(lessonContent), id: text, revision: number }, withoutId)],
  },
  { collection: 'timeTable', versionKey: false },
);

weekdaySchema.plugin(audited);

export const periodsSchema = new Schema<StoredPeriods>(
  {
    _id: text,
    revision: number,
    periods: [new Schema(storedPaths(periodContent), withoutId)],
  },
  { collection: 'timeTablePeriods', versionKey: false },
);

periodsSchema.plugin(audited);
