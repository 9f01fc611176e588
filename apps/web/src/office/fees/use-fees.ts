import {
  fromRupees,
  ledgerOf,
  toRupees,
  type DepositInput,
  type Paise,
  type Payment,
  type VoidReceipt,
} from '@school/domain';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { schoolApi, valueOf } from '../../api/school-api';
import type { Balance } from '../../api/types';
import { useChange, useKeyedChange } from '../../api/use-change';

const { calls } = schoolApi;

/** A student at the counter: who it is, the ledger, and what the server says is due, in paise. */
export interface StudentAtCounter {
  readonly student: Balance['student'];
  readonly ledger: ReturnType<typeof ledgerOf>;
  readonly isFirstTimeDeposit: boolean;
  readonly branchCode: Balance['fees']['branchCode'];
  readonly previousBalance: Paise;
  readonly currentCharge: Paise;
  readonly outstandingDue: Paise;
}

const atCounter = ({ student, fees, isFirstTimeDeposit }: Balance): StudentAtCounter => ({
  student,
  ledger: ledgerOf(student.studentFeeReport),
  isFirstTimeDeposit,
  branchCode: fees.branchCode,
  previousBalance: fromRupees(fees.previousBalance),
  currentCharge: fromRupees(fees.currentCharge),
  outstandingDue: fromRupees(fees.outstandingDue),
});

/** Finds a student for a payment; asked anew each time, because another desk may have taken money meanwhile. */
export function useStudentAtCounter(studentID: string) {
  return useQuery({
    queryKey: keys.studentAtCounter(studentID),
    enabled: studentID !== '',
    gcTime: 0,
    queryFn: async ({ signal }) =>
      atCounter(await valueOf(calls.POST('/api/office/isFirstTimeDeposit', { body: { studentID }, signal }))),
  });
}

/** A payment as the call takes it: in rupees, with the figures that the clerk saw (D30). */
export const depositOf = (
  { paidAmount, toward }: Payment,
  { student, previousBalance, currentCharge, branchCode }: StudentAtCounter,
): DepositInput => ({
  studentID: student.studentID,
  studentName: `${student.studentFirstName} ${student.studentLastName}`,
  paidAmount: toRupees(paidAmount),
  toward,
  previousBalance: toRupees(previousBalance),
  currentCharge: toRupees(currentCharge),
  branchCode,
});

/** Takes a payment, once. The counter reads its own figures anew, when the clerk has seen what became of it. */
export function useCollectFee() {
  return useKeyedChange({
    call: (body: DepositInput, key) =>
      calls.POST('/api/office/depositFee', { body, params: { header: { 'Idempotency-Key': key } } }),
    outdates: [keys.students],
  });
}

/** Voids a receipt (D34). */
export function useVoidReceipt() {
  return useChange({
    call: (body: VoidReceipt) => calls.POST('/api/office/voidReceipt', { body }),
    outdates: [keys.counter, keys.students],
  });
}
