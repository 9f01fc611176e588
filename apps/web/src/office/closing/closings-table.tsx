import { dateTimeLabel } from '@school/domain';
import { DataTable, TextLink, useKitMessages, type Column } from '@school/ui';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Closing } from '../../api/types';
import { rupeesShown } from '../../messages/rupees-shown';
import { useClosingMessages } from './messages';

const Line = styled.span`
  white-space: nowrap;
`;

const money = (rupees: number) => <Line>{rupeesShown(rupees)}</Line>;

export const closingPath = ({ collectorId, number }: Pick<Closing, 'collectorId' | 'number'>) =>
  `/office/closing/${collectorId}/${number}`;

export interface ClosingsTableProps {
  readonly closings: readonly Closing[];
  /** Whose each one is; left out where all are one's own. */
  readonly showsCollector: boolean;
  readonly loading?: boolean;
  readonly error?: ReactNode;
  readonly empty?: ReactNode;
}

/** Closings, newest first; each opens to be printed again. */
export function ClosingsTable({ closings, showsCollector, ...rest }: ClosingsTableProps) {
  const words = useClosingMessages();
  const { locale } = useKitMessages();
  const navigate = useNavigate();
  const collector: Column<Closing> = {
    key: 'by',
    header: words.collector,
    render: ({ collectedBy }) => collectedBy,
  };
  const columns: readonly Column<Closing>[] = [
    {
      key: 'number',
      header: words.number,
      render: (closing) => (
        <TextLink as={Link} to={closingPath(closing)}>
          <Line>{words.closingNumber(closing.number)}</Line>
        </TextLink>
      ),
    },
    ...(showsCollector ? [collector] : []),
    {
      key: 'at',
      header: words.closedAt,
      render: ({ closedAt }) => <Line>{dateTimeLabel(new Date(closedAt), locale)}</Line>,
    },
    { key: 'entries', header: words.entries, align: 'end', render: ({ entryCount }) => entryCount },
    { key: 'total', header: words.total, align: 'end', render: ({ total }) => money(total) },
    { key: 'counted', header: words.counted, align: 'end', render: ({ counted }) => money(counted) },
    {
      key: 'difference',
      header: words.difference,
      align: 'end',
      render: ({ difference }) => money(difference),
    },
  ];
  return (
    <DataTable
      caption={words.list}
      columns={columns}
      rows={closings}
      rowKey={({ collectorId, number }) => `${collectorId}/${number}`}
      onRowClick={(closing) => void navigate(closingPath(closing))}
      {...rest}
    />
  );
}
