import {
  ABSENT,
  choiceLabel,
  countedName,
  NOT_TAKEN,
  type Exam,
  type SheetRow,
  type Words,
} from '@school/domain';
import { countColumn, marksColumn, textColumn, type Cell, type Column, type Sheet } from '../exports/sheet';

/** A mark as a number that a spreadsheet can add up; an absence is text, so that it is not counted as 0. */
const markCell = (mark: string | undefined): Cell | undefined => {
  if (mark === undefined) return undefined;
  return mark === ABSENT || mark === NOT_TAKEN
    ? { kind: 'text', value: mark }
    : { kind: 'marks', value: Number(mark) };
};

/** The class sheet as a file (D64, D69): a column for each subject, and for its grade under the CBSE. */
export function classSheetSheet(
  { subjects, scheme }: Exam,
  rows: readonly SheetRow[],
  { labels, options }: Words,
): Sheet<SheetRow> {
  const subjectOf = (key: string, { standing }: SheetRow) => standing.subjects.find((one) => one.key === key);
  const subjectColumns = subjects.flatMap(({ key, name, maximum, weight }): Column<SheetRow>[] => [
    { head: countedName(`${name} (${maximum})`, weight), cell: (row) => markCell(subjectOf(key, row)?.mark) },
    ...(scheme === 'cbse'
      ? [textColumn(`${name}, ${labels.grade}`, (row: SheetRow) => subjectOf(key, row)?.grade)]
      : []),
  ]);
  return {
    file: 'class-sheet',
    columns: [
      countColumn(labels.rank, ({ rank }) => rank),
      textColumn(labels.studentID, ({ studentID }) => studentID),
      textColumn(labels.rollNo, ({ rollNo }) => rollNo),
      textColumn(labels.name, ({ name }) => name),
      textColumn(labels.fatherName, ({ fatherName }) => fatherName),
      ...subjectColumns,
      marksColumn(labels.total, ({ standing }) => standing.total),
      marksColumn(labels.maximum, ({ standing }) => standing.maximum),
      marksColumn(labels.percent, ({ standing }) => standing.percent),
      scheme === 'cbse'
        ? textColumn(labels.grade, ({ standing }: SheetRow) => standing.grade)
        : textColumn(labels.division, ({ standing: { division } }: SheetRow) =>
            division === undefined ? undefined : choiceLabel(options.division, division),
          ),
      textColumn(labels.outcome, ({ standing }) => choiceLabel(options.outcome, standing.outcome)),
    ],
    rows,
  };
}
