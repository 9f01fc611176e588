import {
  choiceLabel,
  allocate,
  chargesOf,
  formatRupees,
  isTakenBack,
  isVoided,
  monthLabel,
  paidForLabel,
  type FeeHead,
  type Ledger,
  type LedgerEntry,
} from '@school/domain';
import { Badge, Button, DataTable, EmptyState, Row, TextLink, useKitMessages, type Column } from '@school/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../messages/words';
import { DayAndTime } from '../list/day-and-time';
import { Note } from '../list/note';
import { BrokenAtSlashes } from './broken-at-slashes';
import { useLedgerMessages } from './messages';

/** Where a receipt is shown. */
export function receiptPath(studentID: string, studentReceiptNo: string): string {
  return `/office/receipt?${new URLSearchParams({ studentID, studentReceiptNo }).toString()}`;
}

export interface LedgerTableProps {
  readonly studentID: string;
  readonly ledger: Ledger;
  /** Beside something else: what an entry is stands with its receipt, and what was due before it is left out. */
  readonly isShort?: boolean | undefined;
  /** For whoever may take back what an entry charged of a head, or without one a concession (D47). */
  readonly onTakeBack?: ((entry: LedgerEntry, head: FeeHead | undefined) => void) | undefined;
}

/** Of several amounts each says which one it is. */
const intoBalance = { at: 'phone', into: 'balance', named: true } as const;

/** All entries of a student's ledger, newest first, each payment with its receipt. */
export function LedgerTable({ studentID, ledger, isShort = false, onTakeBack }: LedgerTableProps) {
  const words = useLedgerMessages();
  const { locale } = useKitMessages();
  const { head: heads, concession: concessions } = useWords().options;
  const { paidFor } = useMemo(() => allocate(ledger), [ledger]);
  const voidMark = <Badge tone="danger">{words.voided}</Badge>;
  const takeBack = (entry: LedgerEntry, head: FeeHead | undefined, what: string) =>
    onTakeBack && (
      <Button
        size="s"
        variant="quiet"
        aria-label={words.takeBackOf(what)}
        onClick={() => onTakeBack(entry, head)}
      >
        {words.takeBack}
      </Button>
    );
  const receipt = ({ studentReceiptNo }: LedgerEntry) => (
    <>
      <Row>
        <TextLink as={Link} to={receiptPath(studentID, studentReceiptNo)}>
          <BrokenAtSlashes text={studentReceiptNo} />
        </TextLink>
        {isVoided(ledger, studentReceiptNo) && voidMark}
      </Row>
      <Note>{paidForLabel(paidFor.get(studentReceiptNo) ?? [], heads, locale)}</Note>
    </>
  );
  const charge = (entry: LedgerEntry) =>
    chargesOf(entry).map(({ head, month, reason, amount, concessions: lowered = [] }) => {
      const what = head === 'monthly' ? monthLabel(month, locale) : choiceLabel(heads, head);
      return (
        <Row key={head}>
          <span>
            {what}
            {reason !== undefined && <Note>{reason}</Note>}
            {lowered.map((one) => (
              <Note key={one.concession}>
                {words.lowered(concessions[one.concession], formatRupees(one.amount))}
              </Note>
            ))}
          </span>
          {isTakenBack(ledger, entry.studentReceiptNo, head)
            ? voidMark
            : amount > 0 && takeBack(entry, head, what)}
        </Row>
      );
    });
  const voided = ({ voids, reason }: LedgerEntry) => (
    <>
      {voids}
      {reason !== undefined && <Note>{reason}</Note>}
    </>
  );
  const concession = (entry: LedgerEntry) => {
    const { concession: why, reason } = entry;
    return (
      <Row>
        <span>
          {why && concessions[why]}
          <Note>{reason}</Note>
        </span>
        {isVoided(ledger, entry.studentReceiptNo)
          ? voidMark
          : takeBack(entry, undefined, why === undefined ? '' : concessions[why])}
      </Row>
    );
  };
  const details = { opening: voided, charge, deposit: receipt, reversal: voided, concession };
  const columns: readonly Column<LedgerEntry>[] = [
    {
      key: 'date',
      header: words.date,
      folds: { at: 'phone', into: 'receipt' },
      render: ({ collectedAt }) => <DayAndTime at={collectedAt} />,
    },
    {
      key: 'kind',
      header: words.kind,
      folds: { at: 'phone', into: 'receipt' },
      render: (entry) => words.kinds[entry.kind],
    },
    {
      key: 'receipt',
      header: words.receipt,
      minWidth: '10rem',
      render: (entry) => (
        <>
          {isShort && entry.kind !== 'deposit' && <Note>{words.kinds[entry.kind]}</Note>}
          {details[entry.kind](entry)}
        </>
      ),
    },
    {
      key: 'charged',
      header: words.charged,
      align: 'end',
      folds: intoBalance,
      render: (entry) => formatRupees(entry.studentCurrentCharge),
    },
    {
      key: 'due',
      header: words.due,
      align: 'end',
      folds: intoBalance,
      render: (entry) => formatRupees(entry.studentTotalAmountDue),
    },
    {
      key: 'paid',
      header: words.paid,
      align: 'end',
      folds: intoBalance,
      render: (entry) => formatRupees(entry.studentPaid),
    },
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
      columns={isShort ? columns.filter(({ key }) => key !== 'kind' && key !== 'due') : columns}
      rows={[...ledger].reverse()}
      rowKey={(entry) => entry.studentReceiptNo}
      empty={<EmptyState title={words.noEntries} />}
    />
  );
}
