import type { RegisteredReceipt } from '@school/domain';
import { DataTable, type ColumnSort } from '@school/ui';
import type { ReactNode } from 'react';
import { useReceiptsMessages } from './messages';
import { registerKey, useRegisterColumns } from './register-columns';

export interface RegisterTableProps {
  readonly rows: readonly RegisteredReceipt[];
  readonly dateSort: ColumnSort;
  readonly loading?: boolean;
  readonly error?: ReactNode;
  readonly empty?: ReactNode;
}

/** The register: every receipt, or every voucher, voids marked (D51, D75). */
export function RegisterTable({ rows, dateSort, ...rest }: RegisterTableProps) {
  const words = useReceiptsMessages();
  const { numbers, date, student, collector, mode, amount, state, prints } = useRegisterColumns();
  const columns = [numbers, { ...date, sort: dateSort }, student, collector, mode, amount, state, prints];
  return <DataTable caption={words.list} columns={columns} rows={rows} rowKey={registerKey} {...rest} />;
}
