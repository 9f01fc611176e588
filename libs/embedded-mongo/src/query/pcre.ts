import { unsupported } from '../errors';

/** What PCRE takes for white space, and what JavaScript takes for it beside. */
const space = '\\t\\n\\v\\f\\r ';
const furtherSpace = '\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';

/** In this order: an escape, a set of characters, a quantifier, the beginning of a group, anything else. */
const tokens =
  /\\[\s\S]?|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]?|(?:[*+?]|\{\d+(?:,\d*)?\})\+?|\(\?(?:[:=!]|<[=!a-zA-Z_])?|[\s\S]/gu;

const foreign = (token: string) =>
  unsupported(
    `PCRE syntax in a regular expression (${token})`,
    'use the syntax that JavaScript shares with it',
  );

/**
 * Rewrites a regular expression of PCRE for JavaScript with its flag `u`. The two differ in `.`, `^`, `$` and `\s`.
 *
 * @param flags of `i`, `m` and `s`; only `i` is still to be given to JavaScript
 * @throws CommandError 238 for what JavaScript does not have, or takes for something else
 */
export const fromPcre = (pattern: string, flags: string): string =>
  pattern.replaceAll(tokens, (token) => {
    if (token.startsWith('\\')) return outsideSet(token);
    if (token.startsWith('[')) return set(token);
    if (token === '(?' || (token.length > 1 && token.endsWith('+'))) throw foreign(token);
    if (token === '.') return flags.includes('s') ? '[^]' : '[^\\n]';
    if (token === '^') return flags.includes('m') ? '(?<![^\\n])' : '(?<![^])';
    if (token === '$') return flags.includes('m') ? '(?![^\\n])' : '(?=\\n?(?![^]))';
    return ['{', '}', ']'].includes(token) ? `\\${token}` : token;
  });

function outsideSet(token: string): string {
  if (token === '\\s') return `[${space}]`;
  if (token === '\\S') return `[^${space}]`;
  return token === '\\-' ? '-' : escape(token, /[bBdDwWtnrf]/);
}

function set(token: string): string {
  if (/^\[\^?\]|\[[:.=]/.test(token)) throw foreign(token);
  return token.replaceAll(/\\[\s\S]/gu, (part) => {
    if (part === '\\s') return token.includes('\\S') ? part : space;
    if (part === '\\S') return token.includes('\\s') ? part : `\\S${furtherSpace}`;
    return part === '\\-' ? part : escape(part, /[bdDwWtnrf]/);
  });
}

/** References to groups are left out: what a group that took no part stands for differs. */
function escape(token: string, letters: RegExp): string {
  const character = token.slice(1);
  if (letters.test(character) || /[\^$\\.*+?()[\]{}|/]/.test(character)) return token;
  if (/^[a-z0-9]?$/i.test(character)) throw foreign(token);
  return character;
}
