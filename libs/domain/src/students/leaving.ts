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
 * The query for one student; with `left` also for one who has left (D22). The specified call has neither that nor `adhaar`, and
 * answers the whole number, of which the audit log keeps a line (D88).
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
 * Marks a student as left (D22), on a day up to today and for a reason (D74); today and `other` where they are left out, as by
 * a client that knows the specification alone. Out: `outstandingDue` in paise.
 */
export const leavingSchema = requestObject('LeavingStudent', {
  studentID: studentIdText,
  outstandingDue: dueSeen,
  leftOn: z.exactOptional(calendarDate()),
  leavingReason: z.exactOptional(choice(leavingReasons)),
  remark: optionalText(200),
});

export type Leaving = z.output<typeof leavingSchema>;

/** The query for what a student would owe, or get back, who leaves on a day; today when it is left out (D74). */
export const leavingDaySchema = requestObject('LeavingDay', {
  studentID: studentIdText,
  leftOn: z.optional(calendarDate()),
});

export type LeavingDay = z.output<typeof leavingDaySchema>;

/** The same for the form that asks: whoever marks a student as left has looked at what is owed. */
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
    message: 'streamRequired',
  }),
);

export type Readmission = z.output<typeof readmissionSchema>;
