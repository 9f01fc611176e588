import { dateTimeLabel, formatRupees, sum, type RegisteredReceipt } from '@school/domain';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { ListPaper } from '../list/list-paper';
import { useReceiptsMessages } from './messages';
import { useRegisterList } from './register-list';

export interface RegisterPaperProps {
  readonly rows: readonly RegisteredReceipt[];
  /** The filter values of the register in words. */
  readonly limits: readonly string[];
  readonly printedAt: Date;
  /** Whether it is the register of refund vouchers instead of receipts. */
  readonly areVouchers?: boolean;
}

const states = ['issued', 'void'] as const;

/** The register on A4: its filter values above, the number of rows in each state, and the sum of those that are issued. */
export function RegisterPaper({ rows, limits, printedAt, areVouchers = false }: RegisterPaperProps) {
  const words = useReceiptsMessages();
  const { labels, options, locale } = useWords();
  const { none } = useMessages();
  const receiptsIn = (state: RegisteredReceipt['state']) => rows.filter((row) => row.state === state);
  const counts = states.map((state) => `${options.receiptState[state]} ${receiptsIn(state).length}`);
  const issuedAmounts = receiptsIn('issued').map(({ amount }) => amount);
  const knownAmounts = issuedAmounts.filter((amount) => amount !== undefined);
  return (
    <ListPaper
      list={useRegisterList(areVouchers)}
      title={areVouchers ? words.vouchersTitle : words.list}
      limits={limits}
      note={words.printed(dateTimeLabel(printedAt, locale), rows.length, counts.join(', '))}
      rows={rows}
      total={{
        label: `${labels.total}: ${options.receiptState.issued}`,
        values: [knownAmounts.length === issuedAmounts.length ? formatRupees(sum(...knownAmounts)) : none],
      }}
    />
  );
}
