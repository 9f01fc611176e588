import { admissionFeesLeft, counterHeads, type CounterHead } from '@school/domain';
import { useMemo } from 'react';
import { useFeeTables } from '../ledger/use-fee-tables';
import { useHeads } from '../ledger/use-heads';
import type { UsualCharges } from './charge-line';
import type { StudentAtCounter } from './use-fees';

const NONE: readonly CounterHead[] = [];

/** The heads of the school that a payment may be for (D78); empty until they have loaded. */
export function useCounterHeads(studentAtCounter: StudentAtCounter): readonly CounterHead[] {
  const { data: heads } = useHeads();
  return useMemo(
    () => (heads ? counterHeads(heads, studentAtCounter.student, studentAtCounter) : NONE),
    [heads, studentAtCounter],
  );
}

/** The one-time charges of fee table and heads that are not charged to a student yet (D47, D78); empty until they have loaded. */
export function useUsualCharges(
  { student, month, ledger }: StudentAtCounter,
  heads: readonly CounterHead[],
): UsualCharges {
  const { data: versions } = useFeeTables();
  return useMemo(() => {
    const feesLeft = versions ? admissionFeesLeft(ledger, student, month, versions) : [];
    const admissionAmounts = feesLeft.map(({ head, amount }) => [head, amount] as const);
    const headAmounts = heads.map(({ head, usual }) => [head, usual] as const);
    return Object.fromEntries([...admissionAmounts, ...headAmounts]);
  }, [heads, ledger, month, student, versions]);
}
