import { formatRupees, headLabel, paise, type HeadAmount, type Paise } from '@school/domain';
import styled from 'styled-components';
import { useSchoolMessages } from '../messages/school-messages';
import type { OuterProps } from '../../theme/outer-props';

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
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};

  &:first-child {
    padding-block-start: ${({ theme }) => theme.space.xs};
  }

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    font-variant-numeric: tabular-nums;
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }
`;

const Total = styled(Line)`
  margin-block-start: ${({ theme }) => theme.space.xxs};
  padding-block: ${({ theme }) => theme.space.xs};
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

/** The heads of the due: one line that wraps, with each head beside its amount. */
const Heads = styled(Line)`
  justify-content: start;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.s}`};
  padding-block-end: ${({ theme }) => theme.space.xs};
  background: ${({ theme }) => theme.color.primaryTint};
  font-size: ${({ theme }) => theme.font.size.s};

  dt {
    color: ${({ theme }) => theme.color.ink};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

/** The amount without its sign, as the label already says whether it is a due or an advance. */
const without = (amount: Paise) => paise(Math.abs(amount));

export interface FeesSummaryProps extends OuterProps<'dl'> {
  /** The charge of the chosen months, in paise. */
  readonly currentCharge: Paise;
  /** The balance from before those months, in paise; below zero it is an advance. */
  readonly previousBalance: Paise;
  /** The amount to pay: the current charge and the previous balance together, in paise. */
  readonly outstandingDue: Paise;
  /** The heads of the outstanding due (D78); empty where the three figures are enough. */
  readonly byHead?: readonly HeadAmount[] | undefined;
}

/** The charge, the previous balance and the outstanding due; an overpayment is called an advance and has no minus sign (D73). */
export function FeesSummary({
  currentCharge,
  previousBalance,
  outstandingDue,
  byHead = [],
  ...outer
}: FeesSummaryProps) {
  const messages = useSchoolMessages();
  return (
    <List {...outer}>
      <Line>
        <dt>{messages.currentCharge}</dt>
        <dd>{formatRupees(currentCharge)}</dd>
      </Line>
      <Line>
        <dt>{previousBalance < 0 ? messages.advance : messages.previousBalance}</dt>
        <dd>{formatRupees(without(previousBalance))}</dd>
      </Line>
      <Total>
        <dt>{outstandingDue < 0 ? messages.advanceLeft : messages.outstandingDue}</dt>
        <dd>{formatRupees(without(outstandingDue))}</dd>
      </Total>
      {byHead.length > 0 && (
        <Heads>
          <dt>{messages.byHead}</dt>
          {byHead.map(({ head, amount }) => (
            <dd key={head}>
              {headLabel(messages.receipt.heads, head)} {formatRupees(amount)}
            </dd>
          ))}
        </Heads>
      )}
    </List>
  );
}
