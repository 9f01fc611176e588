import {
  dateTimeLabel,
  formatRupees,
  isVoided,
  monthLabel,
  type Ledger,
  type LedgerEntry,
} from '@school/domain';
import { Badge, DataTable, EmptyState, Row, TextLink, useKitMessages, type Column } from '@school/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useLedgerMessages } from './messages';

const Moment = styled.span`
  white-space: nowrap;
`;

const Reason = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** Where a receipt is shown. */
export function receiptPath(studentID: string, studentReceiptNo: string): string {
  return `/office/receipt?${new URLSearchParams({ studentID, studentReceiptNo }).toString()}`;
}

/** All entries of a student's ledger, newest first, each payment with its receipt. */
export function LedgerTable({ studentID, ledger }: { readonly studentID: string; readonly ledger: Ledger }) {
  const words = useLedgerMessages();
  const { locale } = useKitMessages();
  const number = (entry: LedgerEntry) =>
    entry.kind === 'deposit' ? (
      <Row>
        <TextLink as={Link} to={receiptPath(studentID, entry.studentReceiptNo)}>
          {entry.studentReceiptNo}
        </TextLink>
        {isVoided(ledger, entry.studentReceiptNo) && <Badge tone="danger">{words.voided}</Badge>}
      </Row>
    ) : (
      <>
        {entry.kind === 'charge' ? monthLabel(entry.month, locale) : entry.voids}
        {entry.reason !== undefined && <Reason>{entry.reason}</Reason>}
      </>
    );
  const columns: readonly Column<LedgerEntry>[] = [
    {
      key: 'date',
      header: words.date,
      render: (entry) => <Moment>{dateTimeLabel(entry.collectedAt, locale)}</Moment>,
    },
    { key: 'kind', header: words.kind, render: (entry) => words.kinds[entry.kind] },
    { key: 'receipt', header: words.receipt, render: number },
    {
      key: 'charged',
      header: words.charged,
      align: 'end',
      render: (entry) => formatRupees(entry.studentCurrentCharge),
    },
    {
      key: 'due',
      header: words.due,
      align: 'end',
      render: (entry) => formatRupees(entry.studentTotalAmountDue),
    },
    { key: 'paid', header: words.paid, align: 'end', render: (entry) => formatRupees(entry.studentPaid) },
    {
      key: 'balance',
      header: words.balance,
      align: 'end',
      render: (entry) => formatRupees(entry.updatedBalance),
    },
  ];
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={[...ledger].reverse()}
      rowKey={(entry) => entry.studentReceiptNo}
      empty={<EmptyState title={words.noEntries} />}
    />
  );
}
