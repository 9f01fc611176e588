import { sum, paise } from '@school/domain';
import { wholeOf } from './whole-list';

const keyOf = (row: number) => String(row);

/** A list with two rows on each page that changes while it is read: each page is read from the next of these states. */
const listOf = (...states: readonly (readonly number[])[]) => {
  let asked = 0;
  return (page: number) => {
    const rows = states[Math.min(asked, states.length - 1)] ?? [];
    asked += 1;
    const amount = sum(...rows.map(paise));
    return Promise.resolve({ rows: rows.slice(2 * (page - 1), 2 * page), total: rows.length, amount });
  };
};

describe('a list on paper', () => {
  it.each([
    ['of one page', listOf([1, 2]), [1, 2], 3],
    ['of several', listOf([1, 2, 3, 4, 5]), [1, 2, 3, 4, 5], 15],
    ['with nothing in it', listOf([]), [], 0],
    [
      'for which money came in meanwhile, on its last page',
      listOf([1, 2, 3], [1, 2, 3, 4]),
      [1, 2, 3, 4],
      10,
    ],
    ['for which it came in on a page of its own', listOf([1, 2, 3, 4], [1, 2, 3, 4, 5]), [1, 2, 3, 4, 5], 15],
    ['of which the rest is gone meanwhile', listOf([1, 2, 3], [1, 2]), [1, 2], 3],
  ])('%s adds up to its rows', async (_, load, rows, amount) => {
    expect(await wholeOf(load, 6, keyOf)).toMatchObject({ rows, amount });
  });

  it.each([
    ['somebody of its first page pays', listOf([9, 8, 7, 6, 5], [9, 7, 6, 5]), [9, 7, 6, 5]],
    ['somebody of its first page pays a part', listOf([9, 8, 7, 6], [9, 7, 8, 6]), [9, 7, 8, 6]],
    ['somebody of its last page owes most now', listOf([9, 8, 7, 6], [6, 9, 8, 7]), [6, 9, 8, 7]],
    ['somebody comes in at its head', listOf([9, 8, 7], [10, 9, 8, 7]), [10, 9, 8, 7]],
    ['one leaves and another comes', listOf([9, 8, 7, 6], [9, 7, 6, 5]), [9, 7, 6, 5]],
    [
      'one leaves and another comes later on',
      listOf([9, 8, 7, 6, 5], [9, 8, 7, 6, 5], [9, 7, 6, 5, 4]),
      [9, 7, 6, 5, 4],
    ],
  ])('neither loses nor repeats a row where %s between two of its pages', async (_, load, rows) => {
    expect(await wholeOf(load, 6, keyOf)).toMatchObject({ rows, total: rows.length });
  });

  it('that never stands still has each row once, after three readings', async () => {
    let asked = 0;
    const load = vi.fn((page: number) => {
      asked += 1;
      return Promise.resolve({ rows: page === 1 ? [9 + asked, 8] : [8, 7], total: 4 });
    });
    expect(await wholeOf(load, 6, keyOf)).toMatchObject({ rows: [16, 8, 7] });
    expect(load).toHaveBeenCalledTimes(9);
  });

  it('has no rows where it is longer than anybody prints', async () => {
    expect(await wholeOf(listOf([1, 2, 3, 4, 5, 6, 7]), 6, keyOf)).toMatchObject({ rows: [], total: 7 });
  });
});
