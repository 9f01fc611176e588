import {
  attendanceStates,
  byEach,
  choiceAsStored,
  markContent,
  mediums,
  moment,
  reminderWays,
  storedSection,
  type AttendanceRecord,
  type AttendanceTally,
  type Medium,
  type ReminderWay,
} from '@school/domain';
import { Schema, type Types } from 'mongoose';
import { z } from 'zod';
import { audited, type Audited } from '../audit/audit.schema';
import { storedPaths, text } from '../database/stored-paths';

/** The fields of a record that are read when its audit lines are not needed. */
export const RECORD = { unaudited: 0 } as const;

/** The numbers of each mark in a wing, including students who were marked in another section earlier on the day (D62). */
export interface WingTally extends AttendanceTally {
  readonly medium: Medium;
}

/** A note that a family was told of an absence (D91). */
export interface Told {
  readonly student: string;
  readonly at: Date;
  readonly way: ReminderWay;
  readonly by: string;
  readonly byId: string;
  /** The id of the call that told it, equal when the call is repeated (D31); missing in older notes. */
  readonly call?: string;
}

/** The marks of a section on a day, as they are stored: one document (D62). */
export interface StoredAttendance extends AttendanceRecord, Audited {
  readonly _id: Types.ObjectId;
  readonly wings: readonly WingTally[];
  readonly told?: readonly Told[];
  /** The account that marked it last, and when. */
  readonly markedBy: string;
  readonly markedById: string;
  readonly markedAt: Date;
}

export const ATTENDANCE = 'Attendance';

export const attendanceSchema = new Schema<StoredAttendance>(
  {
    ...storedPaths({
      ...storedSection,
      day: z.string(),
      revision: z.number(),
      marks: z.array(z.object(markContent)),
      wings: z.array(
        z.object({ medium: choiceAsStored(mediums), ...byEach(attendanceStates, () => z.number()) }),
      ),
      told: z.optional(
        z.array(
          z.object({
            student: z.string(),
            at: moment,
            way: choiceAsStored(reminderWays),
            by: z.string(),
            byId: z.string(),
            call: z.optional(z.string()),
          }),
        ),
      ),
    }),
    markedBy: text,
    markedById: text,
    markedAt: { type: Date, required: true },
  },
  { collection: 'attendance', versionKey: false },
);

attendanceSchema.plugin(audited);

// Lets no section have two records of one day, and serves its days in a month or a session (D62).
attendanceSchema.index({ branch: 1, class: 1, section: 1, day: 1 }, { unique: true });
// Serves all sections of a day.
attendanceSchema.index({ day: 1 });
// Serves the days of one student, whichever sections they were in.
attendanceSchema.index({ 'marks.student': 1, day: 1 });
// Finds the records marked since a report was made: past days may be corrected.
attendanceSchema.index({ markedAt: 1 });
