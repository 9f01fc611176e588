import { isMostUsed } from './most-used-passwords';

describe('a password that is guessed first', () => {
  it.each([
    ['of twelve characters on the list', '1qaz2wsx3edc', true],
    ['in capitals', 'LeaveMeAlone', true],
    ['with a year and a sign behind it', 'Football2026!', true],
    ['with digits on both sides', '12monkey34567', true],
    ['written twice', 'dragondragon', true],
    ['written twice, with signs between', 'qwerty-qwerty-', true],
    ['with blanks between its letters', 'p a s s w o r d 1', true],
    ['in wide letters', 'ｐａｓｓｗｏｒｄ１２３４', true],
    ['four words', 'correct horse battery', false],
    ['a sentence', 'the rain in agra falls', false],
    ['Hindi', 'गंगा किनारे वाला', false],
    ['what the program makes', 'k7mp-w3qx-t9hd', false],
    ['a short word with digits around it', 'ox-88127364512', false],
  ])('%s', (_, password, expected) => {
    expect(isMostUsed(password)).toBe(expected);
  });
});
