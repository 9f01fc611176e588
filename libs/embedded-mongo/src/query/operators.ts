import { classOf, compareValues, sameValue, typeClass } from '../bson/compare';
import {
  asInteger,
  BsonType,
  isDoc,
  isNumber,
  Regex,
  typeByName,
  typeName,
  typeOf,
  type Value,
} from '../bson/values';
import { toDouble } from '../bson/numbers';
import { badValue, typeMismatch } from '../errors';
import { compileRegex, regexText } from './regex';

/** A test of one value; `undefined` is a missing field. */
export type ValueTest = (value: Value | undefined) => boolean;

const isNaNValue = (value: Value): boolean => isNumber(value) && Number.isNaN(toDouble(value));

const isNullish = (value: Value | undefined): boolean =>
  value === undefined || value === null || classOf(value) === typeClass.undefined;

type Order = '$eq' | '$gt' | '$gte' | '$lt' | '$lte';

const accepts: Record<Order, (order: number) => boolean> = {
  $eq: (order) => order === 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** `$eq` and the ranges: values of another type never match, apart from null's kin and the two end keys. */
export function comparison(operator: Order, operand: Value): ValueTest {
  if (typeOf(operand) === BsonType.undefined) throw badValue('cannot compare to undefined');
  if (operand instanceof Regex && operator !== '$eq')
    throw badValue(`Can't have RegEx as arg to predicate over field.`);
  const includesEqual = operator === '$eq' || operator === '$gte' || operator === '$lte';
  if (operand === null) return (value) => includesEqual && isNullish(value);
  const rank = classOf(operand);
  if (rank === typeClass.minKey || rank === typeClass.maxKey) return endKey(operator, operand);
  if (isNaNValue(operand)) return (value) => includesEqual && value !== undefined && isNaNValue(value);
  const accept = accepts[operator];
  return (value) => {
    if (value === undefined || classOf(value) !== rank) return false;
    if (operator !== '$eq' && isNaNValue(value)) return false;
    return accept(compareValues(value, operand));
  };
}

const endKey =
  (operator: Order, operand: Value): ValueTest =>
  (value) => {
    if (operator !== '$eq' && (value === undefined || classOf(value) !== classOf(operand))) return true;
    return value !== undefined && accepts[operator](compareValues(value, operand));
  };

/** `$in`: one of the values, or text that one of the regular expressions finds. */
export function oneOf(operand: Value): ValueTest {
  if (!Array.isArray(operand)) throw badValue('$in needs an array');
  const tests = operand.map((item) => {
    if (isDoc(item) && [...item.keys()][0]?.startsWith('$')) throw badValue('cannot nest $ under $in');
    return item instanceof Regex ? regexTest(item) : comparison('$eq', item);
  });
  const strings = new Set(operand.filter((item): item is string => typeof item === 'string'));
  if (strings.size === operand.length)
    return (value) => {
      const text = regexText(value);
      return text !== undefined && strings.has(text);
    };
  return (value) => tests.some((test) => test(value));
}

/** A regular expression matches text it finds itself in, and a stored expression equal to it. */
export function regexTest(regex: Regex): ValueTest {
  const find = compileRegex(regex);
  return (value) => {
    const text = regexText(value);
    if (text !== undefined) return find(text);
    return value instanceof Regex && sameValue(value, regex);
  };
}

/** `$type` by number or alias, one or several. */
export function typeTest(operand: Value): ValueTest {
  const wanted = (Array.isArray(operand) ? operand : [operand]).flatMap(typesNamed);
  if (wanted.length === 0) throw badValue('$type must match at least one type');
  return (value) => value !== undefined && wanted.includes(typeOf(value));
}

function typesNamed(operand: Value): number[] {
  if (operand === 'number') return [BsonType.double, BsonType.int, BsonType.long, BsonType.decimal];
  if (typeof operand === 'string') {
    const type = typeByName(operand);
    if (type === undefined) throw badValue(`Unknown type name alias: ${operand}`);
    return [type];
  }
  if (!isNumber(operand)) throw typeMismatch('type must be represented as a number or a string');
  const type = asInteger(operand);
  const known: number[] = Object.values(BsonType);
  if (type === undefined || !known.includes(type))
    throw badValue(`Invalid numerical type code: ${String(toDouble(operand))}`);
  return [type];
}

/** `$mod: [divisor, remainder]`, both cut to integers. */
export function modTest(operand: Value): ValueTest {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = operand.map((item) =>
    isNumber(item) ? toInt64(toDouble(item), item) : undefined,
  );
  if (divisor === undefined) throw badValue('malformed mod, divisor not a number');
  if (remainder === undefined) throw badValue('malformed mod, remainder not a number');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return (value) => {
    if (!isNumber(value)) return false;
    const plain = toDouble(value);
    return (
      Number.isFinite(plain) && Math.abs(plain) < 2 ** 63 && toInt64(plain, value) % divisor === remainder
    );
  };
}

function toInt64(plain: number, value: Value): bigint {
  if (typeof value === 'bigint') return value;
  if (!Number.isFinite(plain)) throw badValue('malformed mod, a number that is not finite');
  return BigInt(Math.trunc(plain));
}

/** The number of `$size`, which only arrays of that length match. */
export function sizeOf(operand: Value): number {
  if (!isNumber(operand)) throw failedSize(`$size must be a number, but got type ${typeName(operand)}`);
  const size = asInteger(operand);
  if (size === undefined) throw failedSize('Failed to parse $size. Expected an integer');
  if (size < 0) throw failedSize('Failed to parse $size. Expected a non-negative number');
  return size;
}

const failedSize = (message: string) => badValue(message);
