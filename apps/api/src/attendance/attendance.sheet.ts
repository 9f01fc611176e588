import { ATTENDANCE_LETTERS, daysMarked, sectionLabel, choiceLabel, type Words } from '@school/domain';
import { countColumn, marksColumn, textColumn, type Column, type Sheet } from '../exports/sheet';
import type { AttendanceRegisterAnswer } from './attendance.answers';

type Row = AttendanceRegisterAnswer['rows'][number];

/** The register of a month as a file, with a column for each day (D62, D69). */
export const registerSheet = (
  { month, days, rows, ...section }: AttendanceRegisterAnswer,
  words: Words,
): Sheet<Row> => {
  const { labels, options } = words;
  const sectionParts = [
    section.branch,
    choiceLabel(options.class, section.class),
    section.section === '*' ? '' : sectionLabel(section.section, words),
  ];
  const dayColumn = ({ day }: { readonly day: string }): Column<Row> =>
    textColumn(day.slice(8), (row) => {
      const mark = row.days.find((one) => one.day === day);
      return mark && choiceLabel(ATTENDANCE_LETTERS, mark.attendance);
    });
  return {
    file: 'attendance',
    columns: [
      countColumn(labels.rollNumber, ({ roll }) => roll),
      textColumn(labels.studentID, ({ studentID }) => studentID),
      textColumn(labels.studentName, ({ studentName }) => studentName),
      textColumn(labels.fatherName, ({ fatherName }) => fatherName),
      textColumn(labels.class, () => sectionParts.filter((part) => part !== '').join(' ')),
      textColumn(labels.month, () => month),
      ...days.map(dayColumn),
      countColumn(labels.present, (row) => row.month.present),
      countColumn(labels.absent, (row) => row.month.absent),
      countColumn(labels.leave, (row) => row.month.leave),
      countColumn(labels.half, (row) => row.month.half),
      countColumn(labels.days, (row) => daysMarked(row.month)),
      marksColumn(labels.attendanceShare, ({ share }) => share),
      marksColumn(labels.sessionShare, ({ sessionShare }) => sessionShare),
    ],
    rows,
  };
};
