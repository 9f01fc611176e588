import {
  attendanceStates,
  byEach,
  teacherMarkContent,
  type AttendanceTally,
  type TeachersRecord,
} from '@school/domain';
import { Schema } from 'mongoose';
import { z } from 'zod';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths, text } from '../database/stored-paths';

/** The marks of all teachers on a day, as they are stored: one document a day, with the day as its id (D62). */
export interface StoredTeachersDay extends Omit<TeachersRecord, 'day'>, Audited {
  /** `yyyy-mm-dd` */
  readonly _id: string;
  /** The number of each mark; the dashboard reads this and no marks. */
  readonly tally: AttendanceTally;
  /** The account that marked it last, and when. */
  readonly markedBy: string;
  readonly markedById: string;
  readonly markedAt: Date;
}

export const TEACHERS_DAY = 'TeachersDay';

export const teachersDaySchema = new Schema<StoredTeachersDay>(
  {
    _id: text,
    ...storedPaths({
      revision: z.number(),
      marks: z.array(z.object(teacherMarkContent)),
      tally: z.object(byEach(attendanceStates, () => z.number())),
    }),
    markedBy: text,
    markedById: text,
    markedAt: { type: Date, required: true },
  },
  { collection: 'teachersdays', versionKey: false },
);

teachersDaySchema.plugin(audited);
