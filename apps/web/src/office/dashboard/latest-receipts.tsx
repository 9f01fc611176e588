import { choiceLabel, formatRupees, schoolDate, timeLabel, type RegisteredReceipt } from '@school/domain';
import { Badge, Row, type Column } from '@school/ui';
import { useMessages } from '../../messages/messages';
import { useWords } from '../../messages/words';
import { receiptPath } from '../ledger/ledger-table';
import { DayAndTime } from '../list/day-and-time';
import { OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { useDashboardMessages } from './messages';
import { PanelTable } from './panel-table';
import type { Read } from './use-dashboard';

/** The receipts given out last, on any day (D51). */
export function LatestReceipts({ receipts }: Read<'receipts'>) {
  const words = useDashboardMessages();
  const { none } = useMessages();
  const { labels, options, locale } = useWords();
  const today = schoolDate(new Date(receipts.dataUpdatedAt));
  const columns: readonly Column<RegisteredReceipt>[] = [
    {
      key: 'when',
      header: labels.auditAt,
      folds: { at: 'phone', into: 'receipt' },
      render: ({ collectedAt }) =>
        schoolDate(collectedAt) === today ? (
          <OneLine>{timeLabel(collectedAt, locale)}</OneLine>
        ) : (
          <DayAndTime at={collectedAt} />
        ),
    },
    {
      key: 'receipt',
      header: labels.studentReceiptNo,
      namesRow: true,
      render: ({ studentID, studentReceiptNo, state }) => (
        <Row gap="xs">
          <PageLink to={receiptPath(studentID, studentReceiptNo)}>{studentReceiptNo}</PageLink>
          {state !== 'issued' && <Badge tone="danger">{options.receiptState[state]}</Badge>}
        </Row>
      ),
    },
    {
      key: 'student',
      header: labels.studentName,
      folds: { at: 'phone', into: 'receipt' },
      render: ({ studentName }) => studentName,
    },
    {
      key: 'mode',
      header: labels.mode,
      folds: { at: 'drawer', into: 'amount' },
      render: ({ mode }) => choiceLabel(options.mode, mode),
    },
    {
      key: 'amount',
      header: labels.amount,
      align: 'end',
      render: ({ amount }) => (amount === undefined ? none : formatRupees(amount)),
    },
  ];
  return (
    <PanelTable
      title={words.latestReceipts}
      rest={{ to: '/office/receipts', label: words.allReceipts }}
      query={receipts}
      columns={columns}
      rows={receipts.data}
      rowKey={({ studentReceiptNo }) => studentReceiptNo}
      none={words.noReceipts}
      noneText={words.noReceiptsText}
    />
  );
}
