import { choiceLabel, unitStateOf, type ClassSyllabus, type SyllabusUnit, type Words } from '@school/domain';
import { countColumn, dateColumn, textColumn, type Sheet } from '../exports/sheet';

interface Row extends SyllabusUnit {
  readonly subject: string;
  readonly number: number;
}

/** The syllabus of a class as a file: one line per unit, subject by subject (D67, D69). @param today `yyyy-mm-dd` */
export const syllabusSheet = (
  { subjects }: ClassSyllabus,
  today: string,
  { labels, options }: Words,
): Sheet<Row> => ({
  file: 'syllabus',
  columns: [
    textColumn(labels.subject, ({ subject }) => subject),
    countColumn(labels.unitNumber, ({ number }) => number),
    textColumn(labels.unitName, ({ name }) => name),
    dateColumn(labels.plannedFrom, ({ plannedFrom }) => plannedFrom),
    dateColumn(labels.plannedTo, ({ plannedTo }) => plannedTo),
    dateColumn(labels.doneOn, ({ doneOn }) => doneOn),
    textColumn(labels.unitState, (unit) => choiceLabel(options.unitState, unitStateOf(unit, today))),
    textColumn(labels.unitFile, ({ file }) => file?.name),
  ],
  rows: subjects.flatMap(({ subject, units }) =>
    units.map((unit, index) => ({ ...unit, subject, number: index + 1 })),
  ),
});
