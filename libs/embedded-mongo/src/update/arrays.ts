import { compareValues, sameValue } from '../bson/compare';
import { toDouble } from '../bson/numbers';
import { asInteger, emptyDoc, isDoc, isNumber, Regex, typeName, type Doc, type Value } from '../bson/values';
import { badValue, failedToParse } from '../errors';
import { matches } from '../query/filter';
import { isOperators, parseFilter } from '../query/parse-filter';
import { isIndex, splitPath } from '../query/paths';
import { compareSortKeys, parseSort } from '../query/sort';
import type { ChangeContext } from './operators';

type ArrayChange = (current: Value | undefined, context: ChangeContext) => Value | undefined;

function arrayOf(current: Value | undefined, { path, id }: ChangeContext): Value[] | undefined {
  if (current === undefined || Array.isArray(current)) return current;
  throw badValue(
    `The field '${path}' must be an array but is of type ${typeName(current)} in document {_id: ${id}}`,
  );
}

const hasModifiers = (argument: Value): argument is Doc => isDoc(argument) && argument.has('$each');

function eachOf(argument: Doc, operator: string): Value[] {
  const each = argument.get('$each');
  if (!Array.isArray(each))
    throw badValue(
      `The argument to $each in ${operator} must be an array but it was of type: ${typeName(each)}`,
    );
  return each;
}

function integerOf(argument: Doc, name: string): number | undefined {
  const value = argument.get(name);
  if (value === undefined) return undefined;
  if (!isNumber(value) || !Number.isInteger(toDouble(value)))
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  return toDouble(value);
}

/** `$push`, with `$each`, `$position`, `$sort` and `$slice`. */
export function pushTo(argument: Value): ArrayChange {
  if (!hasModifiers(argument)) return (current, context) => [...(arrayOf(current, context) ?? []), argument];
  for (const name of argument.keys())
    if (!['$each', '$slice', '$sort', '$position'].includes(name))
      throw badValue(`Unrecognized clause in $push: ${name}`);
  const items = eachOf(argument, '$push');
  const slice = integerOf(argument, '$slice');
  const position = integerOf(argument, '$position');
  const sort = sorter(argument.get('$sort'));
  return (current, context) => {
    const array = arrayOf(current, context) ?? [];
    const at = position ?? array.length;
    const joined = array.toSpliced(at, 0, ...items);
    const sorted = sort ? sort(joined) : joined;
    if (slice === undefined) return sorted;
    return slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice);
  };
}

function sorter(spec: Value | undefined): ((items: Value[]) => Value[]) | undefined {
  if (spec === undefined) return undefined;
  const direction = asInteger(spec);
  if (isNumber(spec)) {
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return (items) => items.toSorted((a, b) => direction * compareValues(a, b));
  }
  const fields = parseSort(spec);
  if (fields.length === 0) throw badValue('The $sort pattern is empty when it should be a set of fields.');
  return (items) =>
    items
      .map((item) => ({ item, key: fields.map(({ path }) => plainValue(item, path)) }))
      .sort((a, b) => compareSortKeys(a.key, b.key, fields))
      .map(({ item }) => item);
}

/** Other than a sort of documents, one of elements takes an array as one value. */
function plainValue(item: Value, path: string): Value {
  let value: Value | undefined = isDoc(item) ? item : emptyDoc();
  for (const part of splitPath(path)) {
    if (isDoc(value)) value = value.get(part);
    else value = Array.isArray(value) && isIndex(part) ? value[Number(part)] : undefined;
  }
  return value ?? null;
}

/** `$addToSet`, with `$each`. */
export function addToSet(argument: Value): ArrayChange {
  if (hasModifiers(argument) && argument.size > 1)
    throw badValue('Found unexpected fields after $each in $addToSet');
  const items = hasModifiers(argument) ? eachOf(argument, '$addToSet') : [argument];
  return (current, context) => {
    const array = [...(arrayOf(current, context) ?? [])];
    for (const item of items) if (!array.some((known) => sameValue(known, item))) array.push(item);
    return array;
  };
}

function without(remove: (item: Value) => boolean): ArrayChange {
  return (current, context) => arrayOf(current, context)?.filter((item) => !remove(item));
}

/** `$pull`: elements equal to a value, or those that a condition fits. */
export function pullFrom(argument: Value): ArrayChange {
  if (isDoc(argument) && !isCondition(argument)) {
    const filter = parseFilter(argument);
    return without((item) => isDoc(item) && matches(filter, item));
  }
  if (!isDoc(argument) && !(argument instanceof Regex)) return without((item) => sameValue(item, argument));
  const filter = parseFilter(new Map([['v', argument]]));
  return without((item) => matches(filter, new Map([['v', item]])));
}

/** Operators on the element itself; `$or` and its kin are about its fields. */
const isCondition = (argument: Doc): boolean =>
  isOperators(argument) && !['$and', '$or', '$nor'].includes([...argument.keys()][0] ?? '');

/** `$pullAll`: elements equal to one of the values. */
export function pullAllFrom(argument: Value): ArrayChange {
  if (!Array.isArray(argument))
    throw badValue('$pullAll requires an array argument but was given a ' + typeName(argument));
  return without((item) => argument.some((value) => sameValue(value, item)));
}

/** `$pop`: the last element (1) or the first (-1). */
export function popFrom(argument: Value): ArrayChange {
  const end = asInteger(argument);
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${typeName(argument)}`);
  return (current, context) => {
    const array = arrayOf(current, context);
    return end === 1 ? array?.slice(0, -1) : array?.slice(1);
  };
}
