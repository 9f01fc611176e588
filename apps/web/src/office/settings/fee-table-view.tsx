import { feeBands, formatRupees, sum, type BandTable, type FeeBand } from '@school/domain';
import { DataTable, type Column } from '@school/ui';
import { useWords } from '../../messages/words';

/** On a phone the one-time fees fold below the monthly ones. */
const intoMonthly = { at: 'phone', into: 'monthly', named: true } as const;

export interface FeeTableViewProps {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly fees: BandTable;
}

/** The fees of each class in one version of the fee table. */
export function FeeTableView({ caption, fees }: FeeTableViewProps) {
  const { labels, options } = useWords();
  const amount = (key: 'monthly' | 'registration' | 'security'): Column<FeeBand> => ({
    key,
    header: options.head[key],
    align: 'end',
    ...(key !== 'monthly' && { folds: intoMonthly }),
    render: (band) => formatRupees(fees[band][key]),
  });
  const columns: readonly Column<FeeBand>[] = [
    { key: 'band', header: labels.classes, render: (band) => options.feeBand[band] },
    amount('monthly'),
    amount('registration'),
    amount('security'),
    {
      key: 'total',
      header: labels.total,
      align: 'end',
      folds: intoMonthly,
      render: (band) => {
        const { monthly, registration, security } = fees[band];
        return formatRupees(sum(monthly, registration, security));
      },
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={feeBands} rowKey={(band) => band} />;
}
