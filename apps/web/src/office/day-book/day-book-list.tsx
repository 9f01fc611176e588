import {
  bookLabel,
  choiceLabel,
  classLabelOf,
  dateLabel,
  headLabel,
  paymentModes,
  schoolCodes,
  schoolDate,
  timeLabel,
} from '@school/domain';
import { BrokenAtSlashes, onPhone } from '@school/ui';
import styled, { css } from 'styled-components';
import type { DayBookEntry } from '../../api/types';
import { optionsOf, rupeesShown, useWords, whyOf } from '../../messages/words';
import { receiptPath } from '../ledger/ledger-table';
import { useHeadOptions } from '../ledger/use-heads';
import type { List, ListColumn } from '../list/list';
import type { ListFilter } from '../list/list-filters';
import { Note, OneLine, OneLineOnScreen } from '../list/cells';
import { PageLink } from '../../screen/page-link';
import { useDayBookMessages } from './messages';

const NoteInLine = styled(Note)`
  /* Paper has room beside, and a line a row makes fewer pages. */
  @media print {
    display: inline;

    /* No margin: between two parts without a space no line breaks. */
    &::before {
      content: ' ';
    }
  }
`;

/** Receipt numbers; on a phone they take two lines, so that the amount is in sight beside them, and one line elsewhere. */
const Numbers = styled.span`
  wbr {
    display: none;
  }

  ${onPhone(css`
    wbr {
      display: inline;
    }
  `)}
`;

/** The address of an entry's receipt; a void leads to the receipt that it voids. */
const receiptAddress = ({ studentID, studentReceiptNo, voids = studentReceiptNo }: DayBookEntry) =>
  receiptPath(studentID, voids);

/** The list of the day book's entries; a row opens its receipt (D53). @param isRange whether to show the day with each time */
export function useDayBookList(isRange: boolean): List<DayBookEntry> {
  const words = useDayBookMessages();
  const schoolWords = useWords();
  const { labels, options } = schoolWords;
  const columns: readonly ListColumn<DayBookEntry>[] = [
    {
      key: 'at',
      header: isRange ? labels.collectedAt : labels.time,
      folds: { at: 'phone', into: 'amount' },
      render: ({ collectedAt }) => {
        const at = new Date(collectedAt);
        const time = timeLabel(at, schoolWords.locale);
        return (
          <>
            <OneLine>{isRange ? dateLabel(schoolDate(at), schoolWords.locale) : time}</OneLine>
            {isRange && (
              <NoteInLine>
                <OneLine>{time}</OneLine>
              </NoteInLine>
            )}
          </>
        );
      },
    },
    {
      key: 'receipt',
      header: words.receipt,
      namesRow: true,
      render: (entry) => (
        <>
          <Numbers>
            <PageLink to={receiptAddress(entry)}>
              <BrokenAtSlashes text={entry.voids ?? entry.studentReceiptNo} />
            </PageLink>
          </Numbers>
          {entry.kind === 'refund' && entry.book && <NoteInLine>{bookLabel(entry.book)}</NoteInLine>}
          {entry.kind === 'refund' && <NoteInLine>{words.paidBackBecause(entry.reason ?? '')}</NoteInLine>}
          {entry.voids !== undefined && (
            <NoteInLine>{words.voidedBecause(whyOf(entry, schoolWords))}</NoteInLine>
          )}
        </>
      ),
    },
    {
      key: 'student',
      header: schoolWords.labels.student,
      folds: { at: 'phone', into: 'receipt' },
      render: ({ studentName, studentID }) => (
        <>
          {studentName}
          <NoteInLine>{studentID}</NoteInLine>
        </>
      ),
    },
    {
      key: 'class',
      header: labels.class,
      folds: { at: 'drawer', into: 'student' },
      render: (entry) => <OneLine>{classLabelOf(entry, schoolWords)}</OneLine>,
    },
    {
      key: 'by',
      header: labels.collector,
      folds: { at: 'drawer', into: 'at' },
      render: ({ collectedBy }) => <OneLineOnScreen>{collectedBy ?? words.nobody}</OneLineOnScreen>,
    },
    {
      key: 'mode',
      header: words.mode,
      folds: { at: 'drawer', into: 'amount' },
      render: ({ mode, reference }) => (
        <>
          <OneLine>{choiceLabel(options.mode, mode)}</OneLine>
          {reference !== undefined && <NoteInLine>{reference}</NoteInLine>}
        </>
      ),
    },
    {
      key: 'for',
      header: words.paidFor,
      folds: { at: 'phone', into: 'amount' },
      render: ({ paidFor }) => paidFor.map(({ head }) => headLabel(options.head, head)).join(', '),
    },
    {
      key: 'amount',
      header: labels.amount,
      align: 'end',
      render: ({ studentPaid }) => <OneLine>{rupeesShown(studentPaid)}</OneLine>,
    },
  ];
  return { words, columns, rowKey: ({ studentReceiptNo }) => studentReceiptNo, addressOf: receiptAddress };
}

/** The filters of the day book, with its days. @param collectors the accounts that took money on these days */
export function useDayBookFilters(
  collectors: readonly { readonly id: string; readonly name: string }[],
): readonly ListFilter[] {
  const words = useDayBookMessages();
  const { labels, options } = useWords();
  const heads = useHeadOptions();
  const choice = (name: string, label: string, offered: Extract<ListFilter, { kind: 'choice' }>['options']) =>
    ({ name, label, kind: 'choice', all: words.all, options: offered }) as const;
  return [
    { name: 'firstDay', label: labels.firstDay, kind: 'day' },
    { name: 'lastDay', label: labels.lastDay, kind: 'day' },
    choice('branch', labels.branch, optionsOf(schoolCodes, options.branchCode)),
    choice(
      'collector',
      labels.collector,
      collectors.map(({ id, name }) => ({ value: id, label: name })),
    ),
    choice('mode', words.mode, optionsOf(paymentModes, options.mode)),
    choice('head', words.head, heads),
  ];
}
