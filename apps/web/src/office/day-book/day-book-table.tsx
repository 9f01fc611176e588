import { DataTable } from '@school/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DayBookEntry } from '../../api/types';
import { receiptAddress, useDayBookColumns } from './day-book-columns';
import { useDayBookMessages } from './messages';

export interface DayBookTableProps {
  readonly entries: readonly DayBookEntry[];
  /** Its days are named beside the times. */
  readonly isRange: boolean;
  readonly loading?: boolean;
  readonly error?: ReactNode;
  readonly empty?: ReactNode;
}

/** The entries of the day book; a row opens its receipt. */
export function DayBookTable({ entries, isRange, ...rest }: DayBookTableProps) {
  const words = useDayBookMessages();
  const navigate = useNavigate();
  return (
    <DataTable
      caption={words.entries}
      columns={useDayBookColumns(isRange)}
      rows={entries}
      rowKey={({ studentReceiptNo }) => studentReceiptNo}
      onRowClick={(entry) => void navigate(receiptAddress(entry))}
      {...rest}
    />
  );
}
