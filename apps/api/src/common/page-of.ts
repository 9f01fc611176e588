import type { Page } from './paged';

/** A sorted database query. */
interface InOrder<Row> {
  skip(rows: number): { limit(rows: number): PromiseLike<Row[]> };
}

/** One page of a list, with the number of rows on all pages. @param page from 1 on */
export async function pageOf<Row>(
  query: InOrder<Row>,
  total: PromiseLike<number>,
  page: number,
  size: number,
): Promise<Page<Row>> {
  const [rows, rowCount] = await Promise.all([query.skip((page - 1) * size).limit(size), total]);
  return { rows, total: rowCount };
}
