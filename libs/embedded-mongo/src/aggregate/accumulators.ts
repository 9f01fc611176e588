import { compareValues } from '../bson/compare';
import { asInteger, isNumber, type Value } from '../bson/values';
import { unsupported } from '../errors';
import { fitsLong, intOrLong } from '../expressions/arithmetic';
import type { Operand } from '../expressions/operands';

export interface Accumulator {
  add: (value: Operand) => void;
  result: () => Value;
  /** Set where the accumulator holds the one value that is its result; that value then counts as memory. */
  keepsOne?: true;
}

/** A sum of whole numbers, which is exact; one of fractions would depend on their order, and is refused. */
const summing = (): Accumulator => {
  let [sum, isLong, isReal] = [0n, false, false];
  const add = (value: Operand) => {
    if (!isNumber(value)) return;
    const integer = asInteger(value);
    if (integer === undefined) throw unsupported('a sum of fractions', 'keep money as integers');
    isReal ||= typeof value === 'number';
    isLong ||= typeof value === 'bigint';
    sum += BigInt(integer);
  };
  const result = () => {
    if (isReal || !fitsLong(sum)) return Number(sum);
    return isLong ? sum : intOrLong(sum);
  };
  return { add, result };
};

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: Operand;
  const add = (value: Operand) => {
    if (value === undefined || value === null) return;
    if (best === undefined || sign * compareValues(value, best) > 0) best = value;
  };
  return { keepsOne: true, add, result: () => best ?? null };
};

const last = (): Accumulator => {
  let latest: Operand;
  return { keepsOne: true, add: (value) => void (latest = value), result: () => latest ?? null };
};

export const accumulators = new Map<string, () => Accumulator>([
  ['$sum', summing],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
  ['$last', last],
]);
