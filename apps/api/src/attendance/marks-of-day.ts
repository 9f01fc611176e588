import type { AttendanceRecord, Mark } from '@school/domain';

/** What a mark says. */
type Said = Pick<Mark, 'student' | 'attendance'>;

interface DayMark<Marked> extends Said {
  readonly record: Marked;
}

/**
 * The marks of a day: those that count, and those of who moved on the day and was marked again, where the first section has said
 * it (D62). @param records of that day, in the order in which they were begun
 */
export function marksOfDay<Marked extends { readonly marks: readonly Said[] }>(records: readonly Marked[]) {
  const counted = new Map<string, DayMark<Marked>>();
  const again: DayMark<Marked>[] = [];
  for (const record of records)
    for (const { student, attendance } of record.marks) {
      const mark = { record, student, attendance };
      if (counted.has(student)) again.push(mark);
      else counted.set(student, mark);
    }
  return { counted: [...counted.values()], again };
}

/** What is read of a record where nothing but its marks counts. */
export interface Marks extends Pick<AttendanceRecord, 'branch' | 'class' | 'day'> {
  readonly marks: readonly Said[];
}
