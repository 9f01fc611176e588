import type { SortableColumn, StudentSort } from '@school/domain';

const PATHS: Readonly<Record<SortableColumn, readonly string[]>> = {
  studentID: [],
  studentName: ['sortKeys.firstName', 'sortKeys.lastName'],
  fatherName: ['sortKeys.fatherName'],
  motherName: ['sortKeys.motherName'],
  board: ['boardType'],
  class: ['sortKeys.classOrder'],
};

/** The ID at the end makes an order the same on every page; no two IDs differ in case alone. */
const TO_THE_END = ['sortKeys.id', 'foldedId'];

const columnOf = (sort: StudentSort) => sort.replace('-', '') as SortableColumn;

/** The order of a list as a sort of the database. */
export function orderOf(sort: StudentSort = 'studentID'): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  return Object.fromEntries([...PATHS[columnOf(sort)], ...TO_THE_END].map((path) => [path, direction]));
}

const indexOf = (paths: readonly string[]): Record<string, 1> =>
  Object.fromEntries(['left', ...paths, ...TO_THE_END].map((path) => [path, 1]));

/** The key of the index that serves an order in both directions. */
export const indexOfOrder = (sort: StudentSort = 'studentID'): Record<string, 1> =>
  indexOf(PATHS[columnOf(sort)]);

/** The keys of the indexes that serve the orders. */
export const listIndexes: readonly Record<string, 1>[] = Object.values(PATHS).map(indexOf);
