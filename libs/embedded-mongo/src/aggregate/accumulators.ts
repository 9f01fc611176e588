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
  /** It holds on to the values, which then count as memory. */
  keeps?: true;
}

/**
 * A sum of doubles as MongoDB keeps it, in two doubles (2Sum), so that it hardly depends on the order; sums of integers
 * stay exact.
 */
class Sum {
  private whole = 0n;
  private type: 'int' | 'long' | 'double' = 'int';
  private high = 0;
  private low = 0;
  /** What is right when an infinity or NaN is among them. */
  private simple = 0;
  count = 0;

  add(value: Operand): void {
    if (!isNumber(value)) return;
    const number = numberIn(value, 'a sum', 14);
    this.count += 1;
    if (typeof number === 'number') {
      this.type = 'double';
      this.addDouble(number);
      return;
    }
    const whole = wholeOf(number);
    this.whole += whole;
    if (typeof number === 'bigint' && this.type === 'int') this.type = 'long';
    const upper = (whole / 0x100000000n) * 0x100000000n;
    this.addDouble(Number(whole - upper));
    if (upper !== 0n) this.addDouble(Number(upper));
  }

  private addDouble(value: number): void {
    this.simple += value;
    const more = value + this.low;
    const lost = this.low - (more - value);
    const sum = this.high + more;
    const ofHigh = sum - more;
    this.low = lost + (this.high - ofHigh + (more - (sum - ofHigh)));
    this.high = sum;
  }

  get double(): number {
    return Number.isNaN(this.high) ? this.simple : this.high;
  }

  get total(): Value {
    if (this.type === 'double') return this.double;
    if (!fitsLong(this.whole)) return toDouble(this.whole);
    return this.type === 'long' ? this.whole : intOrLong(this.whole);
  }
}

function sum(): Accumulator {
  const total = new Sum();
  return { add: (value) => total.add(value), result: () => total.total };
}

function average(): Accumulator {
  const total = new Sum();
  return {
    add: (value) => total.add(value),
    result: () => (total.count === 0 ? null : total.double / total.count),
  };
}

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: Operand;
  return {
    add: (value) => {
      if (isNullish(value)) return;
      if (best === undefined || sign * compareValues(value, best) > 0) best = value;
    },
    result: () => best ?? null,
  };
};

function first(): Accumulator {
  let kept: { value: Operand } | undefined;
  return { add: (value) => void (kept ??= { value }), result: () => kept?.value ?? null };
}

function last(): Accumulator {
  let kept: Operand;
  return { add: (value) => void (kept = value), result: () => kept ?? null };
}

function push(): Accumulator {
  const items: Value[] = [];
  return { keeps: true, add: (value) => value !== undefined && items.push(value), result: () => items };
}

function addToSet(): Accumulator {
  const items = new Map<string, Value>();
  const add = (value: Operand) => {
    const key = value === undefined ? undefined : encodeKey(value).toString('latin1');
    if (value !== undefined && key !== undefined && !items.has(key)) items.set(key, value);
  };
  return { keeps: true, add, result: () => [...items.values()] };
}

function counter(): Accumulator {
  let n = 0;
  return { add: () => (n += 1), result: () => integer(n) };
}

/** Those that are expressions too: over the elements of one array, or over several values. */
const overValues = { $sum: sum, $avg: average, $min: extreme(-1), $max: extreme(1) };

export const accumulators = new Map<string, () => Accumulator>(
  Object.entries({
    ...overValues,
    $first: first,
    $last: last,
    $push: push,
    $addToSet: addToSet,
    $count: counter,
  }),
);

export const accumulatingOperators: ListOperators = Object.fromEntries(
  Object.entries(overValues).map(([name, make]): [string, ListOperators[string]] => {
    const apply = (...values: Operand[]): Operand => {
      const accumulator = make();
      const [only] = values;
      for (const value of values.length === 1 && Array.isArray(only) ? only : values) accumulator.add(value);
      return accumulator.result();
    };
    return [name, [0, Infinity, apply]];
  }),
);
