import type { Regex } from '../bson/values';
import { spend } from '../effort';
import { unsupported } from '../errors';

/**
 * Reads a regular expression whose characters stand for themselves, with or without a `^` before them.
 *
 * @throws CommandError 238 for any other expression
 */
export function literalOf({ pattern, options }: Regex) {
  const groups = /^(?<start>\^?)(?<text>(?:[^\\^$.|?*+()[\]{}]|\\[^\w\s])*)$/u.exec(pattern)?.groups;
  if (!groups || options !== '' || pattern.includes('\0'))
    throw unsupported(
      `the regular expression /${pattern}/${options}`,
      'look for a text, or with ^ for a beginning, and put a backslash before its punctuation',
    );
  const { start, text = '' } = groups;
  return { text: text.replaceAll(/\\(.)/gu, '$1'), isBeginning: start === '^' };
}

export function compileRegex(regex: Regex): (text: string) => boolean {
  const { text: literal, isBeginning } = literalOf(regex);
  return (text) => {
    spend((text.length * literal.length) / 10);
    return isBeginning ? text.startsWith(literal) : text.includes(literal);
  };
}
