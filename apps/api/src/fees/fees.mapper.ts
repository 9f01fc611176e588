import { feesDue, ledgerAt, type Ledger } from '@school/domain';
import { z } from 'zod';
import type { StudentRecord } from '../students/student.schema';
import { balanceAnswer, paymentAnswer, type BalanceAnswer, type PaymentAnswer } from './fees.answers';

export const toPayment = (ledger: Ledger, studentReceiptNo: string): PaymentAnswer =>
  z.encode(paymentAnswer, { studentFeeReport: [...ledger], studentReceiptNo });

/** What the counter shows of a student at a moment. */
export function toBalance(student: StudentRecord, at: Date): BalanceAnswer {
  const { personalDetail, studentFeeReport, ...details } = student;
  const due = feesDue(studentFeeReport, student, at);
  return z.encode(balanceAnswer, {
    isFirstTimeDeposit: due.isFirstTimeDeposit,
    student: {
      ...details,
      ...personalDetail,
      _id: student._id.toHexString(),
      studentFeeReport: [...ledgerAt(studentFeeReport, student, at)],
    },
    fees: due,
  });
}
