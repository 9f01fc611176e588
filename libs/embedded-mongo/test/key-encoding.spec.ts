import * as fc from 'fast-check';
import { compareValues } from '../src/bson/compare';
import { decode } from '../src/bson/decode';
import { encode } from '../src/bson/encode';
import { encodeKey, fitKey, inverted } from '../src/bson/key-encoding';
import { Binary, DateTime, Int32, ObjectId, Regex, type Value } from '../src/bson/values';

const bytes = fc.uint8Array({ maxLength: 20 }).map((value) => Buffer.from(value));
const nearLimits = fc
  .constantFrom(2n ** 53n, 2n ** 62n, -(2n ** 53n))
  .chain((base) => fc.bigInt(-3n, 3n).map((step) => base + step));
const number: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -5, max: 5 }).map((value) => new Int32(value)),
  fc.integer().map((value) => new Int32(value)),
  fc.double(),
  fc.constantFrom(0.1, 0.3, -0, NaN, 2 ** 53, Infinity, -Infinity, 1e300, 5e-324),
  nearLimits,
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
);
const text = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('', 'a', 'a\0', 'a\0b', 'ab', '\u{1f600}', '\uffff'),
);
const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 2, arbitrary: text },
  fc.boolean(),
  fc.constant(null),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => new DateTime(value)),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((value) => new ObjectId(Buffer.from(value))),
  // Without the old binary type (2), which is refused.
  fc
    .tuple(fc.constantFrom(0, 1, 3, 4, 5, 6, 9, 128), bytes)
    .map(([subtype, value]) => new Binary(subtype, value)),
  fc.constantFrom(new Regex('a', ''), new Regex('a', 'i')),
);
const value = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.constantFrom('a', 'b', '1', '__proto__'), tie('value')), { maxLength: 3 })
      .map((entries) => new Map(entries)),
  ),
})).value;

describe('index keys', () => {
  it('have the order of the values', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const order = Math.sign(compareValues(a, b));
        expect(Math.sign(Buffer.compare(encodeKey(a), encodeKey(b)))).toBe(order);
        expect(Math.sign(Buffer.compare(inverted(encodeKey(b)), inverted(encodeKey(a))))).toBe(order);
        expect(Math.sign(compareValues(b, a)) + order).toBe(0);
      }),
      { numRuns: 4000 },
    );
  });

  it('are never the beginning of one another', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [x, y] = [encodeKey(a), encodeKey(b)];
        expect(x.equals(y) || !y.subarray(0, x.length).equals(x)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('stay different when they are cut', () => {
    const long = 'x'.repeat(5000);
    const keys = [long, `${long}a`, `${long}b`].map((item) => fitKey(encodeKey(item)).key.toString('hex'));
    expect(new Set(keys).size).toBe(3);
  });

  it('stand for documents that come back from their bytes', () => {
    fc.assert(
      fc.property(value, (item) => {
        const document = new Map([['v', item]]);
        expect(compareValues(decode(encode(document)), document)).toBe(0);
      }),
    );
  });
});
