import { formatRupees, fromRupees, fullName, monthLabel, type DefaultersColumn } from '@school/domain';
import {
  Badge,
  DataTable,
  Row,
  TextLink,
  useKitMessages,
  type Column,
  type ColumnSort,
  type DataTableProps,
} from '@school/ui';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';
import { useDefaulterTexts } from './defaulter-texts';
import { useDefaultersMessages } from './messages';

const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const Amount = styled.strong`
  white-space: nowrap;
`;

/** To the counter, where it is paid. */
const counterOf = ({ studentID }: Defaulter) =>
  `/office/accounts?${new URLSearchParams({ studentID }).toString()}`;

const TONES = { '0-30': 'info', '31-60': 'warning', '61-90': 'warning', 'over-90': 'danger' } as const;

export interface DefaultersTableProps extends Pick<
  DataTableProps<Defaulter>,
  'rows' | 'loading' | 'error' | 'empty'
> {
  readonly sortBy: (column: DefaultersColumn) => ColumnSort;
}

/** Who owes something that is late, how much, and for which months; a row opens the counter (D55). */
export function DefaultersTable({ sortBy, ...table }: DefaultersTableProps) {
  const words = useDefaultersMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const texts = useDefaulterTexts();
  const navigate = useNavigate();
  const { columns: names } = words;
  const columns: readonly Column<Defaulter>[] = [
    {
      key: 'studentID',
      header: names.studentID,
      sort: sortBy('studentID'),
      render: (one) => (
        <TextLink as={Link} to={counterOf(one)}>
          {one.studentID}
        </TextLink>
      ),
    },
    {
      key: 'name',
      header: names.name,
      sort: sortBy('studentName'),
      render: (one) => (
        <>
          {fullName(one)}
          <Note>{words.father(one.fatherName)}</Note>
        </>
      ),
    },
    { key: 'class', header: names.class, sort: sortBy('class'), render: texts.classOf },
    { key: 'mobile', header: names.mobile, render: ({ primaryMobile }) => primaryMobile },
    { key: 'owedFor', header: names.owedFor, render: texts.owedFor },
    {
      key: 'since',
      header: names.since,
      sort: sortBy('since'),
      render: ({ since, age }) => (
        <Row>
          {monthLabel(since, locale)}
          <Badge tone={TONES[age]}>{options.age[age]}</Badge>
        </Row>
      ),
    },
    {
      key: 'outstanding',
      header: names.outstanding,
      align: 'end',
      sort: sortBy('amount'),
      render: ({ amount }) => <Amount>{formatRupees(fromRupees(amount))}</Amount>,
    },
  ];
  return (
    <DataTable
      caption={words.list}
      columns={columns}
      rowKey={({ studentID }) => studentID}
      onRowClick={(one) => void navigate(counterOf(one))}
      {...table}
    />
  );
}
