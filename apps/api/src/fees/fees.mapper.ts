import { placeIn, type Ledger, type LedgerEntry, type Refundable } from '@school/domain';
import { z } from 'zod';
import { encodedLedger } from '../ledger/encoded-ledger';
import { feesAnswer } from '../ledger/ledger.answers';
import { moneyOf } from '../ledger/ledger.mapper';
import type { StudentAccount } from '../students/student-ledgers';
import {
  payerDetails,
  refundableAnswer,
  type BalanceAnswer,
  type PaymentAnswer,
  type RefundableAnswer,
} from './fees.answers';

export const toPayment = (ledger: Ledger, { studentReceiptNo }: LedgerEntry): PaymentAnswer => ({
  studentFeeReport: encodedLedger(ledger),
  studentReceiptNo,
});

export const toRefundable = (amounts: Refundable): RefundableAnswer => z.encode(refundableAnswer, amounts);

/** The student's balance at a moment for the counter, in the class of that month (D70); undefined when it cannot be computed. */
export function toBalance({ student, ledger, today }: StudentAccount): BalanceAnswer | undefined {
  const { personalDetail, ...details } = student;
  const { isFirstTimeDeposit, studentFeeReport, fees } = moneyOf(student, ledger, today);
  if (!fees) return undefined;
  return {
    isFirstTimeDeposit,
    student: {
      ...z.encode(payerDetails, {
        ...details,
        ...personalDetail,
        ...placeIn(fees.month, student),
        _id: student._id.toHexString(),
      }),
      studentFeeReport,
    },
    fees: z.encode(feesAnswer, fees),
  };
}
