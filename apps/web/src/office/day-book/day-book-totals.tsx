import { Card, Grid } from '@school/ui';
import styled from 'styled-components';
import type { DayBook } from '../../api/types';
import { useWords } from '../../messages/words';
import { useDayBookMessages } from './messages';
import { rupeesShown } from './rupees-shown';

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.m}`};
  margin: ${({ theme }) => theme.space.xs} 0 0;

  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  dt {
    overflow-wrap: anywhere;
  }
`;

const Heading = styled.h2`
  font-size: ${({ theme }) => theme.font.size.s};
`;

const Whole = styled.div`
  display: contents;
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

interface Line {
  readonly key: string;
  readonly name: string;
  readonly amount: number;
}

interface TotalsOfProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly total: number;
}

function TotalsOf({ title, lines, total }: TotalsOfProps) {
  const { labels } = useWords();
  return (
    <div>
      <Heading>{title}</Heading>
      <List>
        {lines.map(({ key, name, amount }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{rupeesShown(amount)}</dd>
          </div>
        ))}
        <Whole>
          <dt>{labels.total}</dt>
          <dd>{rupeesShown(total)}</dd>
        </Whole>
      </List>
    </div>
  );
}

/** What came in by branch, collector, mode and head; each list comes to the same total (D53). */
export function DayBookTotals({ totals }: { readonly totals: DayBook['totals'] }) {
  const words = useDayBookMessages();
  const { labels, options } = useWords();
  const { branches, collectors, modes, heads, collected, voided, total } = totals;
  return (
    <Card aria-label={words.totals} as="section">
      <Grid $columns={4}>
        <TotalsOf
          title={words.mode}
          lines={modes.map((one) => ({ ...one, name: options.mode[one.key] }))}
          total={total}
        />
        <TotalsOf
          title={words.head}
          lines={heads.map((one) => ({ ...one, name: options.head[one.key] }))}
          total={total}
        />
        <TotalsOf
          title={labels.collector}
          lines={collectors.map((one) => ({ ...one, name: one.name || words.nobody }))}
          total={total}
        />
        <div>
          <TotalsOf
            title={labels.branch}
            lines={branches.map((one) => ({ ...one, name: options.branchCode[one.key] }))}
            total={total}
          />
          <List>
            <dt>{words.collected}</dt>
            <dd>{rupeesShown(collected)}</dd>
            <dt>{words.voided}</dt>
            <dd>{rupeesShown(voided)}</dd>
          </List>
        </div>
      </Grid>
    </Card>
  );
}
