import { dateTimeLabel, timeLabel } from '@school/domain';
import { TextLink, useKitMessages, type Column } from '@school/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Taking } from '../../api/types';
import { useWords } from '../../messages/words';
import { useDayBookMessages } from './messages';
import { rupeesShown } from './rupees-shown';

/** One line however narrow the screen: the table scrolls sideways, and rows stay low enough to compare. */
const Line = styled.span`
  white-space: nowrap;
`;

const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.font.size.xs};

  /* Paper has room beside, and a line a row makes fewer pages. */
  @media print {
    display: inline;
    margin-inline-start: 0.5em;
    font-size: inherit;
  }
`;

/** Where the receipt of an entry is; a void leads to the receipt that it voids. */
export const receiptOfTaking = ({ studentID, studentReceiptNo, voids = studentReceiptNo }: Taking) =>
  `/office/receipt?${new URLSearchParams({ studentID, studentReceiptNo: voids }).toString()}`;

/** The columns of the day book. @param isRange its days are named beside the times */
export function useDayBookColumns(isRange: boolean): readonly Column<Taking>[] {
  const words = useDayBookMessages();
  const { labels, options } = useWords();
  const { locale } = useKitMessages();
  return [
    {
      key: 'at',
      header: isRange ? labels.collectedAt : words.time,
      render: ({ collectedAt }) => (
        <Line>{(isRange ? dateTimeLabel : timeLabel)(new Date(collectedAt), locale)}</Line>
      ),
    },
    {
      key: 'receipt',
      header: words.receipt,
      render: (taking) => (
        <>
          <TextLink as={Link} to={receiptOfTaking(taking)}>
            {taking.voids ?? taking.studentReceiptNo}
          </TextLink>
          {taking.voids !== undefined && <Note>{words.voidedBecause(taking.reason ?? '')}</Note>}
        </>
      ),
    },
    {
      key: 'student',
      header: words.student,
      render: ({ studentName, studentID }) => (
        <>
          {studentName}
          <Note>{studentID}</Note>
        </>
      ),
    },
    {
      key: 'class',
      header: labels.class,
      render: (taking) => (
        <Line>
          {options.class[taking.class]}
          {taking.section !== '*' && ` ${options.section[taking.section]}`}
        </Line>
      ),
    },
    { key: 'by', header: labels.collector, render: ({ collectedBy }) => collectedBy ?? words.nobody },
    {
      key: 'mode',
      header: words.mode,
      render: ({ mode, reference }) => (
        <>
          <Line>{options.mode[mode]}</Line>
          {reference !== undefined && <Note>{reference}</Note>}
        </>
      ),
    },
    {
      key: 'for',
      header: words.paidFor,
      render: ({ paidFor }) => paidFor.map(({ head }) => options.head[head]).join(', '),
    },
    {
      key: 'amount',
      header: labels.amount,
      align: 'end',
      render: ({ studentPaid }) => <Line>{rupeesShown(studentPaid)}</Line>,
    },
  ];
}
