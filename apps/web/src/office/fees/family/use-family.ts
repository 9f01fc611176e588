import {
  decodeMonthsAhead,
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
import { hasServerDecided } from '../../../api/decided';
import { newKey, useRepeatableChange, withKey } from '../../../api/use-change';

/** The outcome of one child's deposit. */
export type ChildState =
  | { readonly is: 'waiting' | 'running' | 'taken-back' }
  | { readonly is: 'taken'; readonly receipt: Receipt }
  | { readonly is: 'refused' | 'unsure'; readonly sentence: string };

/** One child's part of a family's payment. Its body is fixed once, so that a retry sends the same (D31, D52). */
export interface ChildPayment {
  readonly child: FamilyChild;
  readonly key: string;
  readonly deposit: DepositInput;
  readonly state: ChildState;
}

/** Converts a child to what the rules of a family's payment expect, in paise. */
export const memberOf = ({ studentID, fees, dues }: FamilyChild): FamilyMember => ({
  studentID,
  fees: {
    month: fees.month,
    currentCharge: fromRupees(fees.currentCharge),
    previousBalance: fromRupees(fees.previousBalance),
    ahead: decodeMonthsAhead(fees.ahead),
  },
  dues: dues.map((due) => ({ ...due, amount: fromRupees(due.amount) })),
});

/** The outcome of a deposit, with the errors that the clerk can correct. */
interface SendOutcome {
  readonly state: ChildState;
  readonly errors: Readonly<Record<string, string>>;
}

/** The deposits that make up a family's payment: each child's part, with the figures that the clerk saw (D30, D83). */
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
 * Takes one payment for all: one deposit per child, one after the other. A refused deposit leaves the others as they are; one
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

  const sendOne = async (payment: ChildPayment): Promise<SendOutcome> => {
    const answer = await deposit.send(payment);
    if (!answer.ok) {
      const { error } = answer;
      if (!hasServerDecided(answer)) return { state: { is: 'unsure', sentence: error.message }, errors: {} };
      return { state: { is: 'refused', sentence: error.message }, errors: formErrors(error) };
    }
    const { studentFeeReport, studentReceiptNo } = answer.value;
    rememberReceipt({ studentID: payment.child.studentID, studentReceiptNo });
    const receipt = receiptOf(ledgerOf(studentFeeReport), studentReceiptNo, payment.child);
    // The answer that names the receipt also contains the ledger with it.
    return { state: receipt ? { is: 'taken', receipt } : payment.state, errors: {} };
  };
  const sendAll = async (toSend: readonly ChildPayment[]) => {
    for (const payment of toSend) {
      mark(payment.key, { is: 'running' });
      mark(payment.key, (await sendOne(payment)).state);
    }
    await client.invalidateQueries({ queryKey: keys.counter });
  };

  return {
    payments,
    /** Takes each child's part. Returns the errors that the clerk can correct, if the first deposit was refused for them. */
    start: async (children: readonly FamilyChild[], payment: FamilyPayment): Promise<SubmitOutcome> => {
      const [first, ...others] = paymentsOf(children, payment);
      if (!first) return undefined;
      const { state, errors } = await sendOne(first);
      if (Object.keys(errors).length > 0) return errors;
      setPayments([{ ...first, state }, ...others]);
      await sendAll(others);
      return undefined;
    },
    /** Sends the deposits that had no answer once more. */
    again: () => sendAll(payments.filter(({ state }) => state.is === 'unsure')),
    takenBack: (key: string) => mark(key, { is: 'taken-back' }),
    forget: () => setPayments([]),
  };
}
