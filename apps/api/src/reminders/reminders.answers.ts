import { languages, moment, reminderSchema, rupees } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const remindersAnswer = z.array(reminderSchema);

/** What would be written to a family at this moment, for the clerk to read first. */
export const reminderDraftAnswer = answerObject('ReminderDraft', {
  studentID: z.string(),
  studentName: z.string(),
  mobile: z.string().meta({ description: 'Ten digits, to whom it is written' }),
  language: z.enum(languages),
  amount: rupees,
  lastDate: z.string().meta({ description: 'By when it is to be paid, as yyyy-mm-dd' }),
  text: z.string(),
  leftAt: z.optional(moment).meta({ description: 'When the student left, of one who has' }),
  reminders: remindersAnswer,
});

/** The link to open in the clerk’s own app, and what is kept of it. */
export const remindedAnswer = answerObject('Reminded', { link: z.string(), reminder: reminderSchema });

export type RemindersAnswer = z.input<typeof remindersAnswer>;
export type ReminderDraftAnswer = z.input<typeof reminderDraftAnswer>;
export type RemindedAnswer = z.input<typeof remindedAnswer>;
