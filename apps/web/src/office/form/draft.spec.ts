import { isDraftExpired, keepable } from './draft';

const now = new Date('2026-11-22T05:00:00Z');

it.each([
  ['just now', '2026-11-22T04:59:00Z', false],
  ['a week ago to the minute', '2026-11-15T05:00:00Z', false],
  ['a week and a minute ago', '2026-11-15T04:59:00Z', true],
  ['by a clock that was ahead', '2026-11-23T05:00:00Z', false],
])('a draft typed %s is over: %s %j', (_when, savedAt, expected) => {
  expect(isDraftExpired({ savedAt: new Date(savedAt) }, now)).toBe(expected);
});

it('keeps neither Adhaar number nor password on the PC', () => {
  const typed = { value: '999941057058', before: undefined };
  const name = { value: 'Asha', before: undefined };
  expect(keepable({ studentFirstName: name, adhaarNumber: typed, password: typed })).toEqual({
    studentFirstName: name,
  });
});
