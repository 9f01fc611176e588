import { choiceLabel, fullName, schoolDate, sectionLabel, type Words } from '@school/domain';
import { dateColumn, textColumn, type Sheet } from '../exports/sheet';
import type { ListedRecord } from './students.repository';

/**
 * The registered students as a file: the list's columns, in the words of the caller (D20, D69).
 * @param areGone says when they left
 */
export const studentsSheet = <Row extends ListedRecord>(
  rows: AsyncIterable<Row>,
  { labels, options, noSection }: Words,
  areGone: boolean,
): Sheet<Row> => ({
  file: 'students',
  columns: [
    textColumn(labels.studentID, ({ studentID }) => studentID),
    textColumn(labels.studentName, fullName),
    textColumn(labels.fatherName, ({ personalDetail }) => personalDetail.fatherName),
    textColumn(labels.motherName, ({ personalDetail }) => personalDetail.motherName),
    textColumn(labels.boardType, ({ boardType }) => choiceLabel(options.boardType, boardType)),
    textColumn(labels.class, (student) => choiceLabel(options.class, student.class)),
    textColumn(labels.section, ({ section }) => sectionLabel(section, { options, noSection })),
    ...(areGone ? [dateColumn<Row>(labels.leftOn, ({ leftAt }) => leftAt && schoolDate(leftAt))] : []),
  ],
  rows,
});

/** The same with the Adhaar numbers (D88). */
export const studentsSheetWithAdhaar = <Row extends ListedRecord & { readonly adhaarNumber: string }>(
  rows: AsyncIterable<Row>,
  words: Words,
  areGone: boolean,
): Sheet<Row> => {
  const { columns, ...sheet } = studentsSheet(rows, words, areGone);
  const adhaar = textColumn<Row>(words.labels.adhaarNumber, ({ adhaarNumber }) => adhaarNumber);
  return { ...sheet, columns: [...columns, adhaar] };
};
