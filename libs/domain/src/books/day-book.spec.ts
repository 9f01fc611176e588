import { paise } from '../values';
import { dayBookExportSchema, dayBookSchema, dayBookTotals, type DayBookPart } from './day-book';

const part = (rupees: number, more: Partial<DayBookPart> = {}): DayBookPart => ({
  branchCode: 'MLMEC',
  mode: 'Cash',
  head: 'monthly',
  collectorId: 'a1',
  collectedBy: 'Asha',
  kind: rupees < 0 ? 'reversal' : 'deposit',
  amount: paise(rupees * 100),
  ...more,
});

describe('the totals of a day book', () => {
  const totals = dayBookTotals([
    part(300),
    part(50, { head: 'fine', mode: 'UPI' }),
    part(250, { branchCode: 'MLMIC', collectorId: 'b2', collectedBy: 'Ravi' }),
    part(-300, { collectorId: 'b2', collectedBy: 'Ravi' }),
    part(40, { collectorId: undefined, collectedBy: 'Asha' }),
    part(-60, { kind: 'refund', head: 'advance' }),
  ]);
  const rupees = (list: readonly { readonly key: string; readonly amount: number }[]) =>
    list.map(({ key, amount }) => [key, amount / 100]);

  it('say what came in, what voids put back, what was paid back (D75), and what is left', () => {
    const { collected, voided, refunded, total } = totals;
    expect([collected, voided, refunded, total]).toEqual([64_000, -30_000, -6000, 28_000]);
  });

  it('are by branch, mode and head, those alone that had any', () => {
    expect(rupees(totals.branches)).toEqual([
      ['MLMEC', 30],
      ['MLMIC', 250],
    ]);
    expect(rupees(totals.modes)).toEqual([
      ['Cash', 230],
      ['UPI', 50],
    ]);
    expect(rupees(totals.heads)).toEqual([
      ['monthly', 290],
      ['fine', 50],
      ['advance', -60],
    ]);
  });

  it('tell two accounts of one name apart, and know an old entry by its name', () => {
    expect(totals.collectors.map(({ key, name, amount }) => [key, name, amount / 100])).toEqual([
      ['a1', 'Asha', 290],
      ['b2', 'Ravi', -50],
      ['name:Asha', 'Asha', 40],
    ]);
  });

  it('leave out no amount whose mode, head or branch is damaged', () => {
    const damaged = { mode: 'M', head: 'H', branchCode: 'B' } as unknown as Partial<DayBookPart>;
    const { modes, heads, branches } = dayBookTotals([part(10), part(5, damaged)]);
    expect([modes, heads, branches].map((list) => rupees(list))).toEqual([
      [
        ['Cash', 10],
        ['M', 5],
      ],
      [
        ['monthly', 10],
        ['H', 5],
      ],
      [
        ['MLMEC', 10],
        ['B', 5],
      ],
    ]);
  });

  it('are nothing for a day on which nobody paid', () => {
    expect(dayBookTotals([])).toEqual({
      branches: [],
      modes: [],
      heads: [],
      collectors: [],
      collected: 0,
      voided: 0,
      refunded: 0,
      total: 0,
    });
  });
});

describe('which days a day book is asked for', () => {
  it.each([
    ['nothing: today', {}, true],
    ['one day', { firstDay: '2026-11-22' }, true],
    ['the same day twice', { firstDay: '2026-11-22', lastDay: '2026-11-22' }, true],
    ['a session', { firstDay: '2026-04-01', lastDay: '2027-03-31' }, true],
    ['a leap session and a day', { firstDay: '2027-04-01', lastDay: '2028-04-01' }, false],
    ['days that run backward', { firstDay: '2026-11-22', lastDay: '2026-11-21' }, false],
    ['a last day alone', { lastDay: '2026-11-21' }, false],
    ['no day', { firstDay: '2026-02-30' }, false],
    ['a head, a mode and a branch', { head: 'tc', mode: 'UPI', branch: 'MLMIC', collector: 'a1' }, true],
    ['a head that there is not', { head: 'gift' }, false],
  ])('%s', (_, query, isGood) => {
    expect(dayBookSchema.safeParse(query).success).toBe(isGood);
    expect(dayBookExportSchema.safeParse({ ...query, as: 'csv' }).success).toBe(isGood);
  });
});
