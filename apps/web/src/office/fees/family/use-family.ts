import {
  foldStudentId,
  fromRupees,
  fullName,
  keyOfChild,
  ledgerOf,
  receiptOf,
  type DepositInput,
  type FamilyMode,
  type Receipt,
} from '@school/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys';
import { schoolApi, valueOf } from '../../../api/school-api';
import type { FamilyChild } from '../../../api/types';
import { isDecided, newKey, useRepeatableChange } from '../../../api/use-change';

const { calls } = schoolApi;

/** A student with brothers and sisters, and what each owes now (D56). */
export function useFamily(studentID: string) {
  return useQuery({
    queryKey: [...keys.counter, 'family', foldStudentId(studentID)],
    gcTime: 0,
    queryFn: ({ signal }) =>
      valueOf(calls.GET('/api/office/family', { params: { query: { studentID } }, signal })),
  });
}

/** What became of one child's deposit. */
export type ChildState =
  | { readonly is: 'waiting' | 'running' }
  | { readonly is: 'taken'; readonly receipt: Receipt }
  | { readonly is: 'refused' | 'unsure'; readonly sentence: string };

/** One child's part of a family's payment. What is sent is fixed once, so that a retry sends the same (D31, D52). */
export interface ChildPayment {
  readonly child: FamilyChild;
  readonly key: string;
  readonly deposit: DepositInput;
  readonly state: ChildState;
}

const paymentOf = (child: FamilyChild, mode: FamilyMode, familyKey: string): ChildPayment => ({
  child,
  key: keyOfChild(familyKey, child.studentID),
  deposit: {
    ...mode,
    studentID: child.studentID,
    studentName: fullName(child),
    paidAmount: child.fees.outstandingDue,
    previousBalance: child.fees.previousBalance,
    currentCharge: child.fees.currentCharge,
    branchCode: child.fees.branchCode,
    toward: 'monthly',
  },
  state: { is: 'waiting' },
});

/** What a family owes together. Paise. */
export const owedBy = (children: readonly FamilyChild[]) =>
  children.map(({ fees }) => fromRupees(fees.outstandingDue));

/**
 * One payment for all: a deposit a child, one after the other. One that is refused leaves the others as they are, and one
 * without an answer can be sent again with the same key and figures.
 */
export function useFamilyPayment() {
  const client = useQueryClient();
  const [payments, setPayments] = useState<readonly ChildPayment[]>([]);
  const deposit = useRepeatableChange({
    call: ({ key, deposit: body }: Pick<ChildPayment, 'key' | 'deposit'>) =>
      calls.POST('/api/office/depositFee', { body, params: { header: { 'Idempotency-Key': key } } }),
    outdates: [keys.students],
  });

  const mark = (key: string, state: ChildState) =>
    setPayments((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  const sendOne = async (payment: ChildPayment) => {
    mark(payment.key, { is: 'running' });
    const answer = await deposit.send(payment);
    if (!answer.ok) {
      mark(payment.key, { is: isDecided(answer) ? 'refused' : 'unsure', sentence: answer.error.message });
      return;
    }
    const { studentFeeReport, studentReceiptNo } = answer.value;
    const receipt = receiptOf(ledgerOf(studentFeeReport), studentReceiptNo, payment.child);
    // The receipt is in the very ledger that names it.
    if (receipt) mark(payment.key, { is: 'taken', receipt });
  };
  const sendAll = async (wanted: readonly ChildPayment[]) => {
    for (const payment of wanted) await sendOne(payment);
    await client.invalidateQueries({ queryKey: keys.counter });
  };

  return {
    payments,
    /** Takes from each child all that it owes. */
    start: (children: readonly FamilyChild[], mode: FamilyMode) => {
      const familyKey = newKey();
      const all = children.map((child) => paymentOf(child, mode, familyKey));
      setPayments(all);
      return sendAll(all);
    },
    /** Sends once more what has had no answer. */
    again: () => sendAll(payments.filter(({ state }) => state.is === 'unsure')),
    forget: () => setPayments([]),
  };
}
