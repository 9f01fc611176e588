import { bookLabel, dateTimeLabel, formatRupees, type RegisteredReceipt } from '@school/domain';
import { Badge, DataTable, TextLink, useKitMessages, type Column, type ColumnSort } from '@school/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { receiptPath } from '../ledger/ledger-table';
import { useReceiptsMessages } from './messages';

const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

const OneLine = styled.span`
  white-space: nowrap;
`;

const tones = { issued: 'success', void: 'danger', unused: 'warning' } as const;

export interface RegisterTableProps {
  readonly rows: readonly RegisteredReceipt[];
  readonly dateSort: ColumnSort;
  readonly loading?: boolean;
  readonly error?: ReactNode;
  readonly empty?: ReactNode;
}

/** The register: every receipt, voids marked, numbers that were not used among them (D51). */
export function RegisterTable({ rows, dateSort, ...rest }: RegisterTableProps) {
  const words = useReceiptsMessages();
  const { locale } = useKitMessages();
  const { labels, options } = useWords();
  const columns: readonly Column<RegisteredReceipt>[] = [
    {
      key: 'receipt',
      header: labels.studentReceiptNo,
      render: ({ state, studentID, studentReceiptNo }) =>
        state === 'unused' ? (
          studentReceiptNo
        ) : (
          <TextLink as={Link} to={receiptPath(studentID, studentReceiptNo)}>
            {studentReceiptNo}
          </TextLink>
        ),
    },
    { key: 'book', header: labels.book, render: ({ book }) => book && <OneLine>{bookLabel(book)}</OneLine> },
    {
      key: 'date',
      header: words.newestFirst,
      sort: dateSort,
      render: ({ collectedAt }) => <OneLine>{dateTimeLabel(collectedAt, locale)}</OneLine>,
    },
    {
      key: 'student',
      header: words.student,
      render: ({ studentName, studentID }) => (
        <>
          {studentName}
          <Note>{studentID}</Note>
        </>
      ),
    },
    { key: 'collector', header: labels.collector, render: ({ collectedBy }) => collectedBy },
    { key: 'mode', header: labels.mode, render: ({ mode }) => options.mode[mode] },
    { key: 'amount', header: labels.amount, align: 'end', render: ({ amount }) => formatRupees(amount) },
    {
      key: 'state',
      header: labels.receiptState,
      render: ({ state }) => <Badge tone={tones[state]}>{options.receiptState[state]}</Badge>,
    },
    { key: 'prints', header: labels.prints, align: 'end', render: ({ prints }) => prints },
  ];
  return (
    <DataTable
      caption={words.list}
      columns={columns}
      rows={rows}
      rowKey={({ branchCode, book, studentReceiptNo }) =>
        `${branchCode} ${book ? bookLabel(book) : ''} ${studentReceiptNo}`
      }
      {...rest}
    />
  );
}
