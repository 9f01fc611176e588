import type { DefaultersColumn, DefaultersSort } from '@school/domain';

const PATHS: Readonly<Record<DefaultersColumn, readonly string[]>> = {
  studentID: [],
  studentName: ['nameOrder'],
  class: ['classOrder', 'section'],
  amount: ['amount'],
  since: ['since', 'amount'],
};

/** The ID at the end makes an order the same on every page. */
const TO_THE_END = ['idOrder'];

/** The order of the list as a sort of the database; the largest amount comes first unless something else is asked for. */
export function orderOf(sort: DefaultersSort = '-amount'): Record<string, 1 | -1> {
  const column = sort.replace('-', '') as DefaultersColumn;
  const direction = sort.startsWith('-') ? -1 : 1;
  return Object.fromEntries([...PATHS[column], ...TO_THE_END].map((path) => [path, direction]));
}

/** The keys of the indexes that serve the orders in both directions. */
export const owedIndexes: readonly Record<string, 1>[] = Object.values(PATHS).map((paths) =>
  Object.fromEntries(['late', 'left', ...paths, ...TO_THE_END].map((path) => [path, 1])),
);
