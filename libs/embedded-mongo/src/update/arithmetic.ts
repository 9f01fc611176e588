import { isDecimal, Int32, type Value } from '../bson/values';
import type { Numeric } from '../bson/numbers';
import { badValue, unsupported } from '../errors';

const fitsInt32 = (value: number): boolean => value >= -0x80000000 && value <= 0x7fffffff;
const fitsInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/**
 * `$inc` and `$mul` with MongoDB's result types: a double if one of both is, else the wider integer;
 * a 32-bit result that does not fit becomes 64 bits.
 *
 * @throws CommandError 2 when 64 bits do not hold the result, 238 for Decimal128
 */
export function calculate(operator: '$inc' | '$mul', a: Numeric, b: Numeric): Value {
  if (isDecimal(a) || isDecimal(b))
    throw unsupported(`${operator} with a Decimal128`, 'keep money as integers');
  if (typeof a === 'number' || typeof b === 'number') {
    const [x, y] = [plain(a), plain(b)];
    return operator === '$inc' ? x + y : x * y;
  }
  const [x, y] = [whole(a), whole(b)];
  const result = operator === '$inc' ? x + y : x * y;
  if (!fitsInt64(result))
    throw badValue(`Failed to apply ${operator} operations to current value: the result exceeds 64 bits`);
  if (a instanceof Int32 && b instanceof Int32 && fitsInt32(Number(result))) return new Int32(Number(result));
  return result;
}

const plain = (value: number | bigint | Int32): number =>
  Number(value instanceof Int32 ? value.value : value);
const whole = (value: bigint | Int32): bigint => (value instanceof Int32 ? BigInt(value.value) : value);
