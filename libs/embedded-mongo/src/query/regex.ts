import type { Regex } from '../bson/values';
import { badValue, CommandError, unsupported } from '../errors';

const { raw } = String;
const escape = raw`\\(?:[tnrf]|x[\da-fA-F]{2}|[^\w])`;
const member = raw`(?:${escape}|\[(?![:.=])|[^\\\][-])`;
const set = raw`\[\^?-?(?:\\[dDwWsS]|${member}(?:-${member})?)+-?\]`;
const quantifier = raw`(?:[*+?]|\{\d+(?:,\d*)?\})\??(?!\+)`;
const group = raw`\((?:\?[:=!]|(?!\?))|[|)]`;
const plain = raw`${escape}|\\[bBdDwWsS]|[^\\[\](){}*+?|]`;

/** What PCRE and JavaScript have in common, and, in the last group, anything else. */
const tokens = new RegExp(raw`(${set})|${quantifier}|${group}|${plain}|(\(\?[^]?|\\?[^])`, 'gu');

/** Rewrites what the two take differently: `.`, `^`, `$`, white space, and escapes that JavaScript's flag `u` forbids. */
const fromPcre = ({ pattern, options }: Regex): string =>
  pattern.replaceAll(tokens, (token, setOf?: string, foreign?: string) => {
    if (foreign !== undefined)
      throw unsupported(`PCRE syntax in a regular expression (${foreign})`, 'use what JavaScript has too');
    if (setOf !== undefined) return token.replaceAll(/\\[^]/gu, inSet);
    const ofLines = options.includes('m');
    if (token === '.') return options.includes('s') ? '[^]' : raw`[^\n]`;
    if (token === '^') return ofLines ? raw`(?:^|(?<=\n)(?!$))` : token;
    if (token === '$') return ofLines ? raw`(?=\n|$)` : raw`(?=\n?$)`;
    if (token === raw`\s` || token === raw`\S`) return `[${inSet(token)}]`;
    return token.startsWith('\\') ? inSet(token) : token;
  });

/** An escape as JavaScript has it in a set; PCRE's white space is that of ASCII. */
function inSet(token: string): string {
  if (token === raw`\s`) return raw` \t-\r`;
  if (token === raw`\S`) return raw`\0-\x08\x0e-\x1f!-\u{10ffff}`;
  return /^\\\w/.test(token) ? token : `\\u{${(token.codePointAt(1) ?? 0).toString(16)}}`;
}

/**
 * Compiles a regular expression for `$regex`.
 *
 * @throws CommandError 51091 for one that is not valid, 238 for PCRE syntax that JavaScript does not have
 */
export function compileRegex(regex: Regex): (text: string) => boolean {
  const wrong = /[^imsxu]/.exec(regex.options)?.[0];
  if (wrong !== undefined) throw new CommandError(51108, `invalid flag in regex options: ${wrong}`);
  if (regex.pattern.includes('\0')) throw badValue('Regular expression cannot contain an embedded null byte');
  if (regex.options.includes('x')) throw unsupported('$options "x"', 'write the expression without spaces');
  const source = fromPcre(regex);
  try {
    const compiled = new RegExp(source, regex.options.includes('i') ? 'iu' : 'u');
    return (text) => compiled.test(text);
  } catch (error) {
    throw new CommandError(51091, `Regular expression is invalid: ${String(error)}`);
  }
}

/** The literal beginning of an expression anchored with `^`, for an index range; empty when there is none. */
export function literalPrefix({ pattern, options }: Regex): string {
  if (/[^su]/.test(options) || pattern.includes('|')) return '';
  // A quantifier belongs to the last character, which then need not be there.
  const literal = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^\w\s])*)(?![?*{])/u.exec(pattern)?.[1] ?? '';
  return literal.replaceAll(/\\(.)/gu, '$1');
}
