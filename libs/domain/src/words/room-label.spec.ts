import { englishWords } from './en';
import { roomLabel } from './room-label';

it.each([
  ['7', 'Room 7'],
  ['12 B', 'Room 12 B'],
  ['Laboratory', 'Laboratory'],
  ['Hall 2', 'Hall 2'],
  [undefined, undefined],
])('a room called %s is told as %s', (room, told) => {
  expect(roomLabel(room, englishWords)).toBe(told);
});
