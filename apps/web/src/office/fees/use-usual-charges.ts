import { admissionFeesLeft } from '@school/domain';
import { useMemo } from 'react';
import { useFeeTables } from '../ledger/use-fee-tables';
import type { UsualCharges } from './charge-fields';
import type { StudentAtCounter } from './use-fees';

/** What the fee table asks of a student once and nobody has charged yet (D47); nothing while the table is not known. */
export function useUsualCharges({ student, month, ledger }: StudentAtCounter): UsualCharges {
  const { data: versions } = useFeeTables();
  return useMemo(() => {
    if (!versions) return {};
    const left = admissionFeesLeft(ledger, student, month, versions);
    return { registration: left.find(({ head }) => head === 'registration')?.amount };
  }, [ledger, month, student, versions]);
}
