import {
  choiceLabel,
  lessonPeriods,
  schoolWeekdays,
  type Lesson,
  type LessonsOfBoth,
  type Words,
} from '@school/domain';
import { sectionColumns } from '../exports/section-columns';
import { countColumn, textColumn, type Sheet } from '../exports/sheet';

/** The week of a section or of a teacher as a file: one line per lesson, by day and period (D66, D69). */
export const weekSheet = ({ branches, lessons }: LessonsOfBoth, words: Words): Sheet<Lesson> => {
  const { labels, options } = words;
  const times = new Map(branches.map(({ branch, periods }) => [branch, lessonPeriods(periods)]));
  const timeOf = ({ branch, period }: Lesson) => {
    const time = times.get(branch)?.[period - 1];
    return time && `${time.from}–${time.to}`;
  };
  return {
    file: 'time-table',
    columns: [
      textColumn(labels.weekday, ({ weekday }) => choiceLabel(options.weekday, weekday)),
      countColumn(labels.period, ({ period }) => period),
      textColumn(labels.time, timeOf),
      ...sectionColumns<Lesson>((lesson) => lesson, words),
      textColumn(labels.subject, ({ subject }) => subject),
      textColumn(labels.teacher, ({ teacherName }) => teacherName),
      textColumn(labels.room, ({ room }) => room),
      textColumn(labels.combined, ({ combined }) => combined),
    ],
    rows: schoolWeekdays.flatMap((weekday) => lessons.filter((lesson) => lesson.weekday === weekday)),
  };
};
