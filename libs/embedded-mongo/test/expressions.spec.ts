import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, Double, EJSON, Long, ObjectId, serialize, Timestamp } from 'bson';
import * as fc from 'fast-check';
import { evaluator, operatorNames } from '../src/aggregate/expressions';
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
const date = (text: string) => new Date(text);
const missing = undefined;

const logic: Example[] = [
  ['equal across types', { $eq: ['$a', double(250)] }, { a: 250 }, true],
  ['null and missing differ', { $eq: ['$a', null] }, {}, false],
  ['null is greater than missing', { $gt: [null, '$a'] }, {}, true],
  ['text is greater than numbers', { $gt: ['a', 5] }, {}, true],
  ['all true', { $and: [1, 'green'] }, {}, true],
  ['all of nothing', { $and: [] }, {}, true],
  ['one of nothing', { $or: [] }, {}, false],
  ['null and zero are false', { $or: [null, 0, '$a'] }, {}, false],
  ['an array is true', { $and: [[false]] }, {}, true],
  ['not', { $not: [null] }, {}, true],
  ['if', { $cond: { if: { $gte: ['$qty', 250] }, then: 30, else: 20 } }, { qty: 300 }, 30],
  ['if, as a list', { $cond: [{ $gte: ['$qty', 250] }, 30, 20] }, { qty: 200 }, 20],
  ['the branch not taken is not computed', { $cond: [true, 1, { $size: 'x' }] }, {}, 1],
];

const arrays: Example[] = [
  ['size', { $size: '$a' }, { a: [1, 2] }, 2],
  ['first', { $first: '$a' }, { a: [5, 6] }, 5],
  ['last of none', { $last: '$a' }, { a: [] }, missing],
  ['in', { $in: ['$a', ['x', 'y']] }, { a: 'y' }, true],
  ['in by value', { $in: [2, [double(2)]] }, {}, true],
  ['a sum of several', { $sum: ['$a', '$b', 'x'] }, { a: 10, b: 5 }, 15],
  ['a sum of an array', { $sum: '$a' }, { a: [5, 6, 7] }, 18],
  ['an array among several counts nothing', { $sum: ['$a', 1] }, { a: [5] }, 1],
  ['a sum of doubles in any order', { $sum: '$a' }, { a: [0.1, 0.2, 0.3] }, 0.6],
  ['the least', { $min: '$a' }, { a: [3, null, 2] }, 2],
  ['the most across types', { $max: ['a', 100] }, {}, 'a'],
];

const others: Example[] = [['a literal', { $literal: { $size: [1] } }, {}, { $size: [1] }]];

const d = date('2014-01-01T08:15:39.736Z');

const paths: Example[] = [
  ['through an array', '$a.b', { a: [{ b: 1 }, 5, { c: 1 }, { b: [2] }] }, [1, [2]]],
  ['not by position', '$a.0', { a: [1] }, []],
  ['the whole document', '$$ROOT.a', { a: 1 }, 1],
  ['nothing on purpose', { $cond: [true, '$$REMOVE', 1] }, {}, missing],
  ['a document', { x: '$a', y: '$b' }, { a: 1 }, { x: 1 }],
  ['a list', ['$a', '$b'], { a: 1 }, [1, null]],
];

describe.each(Object.entries({ logic, arrays, others, paths }))('expressions of %s', (_, examples) => {
  it.each(examples)('%s', (__, expression, document, expected) =>
    expect(computed(expression, document)).toBe(typed(serialize({ value: expected }))),
  );
});

describe('an expression', () => {
  it.each<[string, number, unknown]>([
    ['$size of no array', 17124, { $size: '$a' }],
    ['$in without an array', 40081, { $in: [1, 1] }],
    ['$cond without else', 17082, { $cond: { if: 1, then: 1 } }],
    ['too few operands', 16020, { $eq: [1] }],
    ['too many operands', 16020, { $eq: [1, 2, 3] }],
    ['two operators in one', 15983, { $sum: [1], $size: 1 }],
    ['an unknown variable', 17276, '$$nobody'],
    ['a variable of MongoDB alone', 238, '$$CLUSTER_TIME'],
    ['the time of day', 238, '$$NOW'],
    ['an operator of MongoDB alone', 238, { $zip: {} }],
    ['a zone from the document', 238, { $year: { date: d, timezone: '$zone' } }],
    ['the year of an id', 238, { $year: new ObjectId() }],
    ['the year of a timestamp', 238, { $year: new Timestamp(1n) }],
    ['a form from the document', 238, { $dateToString: { date: d, format: '$form' } }],
    ['the zone null', 238, { $year: { date: d, timezone: null } }],
    ['no form', 238, { $dateToString: { date: d } }],
    ['text instead of no date', 238, { $dateToString: { date: d, format: '%Y', onNull: 'x' } }],
    ['an offset in a form', 238, { $dateToString: { date: d, format: '%z' } }],
    ['the week of the year', 238, { $dateToString: { date: d, format: '%V' } }],
    ['the day of the year in a form', 238, { $dateToString: { date: d, format: '%j' } }],
    ['a path that ends with a dot', 40353, '$a.'],
  ])('refuses %s (code %d)', (_, code, expression) => {
    let thrown: unknown;
    try {
      computed(expression);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ code });
  });

  it.each([
    ...[
      '$abs',
      '$ceil',
      '$divide',
      '$exp',
      '$floor',
      '$ln',
      '$log',
      '$mod',
      '$pow',
      '$round',
      '$sqrt',
      '$trunc',
    ],
    ...['$year', '$month', '$dayOfMonth', '$dateToString', '$setField'],
    ...[
      '$cmp',
      '$switch',
      '$let',
      '$map',
      '$filter',
      '$reduce',
      '$zip',
      '$range',
      '$reverseArray',
      '$sortArray',
    ],
    ...[
      '$arrayElemAt',
      '$concatArrays',
      '$indexOfArray',
      '$isArray',
      '$slice',
      '$setUnion',
      '$arrayToObject',
    ],
    ...['$concat', '$split', '$substrBytes', '$substrCP', '$toLower', '$toUpper', '$trim', '$regexMatch'],
    ...[
      '$convert',
      '$isNumber',
      '$toDate',
      '$toDouble',
      '$toInt',
      '$toLong',
      '$toObjectId',
      '$toString',
      '$type',
    ],
    ...['$add', '$subtract', '$multiply', '$ifNull', '$avg'],
    ...['$mergeObjects', '$getField', '$objectToArray', '$unsetField', '$rand', '$function', '$meta'],
    ...[
      '$dateAdd',
      '$dateDiff',
      '$dateFromParts',
      '$dateFromString',
      '$dateToParts',
      '$dateTrunc',
      '$dayOfYear',
    ],
    ...['$isoDayOfWeek', '$isoWeek', '$isoWeekYear', '$week'],
  ])('refuses %s by its name', (name) =>
    expect(() => computed({ [name]: ['$a'] })).toThrow(
      `not supported by the embedded database: the expression ${name}; compute it in the program`,
    ),
  );

  it('stands in the README, whatever it is', () => {
    const names = new Set(readFileSync(join(__dirname, '../README.md'), 'utf8').match(/\$[a-zA-Z]+/g));
    expect(operatorNames.filter((name) => !names.has(name))).toEqual([]);
  });

  it('refuses arithmetic on decimals', () => {
    const decimal = EJSON.deserialize({ $numberDecimal: '1.5' }) as unknown;
    expect(() => computed({ $sum: ['$a', 1] }, { a: decimal })).toThrow(/Decimal128; keep money as integers/);
  });
});

describe('an expression of any form', () => {
  const { expression } = fc.letrec<{ expression: unknown }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom<unknown>(null, 0, 1, -3, 2.5, NaN, 'x', '2026', '$a', '$a.b', '$$ROOT', true, []),
      fc.constantFrom<unknown>(
        long('9223372036854775807'),
        new Date(0),
        new ObjectId(),
        /x/,
        new Timestamp(1n),
        {},
      ),
      fc.array(tie('expression'), { maxLength: 3 }),
      fc
        .tuple(fc.constantFrom(...operatorNames), tie('expression'))
        .map(([name, operand]) => ({ [name]: operand })),
      fc
        .tuple(
          fc.constantFrom('$cond', '$dateToString', '$setField', '$year'),
          fc.dictionary(
            fc.constantFrom('input', 'field', 'value', 'if', 'then', 'else', 'date', 'format'),
            tie('expression'),
          ),
        )
        .map(([name, operands]) => ({ [name]: operands })),
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
