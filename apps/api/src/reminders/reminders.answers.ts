import { languages, moment, reminderSchema, rupees } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';

export const remindersAnswer = z.array(reminderSchema);

/** The message that would be sent to a family now, for the clerk to read first. */
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

/** The link to open in the clerk’s own app, and the stored reminder. */
export const remindedAnswer = answerObject('Reminded', { link: z.string(), reminder: reminderSchema });

export type RemindersAnswer = z.input<typeof remindersAnswer>;
export type ReminderDraftAnswer = z.input<typeof reminderDraftAnswer>;
export type RemindedAnswer = z.input<typeof remindedAnswer>;
