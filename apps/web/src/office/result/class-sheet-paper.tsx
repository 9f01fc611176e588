import { choiceLabel, countedName } from '@school/domain';
import { PrintedList, type Column } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { percentShown } from '../exam-results/standing-text';
import type { ClassSheet, SheetRow } from '../exam-results/use-results';
import { OneLine } from '../list/cells';
import { Averages } from './averages';
import { useResultMessages } from './messages';
import { NOT_YET } from '../exam-results/not-yet';

/** The most subjects with horizontal headings; with more the headings are turned, so that no column is wider than its marks. */
const MOST_LYING = 10;

const Upright = styled.span`
  display: inline-block;
  max-inline-size: ${({ theme }) => theme.paper.code};
  text-align: start;
  writing-mode: vertical-rl;
  transform: rotate(180deg);
`;

/** The averages and signatures, kept together on one page. */
const Rest = styled.div`
  break-inside: avoid;
`;

export interface ClassSheetPaperProps {
  readonly sheet: ClassSheet;
  readonly title: string;
  readonly note: string;
  readonly head: ReactNode;
  readonly foot: ReactNode;
}

/** The class sheet: each student with all marks, total, grade or division and rank, then the averages of the subjects (D64). */
export function ClassSheetPaper({ sheet, title, note, head, foot }: ClassSheetPaperProps) {
  const words = useResultMessages();
  const { labels, options } = useWords();
  const { exam, rows, average } = sheet;
  const subjectResult = ({ standing }: SheetRow, key: string) =>
    standing.subjects.find((one) => one.key === key);
  const headingOf = (name: string) => ({
    header: exam.subjects.length > MOST_LYING ? <Upright>{name}</Upright> : name,
    name,
  });
  const columns: readonly Column<SheetRow>[] = [
    { key: 'rank', header: labels.rank, align: 'end', render: ({ rank }) => rank },
    { key: 'studentID', header: labels.studentID, render: ({ studentID }) => studentID },
    { key: 'name', header: labels.student, namesRow: true, render: ({ name }) => name },
    { key: 'father', header: words.father, render: ({ fatherName }) => fatherName },
    ...exam.subjects.map(({ key, name, maximum, weight }): Column<SheetRow> => ({
      key,
      ...headingOf(countedName(`${name} (${maximum})`, weight)),
      align: 'end',
      render: (row) => {
        const { mark = NOT_YET, grade, isFailed = false } = subjectResult(row, key) ?? {};
        if (isFailed) return <OneLine as="strong">{mark} *</OneLine>;
        return <OneLine>{grade === undefined ? mark : `${mark} ${grade}`}</OneLine>;
      },
    })),
    { key: 'total', header: words.total, align: 'end', render: ({ standing }) => standing.total ?? NOT_YET },
    {
      key: 'percent',
      header: labels.percent,
      align: 'end',
      render: ({ standing }) => percentShown(standing),
    },
    {
      key: 'result',
      header: labels.outcome,
      render: ({ standing: { grade, division, outcome } }) => {
        if (grade !== undefined) return grade;
        return division === undefined
          ? choiceLabel(options.outcome, outcome)
          : choiceLabel(options.division, division);
      },
    },
  ];
  return (
    <PrintedList
      head={head}
      title={title}
      note={note}
      columns={columns}
      rows={rows}
      isAcross
      rowKey={({ studentID }) => studentID}
      rest={
        <Rest>
          <Averages sheet={sheet} />
          {foot}
        </Rest>
      }
    >
      {average !== undefined && <p>{words.averageTotal(average)}</p>}
      <p>{exam.scheme === 'up' ? `${words.legend}; ${words.legendFailed}` : words.legend}</p>
    </PrintedList>
  );
}
