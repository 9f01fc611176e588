import {
  chargedAndPaid,
  choiceLabel,
  dateLabel,
  formatAmount,
  formatRupees,
  headLabel,
  fromRupees,
  ledgerOf,
  monthLabel,
  paise,
  schoolDate,
  standingConcessionsOf,
  staysBy,
} from '@school/domain';
import { Heading } from '@school/ui';
import type { ReactNode } from 'react';
import type { Student } from '../../api/types';
import { balanceShown, useWords } from '../../messages/words';
import { OneLine } from '../list/cells';
import { useStudentRecordMessages } from './messages';
import { EmptyPart, Part } from './record-sheet.styles';

type Fact = readonly [label: string, value: string];

/** A part of the record as pairs of a label and a value. */
export function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  return (
    <Part>
      <Heading level={3}>{title}</Heading>
      <dl>
        {facts.map(([label, value]) => (
          <FactLine key={label} label={label} value={value} />
        ))}
      </dl>
    </Part>
  );
}

const FactLine = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

export interface RowsProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Shown when there are no rows. */
  readonly none: ReactNode;
}

export function Rows({ title, heads, rows, none }: RowsProps) {
  if (rows.length === 0)
    return (
      <EmptyPart>
        <Heading level={3}>{title}</Heading>
        <p>{none}</p>
      </EmptyPart>
    );
  return (
    <Part>
      <Heading level={3}>{title}</Heading>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            // Rows have no key of their own.
            <tr key={rowIndex}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={heads[column]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[column]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

interface ClassesProps {
  readonly student: Pick<Student, 'classStays'>;
  readonly printedAt: Date;
}

/** The classes that the student was in, as far as known; a future one is not listed yet (D70). */
export function Classes({ student, printedAt }: ClassesProps) {
  const words = useStudentRecordMessages();
  const { labels, options, locale } = useWords();
  const day = (date: string | undefined) => (date === undefined ? '' : dateLabel(date, locale));
  const endText = ({ to, hasLeft }: Student['classStays'][number]) => {
    if (hasLeft) return words.left;
    return to === undefined ? words.now : words.moved;
  };
  return (
    <Rows
      title={labels.classes}
      heads={[labels.class, labels.session, words.from, words.to, words.outcome]}
      rows={staysBy(student.classStays, schoolDate(printedAt)).map((stay) => [
        choiceLabel(options.class, stay.class),
        <OneLine key="session">{stay.session}</OneLine>,
        day(stay.from),
        day(stay.to),
        endText(stay),
      ])}
      none={words.none}
    />
  );
}

/** The totals charged and paid, and the amount owed, which is their difference (D71). */
export function LedgerInShort({ student }: { readonly student: Student }) {
  const words = useStudentRecordMessages();
  const schoolWords = useWords();
  const ledger = ledgerOf(student.studentFeeReport);
  const lastDeposit = ledger.findLast(({ kind }) => kind === 'deposit');
  const owed = student.fees && fromRupees(student.fees.outstandingDue);
  const { charged, paid } = chargedAndPaid(ledger, owed);
  return (
    <Facts
      title={words.ledger}
      facts={[
        [words.charged, formatRupees(charged)],
        [words.paid, formatRupees(paid)],
        [words.balance, owed === undefined ? words.notKnown : balanceShown(owed, schoolWords)],
        [
          words.lastPayment,
          lastDeposit
            ? `${formatRupees(lastDeposit.studentPaid)}, ${dateLabel(schoolDate(lastDeposit.collectedAt), schoolWords.locale)}, ${lastDeposit.studentReceiptNo}`
            : words.none,
        ],
      ]}
    />
  );
}

/** The student's monthly concessions, including past ones (D48). */
export function Concessions({ student }: { readonly student: Pick<Student, 'concessions'> }) {
  const words = useStudentRecordMessages();
  const { labels, options, locale } = useWords();
  const month = (name: string | undefined) => (name === undefined ? '' : monthLabel(name, locale));
  return (
    <Rows
      title={words.concessions}
      heads={[labels.concession, labels.value, labels.months, labels.reason]}
      rows={standingConcessionsOf(student.concessions).map((concession) => [
        [
          choiceLabel(options.concession, concession.concession),
          ...(concession.head === undefined ? [] : [headLabel(options.head, concession.head)]),
        ].join(', '),
        concession.unit === 'percent'
          ? words.worthPercent(formatAmount(paise(concession.value)))
          : words.worthRupees(formatRupees(paise(concession.value))),
        [
          words.months(month(concession.from), month(concession.through)),
          ...(concession.endedFrom === undefined ? [] : [words.ended(month(concession.endedFrom))]),
        ].join(', '),
        concession.reason,
      ])}
      none={words.none}
    />
  );
}
