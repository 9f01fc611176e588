import { daySpans } from './day-spans';

describe('the days of a report in parts', () => {
  it.each([
    ['a day that goes on', '2026-11-25', '2026-11-25', ['2026-11-25 2026-11-25']],
    ['a day that is over', '2026-11-24', '2026-11-24', ['2026-11-24 2026-11-24 over']],
    ['a month so far', '2026-11-01', '2026-11-25', ['2026-11-01 2026-11-24 over', '2026-11-25 2026-11-25']],
    [
      'over the turn of a year',
      '2025-12-15',
      '2026-01-10',
      ['2025-12-15 2025-12-31 over', '2026-01-01 2026-01-10 over'],
    ],
    ['days to come', '2026-11-30', '2026-12-02', ['2026-11-30 2026-11-30', '2026-12-01 2026-12-02']],
    ['the last day of February', '2028-02-29', '2028-02-29', ['2028-02-29 2028-02-29']],
    ['the wrong way round', '2026-11-25', '2026-11-24', []],
  ])('%s', (_, firstDay, lastDay, expected) => {
    const parts = daySpans({ firstDay, lastDay }, '2026-11-25').map((part) =>
      [part.firstDay, part.lastDay, ...(part.isOver ? ['over'] : [])].join(' '),
    );
    expect(parts).toEqual(expected);
  });

  it('of a session are its months', () => {
    const parts = daySpans({ firstDay: '2026-04-01', lastDay: '2027-03-31' }, '2027-04-01');
    expect(parts).toHaveLength(12);
    expect(parts.every(({ isOver }) => isOver)).toBe(true);
  });
});
