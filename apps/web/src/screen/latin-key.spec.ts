import { expect, it } from 'vitest';
import { latinKey } from './latin-key';

it.each([
  ['p of an English layout', { key: 'p', code: 'KeyP' }, 'p'],
  ['P with Caps Lock', { key: 'P', code: 'KeyP' }, 'p'],
  ['P of InScript', { key: 'ज', code: 'KeyP' }, 'p'],
  ['A of a French layout, where Q is on an English one', { key: 'a', code: 'KeyQ' }, 'a'],
  ['the slash of InScript', { key: 'य', code: 'Slash' }, '/'],
  ['the question mark of InScript', { key: 'य़', code: 'Slash', shiftKey: true }, '?'],
  ['a digit of Hindi', { key: '१', code: 'Digit1' }, '१'],
  ['Enter', { key: 'Enter', code: 'Enter' }, 'enter'],
])('%s', (_, { key, code, shiftKey = false }: { key: string; code: string; shiftKey?: boolean }, is) => {
  expect(latinKey({ key, code, shiftKey })).toBe(is);
});
