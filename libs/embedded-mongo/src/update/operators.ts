import { compareValues } from '../bson/compare';
import type { Numeric } from '../bson/numbers';
import { DateTime, Int32, isDoc, isNumber, Timestamp, typeName, type Value } from '../bson/values';
import { badValue, failedToParse, typeMismatch } from '../errors';
import { addToSet, popFrom, pullAllFrom, pullFrom, pushTo } from './arrays';
import { calculate } from './arithmetic';

/** What to do with the value at a path. */
export type Change =
  | {
      kind: 'compute';
      /** Whether the place is made when it is not there. */
      creates: boolean;
      onlyOnInsert?: boolean;
      /** The new value; `undefined` leaves the place as it is. */
      compute: (current: Value | undefined, context: ChangeContext) => Value | undefined;
    }
  | { kind: 'unset' }
  | { kind: 'rename'; to: string }
  | { kind: 'renameTarget' };

export interface ChangeContext {
  path: string;
  /** The document's `_id` for messages. */
  id: string;
  now: bigint;
}

type Operator = (argument: Value, path: string) => Change;

const compute = (
  run: (current: Value | undefined, context: ChangeContext) => Value | undefined,
  creates = true,
): Change => ({
  kind: 'compute',
  creates,
  compute: run,
});

function arithmetic(operator: '$inc' | '$mul'): Operator {
  return (argument, path) => {
    if (!isNumber(argument))
      throw typeMismatch(
        `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${typeName(argument)}}`,
      );
    return compute((current, context) => {
      if (current === undefined) return operator === '$inc' ? argument : zeroLike(argument);
      if (!isNumber(current))
        throw typeMismatch(
          `Cannot apply ${operator} to a value of non-numeric type. {_id: ${context.id}} has the field '${context.path.split('.').pop() ?? ''}' of non-numeric type ${typeName(current)}`,
        );
      return calculate(operator, current, argument);
    });
  };
}

function zeroLike(value: Numeric): Value {
  if (typeof value === 'number') return 0;
  if (typeof value === 'bigint') return 0n;
  return value instanceof Int32 ? new Int32(0) : calculate('$mul', value, new Int32(0));
}

const extreme =
  (better: (order: number) => boolean): Operator =>
  (argument) =>
    compute((current) =>
      current === undefined || better(compareValues(argument, current)) ? argument : undefined,
    );

function currentDate(argument: Value): Change {
  const type = isDoc(argument) && argument.size === 1 ? argument.get('$type') : argument;
  if (type === true || type === false || type === 'date') return compute((_, { now }) => new DateTime(now));
  if (type === 'timestamp') return compute((_, { now }) => new Timestamp(((now / 1000n) << 32n) | 1n));
  throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
}

function rename(argument: Value, path: string): Change {
  if (typeof argument !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${path}: ${typeName(argument)}`);
  if (argument === path)
    throw badValue(`The source and target field for $rename must differ: ${path}: "${argument}"`);
  return { kind: 'rename', to: argument };
}

const operators = new Map<string, Operator>([
  ['$set', (argument) => compute(() => argument)],
  [
    '$setOnInsert',
    (argument) => ({ kind: 'compute', creates: true, onlyOnInsert: true, compute: () => argument }),
  ],
  ['$unset', () => ({ kind: 'unset' })],
  ['$inc', arithmetic('$inc')],
  ['$mul', arithmetic('$mul')],
  ['$min', extreme((order) => order < 0)],
  ['$max', extreme((order) => order > 0)],
  ['$currentDate', currentDate],
  ['$rename', rename],
  ['$push', (argument) => compute(pushTo(argument))],
  ['$addToSet', (argument) => compute(addToSet(argument))],
  ['$pull', (argument) => compute(pullFrom(argument), false)],
  ['$pullAll', (argument) => compute(pullAllFrom(argument), false)],
  ['$pop', (argument) => compute(popFrom(argument), false)],
]);

export const isUpdateOperator = (name: string): boolean => operators.has(name);

/** The change an operator makes with its argument. */
export function changeFor(operator: string, argument: Value, path: string): Change {
  const make = operators.get(operator);
  if (!make) throw failedToParse(`Unknown modifier: ${operator}`);
  return make(argument, path);
}
