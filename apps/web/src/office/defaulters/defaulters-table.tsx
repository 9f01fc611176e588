import { choiceLabel, fullName, monthLabel, type DefaultersColumn } from '@school/domain';
import {
  Badge,
  SelectableTable,
  TextLink,
  useKitMessages,
  type Column,
  type ColumnSort,
  type SelectableTableProps,
  type Tone,
} from '@school/ui';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';
import { rupeesShown } from '../../messages/rupees-shown';
import { Note } from '../list/note';
import { useDefaulterTexts } from './defaulter-texts';
import { useDefaultersMessages } from './messages';

const Amount = styled.strong`
  white-space: nowrap;
`;

/** To the counter, where it is paid. */
const counterOf = ({ studentID }: Defaulter) =>
  `/office/accounts?${new URLSearchParams({ studentID }).toString()}`;

const TONES: Readonly<Record<string, Tone>> = {
  '0-30': 'info',
  '31-60': 'warning',
  '61-90': 'warning',
  'over-90': 'danger',
};

export interface DefaultersTableProps extends Pick<
  SelectableTableProps<Defaulter>,
  'rows' | 'loading' | 'error' | 'empty' | 'selected' | 'onChange' | 'actions'
> {
  readonly sortBy: (column: DefaultersColumn) => ColumnSort;
}

/** Who owes something that is late, how much, and for which months; a row opens the counter, those chosen get their slips together (D55). */
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
      pinned: true,
      folds: { at: 'phone', into: 'name' },
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
    {
      key: 'class',
      header: names.class,
      folds: { at: 'phone', into: 'name' },
      sort: sortBy('class'),
      render: texts.classOf,
    },
    {
      key: 'mobile',
      header: names.mobile,
      folds: { at: 'drawer', into: 'name' },
      render: ({ primaryMobile }) => primaryMobile,
    },
    {
      key: 'owedFor',
      header: names.owedFor,
      minWidth: '11rem',
      folds: { at: 'phone', into: 'name' },
      render: texts.owedFor,
    },
    {
      key: 'since',
      header: names.since,
      folds: { at: 'drawer', into: 'owedFor' },
      sort: sortBy('since'),
      render: ({ since, age }) => (
        <>
          {monthLabel(since, locale)}
          <Note>
            <Badge tone={TONES[age] ?? 'danger'}>{choiceLabel(options.age, age)}</Badge>
          </Note>
        </>
      ),
    },
    {
      key: 'outstanding',
      header: names.outstanding,
      align: 'end',
      sort: sortBy('amount'),
      render: ({ amount }) => <Amount>{rupeesShown(amount)}</Amount>,
    },
  ];
  return (
    <SelectableTable
      caption={words.list}
      columns={columns}
      rowKey={({ studentID }) => studentID}
      rowName={fullName}
      onRowClick={(one) => void navigate(counterOf(one))}
      {...table}
    />
  );
}
