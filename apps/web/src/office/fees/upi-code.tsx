import { formatRupees, upiLink, type Paise, type SchoolCode } from '@school/domain';
import { QrCode } from '@school/ui';
import styled from 'styled-components';
import { useBranches } from '../paper/use-branches';
import { useFeesMessages } from './messages';

const CodeBesideText = styled.figure`
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
  /** The amount the family is to pay; no code is shown while it is zero. */
  readonly amount: Paise;
  /** The reference by which the school recognises the payment. */
  readonly reference: string;
}

/** The UPI code the family scans to pay this exact amount (D92); renders nothing where the branch has no UPI ID. */
export function UpiCode({ branchCode, amount, reference }: UpiCodeProps) {
  const words = useFeesMessages();
  const branch = useBranches().data?.[branchCode];
  if (branch?.upiId === undefined || amount <= 0) return null;
  const value = upiLink({ payee: branch.upiId, payeeName: branch.name, amount, reference });
  return (
    <CodeBesideText>
      <QrCode label={words.upiCode(formatRupees(amount))} value={value} />
      <figcaption>
        <strong>{formatRupees(amount)}</strong>
        <span>{branch.upiId}</span>
        <span>{words.upiScan}</span>
      </figcaption>
    </CodeBesideText>
  );
}
