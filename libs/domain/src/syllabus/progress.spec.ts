import { progressOf, unitStateOf } from './progress';

const today = '2026-11-24';
const unit = (plannedFrom: string, plannedTo: string, doneOn?: string) => ({
  plannedFrom,
  plannedTo,
  doneOn,
});
const done = unit('2026-04-01', '2026-04-30', '2026-05-02');
const late = unit('2026-11-01', '2026-11-23');
const ahead = unit('2026-12-01', '2026-12-20');

it.each([
  ['done late', done, 'done'],
  ['done before it was to begin', unit('2026-12-01', '2026-12-20', '2026-11-24'), 'done'],
  ['to be done by yesterday', late, 'overdue'],
  ['to be done by today', unit('2026-11-01', '2026-11-24'), 'current'],
  ['to begin today', unit('2026-11-24', '2026-12-24'), 'current'],
  ['to begin tomorrow', unit('2026-11-25', '2026-12-24'), 'planned'],
])('a unit %s', (_, one, state) => {
  expect(unitStateOf(one, today)).toBe(state);
});

it.each([
  ['nothing planned', [], { units: 0, done: 0, overdue: 0, percent: 0 }],
  ['one of three', [done, late, ahead], { units: 3, done: 1, overdue: 1, percent: 33 }],
  ['two of three', [done, done, ahead], { units: 3, done: 2, overdue: 0, percent: 66 }],
  ['all', [done, done], { units: 2, done: 2, overdue: 0, percent: 100 }],
  [
    'all but one of many',
    [...Array.from({ length: 299 }, () => done), late],
    { units: 300, done: 299, overdue: 1, percent: 99 },
  ],
])('%s', (_, units, progress) => {
  expect(progressOf(units, today)).toEqual(progress);
});
