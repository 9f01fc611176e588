import {
  fromRupees,
  ledgerOf,
  toRupees,
  type DepositInput,
  type Paise,
  type Payment,
  type VoidReceipt,
} from '@school/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { tryAgain } from '../../api/queries';
import { outcomeOf, schoolApi, valueOf } from '../../api/school-api';
import type { Balance } from '../../api/types';

const { calls, answer } = schoolApi;

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
    queryKey: ['fees', studentID],
    enabled: studentID !== '',
    gcTime: 0,
    queryFn: async () =>
      atCounter(await valueOf(answer(calls.POST('/api/office/isFirstTimeDeposit', { body: { studentID } })))),
  });
}

/** 128 random bits; unlike `crypto.randomUUID` also there on a plain http address of the school's network. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Takes a payment, and tries again by itself where the answer was lost. The key stays the same until an answer came, so that trying again after a lost answer can never
 * take the money twice (D31).
 */
export function useCollectFee() {
  const key = useRef(newKey());
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    ...tryAgain,
    mutationFn: (body: DepositInput) =>
      valueOf(
        answer(
          calls.POST('/api/office/depositFee', {
            body,
            params: { header: { 'Idempotency-Key': key.current } },
          }),
        ),
      ),
  });
  return async (payment: Payment, seen: StudentAtCounter) => {
    const { student } = seen;
    const body: DepositInput = {
      studentID: student.studentID,
      studentName: `${student.studentFirstName} ${student.studentLastName}`,
      paidAmount: toRupees(payment.paidAmount),
      toward: payment.toward,
      previousBalance: toRupees(seen.previousBalance),
      currentCharge: toRupees(seen.currentCharge),
      branchCode: seen.branchCode,
    };
    const outcome = await outcomeOf(mutateAsync(body));
    const isDecided =
      outcome.ok ||
      (outcome.error.status >= 400 && outcome.error.status < 500 && outcome.error.status !== 401);
    if (isDecided) key.current = newKey();
    if (outcome.ok) await client.invalidateQueries({ queryKey: ['students'] });
    return outcome;
  };
}

/** Voids a receipt (D34); the ledger on every screen is fetched anew then. */
export function useVoidReceipt() {
  const client = useQueryClient();
  return async (body: VoidReceipt) => {
    const outcome = await answer(calls.POST('/api/office/voidReceipt', { body }));
    if (outcome.ok) {
      await Promise.all(['fees', 'students'].map((first) => client.invalidateQueries({ queryKey: [first] })));
    }
    return outcome;
  };
}
