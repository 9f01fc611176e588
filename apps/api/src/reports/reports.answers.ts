import {
  byEach,
  categories,
  choiceAsStored,
  genders,
  paymentModes,
  roles,
  rupees,
  schoolClasses,
  schoolCodes,
  staffDeeds,
  storedSection,
} from '@school/domain';
import { z } from 'zod';
import { attendanceTodayAnswer, tallyAnswer } from '../attendance/attendance.answers';
import { calendarAnswer } from '../calendar/calendar.answers';
import { answerObject } from '../common/answer-object';

const count = z.int();

const branch = choiceAsStored(schoolCodes);
const ofClass = { branch, class: choiceAsStored(schoolClasses) };

const sums = { collected: rupees, voided: rupees, refunded: rupees, total: rupees };

const moneyAnswer = z
  .object({ modes: z.array(z.object({ key: choiceAsStored(paymentModes), amount: rupees })), ...sums })
  .meta({ id: 'CollectedMoney', description: 'By the rules of the day book; what went back is below zero' });

const deedsAnswer = z
  .object(byEach(staffDeeds, () => count))
  .meta({ id: 'StaffDeeds', description: 'How many lines of the audit log say so' });

const staffFigures = {
  receipts: count,
  voids: count,
  refunds: count,
  money: moneyAnswer,
  deeds: deedsAnswer,
};

export const staffReportAnswer = answerObject('StaffReport', {
  firstDay: z.string(),
  lastDay: z.string(),
  people: z
    .array(
      answerObject('StaffLine', {
        id: z.string().meta({ description: 'Of the account; of an entry of before, the name' }),
        name: z.string(),
        role: z.optional(choiceAsStored(roles)),
        ...staffFigures,
        days: z.optional(tallyAnswer).meta({ description: 'Of a teacher, the own days that were marked' }),
      }),
    )
    .meta({ description: 'Who did anything on these days' }),
  total: answerObject('StaffFigures', staffFigures),
  isOwn: z.boolean().meta({ description: 'Nobody but the caller is in it' }),
  hidesCash: z
    .boolean()
    .meta({ description: "Cash in the caller's drawer that no closing has is in no amount" }),
});

export const todaysSummaryAnswer = answerObject('TodaysSummary', {
  day: z.string(),
  receipts: count,
  voids: count,
  refunds: count,
  money: z
    .optional(
      answerObject('MoneyOfDay', {
        ...moneyAnswer.shape,
        branches: z.array(z.object({ key: branch, amount: rupees })),
      }),
    )
    .meta({ description: 'For whoever has the right to reports' }),
  openDrawers: z
    .optional(
      z.array(
        answerObject('DrawerNotClosed', {
          collectedBy: z.string(),
          entryCount: count,
          firstAt: z.iso.datetime(),
        }),
      ),
    )
    .meta({ description: 'Who has taken money that is in no closing yet; for the same' }),
  deeds: deedsAnswer,
  attendance: attendanceTodayAnswer,
  notMarked: z.array(answerObject('SectionNotMarked', { ...storedSection, students: z.number() })),
  occasions: calendarAnswer,
});

const generalFigures = {
  students: count,
  genders: answerObject(
    'CountByGender',
    byEach(genders, () => count),
  ),
  categories: answerObject(
    'CountByCategory',
    byEach(categories, () => count),
  ),
  admitted: count.meta({ description: 'Of them, admitted in this session' }),
  left: count.meta({ description: 'Left in this session' }),
  owing: z.optional(count).meta({ description: 'Owe something that is late; with the right to reports' }),
  outstanding: z.optional(rupees).meta({ description: 'What these owe together' }),
};

const attended = {
  tally: tallyAnswer,
  share: z
    .optional(z.number())
    .meta({ description: 'Per cent of the session; left out where no day counts' }),
};

export const generalReportAnswer = answerObject('GeneralReport', {
  day: z.string(),
  session: z.string(),
  classes: z.array(answerObject('ClassFigures', { ...ofClass, ...generalFigures, ...attended })),
  sections: z.array(answerObject('SectionFigures', { ...storedSection, ...generalFigures })),
  total: answerObject('GeneralFigures', { ...generalFigures, ...attended }),
  months: z
    .optional(z.array(answerObject('CollectedInMonth', { month: z.string(), ...sums })))
    .meta({ description: 'What was collected, by month of the session; with the right to reports' }),
});

export type StaffReportAnswer = z.input<typeof staffReportAnswer>;
export type TodaysSummaryAnswer = z.input<typeof todaysSummaryAnswer>;
export type GeneralReportAnswer = z.input<typeof generalReportAnswer>;
export const moneyOfDay = todaysSummaryAnswer.shape.money;
