import { choiceLabel } from '@school/domain';
import { Button, Card } from '@school/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { DayBook } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { DayBookTotals } from './day-book-totals';
import { useDayBookMessages } from './messages';

const Box = styled(Card)`
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.l}`};

  div {
    display: flex;
    gap: ${({ theme }) => theme.space.xs};
  }

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    font-weight: ${({ theme }) => theme.font.weight.medium};
    font-variant-numeric: tabular-nums;
  }

  div:first-child > * {
    color: ${({ theme }) => theme.color.ink};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

const More = styled.div`
  padding-block: ${({ theme }) => theme.space.s};
`;

/** The total of the days in one line, so that the entries are in sight; by head, collector and branch on demand (D53). */
export function DayBookFigures({ totals }: { readonly totals: DayBook['totals'] }) {
  const words = useDayBookMessages();
  const { labels, options } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { modes, voided, refunded, total } = totals;
  const figures = [
    [labels.total, total],
    ...modes.map(({ key, amount }) => [choiceLabel(options.mode, key), amount] as const),
    ...(voided === 0 ? [] : [[labels.voided, voided] as const]),
    ...(refunded === 0 ? [] : [[labels.refunded, refunded] as const]),
  ] as const;
  return (
    <Box as="section" aria-label={words.totals}>
      <Line>
        <Figures>
          {figures.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{rupeesShown(amount)}</dd>
            </div>
          ))}
        </Figures>
        <Button
          variant="quiet"
          size="s"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.lessTotals : words.moreTotals}
        </Button>
      </Line>
      <More id={id} hidden={!isOpen}>
        <DayBookTotals totals={totals} />
      </More>
    </Box>
  );
}
