import { badValue, CommandError, unsupported } from '../errors';
import { fromPcre } from './pcre';
import { textOf } from '../bson/compare';
import type { Regex } from '../bson/values';
import { BsonType, Opaque, type Value } from '../bson/values';

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
  const source = fromPcre(regex.pattern, regex.options);
  try {
    const compiled = new RegExp(source, regex.options.includes('i') ? 'iu' : 'u');
    return (text) => compiled.test(text);
  } catch (error) {
    throw new CommandError(
      51091,
      `Regular expression is invalid: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** The text a `$regex` is tried on: a string or a symbol. */
export function regexText(value: Value | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return value instanceof Opaque && value.type === BsonType.symbol ? textOf(value) : undefined;
}

/** The literal beginning of an expression anchored with `^`, for an index range; empty when there is none. */
export function literalPrefix(regex: Regex): string {
  if (regex.options.replaceAll(/[su]/g, '') !== '' || !regex.pattern.startsWith('^')) return '';
  if (regex.pattern.includes('|')) return '';
  const literal = /^\^((?:[^\\^$.|?*+()[\]{}]|\\[^\w\s])*)/.exec(regex.pattern);
  const rest = regex.pattern.slice(literal?.[0].length ?? 0);
  const plain = literal?.[1] ?? '';
  // A quantifier belongs to the last character, which then need not be there.
  const kept = /^[?*{]/.test(rest) ? plain.replace(/(\\.|[^\\])$/u, '') : plain;
  return kept.replaceAll(/\\(.)/gu, '$1');
}
