import { admissionFeesLeft, counterHeads, type CounterHead } from '@school/domain';
import { useMemo } from 'react';
import { useFeeTables } from '../ledger/use-fee-tables';
import { useHeads } from '../ledger/use-heads';
import type { UsualCharges } from './charge-line';
import type { StudentAtCounter } from './use-fees';

const NONE: readonly CounterHead[] = [];

/** The heads of the school that a payment may be for (D78); none while they are not known. */
export function useCounterHeads(found: StudentAtCounter): readonly CounterHead[] {
  const { data: heads } = useHeads();
  return useMemo(() => (heads ? counterHeads(heads, found.student, found) : NONE), [heads, found]);
}

/** What fee table and heads ask of a student once and nobody has charged yet (D47, D78); nothing while they are not known. */
export function useUsualCharges(
  { student, month, ledger }: StudentAtCounter,
  heads: readonly CounterHead[],
): UsualCharges {
  const { data: versions } = useFeeTables();
  return useMemo(() => {
    const left = versions ? admissionFeesLeft(ledger, student, month, versions) : [];
    const once = left.map(({ head, amount }) => [head, amount] as const);
    const own = heads.map(({ head, usual }) => [head, usual] as const);
    return Object.fromEntries([...once, ...own]);
  }, [heads, ledger, month, student, versions]);
}
