import { dictionary } from '@zxcvbn-ts/language-common';

/** Some fifty thousand, in small letters; the server's alone, as they would be most of the login's weight. */
const mostUsed: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** With fewer letters than this before its digits a password is not told by them. */
const LEAST_WORD = 4;

/** A text that is another one again and again, as that other one. */
function onceOf(text: string): string {
  const again = (text + text).indexOf(text, 1);
  return text.slice(0, again);
}

/**
 * Whether a password is one of those that are used most (D87), alone, again and again, or with digits and signs around and in it: of
 * those lists few have twelve characters, and who is told that a password is too short writes `1234` behind it.
 */
export function isMostUsed(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const word = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = word.replaceAll(/[^\p{L}]+/gu, '');
  const words = [word, letters].filter(({ length }) => length >= LEAST_WORD);
  return [folded, ...words].flatMap((one) => [one, onceOf(one)]).some((one) => mostUsed.has(one));
}
