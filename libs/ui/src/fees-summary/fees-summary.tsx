import { formatRupees, type Paise } from '@school/domain';
import styled from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';

const List = styled.dl`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.paper};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    font-variant-numeric: tabular-nums;
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

const Total = styled(Line)`
  border-block-start: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.primary};
  background: ${({ theme }) => theme.color.primaryTint};

  dt {
    color: ${({ theme }) => theme.color.ink};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  dd {
    font-size: ${({ theme }) => theme.font.size.l};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

export interface FeesSummaryProps {
  readonly currentCharge: Paise;
  readonly previousBalance: Paise;
  readonly outstandingDue: Paise;
}

export function FeesSummary({ currentCharge, previousBalance, outstandingDue }: FeesSummaryProps) {
  const messages = useKitMessages();
  return (
    <List>
      <Line>
        <dt>{messages.currentCharge}</dt>
        <dd>{formatRupees(currentCharge)}</dd>
      </Line>
      <Line>
        <dt>{messages.previousBalance}</dt>
        <dd>{formatRupees(previousBalance)}</dd>
      </Line>
      <Total>
        <dt>{messages.outstandingDue}</dt>
        <dd>{formatRupees(outstandingDue)}</dd>
      </Total>
    </List>
  );
}
