import { dateLabel, formatAmount, formatRupees, fromRupees, owedAges, schoolDate, sum } from '@school/domain';
import { useKitMessages } from '@school/ui';
import type { Defaulter } from '../../api/types';
import { ListPaper } from '../list/list-paper';
import { useDefaultersList } from './defaulters-list';
import { useDefaultersMessages } from './messages';

export interface DefaultersPaperProps {
  readonly rows: readonly Defaulter[];
  readonly printedAt: Date;
  /** The filter values of the list in words. */
  readonly limits: readonly string[];
}

/** The list of defaulters on A4, with the amounts owed by how late they are, and the sums at the end. */
export function DefaultersPaper({ rows, printedAt, limits }: DefaultersPaperProps) {
  const words = useDefaultersMessages();
  const { locale } = useKitMessages();
  const sumOf = (amountOf: (row: Defaulter) => number) =>
    sum(...rows.map((row) => fromRupees(amountOf(row))));
  return (
    <ListPaper
      list={useDefaultersList(false, rows)}
      title={words.title}
      limits={limits}
      note={words.paper.on(dateLabel(schoolDate(printedAt), locale))}
      rows={rows}
      total={{
        label: `${words.paper.total}: ${words.students(rows.length)}`,
        values: [
          ...owedAges.map((age) => formatAmount(sumOf(({ byAge }) => byAge[age]))),
          formatRupees(sumOf(({ amount }) => amount)),
        ],
      }}
    />
  );
}
