import { studentDetails } from '@school/domain';
import { z } from 'zod';
import { feesAnswer, ledgerAnswer } from '../ledger/ledger.answers';

/** What the counter shows of a student. */
const payerAnswer = z
  .object(studentDetails)
  .pick({
    studentID: true,
    studentFirstName: true,
    studentLastName: true,
    boardType: true,
    medium: true,
    class: true,
    section: true,
    stream: true,
    profilePictureRef: true,
  })
  .extend({
    _id: z.string(),
    fatherName: z.string(),
    motherName: z.string(),
    studentFeeReport: ledgerAnswer,
  })
  .meta({ id: 'Payer' });

export const balanceAnswer = z
  .object({ isFirstTimeDeposit: z.boolean(), student: payerAnswer, fees: feesAnswer })
  .meta({ id: 'Balance' });

export const paymentAnswer = z
  .object({
    studentFeeReport: ledgerAnswer,
    studentReceiptNo: z.string().meta({ description: 'The entry that this call made, or its first use' }),
  })
  .meta({ id: 'Payment' });

export type BalanceAnswer = z.input<typeof balanceAnswer>;
export type PaymentAnswer = z.input<typeof paymentAnswer>;
