import { compareValues } from '../bson/compare';
import { isNullish, isNumber, toDouble, type Value } from '../bson/values';
import { fitsLong, intOrLong, wholeOf } from './arithmetic';
import { numberIn, type Operand } from './operands';

export interface Accumulator {
  add: (value: Operand) => void;
  result: () => Value;
  /** It holds on to the one value that is its result, which then counts as memory. */
  keepsOne?: true;
}

/**
 * A sum of doubles as MongoDB keeps it, in two doubles (2Sum), so that it hardly depends on the order; sums of integers
 * stay exact.
 */
const summing = (): Accumulator => {
  let [whole, isLong, isReal] = [0n, false, false];
  // The last one is right when an infinity or NaN is among the values.
  let [high, low, simple] = [0, 0, 0];
  const addDouble = (value: number) => {
    simple += value;
    const more = value + low;
    const lost = low - (more - value);
    const sum = high + more;
    const ofHigh = sum - more;
    low = lost + (high - ofHigh + (more - (sum - ofHigh)));
    high = sum;
  };
  const add = (value: Operand) => {
    if (!isNumber(value)) return;
    const number = numberIn(value, 'a sum', 14);
    isReal ||= typeof number === 'number';
    isLong ||= typeof number === 'bigint';
    if (typeof number === 'number') {
      addDouble(number);
      return;
    }
    const integral = wholeOf(number);
    const upper = (integral / 0x100000000n) * 0x100000000n;
    whole += integral;
    addDouble(Number(integral - upper));
    addDouble(Number(upper));
  };
  const result = () => {
    if (isReal) return Number.isNaN(high) ? simple : high;
    if (!fitsLong(whole)) return toDouble(whole);
    return isLong ? whole : intOrLong(whole);
  };
  return { add, result };
};

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: Operand;
  const add = (value: Operand) => {
    if (!isNullish(value) && (best === undefined || sign * compareValues(value, best) > 0)) best = value;
  };
  return { keepsOne: true, add, result: () => best ?? null };
};

const lastOne = (): Accumulator => {
  let kept: Operand;
  return { keepsOne: true, add: (value) => void (kept = value), result: () => kept ?? null };
};

export const accumulators = new Map<string, () => Accumulator>([
  ['$sum', summing],
  ['$min', extreme(-1)],
  ['$max', extreme(1)],
  ['$last', lastOne],
]);
