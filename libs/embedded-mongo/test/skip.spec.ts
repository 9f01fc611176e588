import type { Document } from 'mongodb';
import { type Running, runServer } from './running-server';

/** The number of rows; by the index below, four of five are in one stretch. */
const ROWS = 6000;
const rowsInOrder = Array.from({ length: ROWS }, (_, n) => n);

describe('a page far behind in an order', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
    const rows = running.db.collection<{ _id: number }>('rows');
    await rows.createIndexes([{ key: { fifth: 1, n: 1 } }, { key: { tags: 1 } }]);
    await rows.insertMany(rowsInOrder.map((n) => ({ _id: n, fifth: n % 5 === 0, n, tags: [n, n + 1] })));
  });
  afterAll(() => running.close());

  interface Page {
    readonly title: string;
    readonly filter: Document;
    readonly sort?: Record<string, 1 | -1>;
    readonly skip: number;
    readonly ids: readonly number[];
  }
  it.each<Page>([
    { title: 'forward', filter: { fifth: false }, sort: { n: 1 }, skip: 4500, ids: [5626, 5627] },
    { title: 'backward', filter: { fifth: false }, sort: { n: -1 }, skip: 4500, ids: [374, 373] },
    { title: 'at the last row', filter: { fifth: false }, sort: { n: 1 }, skip: 4799, ids: [5999] },
    { title: 'behind the last row', filter: { fifth: true }, sort: { n: 1 }, skip: 1200, ids: [] },
    { title: 'far behind the last row', filter: { fifth: false }, sort: { n: -1 }, skip: 60_000, ids: [] },
    {
      title: 'in the second of two stretches',
      filter: { fifth: { $in: [false, true] } },
      skip: 4801,
      ids: [5, 10],
    },
    { title: 'of the whole index', filter: {}, sort: { fifth: 1, n: 1 }, skip: 5999, ids: [5995] },
    { title: 'behind the whole index', filter: {}, sort: { fifth: 1, n: 1 }, skip: 6001, ids: [] },
    { title: 'of rows that have two entries each', filter: { tags: 7 }, skip: 1, ids: [7] },
  ])('is that page: $title', async ({ filter, sort = {}, skip, ids }) => {
    const rows = running.db.collection<{ _id: number }>('rows');
    const page = await rows.find(filter).sort(sort).skip(skip).limit(2).toArray();
    expect(page.map(({ _id }) => _id)).toEqual(ids);
  });
});
