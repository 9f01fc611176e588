import { feesDue, ledgerAt, type Ledger, type LedgerEntry, type Today } from '@school/domain';
import { z } from 'zod';
import type { StudentRecord } from '../students/student.schema';
import { balanceAnswer, paymentAnswer, type BalanceAnswer, type PaymentAnswer } from './fees.answers';

export const toPayment = (ledger: Ledger, { studentReceiptNo }: LedgerEntry): PaymentAnswer =>
  z.encode(paymentAnswer, { studentFeeReport: [...ledger], studentReceiptNo });

/** What the counter shows of a student at a moment. */
export function toBalance(student: StudentRecord, today: Today): BalanceAnswer {
  const { personalDetail, studentFeeReport, ...details } = student;
  const due = feesDue(studentFeeReport, student, today);
  return z.encode(balanceAnswer, {
    isFirstTimeDeposit: due.isFirstTimeDeposit,
    student: {
      ...details,
      ...personalDetail,
      _id: student._id.toHexString(),
      studentFeeReport: [...ledgerAt(studentFeeReport, student, today)],
    },
    fees: { ...due, ahead: [...due.ahead] },
  });
}
