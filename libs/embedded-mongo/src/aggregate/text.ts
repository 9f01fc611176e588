import { asInteger, Int32, isNumber, Regex, typeName } from '../bson/values';
import { CommandError } from '../errors';
import { compileRegex } from '../query/regex';
import { maxDocumentSize } from '../storage/rows';
import { textOfValue } from './conversions';
import { isNullish, type ListOperators, type NamedOperator, type Operand } from './operands';

/** The text an operator needs, or MongoDB's refusal. */
function textIn(value: Operand, code: number, message: string): string {
  if (typeof value !== 'string') throw new CommandError(code, `${message} ${typeName(value)}`);
  return value;
}

function concat(...values: Operand[]): Operand {
  let result = '';
  for (const value of values) {
    if (isNullish(value)) return null;
    result += textIn(value, 16702, '$concat only supports strings, not');
    if (result.length > maxDocumentSize) throw new CommandError(146, '$concat would make too long a text');
  }
  return result;
}

/** MongoDB changes the case of ASCII letters alone. */
const cased = (letters: RegExp, change: (letter: string) => string) => (value: Operand) =>
  textOfValue(value).replace(letters, change);

function position(value: Operand, what: string, codes: [number, number, number]): number {
  if (!isNumber(value))
    throw new CommandError(
      codes[0],
      `$substrCP: ${what} must be a numeric type (is BSON type ${typeName(value)})`,
    );
  const whole = asInteger(value);
  if (whole === undefined || whole !== (whole | 0))
    throw new CommandError(codes[1], `$substrCP: ${what} cannot be represented as a 32-bit integral value`);
  if (whole < 0) throw new CommandError(codes[2], `$substrCP: ${what} must be a nonnegative integer.`);
  return whole;
}

function substring(value: Operand, start: Operand, length: Operand): Operand {
  const from = position(start, 'starting index', [34450, 34451, 34455]);
  const size = position(length, 'length', [34452, 34453, 34454]);
  return Array.from(textOfValue(value))
    .slice(from, from + size)
    .join('');
}

function split(value: Operand, separator: Operand): Operand {
  if (isNullish(value) || isNullish(separator)) return null;
  const text = textIn(
    value,
    40085,
    '$split requires an expression that evaluates to a string as a first argument, found:',
  );
  const by = textIn(
    separator,
    40086,
    '$split requires an expression that evaluates to a string as a second argument, found:',
  );
  if (by === '') throw new CommandError(40087, '$split requires a non-empty separator');
  return text.split(by);
}

const whitespace =
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trimmed(name: string, atStart: boolean, atEnd: boolean): NamedOperator {
  const apply = (values: ReadonlyMap<string, Operand>): Operand => {
    const [input, chars] = [values.get('input'), values.get('chars')];
    if (isNullish(input)) return null;
    const letters = Array.from(textIn(input, 50699, `${name} requires its input to be a string, got`));
    if (values.has('chars') && isNullish(chars)) return null;
    const unwanted = new Set(
      values.has('chars') ? textIn(chars, 50700, `${name} requires 'chars' to be a string, got`) : whitespace,
    );
    const isWanted = (letter: string) => !unwanted.has(letter);
    const start = atStart ? letters.findIndex(isWanted) : 0;
    const end = atEnd ? letters.findLastIndex(isWanted) + 1 : letters.length;
    return start < 0 ? '' : letters.slice(start, end).join('');
  };
  return { operands: 'input chars?', codes: { notDoc: 50696, unknown: 50694, missing: 50695 }, apply };
}

function regexMatch(values: ReadonlyMap<string, Operand>): Operand {
  const [input, regex, options] = [values.get('input'), values.get('regex'), values.get('options')];
  const text = isNullish(input)
    ? undefined
    : textIn(input, 51104, "$regexMatch needs 'input' to be of type string, not");
  if (!isNullish(regex) && typeof regex !== 'string' && !(regex instanceof Regex))
    throw new CommandError(51105, "$regexMatch needs 'regex' to be of type string or regex");
  const flags = isNullish(options)
    ? ''
    : textIn(options, 51106, "$regexMatch needs 'options' to be of type string, not");
  if (regex instanceof Regex && regex.options !== '' && flags !== '')
    throw new CommandError(
      51107,
      "$regexMatch found regex option(s) specified in both 'regex' and 'option' fields",
    );
  if (text === undefined || isNullish(regex)) return false;
  const pattern = regex instanceof Regex ? regex : new Regex(regex, '');
  return compileRegex(new Regex(pattern.pattern, pattern.options || flags))(text);
}

export const textOperators: ListOperators = {
  $concat: [0, Infinity, concat],
  $toUpper: [1, 1, cased(/[a-z]/g, (letter) => letter.toUpperCase())],
  $toLower: [1, 1, cased(/[A-Z]/g, (letter) => letter.toLowerCase())],
  $substrCP: [3, 3, substring],
  $strLenCP: [
    1,
    1,
    (value) =>
      new Int32(Array.from(textIn(value, 34471, '$strLenCP requires a string argument, found:')).length),
  ],
  $split: [2, 2, split],
};

export const namedTextOperators: Record<string, NamedOperator> = {
  $trim: trimmed('$trim', true, true),
  $ltrim: trimmed('$ltrim', true, false),
  $rtrim: trimmed('$rtrim', false, true),
  $regexMatch: {
    operands: 'input regex options?',
    codes: { notDoc: 51103, unknown: 31024, missing: { input: 31022, regex: 31023 } },
    apply: regexMatch,
  },
};
