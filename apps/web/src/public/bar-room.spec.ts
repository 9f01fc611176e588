import { inBar } from './bar-room';

const SPECIFIED = ['Home', 'Academics', 'Infrastructure', 'Events & Functions', 'About'];

const named = (labels: readonly string[]) => labels.map((label) => ({ label }));

it.each([
  ['a new school shows all that is specified', SPECIFIED, 5],
  ['one page more makes a menu, which takes the room of the last one', [...SPECIFIED, 'Hostel'], 4],
  [
    'a school with short names shows more of them',
    ['Home', 'About', 'Hostel', 'Teachers', 'Sports', 'News'],
    6,
  ],
  ['a long name in the middle folds all that comes after it', ['Home', 'x'.repeat(70), 'About'], 1],
])('%s', (_, labels, count) => {
  const entries = named(labels);
  expect(inBar(entries, 'More')).toEqual({ shown: entries.slice(0, count), folded: entries.slice(count) });
});
