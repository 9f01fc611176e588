import {
  bookLabel,
  choiceLabel,
  dateTimeLabel,
  formatRupees,
  paymentModes,
  type RegisteredReceipt,
} from '@school/domain';
import { BrokenAtSlashes, Badge, onPhone } from '@school/ui';
import styled, { css } from 'styled-components';
import { useMessages } from '../../messages/messages';
import { optionsOf, useWords } from '../../messages/words';
import { receiptPath } from '../ledger/ledger-table';
import { useStudentFilter } from '../find-student/student-filter';
import { DayAndTime } from '../list/day-and-time';
import type { List, ListColumn } from '../list/list';
import { accountOptions, type ListFilter } from '../list/list-filters';
import { useListMessages } from '../list/messages';
import { Note, Noted, OneLine, OneLineOnScreen } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { useReceiptsMessages } from './messages';

/** Receipt numbers; on a phone they take two lines, so that the amount is in sight beside them. */
const Numbers = styled(OneLine)`
  wbr {
    display: none;
  }

  ${onPhone(css`
    white-space: normal;

    wbr {
      display: revert;
    }
  `)}
`;

const tones = { issued: 'success', void: 'danger' } as const;

/** The list of all receipts, or all vouchers, with voids marked (D51, D75). @param areVouchers whether to list refund vouchers */
export function useRegisterList(areVouchers: boolean): List<RegisteredReceipt> {
  const words = useReceiptsMessages();
  const { none } = useMessages();
  const { labels, options, locale } = useWords();
  const columns: readonly ListColumn<RegisteredReceipt>[] = [
    {
      key: 'numbers',
      pinned: true,
      // Wide enough for a number on one line, as each extra line makes extra pages.
      paperWidth: '9.5rem',
      header: areVouchers ? words.voucherNumbers : words.numbers,
      render: ({ studentID, studentReceiptNo, book }) => (
        <Numbers>
          <PageLink to={receiptPath(studentID, studentReceiptNo)}>
            <BrokenAtSlashes text={studentReceiptNo} />
          </PageLink>
          {book && <Note>{bookLabel(book)}</Note>}
        </Numbers>
      ),
    },
    {
      key: 'date',
      header: labels.collectedAt,
      sort: 'date',
      folds: { at: 'phone', into: 'amount' },
      render: ({ collectedAt }) => <DayAndTime at={collectedAt} />,
    },
    {
      key: 'student',
      header: labels.student,
      folds: { at: 'phone', into: 'numbers' },
      render: ({ studentName, studentID }) => <Noted note={studentID}>{studentName}</Noted>,
    },
    {
      key: 'collector',
      header: areVouchers ? words.paidBackBy : labels.collector,
      folds: { at: 'drawer', into: 'date' },
      render: ({ collectedBy, address }) => (
        <OneLineOnScreen>
          {collectedBy}
          {address !== undefined && <Note>{address}</Note>}
        </OneLineOnScreen>
      ),
    },
    {
      key: 'mode',
      header: labels.mode,
      folds: { at: 'drawer', into: 'amount' },
      render: ({ mode, reference }) => <Noted note={reference}>{choiceLabel(options.mode, mode)}</Noted>,
    },
    {
      key: 'state',
      header: labels.receiptState,
      // Narrow, because only void receipts have much text in this column.
      paperWidth: '4.5rem',
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
    {
      key: 'prints',
      header: labels.prints,
      align: 'end',
      folds: { at: 'phone' },
      render: ({ prints }) => prints,
    },
    {
      key: 'amount',
      header: labels.amount,
      align: 'end',
      render: ({ amount }) => <OneLine>{amount === undefined ? none : formatRupees(amount)}</OneLine>,
    },
  ];
  return {
    words: areVouchers ? { ...words, none: words.noVouchers, noneText: words.noVouchersText } : words,
    columns,
    rowKey: ({ studentReceiptNo }) => studentReceiptNo,
  };
}

/** The filters of the register. @param collectors the accounts that may have taken money @param areVouchers of refund vouchers */
export function useRegisterFilters(
  collectors: Parameters<typeof accountOptions>[0],
  areVouchers: boolean,
): readonly ListFilter[] {
  const words = useReceiptsMessages();
  const list = useListMessages();
  const student = useStudentFilter();
  const { labels, options } = useWords();
  return [
    student,
    {
      name: 'book',
      label: words.books,
      isRare: true,
      kind: 'choice',
      all: words.title,
      options: [{ value: 'voucher', label: words.vouchers }],
    },
    { name: 'number', label: words.number, kind: 'text', hint: words.numberHint, maxLength: 60 },
    { name: 'from', label: list.from, kind: 'day' },
    { name: 'to', label: list.to, kind: 'day' },
    {
      name: 'collector',
      label: areVouchers ? words.paidBackBy : labels.collector,
      kind: 'choice',
      all: list.everybody,
      options: accountOptions(collectors),
    },
    {
      name: 'mode',
      isRare: true,
      label: labels.mode,
      kind: 'choice',
      all: words.anyMode,
      options: optionsOf(paymentModes, options.mode),
    },
  ];
}
