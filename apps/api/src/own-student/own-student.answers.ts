import {
  choiceAsStored,
  examSchema,
  occasionSchema,
  openDueSchema,
  personFields,
  receiptSchema,
  rupees,
  schoolClasses,
  schoolCodes,
  schoolWeekdays,
  sectionWeekSchema,
  sections,
  sheetRowSchema,
} from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

/** A choice as it is stored, which may no longer exist. */
const storedChoice = z.string();

/** The student's identity; no number, no mobile, and of other people only the parents (D20). */
export const ownStudentAnswer = answerObject('OwnStudent', {
  studentID: z.string(),
  studentFirstName: z.string(),
  studentLastName: z.string(),
  class: storedChoice,
  section: storedChoice,
  stream: storedChoice.optional(),
  medium: storedChoice,
  boardType: storedChoice,
  branchCode: z.enum(schoolCodes),
  branchName: z.string().meta({ description: 'In English letters' }),
  branchNameHindi: z.string().optional(),
  fatherName: z.string(),
  motherName: z.string(),
  session: z.string().meta({ examples: ['2026-27'] }),
});

const ownReceipt = z
  .object(receiptSchema.shape)
  .pick({
    issuedAt: true,
    book: true,
    mode: true,
    paid: true,
    toward: true,
    paidFor: true,
    isVoid: true,
  })
  .extend({ studentReceiptNo: z.string() })
  .meta({ id: 'OwnReceipt' });

/** The dues and payments of a family; amounts in rupees. */
export const ownFeesAnswer = answerObject('OwnFees', {
  due: answerObject('OwnDue', {
    /** The amount that the counter asks for now; 0 where nothing is due. */
    outstanding: rupees,
    /** The amount paid in excess, which settles the next dues. */
    advance: rupees,
    /** The parts of the amount due, oldest first. */
    dues: z.array(openDueSchema),
    payBy: z.string().meta({ description: 'The next day by which it is to be paid, as yyyy-mm-dd' }),
  })
    .optional()
    .meta({
      description: 'Left out where it cannot be worked out: the office has to set the record right',
    }),
  upiLink: z
    .string()
    .optional()
    .meta({
      description: 'For a UPI app; where something is due, and the branch has a UPI id',
      examples: ['upi://pay?pa=school@bank&am=600.00&tr=1234'],
    }),
  receipts: z.array(ownReceipt).meta({ description: 'Of all payments, newest first' }),
});

/** A report card with the student alone, of a published exam. */
const ownResult = answerObject('OwnResult', {
  exam: z.object(examSchema.shape).pick({
    id: true,
    name: true,
    branch: true,
    session: true,
    firstDay: true,
    lastDay: true,
    subjects: true,
    scheme: true,
    publishedAt: true,
  }),
  class: z.enum(schoolClasses),
  section: z.enum(sections),
  ...personFields,
  ...z.object(sheetRowSchema.shape).pick({ standing: true, rank: true, attendance: true, remark: true })
    .shape,
  ranked: z.number().meta({ description: 'How many have a rank in this section' }),
});

export const ownResultsAnswer = z.array(ownResult);

/** The week of the section; teachers by their names only. */
export const ownWeekAnswer = answerObject('OwnWeek', {
  periods: sectionWeekSchema.shape.periods,
  lessons: z.array(
    answerObject('OwnLesson', {
      weekday: choiceAsStored(schoolWeekdays),
      period: z.number().meta({ description: 'Counted from 1, breaks left out' }),
      subject: z.string(),
      teacherName: z.string().optional(),
      room: z.string().optional(),
      combined: z.string().optional(),
    }),
  ),
});

/** The occasions of the session's calendar for the branch and the class. */
export const ownCalendarAnswer = answerObject('OwnCalendar', {
  session: z.string(),
  occasions: z.array(
    z
      .object(occasionSchema.shape)
      .pick({ id: true, occasionKind: true, title: true, note: true, firstDay: true, lastDay: true })
      .meta({ id: 'OwnOccasion' }),
  ),
});

export type OwnStudentAnswer = z.infer<typeof ownStudentAnswer>;
export type OwnFeesAnswer = z.input<typeof ownFeesAnswer>;
export type OwnResultsAnswer = z.input<typeof ownResultsAnswer>;
export type OwnWeekAnswer = z.input<typeof ownWeekAnswer>;
export type OwnCalendarAnswer = z.input<typeof ownCalendarAnswer>;
