import { paise } from '@school/domain';
import type { AccountsRepository } from '../accounts/accounts.repository';
import { systemClock } from '../common/clock';
import type { ListExports } from '../exports/list-exports.service';
import type { DayBookRepository } from './day-book.repository';
import { DayBookService } from './day-book.service';

/** A day book that somebody at the next desk writes into after a page was read, as often as is said. */
function bookWhile(payments: number) {
  let count = 1;
  let left = payments;
  const page = () => {
    const read = { rows: [], total: count };
    if (left > 0) count += 1;
    left -= 1;
    return Promise.resolve(read);
  };
  const part = { branchCode: 'MLMEC', mode: 'Cash', head: 'monthly', kind: 'deposit', amount: paise(100_00) };
  const repository = {
    page,
    parts: () => Promise.resolve(Array.from({ length: count }, () => part)),
    count: () => Promise.resolve(count),
  };
  return new DayBookService(
    repository as unknown as DayBookRepository,
    { usernames: () => Promise.resolve(new Map()) } as unknown as AccountsRepository,
    {} as ListExports,
    systemClock,
  );
}

describe('the day book on screen', () => {
  it.each([
    ['nobody pays', 0, 1],
    ['somebody pays', 1, 2],
    ['two pay, one after the other', 2, 3],
  ])('has totals of the entries that it counts where %s while it is read', async (_, payments, count) => {
    const book = await bookWhile(payments).read({});
    expect([book.count, book.totals.total]).toEqual([count, 100 * count]);
  });

  it('is answered in a rush too', async () => {
    expect((await bookWhile(Infinity).read({})).count).toBe(3);
  });
});
