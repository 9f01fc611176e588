import { fullName, phoneLabel, type Words } from '@school/domain';
import { textColumn, type Sheet } from '../exports/sheet';
import type { SectionStudentAnswer } from './my-sections.answers';

/** The class list of a section as a file: the students and whom to call, without money and without Adhaar (D58, D69). */
export const classListSheet = (
  rows: readonly SectionStudentAnswer[],
  { labels }: Words,
): Sheet<SectionStudentAnswer> => ({
  file: 'class-list',
  columns: [
    textColumn(labels.studentID, ({ studentID }) => studentID),
    textColumn(labels.studentName, fullName),
    textColumn(labels.fatherName, ({ fatherName }) => fatherName),
    textColumn(labels.boardRollNo, ({ boardRollNo }) => boardRollNo),
    textColumn(labels.primaryMobile, ({ primaryMobile }) => phoneLabel(primaryMobile)),
  ],
  rows,
});
