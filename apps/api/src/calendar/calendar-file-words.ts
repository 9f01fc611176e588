import type { OccasionKind } from '@school/domain';

/** What stands in a file for whom it is; other calendars keep it, and it comes back with the file. */
export const SCHOOL_BRANCH = 'x-school-branch';
export const SCHOOL_CLASSES = 'x-school-classes';

/** By what a file is known that was written here, and nowhere since. */
export const WRITTEN_HERE = '-//M.L.M. Group of Schools//School calendar//EN';

/** What the categories of a file say, in small letters. */
export const KIND: Readonly<Partial<Record<string, OccasionKind>>> = {
  holiday: 'holiday',
  holidays: 'holiday',
  exam: 'exam',
  exams: 'exam',
  examination: 'exam',
  event: 'event',
  events: 'event',
};
