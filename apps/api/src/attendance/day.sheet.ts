import { choiceLabel, phoneLabel, type Words } from '@school/domain';
import { sectionColumns } from '../exports/section-columns';
import { dateColumn, instantColumn, textColumn, type Sheet } from '../exports/sheet';
import type { AbsenteesAnswer, TeachersDayAnswer } from './attendance.answers';

type Absentee = AbsenteesAnswer[number];
type Teacher = TeachersDayAnswer['teachers'][number];

const timeOf = (record: { readonly at: string } | undefined) => record && new Date(record.at);

/** The students absent or on leave on a day as a file, with the numbers that the list shows the caller (D62, D69). */
export function absenteesSheet(day: string, rows: readonly Absentee[], words: Words): Sheet<Absentee> {
  const { labels, options } = words;
  const mobile = ({ mobiles }: Absentee, index: number) => {
    const number = mobiles[index];
    return number === undefined ? undefined : phoneLabel(number);
  };
  return {
    file: 'absentees',
    columns: [
      dateColumn(labels.day, () => day),
      ...sectionColumns<Absentee>((one) => one, words),
      textColumn(labels.studentID, ({ studentID }) => studentID),
      textColumn(labels.studentName, ({ studentName }) => studentName),
      textColumn(labels.fatherName, ({ fatherName }) => fatherName),
      textColumn(labels.attendance, ({ attendance }) => choiceLabel(options.attendance, attendance)),
      textColumn(labels.primaryMobile, (one) => mobile(one, 0)),
      textColumn(labels.secondaryMobile, (one) => mobile(one, 1)),
      instantColumn(labels.toldAt, ({ told }) => timeOf(told.at(-1))),
      textColumn(labels.toldBy, ({ told }) => told.at(-1)?.by),
    ],
    rows,
  };
}

/** The teachers of a day as a file; for a changed mark it also has the first one (D62, D69). */
export const teachersDaySheet = (
  { day, teachers }: TeachersDayAnswer,
  { labels, options }: Words,
): Sheet<Teacher> => ({
  file: 'teachers-of-the-day',
  columns: [
    dateColumn(labels.day, () => day),
    textColumn(labels.username, ({ teacherID }) => teacherID),
    textColumn(labels.teacher, ({ teacherName }) => teacherName),
    textColumn(
      labels.attendance,
      ({ attendance }) => attendance && choiceLabel(options.attendance, attendance),
    ),
    textColumn(
      labels.firstMark,
      ({ corrected }) => corrected?.first && choiceLabel(options.attendance, corrected.first),
    ),
    textColumn(labels.changedBy, ({ corrected }) => corrected?.by),
    instantColumn(labels.changedAt, ({ corrected }) => timeOf(corrected)),
    textColumn(labels.reason, ({ corrected }) => corrected?.reason),
  ],
  rows: teachers,
});
