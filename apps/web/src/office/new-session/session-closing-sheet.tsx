import { choiceLabel, dateTimeLabel, fromRupees, paise } from '@school/domain';
import { PrintedList, PrintSheet, Stack, type Column } from '@school/ui';
import type { ReactNode } from 'react';
import { rupeesShown, useWords } from '../../messages/words';
import { SchoolLetterhead } from '../paper/letterhead';
import { Signatures } from '../paper/signatures';
import { useNewSessionMessages } from './messages';
import type { SessionClosing } from './use-new-session';

const FIGURES = [
  'broughtForward',
  'transferred',
  'charged',
  'concessions',
  'collected',
  'refunded',
  'outstanding',
  'owed',
  'advance',
] as const;

type Branch = SessionClosing['branches'][number];

/** A line of the sheet, for each branch and for all of them. */
interface Line {
  readonly key: string;
  readonly name: string;
  readonly textOf: (branch: Branch) => string;
  readonly totalText: string;
  readonly isTotal?: boolean;
}

/** A closed session on paper (D70). */
export function SessionClosingSheet({ closing }: { readonly closing: SessionClosing }) {
  const words = useNewSessionMessages();
  const { labels, options, locale } = useWords();
  const { branches, feesUnknown = [], number, session, closedAt, closedBy } = closing;
  const title = words.closingOf(number, session);
  const totalOf = (figure: (typeof FIGURES)[number]) =>
    paise(branches.reduce((all, one) => all + fromRupees(one[figure] ?? 0), 0)) / 100;
  const countOfAll = (count: 'owing' | 'inAdvance') => branches.reduce((all, one) => all + one[count], 0);
  const lines: readonly Line[] = [
    ...FIGURES.map((figure) => ({
      key: figure,
      name: words.figures[figure],
      textOf: (branch: Branch) => rupeesShown(branch[figure] ?? 0),
      totalText: rupeesShown(totalOf(figure)),
      isTotal: figure === 'outstanding',
    })),
    {
      key: 'students',
      name: labels.studentCount,
      textOf: ({ owing, inAdvance }) => words.studentsOwing(owing, inAdvance),
      totalText: words.studentsOwing(countOfAll('owing'), countOfAll('inAdvance')),
    },
  ];
  const boldIfTotal = ({ isTotal = false }: Line, text: ReactNode) =>
    isTotal ? <strong>{text}</strong> : text;
  const columns: readonly Column<Line>[] = [
    { key: 'figure', header: words.figure, render: (line) => boldIfTotal(line, line.name) },
    ...branches.map((one): Column<Line> => ({
      key: one.branch,
      header: choiceLabel(options.branchCode, one.branch),
      align: 'end',
      render: (line) => boldIfTotal(line, line.textOf(one)),
    })),
    { key: 'total', header: labels.total, align: 'end', render: (line) => boldIfTotal(line, line.totalText) },
  ];
  return (
    <PrintSheet label={title} isLong>
      <PrintedList
        head={<SchoolLetterhead />}
        title={title}
        size="large"
        note={words.closedOn(dateTimeLabel(new Date(closedAt), locale), closedBy)}
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
      >
        <Stack>
          <p>{words.howItAdds}</p>
          {feesUnknown.length > 0 && <p>{words.feesUnknown(feesUnknown.join(', '))}</p>}
          <Signatures signers={[words.signature, labels.principal]} />
        </Stack>
      </PrintedList>
    </PrintSheet>
  );
}
