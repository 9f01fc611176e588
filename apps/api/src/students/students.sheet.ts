import {
  choiceLabel,
  classLabelOf,
  fullName,
  schoolDate,
  schoolMonth,
  sectionLabel,
  sessionAt,
  turnOfSessions,
  type Words,
} from '@school/domain';
import { dateColumn, textColumn, type Column, type Sheet } from '../exports/sheet';
import { seatIfOther } from './student-card';
import type { ListedRecord } from './students.repository';

/** The day of a list, and whether it lists the students who have left. */
interface ListedOn {
  readonly now: Date;
  readonly areGone: boolean;
}

/** The column that tells where students sit whose stored class is that of the next session, while there can be any (D70). */
function seatColumns<Row extends ListedRecord>(words: Words, { now, areGone }: ListedOn): Column<Row>[] {
  const { untilApril, leftFrom } = words.labels;
  const isBeforeApril = turnOfSessions(schoolMonth(now)).from === sessionAt(now);
  if (!areGone && !isBeforeApril) return [];
  return [
    textColumn(areGone ? leftFrom : untilApril, (student) => {
      const seat = seatIfOther(now, student);
      return seat && classLabelOf(seat, words);
    }),
  ];
}

/** The registered students as a file: the list's columns, in the words of the caller (D20, D69). */
export const studentsSheet = <Row extends ListedRecord>(
  rows: AsyncIterable<Row>,
  words: Words,
  listed: ListedOn,
): Sheet<Row> => {
  const { labels, options, noSection } = words;
  return {
    file: 'students',
    columns: [
      textColumn(labels.studentID, ({ studentID }) => studentID),
      textColumn(labels.studentName, fullName),
      textColumn(labels.fatherName, ({ personalDetail }) => personalDetail.fatherName),
      textColumn(labels.motherName, ({ personalDetail }) => personalDetail.motherName),
      textColumn(labels.boardType, ({ boardType }) => choiceLabel(options.boardType, boardType)),
      textColumn(labels.class, (student) => choiceLabel(options.class, student.class)),
      textColumn(labels.section, ({ section }) => sectionLabel(section, { options, noSection })),
      ...seatColumns<Row>(words, listed),
      ...(listed.areGone
        ? [dateColumn<Row>(labels.leftOn, ({ leftAt }) => leftAt && schoolDate(leftAt))]
        : []),
    ],
    rows,
  };
};

/** The registered students as a file, with the Adhaar numbers (D88). */
export const studentsSheetWithAdhaar = <Row extends ListedRecord & { readonly adhaarNumber: string }>(
  rows: AsyncIterable<Row>,
  words: Words,
  listed: ListedOn,
): Sheet<Row> => {
  const { columns, ...sheet } = studentsSheet(rows, words, listed);
  const adhaar = textColumn<Row>(words.labels.adhaarNumber, ({ adhaarNumber }) => adhaarNumber);
  return { ...sheet, columns: [...columns, adhaar] };
};
