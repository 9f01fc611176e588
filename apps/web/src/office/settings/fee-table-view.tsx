import { feeBands, formatRupees, sum, type BandTable, type FeeBand } from '@school/domain';
import { DataTable, type Column } from '@school/ui';
import styled from 'styled-components';
import { useSettingsMessages } from './messages';

/** On a phone the amounts scroll, and what they are for stays readable. */
const Band = styled.span`
  display: block;
  min-inline-size: 10rem;
`;

export interface FeeTableViewProps {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly fees: BandTable;
}

/** What each class pays by one version of the fee table. */
export function FeeTableView({ caption, fees }: FeeTableViewProps) {
  const { bands, columns: names } = useSettingsMessages();
  const amount = (key: 'monthly' | 'registration' | 'security'): Column<FeeBand> => ({
    key,
    header: names[key],
    align: 'end',
    render: (band) => formatRupees(fees[band][key]),
  });
  const columns: readonly Column<FeeBand>[] = [
    { key: 'band', header: names.band, render: (band) => <Band>{bands[band]}</Band> },
    amount('monthly'),
    amount('registration'),
    amount('security'),
    {
      key: 'total',
      header: names.total,
      align: 'end',
      render: (band) => {
        const { monthly, registration, security } = fees[band];
        return formatRupees(sum(monthly, registration, security));
      },
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={feeBands} rowKey={(band) => band} />;
}
