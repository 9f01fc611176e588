import { formatRupees, upiLink, type Paise, type SchoolCode } from '@school/domain';
import { QrCode } from '@school/ui';
import styled from 'styled-components';
import { useBranches } from '../paper/use-branches';
import { useFeesMessages } from './messages';

const Beside = styled.figure`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};

  svg {
    flex: none;
    inline-size: 9rem;
  }

  figcaption {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export interface UpiCodeProps {
  readonly branchCode: SchoolCode;
  /** What the family is to pay; no code while that is nothing. */
  readonly amount: Paise;
  /** What the payment is known by at the school. */
  readonly reference: string;
}

/** What the family scans to pay just this amount (D92); nothing where the branch has said no UPI id. */
export function UpiCode({ branchCode, amount, reference }: UpiCodeProps) {
  const words = useFeesMessages();
  const branch = useBranches().data?.[branchCode];
  if (branch?.upiId === undefined || amount <= 0) return null;
  const value = upiLink({ payee: branch.upiId, payeeName: branch.name, amount, reference });
  return (
    <Beside>
      <QrCode label={words.upiCode(formatRupees(amount))} value={value} />
      <figcaption>
        <strong>{formatRupees(amount)}</strong>
        <span>{branch.upiId}</span>
        <span>{words.upiScan}</span>
      </figcaption>
    </Beside>
  );
}
