import {
  aheadOf,
  currentChargeWith,
  foldStudentId,
  fromRupees,
  fullName,
  ledgerOf,
  toRupees,
  type CounterDue,
  type CounterPayment,
  type DepositInput,
  type TakeBack,
} from '@school/domain';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import type { Balance } from '../../api/types';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';

/** A student at the counter: who it is, the ledger, and what the server says is due, in paise. */
export interface StudentAtCounter extends CounterDue {
  readonly student: Balance['student'];
  readonly branchCode: Balance['fees']['branchCode'];
}

const atCounter = ({ student, fees }: Balance): StudentAtCounter => ({
  student,
  ledger: ledgerOf(student.studentFeeReport),
  branchCode: fees.branchCode,
  month: fees.month,
  previousBalance: fromRupees(fees.previousBalance),
  currentCharge: fromRupees(fees.currentCharge),
  ahead: aheadOf(fees.ahead),
  current: fees.current && aheadOf(fees.current.map((one) => ({ ...one, month: fees.month }))),
});

/** Finds a student for a payment; asked anew each time, because another desk may have taken money meanwhile. */
export const useStudentAtCounter = (studentID: string) =>
  useRead(
    [...keys.counter, foldStudentId(studentID)],
    async (signal) =>
      atCounter(await valueOf(calls.POST('/api/office/isFirstTimeDeposit', { body: { studentID }, signal }))),
    { enabled: studentID !== '', gcTime: 0 },
  );

/** A payment as the call takes it: in rupees, with the figures that the clerk saw (D30). */
export function depositOf(payment: CounterPayment, found: StudentAtCounter): DepositInput {
  // The cash that was handed over is for the eyes at the counter alone.
  const { paidAmount, charges, tendered: _, ...rest } = payment;
  const { student, previousBalance, branchCode } = found;
  return {
    ...rest,
    studentID: student.studentID,
    studentName: fullName(student),
    paidAmount: toRupees(paidAmount),
    previousBalance: toRupees(previousBalance),
    currentCharge: toRupees(currentChargeWith(found, payment)),
    branchCode,
    ...(charges && { charges: charges.map((one) => ({ ...one, amount: toRupees(one.amount) })) }),
  };
}

/** Takes a payment, once; with another amount it is another payment. The counter reads its own figures anew, when the clerk has seen what became of it. */
export const useCollectFee = () =>
  useKeyedChange(
    [keys.students, keys.receipts],
    (body: DepositInput, key) => calls.POST('/api/office/depositFee', { body, ...withKey(key) }),
    { saysWhatWasSeen: true },
  );

/** Takes back a payment that this account has just taken by mistake (D76). */
export const useTakeBack = () =>
  useChange([keys.counter, keys.students, keys.receipts], (body: TakeBack) =>
    calls.POST('/api/office/takeBackPayment', { body }),
  );
