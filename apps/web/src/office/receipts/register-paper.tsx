import { dateTimeLabel, formatRupees, sum, type RegisteredReceipt } from '@school/domain';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { ListPaper } from '../list/list-paper';
import { useReceiptsMessages } from './messages';
import { useRegisterList } from './register-list';

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
  const { labels, options, locale } = useWords();
  const { none } = useMessages();
  const of = (wanted: RegisteredReceipt['state']) => rows.filter((row) => row.state === wanted);
  const counts = states.map((one) => `${options.receiptState[one]} ${of(one).length}`);
  const issued = of('issued').map(({ amount }) => amount);
  const amounts = issued.filter((amount) => amount !== undefined);
  return (
    <ListPaper
      list={useRegisterList(areVouchers)}
      title={areVouchers ? words.vouchersTitle : words.list}
      limits={limits}
      note={words.printed(dateTimeLabel(printedAt, locale), rows.length, counts.join(', '))}
      rows={rows}
      total={{
        label: `${labels.total}: ${options.receiptState.issued}`,
        values: [amounts.length === issued.length ? formatRupees(sum(...amounts)) : none],
      }}
    />
  );
}
