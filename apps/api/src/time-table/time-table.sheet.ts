import {
  choiceLabel,
  lessonPeriods,
  schoolWeekdays,
  type Lesson,
  type SectionWeek,
  type Words,
} from '@school/domain';
import { countColumn, textColumn, type Sheet } from '../exports/sheet';

/** The week of a section as a file: a line a lesson, by day and period (D66, D69). */
export const sectionWeekSheet = (
  { periods, lessons }: SectionWeek,
  { labels, options }: Words,
): Sheet<Lesson> => {
  const times = lessonPeriods(periods);
  const timeOf = ({ period }: Lesson) => {
    const time = times[period - 1];
    return time && `${time.from}–${time.to}`;
  };
  return {
    file: 'time-table',
    columns: [
      textColumn(labels.weekday, ({ weekday }) => choiceLabel(options.weekday, weekday)),
      countColumn(labels.period, ({ period }) => period),
      textColumn(labels.time, timeOf),
      textColumn(labels.subject, ({ subject }) => subject),
      textColumn(labels.teacher, ({ teacherName }) => teacherName),
      textColumn(labels.room, ({ room }) => room),
      textColumn(labels.combined, ({ combined }) => combined),
    ],
    rows: schoolWeekdays.flatMap((weekday) => lessons.filter((lesson) => lesson.weekday === weekday)),
  };
};
