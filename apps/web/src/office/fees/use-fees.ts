import {
  decodeMonthsAhead,
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

/** A student at the counter: the student, the ledger, and the amounts due by the server's figures, in paise. */
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
  ahead: decodeMonthsAhead(fees.ahead),
  current: fees.current && decodeMonthsAhead(fees.current.map((one) => ({ ...one, month: fees.month }))),
});

/** Finds a student for a payment; fetched again each time, as another desk may have taken money meanwhile. */
export const useStudentAtCounter = (studentID: string) =>
  useRead(
    [...keys.counter, foldStudentId(studentID)],
    async (signal) =>
      atCounter(await valueOf(calls.POST('/api/office/isFirstTimeDeposit', { body: { studentID }, signal }))),
    { enabled: studentID !== '', gcTime: 0 },
  );

/** Converts a payment to the body of the call: in rupees, with the figures that the clerk saw (D30). */
export function depositOf(payment: CounterPayment, studentAtCounter: StudentAtCounter): DepositInput {
  // The cash handed over is only shown at the counter, not sent.
  const { paidAmount, charges, tendered: _, ...rest } = payment;
  const { student, previousBalance, branchCode } = studentAtCounter;
  return {
    ...rest,
    studentID: student.studentID,
    studentName: fullName(student),
    paidAmount: toRupees(paidAmount),
    previousBalance: toRupees(previousBalance),
    currentCharge: toRupees(currentChargeWith(studentAtCounter, payment)),
    branchCode,
    ...(charges && { charges: charges.map((one) => ({ ...one, amount: toRupees(one.amount) })) }),
  };
}

/** Takes a payment once; another amount is another payment. The counter refetches its figures once the clerk saw the outcome. */
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
