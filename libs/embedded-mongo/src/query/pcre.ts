import { unsupported } from '../errors';

const { raw } = String;
const escape = raw`\\(?:[tnrf]|x[\da-fA-F]{2}|[^\w])`;
const member = raw`(?:${escape}|\[(?![:.=])|[^\\\][-])`;
const set = raw`\[\^?-?(?:\\[dDwWsS]|${member}(?:-${member})?)+-?\]`;
const quantifier = raw`(?:[*+?]|\{\d+(?:,\d*)?\})\??(?!\+)`;
const group = raw`\((?:\?:|(?!\?))|[|)]`;
const plain = raw`${escape}|\\[bBdDwWsS]|[^\\[\](){}*+?|]`;

/** What PCRE shares with JavaScript and RE2, and, in the last group, anything else. */
const tokens = new RegExp(
  raw`(?<set>${set})|(?<quantifier>${quantifier})|(?<group>${group})|(?<plain>${plain})|(?<foreign>\(\?<?[^]?|\\?[^])`,
  'gu',
);

const kinds = ['set', 'plain', 'quantifier', 'group'] as const;

/** A part of an expression: one character, a set of them or a place between two; how often; or a bracket or bar. */
export interface Token {
  kind: (typeof kinds)[number];
  text: string;
}

/**
 * Takes a regular expression apart.
 *
 * @throws CommandError 238 for syntax that only PCRE has, and for looking ahead or back, which cannot be bounded in time
 */
export function tokensOf(pattern: string): Token[] {
  return [...pattern.matchAll(tokens)].map(({ 0: text, groups = {} }) => {
    const { foreign } = groups;
    if (foreign !== undefined && /^\(\?<?[=!]$/.test(foreign))
      throw unsupported(
        `looking ahead or back in a regular expression (${foreign})`,
        'use several conditions, or $not with an expression',
      );
    if (foreign !== undefined)
      throw unsupported(
        `PCRE syntax in a regular expression (${foreign})`,
        'use characters, sets, groups, alternatives and repetition',
      );
    return { kind: kinds.find((name) => groups[name] !== undefined) ?? 'plain', text };
  });
}

/** How often at most a quantifier repeats what is before it, where that counts; one more where there is no end. */
function copies(text: string): number {
  const [, least = '1', comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(text) ?? [];
  return most ? Number(most) : Number(least) + (comma ? 1 : 0);
}

/** How many characters and sets an expression has once what is repeated is written out. */
export function sizeOf(parts: readonly Token[]): number {
  const open: number[] = [];
  let [size, last] = [0, 0];
  for (const { kind, text } of parts) {
    if (text === ')' && kind === 'group') {
      last = size + 1;
      size = (open.pop() ?? 0) + last;
    } else if (kind === 'group' && text !== '|') {
      open.push(size);
      size = 0;
    } else {
      last = kind === 'quantifier' ? last * (copies(text) - 1) + 1 : 1;
      size += last;
    }
  }
  return open.reduce((sum, part) => sum + part, size);
}

/** Whether nothing can be matched behind a place: from there on, groups only end. */
export function isLast(parts: readonly Token[], at: number): boolean {
  let depth = 0;
  // What stands behind a bar is another alternative, up to the end of the group.
  let isOther = false;
  for (const { kind, text } of parts.slice(at + 1)) {
    if (kind === 'group' && text === '|') isOther ||= depth === 0;
    else if (kind === 'group' && text === ')') {
      if (depth === 0) isOther = false;
      else depth -= 1;
    } else if (!isOther) return false;
    else if (kind === 'group') depth += 1;
  }
  return true;
}
