import { dictionary } from '@zxcvbn-ts/language-common';

/** Some fifty thousand passwords in lower case; only on the server, because they would be most of the login page's weight. */
const mostUsed: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** The fewest letters of a word in a password: a shorter one says nothing about the whole password. */
const LEAST_WORD = 4;

/** A text that only repeats a shorter one, reduced to that shorter one. */
function onceOf(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

/**
 * Whether a password is one of the most used ones (D87): by itself, repeated, or with digits and signs around and in it. Few of
 * the listed ones have twelve characters, and a user who is told that a password is too short appends `1234`.
 */
export function isMostUsed(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const word = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const letters = word.replaceAll(/[^\p{L}]+/gu, '');
  const words = [word, letters].filter(({ length }) => length >= LEAST_WORD);
  return [folded, ...words].flatMap((one) => [one, onceOf(one)]).some((one) => mostUsed.has(one));
}
