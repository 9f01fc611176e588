import { choiceLabel, bookLabel, dateTimeLabel, formatRupees, type RegisteredReceipt } from '@school/domain';
import { Badge, TextLink, useKitMessages, type Column } from '@school/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { receiptPath } from '../ledger/ledger-table';
import { DayAndTime } from '../list/day-and-time';
import { Note } from '../list/note';
import { useReceiptsMessages } from './messages';

const OneLine = styled.span`
  white-space: nowrap;
`;

const tones = { issued: 'success', void: 'danger' } as const;

/** Tells a row from all others. */
export const registerKey = ({ studentReceiptNo }: RegisteredReceipt) => studentReceiptNo;

/** The columns of the register, by what they show; screen and paper have them in an order of their own. */
export function useRegisterColumns() {
  const words = useReceiptsMessages();
  const { locale } = useKitMessages();
  const { labels, options } = useWords();
  return {
    numbers: {
      key: 'numbers',
      pinned: true,
      header: words.numbers,
      render: ({ studentID, studentReceiptNo, book }) => (
        <OneLine>
          <TextLink as={Link} to={receiptPath(studentID, studentReceiptNo)}>
            {studentReceiptNo}
          </TextLink>
          {book && <Note>{bookLabel(book)}</Note>}
        </OneLine>
      ),
    },
    date: {
      key: 'date',
      header: words.newestFirst,
      folds: { at: 'phone', into: 'amount' },
      render: ({ collectedAt }) => <DayAndTime at={collectedAt} />,
    },
    student: {
      key: 'student',
      header: words.student,
      folds: { at: 'phone', into: 'numbers' },
      render: ({ studentName, studentID }) => (
        <>
          {studentName}
          <Note>{studentID}</Note>
        </>
      ),
    },
    collector: {
      key: 'collector',
      header: labels.collector,
      folds: { at: 'drawer', into: 'date' },
      render: ({ collectedBy }) => <OneLine>{collectedBy}</OneLine>,
    },
    mode: {
      key: 'mode',
      header: labels.mode,
      folds: { at: 'drawer', into: 'amount' },
      render: ({ mode, reference }) => (
        <>
          {choiceLabel(options.mode, mode)}
          {reference !== undefined && <Note>{reference}</Note>}
        </>
      ),
    },
    amount: {
      key: 'amount',
      header: labels.amount,
      align: 'end',
      render: ({ amount }) => <OneLine>{formatRupees(amount)}</OneLine>,
    },
    state: {
      key: 'state',
      header: labels.receiptState,
      folds: { at: 'phone', into: 'amount' },
      render: ({ state, voidedBy, voidedAt, notPrintedAt, notPrintedBy = '' }) => (
        <>
          <Badge tone={tones[state]}>{options.receiptState[state]}</Badge>
          {voidedBy !== undefined && (
            <Note>
              {labels.voidedBy} {voidedBy}
            </Note>
          )}
          {voidedAt !== undefined && <Note>{dateTimeLabel(voidedAt, locale)}</Note>}
          {notPrintedAt !== undefined && (
            <Note>{words.notPrinted(notPrintedBy, dateTimeLabel(notPrintedAt, locale))}</Note>
          )}
        </>
      ),
    },
    prints: {
      key: 'prints',
      header: labels.prints,
      align: 'end',
      folds: { at: 'phone' },
      render: ({ prints }) => prints,
    },
  } satisfies Readonly<Record<string, Column<RegisteredReceipt>>>;
}
