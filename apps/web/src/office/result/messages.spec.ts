import { resultHi } from './messages.hi';

it('says in Hindi that somebody emptied a mark, not that they wrote none', () => {
  const { changedByOther, emptied, keepTheirs } = resultHi;
  expect(changedByOther('Sunita', '41')).toBe('Sunita ने बदलकर 41 कर दिया');
  expect(changedByOther('Sunita', emptied)).toBe('Sunita ने बदलकर खाली कर दिया');
  expect(keepTheirs(emptied)).toBe('खाली मानें');
});
