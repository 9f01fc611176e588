import * as z from 'zod/mini';
import type { OpenDue } from '../ledger';
import { upiLink } from '../payments';
import { choice, namedObject, requestObject, rupeeAmount, studentIdText } from '../rules';
import { dateLabel, dayFrom, startOfDay, type BranchDetails } from '../school';
import {
  choiceAsStored,
  formatRupees,
  languages,
  moment,
  phoneLabels,
  reminderWays,
  rupees,
  type Language,
  type Paise,
  type ReminderWay,
  type UnremindedDays,
} from '../values';
import { classLabelOf, type ReminderWords, type Words } from '../words';
import { owedForLabel } from './defaulters';

/** A reminder: who sent it, when, how, for which amount, and in which language; amounts in rupees on the wire (D91). */
export const reminderSchema = namedObject('Reminder', {
  at: moment,
  by: z.string(),
  way: choiceAsStored(reminderWays),
  amount: rupees,
  language: choiceAsStored(languages),
});

export type Reminder = Readonly<z.output<typeof reminderSchema>>;

/** Converts reminders from the form of API calls to the one that is shown. */
export const remindersOf = (rows: readonly z.input<typeof reminderSchema>[]): readonly Reminder[] =>
  rows.map((row) => z.decode(reminderSchema, row));

/** Records that a family is reminded now: by which app, and of which amount on the screen. Rupees in, paise out. */
export const newReminderSchema = requestObject('NewReminder', {
  studentID: studentIdText,
  way: choice(reminderWays),
  amount: rupeeAmount,
});

export type NewReminder = z.output<typeof newReminderSchema>;

/** The facts that a reminder states. */
export interface ReminderFacts {
  readonly studentID: string;
  readonly studentName: string;
  readonly class: string;
  readonly section: string;
  readonly amount: Paise;
  readonly dues: readonly Pick<OpenDue, 'head' | 'month'>[];
  /** The last day to pay, `yyyy-mm-dd`. */
  readonly lastDate: string;
  readonly branch: Pick<BranchDetails, 'name' | 'nameHindi' | 'phone' | 'upiId'>;
  readonly language: Language;
}

/** The words of a language that a reminder is made of. */
export interface WordsOfReminder {
  readonly words: Words;
  readonly sentences: ReminderWords;
}

/**
 * The text sent to a family: whose fees, how much, for which months (D77), by when, where, and by which UPI link (D91). Its words
 * are in the family's language.
 */
export function reminderText(facts: ReminderFacts, { words, sentences }: WordsOfReminder): string {
  const { studentID, studentName, amount, dues, lastDate, branch, language } = facts;
  const { options, locale } = words;
  const student = sentences.student(studentName, classLabelOf(facts, words), studentID);
  const date = dateLabel(lastDate, locale);
  const school = (language === 'hi' ? branch.nameHindi : undefined) ?? branch.name;
  return [
    sentences.greeting,
    sentences.owed(student, formatRupees(amount), owedForLabel(dues, options.head, locale)),
    branch.upiId === undefined
      ? sentences.payBy(date)
      : sentences.payByUpi(
          date,
          upiLink({ payee: branch.upiId, payeeName: branch.name, amount, reference: studentID }),
        ),
    sentences.ignore,
    [school, ...phoneLabels(branch.phone ?? '')].join(', '),
  ].join('\n');
}

/** A mobile of India as it is dialled: ten digits, the first from 6 to 9. */
const MOBILE = /^[6-9]\d{9}$/;

/** The number to write to: the first of the family's two that is a mobile; undefined when neither is. */
export const mobileToRemind = (student: {
  readonly primaryMobile: string;
  readonly secondaryMobile: string;
}): string | undefined =>
  [student.primaryMobile, student.secondaryMobile].find((mobile) => MOBILE.test(mobile));

/**
 * The link that opens the clerk's own app with number and text filled in; sending it is up to the clerk (D91).
 * @param mobile ten digits
 */
export function reminderLink(way: ReminderWay, mobile: string, text: string): string {
  const encodedText = encodeURIComponent(text);
  return way === 'whatsapp'
    ? `https://wa.me/91${mobile}?text=${encodedText}`
    : // Both signs, as some phones read the body after the one and some after the other.
      `sms:+91${mobile}?&body=${encodedText}`;
}

/** The earliest instant at which a reminder counts for the last days. @param today `yyyy-mm-dd` */
export const remindedFrom = (today: string, days: UnremindedDays): Date =>
  startOfDay(dayFrom(today, 1 - Number(days)));
