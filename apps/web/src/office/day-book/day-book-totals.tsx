import { headLabel, choiceLabel } from '@school/domain';
import { Stack } from '@school/ui';
import styled from 'styled-components';
import type { DayBook } from '../../api/types';
import { rupeesShown, useWords } from '../../messages/words';
import { Figures } from '../paper/figures';
import { useDayBookMessages } from './messages';

/** The lists of totals, beside each other on paper; on a screen as many as fit. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.size.tile}), 1fr));
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The collections by mode, head, collector, branch and kind of entry; each list adds up to the same total (D53). */
export function DayBookTotals({ totals }: { readonly totals: DayBook['totals'] }) {
  const words = useDayBookMessages();
  const { labels, options } = useWords();
  const { branches, collectors, modes, heads, collected, voided, refunded } = totals;
  const total = { label: labels.total, value: rupeesShown(totals.total) };
  const figures = (amounts: typeof modes, nameOf: (key: string) => string) =>
    amounts.map(({ key, amount }) => ({ key, label: nameOf(key), value: rupeesShown(amount) }));
  return (
    <Columns>
      <Figures
        title={words.mode}
        figures={figures(modes, (key) => choiceLabel(options.mode, key))}
        total={total}
      />
      <Figures
        title={words.head}
        figures={figures(heads, (key) => headLabel(options.head, key))}
        total={total}
      />
      <Figures
        title={labels.collector}
        figures={collectors.map(({ key, name, amount }) => ({
          key,
          label: name || words.nobody,
          value: rupeesShown(amount),
        }))}
        total={total}
      />
      <Stack gap="s">
        <Figures
          title={labels.branch}
          figures={figures(branches, (key) => choiceLabel(options.branchCode, key))}
          total={total}
        />
        <Figures
          title={words.entries}
          figures={[
            { label: labels.collected, value: rupeesShown(collected) },
            { label: labels.voided, value: rupeesShown(voided) },
            { label: labels.refunded, value: rupeesShown(refunded) },
          ]}
          total={total}
        />
      </Stack>
    </Columns>
  );
}
