import { deserialize, Double, EJSON, Long, ObjectId, serialize } from 'bson';
import * as fc from 'fast-check';
import { evaluator } from '../src/expressions/expressions';
import { decode } from '../src/bson/decode';
import { encode } from '../src/bson/encode';

const read = (value: unknown) => decode(Buffer.from(serialize({ value }, { ignoreUndefined: false })));

/** A value with its exact BSON type, to be compared as text. */
const typed = (bytes: Uint8Array) =>
  EJSON.stringify(deserialize(bytes, { promoteValues: false }), { relaxed: false });

function computed(expression: unknown, document: Record<string, unknown> = {}): string {
  const evaluate = evaluator(read(expression).get('value') ?? null);
  const value = evaluate(decode(Buffer.from(serialize(document))));
  return typed(encode(new Map(value === undefined ? [] : [['value', value]])));
}

type Example = [situation: string, expression: unknown, document: Record<string, unknown>, expected: unknown];

const long = (text: string) => Long.fromString(text);
const double = (value: number) => new Double(value);
const missing = undefined;

const logic: Example[] = [
  ['equal across types', { $eq: ['$a', double(250)] }, { a: 250 }, true],
  ['null and missing differ', { $eq: ['$a', null] }, {}, false],
  ['null is greater than missing', { $gt: [null, '$a'] }, {}, true],
  ['text is greater than numbers', { $gt: ['a', 5] }, {}, true],
  ['if', { $cond: [{ $gte: ['$qty', 250] }, 30, 20] }, { qty: 200 }, 20],
  ['null and zero are false', { $cond: [0, 1, { $cond: [null, 2, 3] }] }, {}, 3],
  ['an array is true', { $cond: ['$a', 1, 2] }, { a: [false] }, 1],
];

const paths: Example[] = [
  ['through an array', '$a.b', { a: [{ b: 1 }, 5, { c: 1 }, { b: [2] }] }, [1, [2]]],
  ['not by position', '$a.0', { a: [1] }, []],
  ['nothing', { $cond: [true, '$a', 1] }, {}, missing],
  ['a document', { x: '$a', y: '$b' }, { a: 1 }, { x: 1 }],
];

describe.each(Object.entries({ logic, paths }))('expressions of %s', (_, examples) => {
  it.each(examples)('%s', (__, expression, document, expected) =>
    expect(computed(expression, document)).toBe(typed(serialize({ value: expected }))),
  );
});

describe('an expression', () => {
  it.each<[string, number, unknown]>([
    ['$cond without else', 16020, { $cond: [1, 1] }],
    ['$cond as a document', 16020, { $cond: { if: 1, then: 1, else: 2 } }],
    ['a list', 238, ['$a']],
    ['too few operands', 16020, { $eq: [1] }],
    ['too many operands', 16020, { $eq: [1, 2, 3] }],
    ['two operators in one', 15983, { $eq: [1, 1], $gt: 1 }],
    ['the whole document', 238, '$$ROOT'],
    ['the time of day', 238, '$$NOW'],
    ['an operator of MongoDB alone', 238, { $zip: {} }],
    ['a path that ends with a dot', 15998, '$a.'],
  ])('refuses %s (code %d)', (_, code, expression) => {
    let thrown: unknown;
    try {
      computed(expression);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code });
  });

  it.each(['$switch', '$add', '$ne', '$dateToString', '$function', '$foo'])(
    'refuses %s by its name',
    (name) =>
      expect(() => computed({ [name]: ['$a'] })).toThrow(
        `not supported by the embedded database: the expression ${name}; compute it in the program`,
      ),
  );
});

describe('an expression of any form', () => {
  const { expression } = fc.letrec<{ expression: unknown }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom<unknown>(null, 0, 1, -3, 2.5, NaN, 'x', '2026', '$a', '$a.b', true, []),
      fc.constantFrom<unknown>(long('9223372036854775807'), new Date(0), new ObjectId(), /x/, {}),
      fc.array(tie('expression'), { maxLength: 3 }),
      fc
        .tuple(fc.constantFrom('$eq', '$gt', '$gte', '$cond'), tie('expression'))
        .map(([name, operand]) => ({ [name]: operand })),
      fc.dictionary(fc.constantFrom('a', 'b', 'if'), tie('expression')),
    ),
  }));

  it('gives a value that can be stored, or is refused with a code', () => {
    const documents = fc.record({
      a: fc.constantFrom<unknown>(1, 'x', null, [1, 'x'], { b: [2] }, new Date(7)),
    });
    fc.assert(
      fc.property(expression, documents, (form, document) => {
        try {
          computed(form, document);
        } catch (error) {
          expect(error).toMatchObject({ name: 'CommandError', code: expect.any(Number) as number });
        }
      }),
      { numRuns: 2000 },
    );
  });
});
