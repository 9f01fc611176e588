import { compareValues, sameValue } from '../bson/compare';
import { encodeKey } from '../bson/key-encoding';
import { BsonType, classOf, isDoc, isNumber, Regex, toDouble, typeOf, type Value } from '../bson/values';
import { badValue } from '../errors';
import { compileRegex } from './regex';

/** A test of one value, which is `undefined` for a missing field. */
export type ValueTest = (value: Value | undefined) => boolean;

const isNaNValue = (value: Value): boolean => isNumber(value) && Number.isNaN(toDouble(value));

const accepts = {
  $eq: (order: number) => order === 0,
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
};

/** The test of `$eq` and the ranges: values of another type never match, except that a missing value counts as null. */
export function comparison(operator: keyof typeof accepts, operand: Value): ValueTest {
  if (operand instanceof Regex && operator !== '$eq')
    throw badValue(`Can't have RegEx as arg to predicate over field.`);
  const accept = accepts[operator];
  const allowsEqual = accept(0);
  if (operand === null) return (value) => allowsEqual && (value === undefined || value === null);
  const rank = classOf(operand);
  const isNaNWanted = isNaNValue(operand);
  return (value) => {
    if (value === undefined || classOf(value) !== rank) return false;
    if (isNaNWanted || isNaNValue(value)) return allowsEqual && isNaNWanted && isNaNValue(value);
    return accept(compareValues(value, operand));
  };
}

/** The test of `$in`: one of the values, or text that one of the regular expressions matches. */
export function oneOf(operand: Value): ValueTest {
  if (!Array.isArray(operand)) throw badValue('$in needs an array');
  const tests = operand.map((item) => {
    if (isDoc(item) && [...item.keys()][0]?.startsWith('$')) throw badValue('cannot nest $ under $in');
    return item instanceof Regex ? regexTest(item) : comparison('$eq', item);
  });
  const strings = new Set(operand.map((item) => (typeof item === 'string' ? item : undefined)));
  if (!strings.has(undefined)) return (value) => typeof value === 'string' && strings.has(value);
  if (operand.length <= fewValues) return (value) => tests.some((test) => test(value));
  const keys = new Set(operand.filter(hasKey).map(keyOf));
  const otherTests = tests.filter((_, index) => !hasKey(operand[index]));
  return (value) => (hasKey(value) && keys.has(keyOf(value))) || otherTests.some((test) => test(value));
}

/** Up to so many values are compared one by one, which is faster than by a key. */
const fewValues = 16;

const { bool, date, double, int, long, objectId, string } = BsonType;
const keyedTypes: number[] = [bool, date, double, int, long, objectId, string];

/** Whether a value has a key that is the same for all values equal to it. */
export const hasKey = (value: Value | undefined): value is Value =>
  value !== undefined && keyedTypes.includes(typeOf(value));

const keyOf = (value: Value): string => encodeKey(value).toString('latin1');

/** A regular expression matches text, and also a stored expression that is equal to it. */
export function regexTest(regex: Regex): ValueTest {
  const containsMatch = compileRegex(regex);
  return (value) =>
    typeof value === 'string' ? containsMatch(value) : value instanceof Regex && sameValue(value, regex);
}
