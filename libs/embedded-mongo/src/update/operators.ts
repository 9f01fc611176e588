import { calculate, type Calculation, product, sum } from '../aggregate/arithmetic';
import { arrayIn, numberIn } from '../aggregate/operands';
import { compareValues, sameValue } from '../bson/compare';
import { toDouble } from '../bson/numbers';
import { asInteger, DateTime, Int32, isDoc, isNumber, Regex, Timestamp, typeName } from '../bson/values';
import type { Doc, Value } from '../bson/values';
import { spend } from '../effort';
import { badValue, failedToParse, typeMismatch } from '../errors';
import { matches } from '../query/filter';
import { isOperators, parseFilter } from '../query/parse-filter';
import { compareSortKeys, parseSort } from '../query/sort';
import { locate } from './target';

export interface UpdateContext {
  /** Index that `$` stands for. */
  position: number | undefined;
  inserting: boolean;
  now: bigint;
}

/** Changes the place of a path in a document. */
export type Change = (doc: Doc, parts: string[], context: UpdateContext) => void;

/** What the value at a path becomes; `undefined` leaves it as it is. */
type Compute = (current: Value | undefined, path: string, now: bigint) => Value | undefined;

/** Sets what is computed from the value that is there, or leaves it as it is where that is `undefined`. */
const computing =
  (compute: Compute, creates = true): Change =>
  (doc, parts, { now }) => {
    const target = locate(doc, parts, creates);
    const value = compute(target?.get(), parts.join('.'), now);
    if (value !== undefined) target?.set(value);
  };

const arithmetic =
  (operator: '$inc' | '$mul', calculation: Calculation) =>
  (argument: Value): Change => {
    if (!isNumber(argument)) throw typeMismatch(`${operator} takes a number, not ${typeName(argument)}`);
    return computing((current, path) => {
      if (current === undefined && operator === '$inc') return argument;
      const before = numberIn(current === undefined ? new Int32(0) : current, `${operator} of '${path}'`, 14);
      const result = calculate(calculation, before, numberIn(argument, operator, 14));
      if (result === undefined) throw badValue(`${operator} of '${path}' gives more than 64 bits hold`);
      return result;
    });
  };

const extreme =
  (sign: 1 | -1) =>
  (argument: Value): Change =>
    computing((current) =>
      current === undefined || sign * compareValues(argument, current) > 0 ? argument : undefined,
    );

function currentDate(argument: Value): Change {
  const type = isDoc(argument) && argument.size === 1 ? argument.get('$type') : argument;
  if (type !== 'timestamp' && type !== 'date' && typeof type !== 'boolean')
    throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
  return computing((_, __, now) =>
    type === 'timestamp' ? new Timestamp(((now / 1000n) << 32n) | 1n) : new DateTime(now),
  );
}

const setOnInsert =
  (argument: Value): Change =>
  (doc, parts, { inserting }) => {
    if (inserting) locate(doc, parts, true)?.set(argument);
  };

/** `$rename`. */
export const renaming =
  (to: string[]): Change =>
  (doc, from) => {
    const source = locate(doc, from, false, false);
    const value = source?.get();
    if (source === undefined || value === undefined) return;
    locate(doc, to, false, false);
    source.remove();
    const target = locate(doc, to, true, false);
    // MongoDB sets the new name at the end, also when it was there before and elsewhere.
    target?.remove();
    target?.set(value);
  };

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
function pushTo(argument: Value): Compute {
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
  // Other than a sort of documents, one of elements takes an array as one value.
  const valueOf = (item: Value, parts: string[]) =>
    isDoc(item) ? (locate(item, parts, false)?.get() ?? null) : null;
  return (items) =>
    items
      .map((item) => ({ item, key: fields.map(({ parts }) => valueOf(item, parts)) }))
      .sort((a, b) => compareSortKeys(a.key, b.key, fields))
      .map(({ item }) => item);
}

/** `$addToSet`, with `$each`. */
function addToSet(argument: Value): Compute {
  if (hasModifiers(argument) && argument.size > 1)
    throw badValue('Found unexpected fields after $each in $addToSet');
  const items = hasModifiers(argument) ? arrayIn(argument.get('$each'), '$each of $addToSet', 2) : [argument];
  return (current, path) => {
    const array = [...(arrayOf(current, path) ?? [])];
    for (const item of items) {
      spend(array.length);
      if (!array.some((known) => sameValue(known, item))) array.push(item);
    }
    return array;
  };
}

const without =
  (remove: (item: Value) => boolean): Compute =>
  (current, path) =>
    arrayOf(current, path)?.filter((item) => !remove(item));

/** `$pull`: elements equal to a value, or those that a condition fits. */
function pullFrom(argument: Value): Compute {
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
function pullAllFrom(argument: Value): Compute {
  const values = arrayIn(argument, '$pullAll', 2);
  return without((item) => {
    spend(values.length);
    return values.some((value) => sameValue(value, item));
  });
}

/** `$pop`: the last element (1) or the first (-1). */
function popFrom(argument: Value): Compute {
  const end = asInteger(argument);
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${typeName(argument)}`);
  return (current, path) => {
    // MongoDB answers 14 here, and 2 for the other array operators.
    const array = current === undefined ? undefined : arrayIn(current, `$pop of '${path}'`, 14);
    return end === 1 ? array?.slice(0, -1) : array?.slice(1);
  };
}

/** The change that each operator but `$rename` makes with its argument. */
export const operators = new Map<string, (argument: Value) => Change>([
  ['$set', (argument) => computing(() => argument)],
  ['$setOnInsert', setOnInsert],
  ['$unset', () => (doc, parts) => locate(doc, parts, false)?.remove()],
  ['$inc', arithmetic('$inc', sum)],
  ['$mul', arithmetic('$mul', product)],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
  ['$currentDate', currentDate],
  ['$push', (argument) => computing(pushTo(argument))],
  ['$addToSet', (argument) => computing(addToSet(argument))],
  ['$pull', (argument) => computing(pullFrom(argument), false)],
  ['$pullAll', (argument) => computing(pullAllFrom(argument), false)],
  ['$pop', (argument) => computing(popFrom(argument), false)],
]);
