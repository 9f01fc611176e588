import { compareValues } from '../bson/compare';
import { encodeKey } from '../bson/key-encoding';
import { toDouble } from '../bson/numbers';
import { integer, isNumber, type Value } from '../bson/values';
import { fitsLong, intOrLong, wholeOf } from './arithmetic';
import { isNullish, type ListOperators, numberIn, type Operand } from './operands';

/** Takes the values of a group one by one. */
export interface Accumulator {
  add: (value: Operand) => void;
  result: () => Value;
  /** It holds on to all values, which then count as memory, or to the one that is its result. */
  keeps?: 'all' | 'one';
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
  return { keeps: 'one', add, result: () => best ?? null };
};

/** Those that are expressions too: over the elements of one array, or over several values. */
const overValues = { $sum: summing, $min: extreme(-1), $max: extreme(1) };

const makers: Record<string, () => Accumulator> = {
  ...overValues,
  $first: () => {
    let kept: { value: Operand } | undefined;
    const add = (value: Operand) => void (kept ??= { value });
    return { keeps: 'one', add, result: () => kept?.value ?? null };
  },
  $last: () => {
    let kept: Operand;
    return { keeps: 'one', add: (value) => void (kept = value), result: () => kept ?? null };
  },
  $push: () => {
    const items: Value[] = [];
    return { keeps: 'all', add: (value) => value !== undefined && items.push(value), result: () => items };
  },
  $addToSet: () => {
    const items = new Map<string, Value>();
    const add = (value: Operand) => {
      if (value === undefined) return;
      const key = encodeKey(value).toString('latin1');
      if (!items.has(key)) items.set(key, value);
    };
    return { keeps: 'all', add, result: () => [...items.values()] };
  },
  $count: () => {
    let n = 0;
    return { add: () => (n += 1), result: () => integer(n) };
  },
};

export const accumulators = new Map(Object.entries(makers));

const expression =
  (make: () => Accumulator) =>
  (...values: Operand[]): Operand => {
    const [only] = values;
    const accumulator = make();
    (values.length === 1 && Array.isArray(only) ? only : values).forEach(accumulator.add);
    return accumulator.result();
  };

export const accumulatingOperators: ListOperators = Object.fromEntries(
  Object.entries(overValues).map(([name, make]) => [name, [0, Infinity, expression(make)]] as const),
);
