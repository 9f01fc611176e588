import {
  aheadOf,
  fromRupees,
  fullName,
  keyOfChild,
  ledgerOf,
  receiptOf,
  familyShares,
  toRupees,
  type DepositInput,
  type FamilyMember,
  type FamilyPayment,
  type Receipt,
} from '@school/domain';
import type { SubmitOutcome } from '@school/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys';
import { calls } from '../../../api/school-api';
import type { FamilyChild } from '../../../api/types';
import { formErrors } from '../form-errors';
import { useRememberReceipt } from '../last-receipt';
import { isDecided } from '../../../api/decided';
import { newKey, useRepeatableChange, withKey } from '../../../api/use-change';

/** What became of one child's deposit. */
export type ChildState =
  | { readonly is: 'waiting' | 'running' | 'taken-back' }
  | { readonly is: 'taken'; readonly receipt: Receipt }
  | { readonly is: 'refused' | 'unsure'; readonly sentence: string };

/** One child's part of a family's payment. What is sent is fixed once, so that a retry sends the same (D31, D52). */
export interface ChildPayment {
  readonly child: FamilyChild;
  readonly key: string;
  readonly deposit: DepositInput;
  readonly state: ChildState;
}

/** A child as the rules of a family's payment take it: in paise. */
export const memberOf = ({ studentID, fees, dues }: FamilyChild): FamilyMember => ({
  studentID,
  fees: {
    month: fees.month,
    currentCharge: fromRupees(fees.currentCharge),
    previousBalance: fromRupees(fees.previousBalance),
    ahead: aheadOf(fees.ahead),
  },
  dues: dues.map((due) => ({ ...due, amount: fromRupees(due.amount) })),
});

/** What became of a deposit, and what of it the clerk can put right. */
interface Sent {
  readonly state: ChildState;
  readonly errors: Readonly<Record<string, string>>;
}

/** The deposits of which a family's payment is made: each child's part, with the figures that the clerk saw (D30, D83). */
function paymentsOf(children: readonly FamilyChild[], payment: FamilyPayment): ChildPayment[] {
  const { paidAmount, throughMonth, ...mode } = payment;
  const familyKey = newKey();
  return familyShares(children.map(memberOf), paidAmount, throughMonth).flatMap((share) => {
    const child = children.find(({ studentID }) => studentID === share.studentID);
    if (!child) return [];
    const deposit: DepositInput = {
      ...mode,
      ...(share.throughMonth !== undefined && { throughMonth: share.throughMonth }),
      studentID: child.studentID,
      studentName: fullName(child),
      paidAmount: toRupees(share.paidAmount),
      previousBalance: child.fees.previousBalance,
      currentCharge: toRupees(share.currentCharge),
      branchCode: child.fees.branchCode,
      toward: 'monthly',
    };
    return [{ child, key: keyOfChild(familyKey, child.studentID), deposit, state: { is: 'waiting' } }];
  });
}

/**
 * One payment for all: a deposit a child, one after the other. One that is refused leaves the others as they are, and one
 * without an answer can be sent again with the same key and figures.
 */
export function useFamilyPayment() {
  const client = useQueryClient();
  const rememberReceipt = useRememberReceipt();
  const [payments, setPayments] = useState<readonly ChildPayment[]>([]);
  const deposit = useRepeatableChange(
    [keys.students],
    ({ key, deposit: body }: Pick<ChildPayment, 'key' | 'deposit'>) =>
      calls.POST('/api/office/depositFee', { body, ...withKey(key) }),
  );

  const mark = (key: string, state: ChildState) =>
    setPayments((all) => all.map((one) => (one.key === key ? { ...one, state } : one)));

  const sendOne = async (payment: ChildPayment): Promise<Sent> => {
    const answer = await deposit.send(payment);
    if (!answer.ok) {
      const { error } = answer;
      if (!isDecided(answer)) return { state: { is: 'unsure', sentence: error.message }, errors: {} };
      return { state: { is: 'refused', sentence: error.message }, errors: formErrors(error) };
    }
    const { studentFeeReport, studentReceiptNo } = answer.value;
    rememberReceipt({ studentID: payment.child.studentID, studentReceiptNo });
    const receipt = receiptOf(ledgerOf(studentFeeReport), studentReceiptNo, payment.child);
    // The receipt is in the very ledger that names it.
    return { state: receipt ? { is: 'taken', receipt } : payment.state, errors: {} };
  };
  const sendAll = async (wanted: readonly ChildPayment[]) => {
    for (const payment of wanted) {
      mark(payment.key, { is: 'running' });
      mark(payment.key, (await sendOne(payment)).state);
    }
    await client.invalidateQueries({ queryKey: keys.counter });
  };

  return {
    payments,
    /** Takes each child's part. What the clerk can put right, and nothing was taken yet, comes back for the form. */
    start: async (children: readonly FamilyChild[], payment: FamilyPayment): Promise<SubmitOutcome> => {
      const [first, ...others] = paymentsOf(children, payment);
      if (!first) return undefined;
      const { state, errors } = await sendOne(first);
      if (Object.keys(errors).length > 0) return errors;
      setPayments([{ ...first, state }, ...others]);
      await sendAll(others);
      return undefined;
    },
    /** Sends once more what has had no answer. */
    again: () => sendAll(payments.filter(({ state }) => state.is === 'unsure')),
    takenBack: (key: string) => mark(key, { is: 'taken-back' }),
    forget: () => setPayments([]),
  };
}
