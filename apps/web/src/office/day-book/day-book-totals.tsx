import { headLabel, choiceLabel } from '@school/domain';
import { DescriptionItem, DescriptionList, Heading } from '@school/ui';
import styled from 'styled-components';
import type { DayBook } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { useDayBookMessages } from './messages';

const List = styled(DescriptionList)`
  margin-block-start: ${({ theme }) => theme.space.xs};
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
      <Heading size="s">{title}</Heading>
      <List layout="figures">
        {lines.map(({ key, name, amount }) => (
          <DescriptionItem key={key} label={name}>
            {rupeesShown(amount)}
          </DescriptionItem>
        ))}
        <DescriptionItem label={labels.total} variant="total">
          {rupeesShown(total)}
        </DescriptionItem>
      </List>
    </div>
  );
}

/** Beside each other on paper, as many as fit on a screen. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.size.tile}), 1fr));
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** What came in by mode, head, collector and branch; each list comes to the same total (D53). */
export function DayBookTotals({ totals }: { readonly totals: DayBook['totals'] }) {
  const words = useDayBookMessages();
  const { labels, options } = useWords();
  const { branches, collectors, modes, heads, collected, voided, refunded, total } = totals;
  return (
    <Columns>
      <TotalsOf
        title={words.mode}
        lines={modes.map((one) => ({ ...one, name: choiceLabel(options.mode, one.key) }))}
        total={total}
      />
      <TotalsOf
        title={words.head}
        lines={heads.map((one) => ({ ...one, name: headLabel(options.head, one.key) }))}
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
          lines={branches.map((one) => ({ ...one, name: choiceLabel(options.branchCode, one.key) }))}
          total={total}
        />
        <List layout="figures">
          <DescriptionItem label={labels.collected}>{rupeesShown(collected)}</DescriptionItem>
          <DescriptionItem label={labels.voided}>{rupeesShown(voided)}</DescriptionItem>
          <DescriptionItem label={labels.refunded}>{rupeesShown(refunded)}</DescriptionItem>
        </List>
      </div>
    </Columns>
  );
}
