import {
  classLabelOf,
  dateLabel,
  dateTimeLabel,
  formatAmount,
  formatRupees,
  fullName,
  monthLabel,
  paise,
  statementOf,
  type Ledger,
  type Paise,
} from '@school/domain';
import { PrintedList, type Column } from '@school/ui';
import styled from 'styled-components';
import type { Student } from '../../api/types';
import { balanceShown, useWords } from '../../messages/words';
import { OneLine } from '../list/cells';
import { Letterhead, type LetterheadProps } from '../paper/letterhead';
import { usePaperMessages } from '../paper/messages';
import { Signatures } from '../paper/signatures';
import { useStatementMessages } from './messages';
import { useLineText } from './statement-texts';

/** Moves to the next line as a whole if there is no room: a number broken at its hyphen reads as two. */
const Note = styled.span`
  display: inline-block;
  color: ${({ theme }) => theme.color.inkMuted};
`;

/** An amount in the debit or credit column; empty when the line belongs to the other one. */
const Side = ({ value }: { readonly value: Paise | undefined }) =>
  value !== undefined && <OneLine>{formatAmount(value)}</OneLine>;

interface Row {
  readonly key: string;
  readonly date: string;
  readonly purpose: string;
  readonly notes: readonly string[];
  readonly debit: Paise | undefined;
  readonly credit: Paise | undefined;
  readonly balance: Paise;
}

type StatementHolder = Pick<
  Student,
  'studentID' | 'studentFirstName' | 'studentLastName' | 'class' | 'section'
> & { readonly personalDetail: Pick<Student['personalDetail'], 'fatherName'> };

export interface StatementSheetProps {
  readonly branch: LetterheadProps['branch'];
  readonly logoUrl?: string | undefined;
  readonly student: StatementHolder;
  readonly ledger: Ledger;
  /** The only session to show, `2026-27`; all when left out. */
  readonly session?: string | undefined;
  /** This month's fee, if no entry has charged it yet. */
  readonly notBooked?: { readonly month: string; readonly amount: Paise } | undefined;
  readonly printedAt: Date;
}

/** A student's account on paper: opening balance, each entry with debit and credit, closing balance (D50). */
export function StatementSheet(props: StatementSheetProps) {
  const { branch, logoUrl, student, ledger, session, notBooked, printedAt } = props;
  const words = useStatementMessages();
  const { preparedBy, checkedBy } = usePaperMessages();
  const schoolWords = useWords();
  const { labels } = schoolWords;
  const holderText = words.studentLine(
    student.studentID,
    classLabelOf(student, schoolWords),
    student.personalDetail.fatherName,
  );
  const textOf = useLineText();
  const { opening, lines, debits, credits, closing } = statementOf(ledger, session);
  const rows: readonly Row[] = [
    {
      key: 'opening',
      date: '',
      purpose: words.broughtForward,
      notes: [],
      debit: undefined,
      credit: undefined,
      balance: opening,
    },
    ...lines.map((line, index) => ({
      key: `${line.entry.studentReceiptNo} ${index}`,
      date: dateLabel(line.date, schoolWords.locale),
      ...textOf(line),
      debit: line.debit || undefined,
      credit: line.credit || undefined,
      balance: line.balance,
    })),
  ];
  /** A negative balance is what was paid too much (D73). */
  const balance = (value: Paise) =>
    value < 0 ? words.advance(formatAmount(paise(0 - value))) : formatAmount(value);
  const amount = (key: 'debit' | 'credit', header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    // Both columns stay even when nothing was paid yet: an account has two sides.
    render: ({ [key]: value }) => <Side value={value} />,
  });
  const columns: readonly Column<Row>[] = [
    { key: 'date', header: labels.date, render: ({ date }) => date !== '' && <OneLine>{date}</OneLine> },
    {
      key: 'what',
      header: words.purpose,
      namesRow: true,
      render: ({ purpose, notes }) => (
        <span>
          {purpose}
          {notes.length > 0 && ' '}
          {notes.length > 0 && <Note>{notes.join(' · ')}</Note>}
        </span>
      ),
    },
    amount('debit', words.debit),
    amount('credit', words.credit),
    {
      key: 'balance',
      header: words.balance,
      align: 'end',
      render: (row) => <OneLine>{balance(row.balance)}</OneLine>,
    },
  ];
  return (
    <PrintedList
      size="large"
      head={<Letterhead branch={branch} logoUrl={logoUrl} />}
      title={session === undefined ? words.title : words.sessionTitle(session)}
      note={
        <>
          <strong>{fullName(student)}</strong>
          {` · ${holderText} · ${words.printed(dateTimeLabel(printedAt, schoolWords.locale))}`}
        </>
      }
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      total={{ label: words.totals, values: [formatAmount(debits), formatAmount(credits), balance(closing)] }}
    >
      <p>
        <strong>{words.closing(balanceShown(closing, schoolWords))}</strong>
      </p>
      {notBooked && (
        <p>
          {words.toBePaid(monthLabel(notBooked.month, schoolWords.locale), formatRupees(notBooked.amount))}
        </p>
      )}
      <Signatures signers={[preparedBy, checkedBy]} />
    </PrintedList>
  );
}
