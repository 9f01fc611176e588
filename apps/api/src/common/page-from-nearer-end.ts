type Order = Readonly<Record<string, 1 | -1>>;

interface PageRequest {
  /** The number of rows on all pages. */
  readonly total: number;
  /** The page, from 1 on. */
  readonly page: number;
  readonly size: number;
}

/** The query that the database gets for a page. */
interface PageQuery {
  readonly sort: Record<string, 1 | -1>;
  readonly skip: number;
  readonly limit: number;
}

const reversed = (order: Order): Record<string, 1 | -1> =>
  Object.fromEntries(Object.entries(order).map(([path, direction]) => [path, direction === 1 ? -1 : 1]));

/** The number of rows that are skipped and read for a page, from the end of the list that is nearer to it. */
export function rowsToRead({ total, page, size }: PageRequest): number {
  const before = (page - 1) * size;
  return Math.max(0, Math.min(before + size, total - before));
}

/**
 * Reads a page from the end of the list that is nearer to it: a database skips the rows before a page one after another, so
 * that the last page would cost as much as the whole list.
 * @param order of the list, in which no two rows are equal
 */
export async function pageFromNearerEnd<Row>(
  request: PageRequest,
  order: Order,
  read: (query: PageQuery) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const { total, page, size } = request;
  const before = (page - 1) * size;
  const limit = Math.min(size, total - before);
  if (limit <= 0) return [];
  const after = total - before - limit;
  if (before <= after) return read({ sort: { ...order }, skip: before, limit });
  return (await read({ sort: reversed(order), skip: after, limit })).reverse();
}
