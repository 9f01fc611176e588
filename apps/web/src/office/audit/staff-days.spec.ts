import { daysOfRange, rangeOf } from './staff-days';

/** One in the morning in India, the evening before in London. */
const NOW = new Date('2027-01-12T01:00:00+05:30');

it.each([
  ['today', '2027-01-12', '2027-01-12'],
  ['month', '2027-01-01', '2027-01-12'],
  ['session', '2026-04-01', '2027-01-12'],
] as const)('the days of %s', (range, firstDay, lastDay) => {
  expect(daysOfRange(range, NOW)).toEqual({ firstDay, lastDay });
  expect(rangeOf(firstDay, lastDay, NOW)).toBe(range);
});

it('names no other days', () => {
  expect(rangeOf('2027-01-02', '2027-01-12', NOW)).toBeUndefined();
});
