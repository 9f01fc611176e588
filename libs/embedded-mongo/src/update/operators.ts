import { calculate, type Calculation, product, sum } from '../aggregate/arithmetic';
import { numberIn } from '../aggregate/operands';
import { compareValues } from '../bson/compare';
import { DateTime, Int32, isDoc, isNumber, Timestamp, typeName, type Doc, type Value } from '../bson/values';
import { badValue, typeMismatch } from '../errors';
import { addToSet, type Compute, popFrom, pullAllFrom, pullFrom, pushTo } from './arrays';
import { locate } from './target';

export interface ChangeContext {
  inserting: boolean;
  now: bigint;
}

/** Changes the place of a path in a document. */
export type Change = (doc: Doc, parts: string[], context: ChangeContext) => void;

/** Sets what is computed from the value that is there, or leaves it as it is where that is `undefined`. */
const computing =
  (compute: Compute, creates = true): Change =>
  (doc, parts) => {
    const target = locate(doc, parts, creates);
    const value = compute(target?.get(), parts.join('.'));
    if (value !== undefined) target?.set(value);
  };

const setting = (value: Value): Change => computing(() => value);

const arithmetic =
  (operator: '$inc' | '$mul', calculation: Calculation) =>
  (argument: Value): Change => {
    if (!isNumber(argument)) throw typeMismatch(`${operator} takes a number, not ${typeName(argument)}`);
    return computing((current, path) => {
      if (current === undefined && operator === '$inc') return argument;
      const before = current === undefined ? new Int32(0) : current;
      const [a, b] = [numberIn(before, `${operator} of '${path}'`, 14), numberIn(argument, operator, 14)];
      const result = calculate(calculation, a, b);
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
  return (doc, parts, { now }) => {
    const value = type === 'timestamp' ? new Timestamp(((now / 1000n) << 32n) | 1n) : new DateTime(now);
    locate(doc, parts, true)?.set(value);
  };
}

const setOnInsert =
  (argument: Value): Change =>
  (doc, parts, { inserting }) => {
    if (inserting) locate(doc, parts, true)?.set(argument);
  };

const unset: Change = (doc, parts) => locate(doc, parts, false)?.remove();

/** `$rename`. */
export const renaming =
  (to: string[]): Change =>
  (doc, from) => {
    throughArray(doc, from, 'source');
    const source = locate(doc, from, false);
    const value = source?.get();
    if (source === undefined || value === undefined) return;
    throughArray(doc, to, 'destination');
    source.remove();
    const target = locate(doc, to, true);
    // MongoDB sets the new name at the end, also when it was there before and elsewhere.
    target?.remove();
    target?.set(value);
  };

function throughArray(doc: Doc, parts: string[], role: string): void {
  for (const [length, part] of parts.entries())
    if (length > 0 && Array.isArray(locate(doc, parts.slice(0, length), false)?.get()))
      throw badValue(`The ${role} field of $rename cannot be an array element: '${part}' is in an array`);
}

/** The change that each operator but `$rename` makes with its argument. */
export const operators = new Map<string, (argument: Value) => Change>([
  ['$set', setting],
  ['$setOnInsert', setOnInsert],
  ['$unset', () => unset],
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
