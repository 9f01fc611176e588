import { rupees, studentDetails } from '@school/domain';
import { z } from 'zod';
import { answerObject } from '../common/answer-object';
import { headsBackAnswer, feesAnswer, ledgerAnswer } from '../ledger/ledger.answers';
import { listedStudentAnswer } from '../students/students.answers';

/** The student details that the counter shows: the list's row, and the fields that the fee depends on. */
export const payerDetails = listedStudentAnswer.extend({
  class: studentDetails.class,
  medium: studentDetails.medium,
  boardType: studentDetails.boardType,
  stream: studentDetails.stream,
  classSession: z.string().meta({ description: 'The session for which the class was given, as 2026-27' }),
  passesOut: z.boolean().optional().meta({ description: 'Goes when that session is over' }),
});

const payerAnswer = payerDetails.extend({ studentFeeReport: ledgerAnswer }).meta({ id: 'Payer' });

export const balanceAnswer = answerObject('Balance', {
  isFirstTimeDeposit: z.boolean(),
  student: payerAnswer,
  fees: feesAnswer,
});

export const paymentAnswer = answerObject('Payment', {
  studentFeeReport: ledgerAnswer,
  studentReceiptNo: z.string().meta({ description: 'The entry that this call made, or its first use' }),
});

/** The amounts that can be paid back at this moment; in rupees. */
export const refundableAnswer = answerObject('Refundable', {
  /** The overpaid amount, minus the dues of now. */
  advance: rupees,
  /** The deposit of a student who has left. */
  security: rupees,
  heads: headsBackAnswer,
});

export type RefundableAnswer = z.input<typeof refundableAnswer>;
export type BalanceAnswer = z.input<typeof balanceAnswer>;
export type PaymentAnswer = z.input<typeof paymentAnswer>;
