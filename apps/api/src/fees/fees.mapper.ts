import type { Ledger, LedgerEntry, Today } from '@school/domain';
import { z } from 'zod';
import { moneyOf } from '../ledger/ledger.mapper';
import type { StudentRecord } from '../students/student.schema';
import { balanceAnswer, paymentAnswer, type BalanceAnswer, type PaymentAnswer } from './fees.answers';

export const toPayment = (ledger: Ledger, { studentReceiptNo }: LedgerEntry): PaymentAnswer =>
  z.encode(paymentAnswer, { studentFeeReport: [...ledger], studentReceiptNo });

/** What the counter shows of a student at a moment; nothing where it cannot be worked out. */
export function toBalance(student: StudentRecord, today: Today): BalanceAnswer | undefined {
  const { personalDetail, ...details } = student;
  const { isFirstTimeDeposit, studentFeeReport, fees } = moneyOf(student, today);
  if (!fees) return undefined;
  return z.encode(balanceAnswer, {
    isFirstTimeDeposit,
    student: { ...details, ...personalDetail, _id: student._id.toHexString(), studentFeeReport },
    fees,
  });
}
