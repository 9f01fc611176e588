import { compareValues, sameValue } from '../bson/compare';
import { isDoc, Regex } from '../bson/values';
import type { Doc, Value } from '../bson/values';
import { spend } from '../effort';
import { badValue, unsupported } from '../errors';
import { sumOf } from '../expressions/arithmetic';
import { arrayIn, numberIn } from '../expressions/operands';
import { matches } from '../match/filter';
import { parseFilter } from '../match/parse-filter';
import { locate } from './target';

const comparisonEffort = 5;

export type Change = (doc: Doc, parts: string[], isInserting: boolean) => void;

/** Computes the new value at a path; `undefined` leaves the current one. */
type Compute = (current: Value | undefined, path: string) => Value | undefined;

const computing =
  (compute: Compute, missing: 'make' | 'leave' = 'make'): Change =>
  (doc, parts) => {
    const target = locate(doc, parts, missing);
    const value = compute(target?.get(), parts.join('.'));
    if (value !== undefined) target?.set(value);
  };

function increase(argument: Value): Change {
  const amount = numberIn(argument, '$inc', 14);
  return computing((current, path) => {
    if (current === undefined) return amount;
    const result = sumOf(numberIn(current, `$inc of '${path}'`, 14), amount);
    if (result === undefined) throw badValue(`$inc of '${path}' gives more than 64 bits hold`);
    return result;
  });
}

const extreme =
  (sign: 1 | -1) =>
  (argument: Value): Change =>
    computing((current) =>
      current === undefined || sign * compareValues(argument, current) > 0 ? argument : undefined,
    );

const setOnInsert =
  (argument: Value): Change =>
  (doc, parts, isInserting) => {
    if (isInserting) locate(doc, parts, 'make')?.set(argument);
  };

const arrayOf = (current: Value | undefined, path: string): Value[] | undefined =>
  current === undefined ? undefined : arrayIn(current, `an array operator on '${path}'`, 2);

const hasModifiers = (argument: Value): argument is Doc => isDoc(argument) && argument.has('$each');

function pushTo(argument: Value): Compute {
  if (!hasModifiers(argument)) return (current, path) => [...(arrayOf(current, path) ?? []), argument];
  for (const name of argument.keys())
    if (name !== '$each')
      throw unsupported(`${name} of $push`, 'set the whole array in its order and length');
  const items = arrayIn(argument.get('$each'), '$each of $push', 2);
  return (current, path) => [...(arrayOf(current, path) ?? []), ...items];
}

function addToSet(argument: Value): Compute {
  if (hasModifiers(argument) && argument.size > 1)
    throw badValue('Found unexpected fields after $each in $addToSet');
  const items = hasModifiers(argument) ? arrayIn(argument.get('$each'), '$each of $addToSet', 2) : [argument];
  return (current, path) => {
    const array = [...(arrayOf(current, path) ?? [])];
    for (const item of items) {
      spend(array.length * comparisonEffort);
      if (!array.some((known) => sameValue(known, item))) array.push(item);
    }
    return array;
  };
}

const without =
  (remove: (item: Value) => boolean): Compute =>
  (current, path) =>
    arrayOf(current, path)?.filter((item) => !remove(item));

function pullFrom(argument: Value): Compute {
  if (argument instanceof Regex) throw unsupported('a regular expression in $pull', 'name the values');
  if (!isDoc(argument)) return without((item) => sameValue(item, argument));
  const filter = parseFilter(argument);
  return without((item) => isDoc(item) && matches(filter, item));
}

export const operators = new Map<string, (argument: Value) => Change>([
  ['$set', (argument) => computing(() => argument)],
  ['$setOnInsert', setOnInsert],
  ['$unset', () => (doc, parts) => locate(doc, parts, 'ignore')?.remove()],
  ['$inc', increase],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
  ['$push', (argument) => computing(pushTo(argument))],
  ['$addToSet', (argument) => computing(addToSet(argument))],
  ['$pull', (argument) => computing(pullFrom(argument), 'leave')],
]);
