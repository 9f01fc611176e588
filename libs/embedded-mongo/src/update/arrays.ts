import { arrayIn } from '../aggregate/operands';
import { compareValues, sameValue } from '../bson/compare';
import { toDouble } from '../bson/numbers';
import { asInteger, emptyDoc, isDoc, isNumber, Regex, typeName, type Doc, type Value } from '../bson/values';
import { badValue, failedToParse } from '../errors';
import { matches } from '../query/filter';
import { isOperators, parseFilter } from '../query/parse-filter';
import { isIndex, splitPath } from '../query/paths';
import { compareSortKeys, parseSort } from '../query/sort';

/** What the value at a path becomes; `undefined` leaves it as it is. */
export type Compute = (current: Value | undefined, path: string) => Value | undefined;

const arrayOf = (current: Value | undefined, path: string): Value[] | undefined =>
  current === undefined ? undefined : arrayIn(current, `an array operator on '${path}'`, 2);

const hasModifiers = (argument: Value): argument is Doc => isDoc(argument) && argument.has('$each');

function integerOf(argument: Doc, name: string): number | undefined {
  const value = argument.get(name);
  if (value === undefined) return undefined;
  if (!isNumber(value) || !Number.isInteger(toDouble(value)))
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  return toDouble(value);
}

/** `$push`, with `$each`, `$position`, `$sort` and `$slice`. */
export function pushTo(argument: Value): Compute {
  if (!hasModifiers(argument)) return (current, path) => [...(arrayOf(current, path) ?? []), argument];
  for (const name of argument.keys())
    if (!['$each', '$slice', '$sort', '$position'].includes(name))
      throw badValue(`Unrecognized clause in $push: ${name}`);
  const items = arrayIn(argument.get('$each'), '$each of $push', 2);
  const slice = integerOf(argument, '$slice');
  const position = integerOf(argument, '$position');
  const sort = sorter(argument.get('$sort'));
  return (current, path) => {
    const array = arrayOf(current, path) ?? [];
    const sorted = sort(array.toSpliced(position ?? array.length, 0, ...items));
    if (slice === undefined) return sorted;
    return slice < 0 ? sorted.slice(slice) : sorted.slice(0, slice);
  };
}

function sorter(spec: Value | undefined): (items: Value[]) => Value[] {
  if (spec === undefined) return (items) => items;
  if (isNumber(spec)) {
    const direction = asInteger(spec);
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
export function addToSet(argument: Value): Compute {
  if (hasModifiers(argument) && argument.size > 1)
    throw badValue('Found unexpected fields after $each in $addToSet');
  const items = hasModifiers(argument) ? arrayIn(argument.get('$each'), '$each of $addToSet', 2) : [argument];
  return (current, path) => {
    const array = [...(arrayOf(current, path) ?? [])];
    for (const item of items) if (!array.some((known) => sameValue(known, item))) array.push(item);
    return array;
  };
}

const without =
  (remove: (item: Value) => boolean): Compute =>
  (current, path) =>
    arrayOf(current, path)?.filter((item) => !remove(item));

/** `$pull`: elements equal to a value, or those that a condition fits. */
export function pullFrom(argument: Value): Compute {
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
export function pullAllFrom(argument: Value): Compute {
  const values = arrayIn(argument, '$pullAll', 2);
  return without((item) => values.some((value) => sameValue(value, item)));
}

/** `$pop`: the last element (1) or the first (-1). */
export function popFrom(argument: Value): Compute {
  const end = asInteger(argument);
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${typeName(argument)}`);
  return (current, path) => {
    const array = arrayOf(current, path);
    return end === 1 ? array?.slice(0, -1) : array?.slice(1);
  };
}
