import type { SortableColumn, StudentSort } from '@school/domain';

const PATHS: Readonly<Record<SortableColumn, readonly string[]>> = {
  studentID: [],
  studentName: ['sortKeys.firstName', 'sortKeys.lastName'],
  fatherName: ['sortKeys.fatherName'],
  motherName: ['sortKeys.motherName'],
  board: ['boardType'],
  class: ['sortKeys.classOrder'],
};

/** The ID at the end makes an order the same on every page; two IDs never differ in case alone. */
const TO_THE_END = ['sortKeys.id', 'foldedId'];

/** The order of a list as a sort of the database. */
export function orderOf(sort: StudentSort = 'studentID'): Record<string, 1 | -1> {
  const column = sort.replace('-', '') as SortableColumn;
  const direction = sort.startsWith('-') ? -1 : 1;
  return Object.fromEntries([...PATHS[column], ...TO_THE_END].map((path) => [path, direction]));
}

/** The keys of the indexes that serve the orders, both ways round. */
export const listIndexes: readonly Record<string, 1>[] = Object.values(PATHS).map((paths) =>
  Object.fromEntries(['left', ...paths, ...TO_THE_END].map((path) => [path, 1])),
);
