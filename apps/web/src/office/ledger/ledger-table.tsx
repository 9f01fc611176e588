import {
  bookLabel,
  broughtUnpaid,
  chargeLabel,
  headLabel,
  chargesOf,
  formatRupees,
  isPassedMonth,
  isTakenBack,
  isVoided,
  passedMonthDate,
  paidForParts,
  type Charge,
  type FeeHead,
  type Ledger,
  type LedgerEntry,
} from '@school/domain';
import { BrokenAtSlashes, Badge, DataTable, EmptyState, Row, WholeParts, type Column } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { balanceShown, useWords, whyOf } from '../../messages/words';
import { DayAndTime } from '../list/day-and-time';
import { Note, Noted, OneLine } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { RowButton } from '../../screen/row-button';
import { useLedgerMessages } from './messages';

export function receiptPath(studentID: string, studentReceiptNo: string): string {
  return `/office/receipt?${new URLSearchParams({ studentID, studentReceiptNo }).toString()}`;
}

export interface LedgerTableProps {
  readonly studentID: string;
  readonly ledger: Ledger;
  /** Whether the table is beside other content: an entry's kind is then with its receipt, and the due before it is left out. */
  readonly isShort?: boolean | undefined;
  /** Reverses the charge of a head or, without one, a concession (D47, D76); left out for accounts without the right. */
  readonly onReverse?: ((entry: LedgerEntry, head: FeeHead | undefined) => void) | undefined;
}

/** The kinds of entries whose own text names the kind. */
const kindsWithOwnText: readonly LedgerEntry['kind'][] = ['deposit', 'take-back'];

/** Puts an amount into the balance cell on a narrow screen, with its name, as there are several amounts. */
const intoBalance = (at: 'phone' | 'drawer') => ({ at, into: 'balance', named: true }) as const;

/** A reversible item with its button, or its void mark, at the end: the text wraps before the button moves below. */
const Reversible = styled(Row)`
  > span {
    flex: 1 1 0;
    min-inline-size: min-content;
  }

  > :last-child {
    margin-inline-start: auto;
  }
`;

/** All entries of a student's ledger, newest first, with the receipt of each payment. */
export function LedgerTable({ studentID, ledger, isShort = false, onReverse }: LedgerTableProps) {
  const words = useLedgerMessages();
  const schoolWords = useWords();
  const { head: heads, concession: concessions, of } = schoolWords.options;
  const voidMark = <Badge tone="danger">{words.voided}</Badge>;
  const reverseButton = (entry: LedgerEntry, head: FeeHead | undefined, name: string) =>
    onReverse && (
      <RowButton name={words.reverseOf(name)} onClick={() => onReverse(entry, head)}>
        {words.reverse}
      </RowButton>
    );
  const receiptWithNotes = (entry: LedgerEntry, notes: ReactNode) => (
    <>
      <Row>
        <PageLink to={receiptPath(studentID, entry.studentReceiptNo)}>
          <BrokenAtSlashes text={entry.studentReceiptNo} />
        </PageLink>
        {isVoided(ledger, entry.studentReceiptNo) && voidMark}
      </Row>
      {notes}
    </>
  );
  const voucher = (entry: LedgerEntry) =>
    receiptWithNotes(
      entry,
      <>
        {entry.book && <Note>{bookLabel(entry.book)}</Note>}
        <Note>{[headLabel(of, entry.studentPaymentToward), entry.reason].join(': ')}</Note>
      </>,
    );
  const nameOf = (charge: Charge) => chargeLabel(charge, heads, schoolWords.locale);
  const chargeLine = (entry: LedgerEntry, charge: Charge) => {
    const { head, month, reason, amount, concessions: loweredBy = [] } = charge;
    return (
      <Reversible key={`${head} ${month}`}>
        <span>
          {nameOf(charge)}
          {reason !== undefined && <Note>{reason}</Note>}
          {loweredBy.map(({ concession, amount: loweredAmount }) => (
            <Note key={concession}>
              {words.lowered(concessions[concession], formatRupees(loweredAmount))}
            </Note>
          ))}
        </span>
        {isTakenBack(ledger, entry.studentReceiptNo, head)
          ? voidMark
          : amount > 0 && reverseButton(entry, head, nameOf(charge))}
      </Reversible>
    );
  };
  // A charge that came with a void payment is still owed until it is reversed too, and stays named afterwards.
  const reversibleCharges = (entry: LedgerEntry) => {
    const unpaid = onReverse ? broughtUnpaid(ledger, entry) : [];
    const isReversed = ({ head, reason }: Charge) =>
      reason !== undefined && isTakenBack(ledger, entry.studentReceiptNo, head);
    return chargesOf(entry).filter((one) => unpaid.includes(one) || isReversed(one));
  };
  const charges = (entry: LedgerEntry) => chargesOf(entry).map((one) => chargeLine(entry, one));
  const receipt = (entry: LedgerEntry) => (
    <>
      {receiptWithNotes(
        entry,
        <>
          <Note>
            <WholeParts parts={paidForParts(entry.paidFor ?? [], heads, schoolWords.locale)} />
          </Note>
          {entry.referenceReason && <Note>{words.sharedReference(entry.referenceReason)}</Note>}
        </>,
      )}
      {reversibleCharges(entry).map((one) => chargeLine(entry, one))}
    </>
  );
  const opening = (entry: LedgerEntry) => (
    <Reversible>
      <span>{entry.reason}</span>
      {isTakenBack(ledger, entry.studentReceiptNo, 'opening')
        ? voidMark
        : reverseButton(entry, 'opening', words.kinds.opening)}
    </Reversible>
  );
  const takenBack = (entry: LedgerEntry) =>
    chargesOf(entry).map((one) => <div key={`${one.head} ${one.month}`}>{words.takenBack(nameOf(one))}</div>);
  const voided = (entry: LedgerEntry) => (
    <Noted note={whyOf(entry, schoolWords)}>
      <BrokenAtSlashes text={entry.voids ?? ''} />
    </Noted>
  );
  const concession = (entry: LedgerEntry) => {
    const { concession: concessionKind, reason, studentPaymentToward } = entry;
    // A waived fine is a concession without a kind (D80).
    const name =
      concessionKind === undefined ? headLabel(heads, studentPaymentToward) : concessions[concessionKind];
    return (
      <Reversible>
        <span>
          {name}
          <Note>{reason}</Note>
        </span>
        {isVoided(ledger, entry.studentReceiptNo) ? voidMark : reverseButton(entry, undefined, name)}
      </Reversible>
    );
  };
  const details: Readonly<Record<LedgerEntry['kind'], (entry: LedgerEntry) => ReactNode>> = {
    opening,
    charge: charges,
    deposit: receipt,
    reversal: voided,
    concession,
    'take-back': takenBack,
    refund: voucher,
  };
  const columns: readonly Column<LedgerEntry>[] = [
    {
      key: 'date',
      header: schoolWords.labels.date,
      folds: { at: 'phone', into: 'receipt' },
      render: (entry) => (
        <DayAndTime
          at={entry.collectedAt}
          day={isPassedMonth(entry) ? passedMonthDate(entry.collectedAt) : undefined}
        />
      ),
    },
    {
      key: 'kind',
      header: words.kind,
      folds: { at: 'drawer', into: 'receipt' },
      render: (entry) => words.kinds[entry.kind],
    },
    {
      key: 'receipt',
      header: words.receipt,
      minWidth: '10rem',
      render: (entry) => (
        <>
          {isShort && !kindsWithOwnText.includes(entry.kind) && <Note>{words.kinds[entry.kind]}</Note>}
          {details[entry.kind](entry)}
        </>
      ),
    },
    {
      key: 'charged',
      header: words.charged,
      align: 'end',
      folds: intoBalance('phone'),
      render: (entry) => <OneLine>{formatRupees(entry.studentCurrentCharge)}</OneLine>,
    },
    {
      key: 'due',
      header: words.due,
      align: 'end',
      folds: intoBalance('drawer'),
      render: (entry) => balanceShown(entry.studentTotalAmountDue, schoolWords),
    },
    {
      key: 'paid',
      header: words.paid,
      align: 'end',
      folds: intoBalance('phone'),
      // An amount taken back has a minus sign, which must not be on a line of its own.
      render: (entry) => <OneLine>{formatRupees(entry.studentPaid)}</OneLine>,
    },
    {
      key: 'balance',
      header: words.balance,
      align: 'end',
      render: (entry) => balanceShown(entry.updatedBalance, schoolWords),
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
