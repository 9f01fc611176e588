import type { OccasionKind } from '@school/domain';

/** The properties of a file that say whom an occasion is for; other calendars keep them, so they come back with the file. */
export const SCHOOL_BRANCH = 'x-school-branch';
export const SCHOOL_CLASSES = 'x-school-classes';

/** The product id of a file that was written here and by no other calendar since. */
export const WRITTEN_HERE = '-//M.L.M. Group of Schools//School calendar//EN';

/** The kind of occasion for each category of a file, in lower case. */
export const KIND: ReadonlyMap<string, OccasionKind> = new Map([
  ['holiday', 'holiday'],
  ['holidays', 'holiday'],
  ['exam', 'exam'],
  ['exams', 'exam'],
  ['examination', 'exam'],
  ['event', 'event'],
  ['events', 'event'],
]);
