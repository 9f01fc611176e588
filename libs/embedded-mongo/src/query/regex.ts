import { RE2JS, RE2JSSyntaxException } from 're2js';
import type { Regex } from '../bson/values';
import { spend } from '../effort';
import { badValue, CommandError, unsupported } from '../errors';
import { isLast, sizeOf, type Token, tokensOf } from './pcre';

const { raw } = String;

/** So many characters and sets an expression may have, what is repeated written out. */
const maxSize = 10_000;

/** Compiled, an expression takes memory, and more while it is matched; a step has room for some hundred of them. */
const compileEffort = 500_000;

type Find = (text: string) => boolean;

/**
 * Compiles a regular expression for `$regex`, with PCRE's meaning. However it is made, the time it takes is bounded by its
 * size times the text's length: what is a plain sequence of characters is given to JavaScript's own engine, which has no
 * choice to make and so nothing to take back; the rest is given to RE2, which follows all choices at once.
 *
 * @throws CommandError 51091 for one that is not valid, 238 for what cannot be matched here
 */
export function compileRegex(regex: Regex): Find {
  const { pattern, options } = regex;
  const wrong = /[^imsxu]/.exec(options)?.[0];
  if (wrong !== undefined) throw new CommandError(51108, `invalid flag in regex options: ${wrong}`);
  if (pattern.includes('\0')) throw badValue('Regular expression cannot contain an embedded null byte');
  if (options.includes('x')) throw unsupported('$options "x"', 'write the expression without spaces');
  const parts = tokensOf(pattern);
  const size = sizeOf(parts);
  if (size > maxSize)
    throw unsupported(`a regular expression of more than ${maxSize} characters`, 'look for less');
  const isSequence = parts.every(({ kind }) => kind === 'plain' || kind === 'set');
  const find = isSequence ? sequence(parts, options) : choices(parts, options);
  return (text) => {
    spend(text.length * (isSequence ? size / 10 : size));
    return find(text);
  };
}

const invalid = (reason: string) => new CommandError(51091, `Regular expression is invalid: ${reason}`);

function sequence(parts: Token[], options: string): Find {
  const ofLines = options.includes('m');
  const places: Record<string, string> = {
    '.': options.includes('s') ? '[^]' : raw`[^\n]`,
    '^': ofLines ? raw`(?:^|(?<=\n)(?!$))` : '^',
    $: ofLines ? raw`(?=\n|$)` : raw`(?=\n?$)`,
  };
  const source = parts.map(({ text }) => places[text] ?? escaped(text, (code) => raw`\u{${code}}`)).join('');
  try {
    const compiled = new RegExp(source, options.includes('i') ? 'iu' : 'u');
    return (text) => compiled.test(text);
  } catch (error) {
    throw invalid(String(error));
  }
}

function choices(parts: Token[], options: string): Find {
  spend(compileEffort);
  const ofLines = options.includes('m');
  const places: Record<string, string> = {
    '.': options.includes('s') ? '(?s:.)' : raw`[^\n]`,
    $: ofLines ? '(?m:$)' : raw`(?:\n?\z)`,
  };
  const source = parts.map(({ kind, text }, at) => {
    if (text === '^' && ofLines)
      throw unsupported('^ with the option m beside groups or repetition', 'leave out the option m');
    // It is matched with the line feed that it may stand before, so nothing else can be behind it.
    if (text === '$' && !ofLines && !isLast(parts, at))
      throw unsupported('$ before other parts of a regular expression', 'put it at the end');
    return places[text] ?? (kind === 'group' ? text : escaped(text, (code) => raw`\x{${code}}`));
  });
  try {
    const compiled = RE2JS.compile(source.join(''), options.includes('i') ? RE2JS.CASE_INSENSITIVE : 0);
    return (text) => compiled.test(text);
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    if (/repeat count|too large|too deeply/.test(error.message))
      throw unsupported('repetition of more than 1,000 in a regular expression', 'repeat less');
    throw invalid(error.message);
  }
}

/** Escapes as both engines have them, and PCRE's white space, which is that of ASCII. */
const escaped = (text: string, character: (hexadecimal: string) => string): string =>
  text === raw`\s` || text === raw`\S`
    ? `[${inSet(text, character)}]`
    : text.replaceAll(/\\[^]/gu, (token) => inSet(token, character));

function inSet(token: string, character: (hexadecimal: string) => string): string {
  if (token === raw`\s`) return raw` \t-\r`;
  if (token === raw`\S`) return raw`\x00-\x08\x0e-\x1f!-${character('10ffff')}`;
  return /^\\\w/.test(token) ? token : character((token.codePointAt(1) ?? 0).toString(16));
}

/** Whether an expression asks for its literal beginning and for nothing else. */
export const isLiteralBeginning = ({ pattern, options }: Regex): boolean =>
  !/[^su]/.test(options) && /^\^(?:[^\\^$.|?*+()[\]{}]|\\[^\w\s])+$/u.test(pattern);

/** The literal beginning of an expression anchored with `^`, for an index range; empty when there is none. */
export function literalPrefix({ pattern, options }: Regex): string {
  if (/[^su]/.test(options) || pattern.includes('|')) return '';
  // A quantifier belongs to the last character, which then need not be there.
  const literal = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^\w\s])*)(?![?*{])/u.exec(pattern)?.[1] ?? '';
  return literal.replaceAll(/\\(.)/gu, '$1');
}
