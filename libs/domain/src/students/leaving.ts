import * as z from 'zod/mini';
import {
  choice,
  notAnObject,
  optionalText,
  requestObject,
  rupeeBalance,
  says,
  studentIdText,
} from '../rules';
import { calendarDate, hasStream } from '../school';
import { leavingReasons } from '../values';
import { studentFields } from './student-fields';

/**
 * The query for one student; with `left` also for one who has left (D22). The specified call has neither `left` nor `adhaar`: it
 * answers the whole number, and the audit log records that (D88).
 */
export const studentLookupSchema = requestObject('StudentLookup', {
  studentID: studentIdText,
  left: z.optional(choice(['true', 'false'])),
  adhaar: z.optional(choice(['masked', 'whole'])),
});

export type StudentLookup = z.output<typeof studentLookupSchema>;

const dueSeen = z.optional(rupeeBalance).register(z.globalRegistry, {
  description:
    'What the student owed when somebody looked, in rupees; when it is something else by now, nothing is stored. Left out, nobody is asked.',
  examples: [900],
});

/**
 * Marks a student as left (D22), on a day up to today and for a reason (D74); they default to today and `other`, for a client
 * that knows only the specification. Out: `outstandingDue` in paise.
 */
export const leavingSchema = requestObject('LeavingStudent', {
  studentID: studentIdText,
  outstandingDue: dueSeen,
  leftOn: z.exactOptional(calendarDate()),
  leavingReason: z.exactOptional(choice(leavingReasons)),
  remark: optionalText(200),
});

export type Leaving = z.output<typeof leavingSchema>;

/** The query for what a student who leaves on a day would owe or get back; today when the day is missing (D74). */
export const leavingDaySchema = requestObject('LeavingDay', {
  studentID: studentIdText,
  leftOn: z.optional(calendarDate()),
});

export type LeavingDay = z.output<typeof leavingDaySchema>;

/** The leaving, for the form: the person who marks a student as left has looked at the dues. */
export const leavingFormSchema = z.object(
  {
    ...leavingSchema.shape,
    leftOn: calendarDate(),
    leavingReason: choice(leavingReasons),
    duesSeen: z.literal(true, { error: says('duesSeen') }),
  },
  notAnObject,
);

/** Takes a student back who has left, under the same ID, into a class and section (D22). */
export const readmissionSchema = requestObject(
  'Readmission',
  {
    studentID: studentIdText,
    class: studentFields.class.rule,
    section: studentFields.section.rule,
    stream: studentFields.stream.rule,
  },
  z.refine((student) => !hasStream(student.class) || Boolean(student.stream), {
    path: ['stream'],
    error: 'streamRequired',
  }),
);

export type Readmission = z.output<typeof readmissionSchema>;
