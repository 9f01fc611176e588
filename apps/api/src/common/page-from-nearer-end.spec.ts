import * as fc from 'fast-check';
import { pageFromNearerEnd, rowsToRead } from './page-from-nearer-end';

const order = { class: 1, studentID: -1 } as const;

describe('a page of a list', () => {
  it('is the same from either end, and never passes over more than half of the rows', async () => {
    const count = fc.integer({ min: 0, max: 60 });
    const page = fc.integer({ min: 1, max: 20 });
    await fc.assert(
      fc.asyncProperty(count, page, page, async (total, page, size) => {
        const all = Array.from({ length: total }, (_, n) => n);
        const rows = await pageFromNearerEnd({ total, page, size }, order, ({ sort, skip, limit }) => {
          expect(skip).toBeLessThanOrEqual(total / 2);
          // MongoDB reads 0 as no limit.
          expect(limit).toBeGreaterThan(0);
          expect(skip + limit).toBe(rowsToRead({ total, page, size }));
          const isReversed = sort['class'] === -1;
          expect(sort).toEqual(isReversed ? { class: -1, studentID: 1 } : order);
          return Promise.resolve((isReversed ? all.toReversed() : all).slice(skip, skip + limit));
        });
        expect(rows).toEqual(all.slice((page - 1) * size, page * size));
      }),
    );
  });
});
