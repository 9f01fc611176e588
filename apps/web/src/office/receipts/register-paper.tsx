import { dateTimeLabel, formatRupees, sum, type RegisteredReceipt } from '@school/domain';
import { PrintedList, useKitMessages } from '@school/ui';
import { useWords } from '../../messages/words';
import { useReceiptsMessages } from './messages';
import { registerKey, useRegisterColumns } from './register-columns';

export interface RegisterPaperProps {
  readonly rows: readonly RegisteredReceipt[];
  /** What the register is limited to, in words. */
  readonly limits: readonly string[];
  readonly printedAt: Date;
  /** Of what was paid back, instead of what was collected. */
  readonly areVouchers?: boolean;
}

const states = ['issued', 'void'] as const;

/** The register on A4: what it is limited to above it, how many rows of each state, and what those that are issued come to. */
export function RegisterPaper({ rows, limits, printedAt, areVouchers = false }: RegisterPaperProps) {
  const words = useReceiptsMessages();
  const { locale } = useKitMessages();
  const { labels, options } = useWords();
  const { numbers, date, student, collector, mode, amount, state, prints } = useRegisterColumns();
  const of = (wanted: RegisteredReceipt['state']) => rows.filter((row) => row.state === wanted);
  const counts = states.map((one) => `${options.receiptState[one]} ${of(one).length}`);
  return (
    <PrintedList
      title={[areVouchers ? words.vouchersTitle : words.list, ...limits].join(', ')}
      note={words.printed(dateTimeLabel(printedAt, locale), rows.length, counts.join(', '))}
      columns={[numbers, date, student, collector, mode, state, prints, amount]}
      rows={rows}
      rowKey={registerKey}
      total={{
        label: `${labels.total}: ${options.receiptState.issued}`,
        values: [formatRupees(sum(...of('issued').map((row) => row.amount)))],
      }}
    />
  );
}
