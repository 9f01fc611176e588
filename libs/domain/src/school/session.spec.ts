import { sessionText } from './calendar-rules';
import {
  feesFromMonths,
  firstMonthOf,
  lastDayOf,
  sessionMonths,
  sessionName,
  turnOfSessions,
} from './session';
import { nextClass } from './school-class';

describe('the months from which a new student may be charged', () => {
  it.each([
    ['in the first month of a session', '2026-04', '2026-04', '2027-04'],
    ['in the middle of it', '2026-11', '2026-04', '2027-04'],
    ['in January, when the year is a new one and the session is not', '2027-01', '2026-04', '2027-04'],
    ['in its last month', '2027-03', '2026-04', '2027-04'],
    ['a month later', '2027-04', '2027-04', '2028-04'],
  ])('%s', (_, registered, first, last) => {
    const months = feesFromMonths(registered);
    expect([months[0], months.at(-1)]).toEqual([first, last]);
    expect(months).toHaveLength(13);
    expect(months).toContain(registered);
  });
});

describe('a session', () => {
  it.each([
    ['in April', '2026-04', '2026-27', '2026-04', '2027-03'],
    ['in March of the year after', '2027-03', '2026-27', '2026-04', '2027-03'],
    ['at the turn of the century', '2099-12', '2099-00', '2099-04', '2100-03'],
  ])('has a name and twelve months: %s', (_, month, name, first, last) => {
    expect(sessionName(month)).toBe(name);
    const months = sessionMonths(month);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last]);
    expect(lastDayOf(name)).toBe(`${last}-31`);
  });
});

it.each([
  ['2027-01', { from: '2026-27', to: '2027-28' }],
  ['2027-03', { from: '2026-27', to: '2027-28' }],
  ['2027-04', { from: '2026-27', to: '2027-28' }],
  ['2027-12', { from: '2026-27', to: '2027-28' }],
  ['2100-01', { from: '2099-00', to: '2100-01' }],
])('in %s students are moved from one session into the next (D70)', (month, turn) => {
  expect(turnOfSessions(month)).toEqual(turn);
  expect(firstMonthOf(turn.to)).toBe(`${turn.to.slice(0, 4)}-04`);
});

it.each([
  ['2026-27', true],
  ['2099-00', true],
  ['2026-26', false],
  ['2026-99', false],
  ['2026-2027', false],
])('%s is asked for as a session: %s, as the second year follows the first (D43)', (session, isOne) => {
  expect(sessionText().safeParse(session).success).toBe(isOne);
});

it.each([
  ['pg', 'lkg'],
  ['ukg', '1'],
  ['na', 'nb'],
  ['nb', '1'],
  ['hindi', '1'],
  ['9', '10'],
  ['12', undefined],
] as const)('after %s comes %s (D70)', (now, next) => {
  expect(nextClass(now)).toBe(next);
});
