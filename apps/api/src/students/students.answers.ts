import {
  choiceAsStored,
  leavingReasons,
  moment,
  rupees,
  sameBy,
  standingConcessionSchema,
  studentDetails,
  takenHeadSchema,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';
import { feesAnswer, headsBackAnswer, ledgerAnswer, monthAnswer } from '../ledger/ledger.answers';

export const registeredAnswer = answerObject('RegisteredStudent', { _id: z.string() });

export const nextStudentIdAnswer = answerObject('NextStudentId', { studentID: z.string() });

/**
 * A choice as it is stored. An old record may have one that no longer exists: it is answered as it is, so that somebody can
 * find and correct it, and does not make a whole list fail.
 */
const storedChoice = z.string();

/** The class and section of a student, as they are stored. */
export const placeAnswer = { class: storedChoice, section: storedChoice };

/** The list's fields only (D20, D23). */
export const listedStudentAnswer = z
  .object(studentDetails)
  .pick({
    studentID: true,
    studentFirstName: true,
    studentLastName: true,
    boardType: true,
    class: true,
    section: true,
    profilePictureRef: true,
  })
  .extend({
    ...placeAnswer,
    boardType: storedChoice,
    _id: z.string(),
    fatherName: z.string(),
    motherName: z.string(),
    leftAt: z.optional(moment).meta({ description: 'When the student left, of one who has' }),
    sitsIn: z.object(placeAnswer).optional().meta({
      description: 'Where the student sits until the class begins, or sat last, where that is elsewhere',
    }),
  })
  .meta({ id: 'ListedStudent' });

/** The fields that tell a student from others of the same name; no mobile and no Adhaar (D20). */
export const studentCardAnswer = listedStudentAnswer.pick({
  studentID: true,
  studentFirstName: true,
  studentLastName: true,
  fatherName: true,
  class: true,
  section: true,
  profilePictureRef: true,
});

export const studentListAnswer = z.array(listedStudentAnswer);

/** The choices of a student, as they are stored. */
const storedChoices = {
  ...placeAnswer,
  boardType: storedChoice,
  medium: storedChoice,
  wingType: storedChoice,
  stream: storedChoice.optional(),
  admissionType: storedChoice,
  gender: storedChoice,
  religion: storedChoice,
  conveyance: storedChoice,
  personalDetail: z.object({ ...studentDetails.personalDetail.shape, category: storedChoice }),
};

/** A class that a student was in, with the student's result at the end of a session (D65, D70). */
const classStayAnswer = answerObject('ClassStay', {
  class: storedChoice,
  section: storedChoice.optional(),
  stream: storedChoice.optional(),
  session: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  hasLeft: z.boolean(),
  end: z
    .object({
      session: z.string().meta({ examples: ['2026-27'] }),
      became: z.enum(['promoted', 'detained', 'passed-out']),
      decidedAt: moment,
      by: z.string(),
    })
    .optional()
    .meta({ description: 'The outcome of the session for the student, where it was entered' }),
});

/** Everything about one student except the password and the ledger; amounts in rupees. */
export const studentRecordAnswer = z.object({
  _id: z.string(),
  revision: z
    .int()
    .meta({ description: 'Counts the changes of the details; an update sends the one it was made on' }),
  ...studentDetails,
  ...storedChoices,
  /** As given at the registration. */
  previousBalance: rupees,
  leftAt: z.optional(moment).meta({ description: 'When the student left, of one who has' }),
  leavingReason: z.optional(choiceAsStored(leavingReasons)),
  leavingRemark: z.optional(z.string()),
  classSession: z.string().meta({ description: 'The session for which the class was given, as 2026-27' }),
  passesOut: z.boolean().optional().meta({ description: 'Goes when that session is over' }),
  classStays: z
    .array(classStayAnswer)
    .meta({ description: 'The classes that the student was in, oldest first, as far as they are known' }),
  place: z
    .object({
      ...placeAnswer,
      stream: storedChoices.stream,
      medium: storedChoices.medium,
      boardType: storedChoices.boardType,
    })
    .meta({
      description:
        'Where the student is now, or left: who was promoted in March is in the old class until April',
    }),
  feesFrom: z.string().meta({ description: 'The first month that is charged, as yyyy-mm' }),
  concessions: z.array(standingConcessionSchema),
  heads: z.optional(z.array(takenHeadSchema)).meta({
    description: 'The heads of the school that the student has taken; left out while there are none',
  }),
  fees: feesAnswer.optional().meta({
    description:
      'Left out where it cannot be worked out: class, stream, medium or board is none of the school’s, or the ledger is damaged',
  }),
  neverCharged: z.array(monthAnswer).meta({
    description:
      'The months that nobody is charged for by themselves: before feesFrom, or taken back as wrong',
  }),
});

export const studentAnswer = studentRecordAnswer
  .extend({ studentFeeReport: ledgerAnswer })
  .meta({ id: 'Student' });

/** The whole number, for a user who pressed Show (D88). */
export const adhaarAnswer = answerObject('ShownAdhaar', { adhaarNumber: z.string() });

export type AdhaarAnswer = z.infer<typeof adhaarAnswer>;

/** The students who may be the same as one being registered; no mobile and no Adhaar (D20). */
export const sameStudentsAnswer = z.array(
  studentCardAnswer
    .extend({ by: z.enum(sameBy), left: z.boolean().meta({ description: 'Has left the school' }) })
    .meta({ id: 'SameStudent' }),
);

export const leftStudentAnswer = answerObject('LeftStudent', {
  studentID: z.string(),
  left: z.literal(true),
});

/** The amount that a student owes, or gets back, on leaving on a given day; amounts in rupees. */
export const leavingDuesAnswer = answerObject('LeavingDues', {
  /** Below zero when too much was paid. */
  outstandingDue: rupees,
  /** Can be paid back. */
  advance: rupees,
  /** The deposit, which can be paid back. */
  security: rupees,
  heads: headsBackAnswer,
  takenBack: z.array(z.string()).meta({ description: 'Months that were paid ahead and are taken back' }),
});

export type LeavingDuesAnswer = z.input<typeof leavingDuesAnswer>;

const wingAnswer = z.object({ total: z.int() });

export const dashboardAnswer = answerObject('Dashboard', {
  wings: z.object({ hindi: wingAnswer, english: wingAnswer }),
  /** The clock's time, and the time of the last payment or refund if that is later: the clock is behind, or was ahead. */
  clockBehind: z.object({ now: z.iso.datetime(), lastMovedAt: z.iso.datetime() }).nullable(),
});

export type RegisteredAnswer = z.infer<typeof registeredAnswer>;
export type NextStudentIdAnswer = z.infer<typeof nextStudentIdAnswer>;
export type ListedStudentAnswer = z.input<typeof listedStudentAnswer>;
export type SameStudentsAnswer = z.infer<typeof sameStudentsAnswer>;
export type StudentAnswer = z.input<typeof studentAnswer>;
export type LeftStudentAnswer = z.infer<typeof leftStudentAnswer>;
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;
