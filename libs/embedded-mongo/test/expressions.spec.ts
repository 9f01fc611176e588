import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, Double, EJSON, Long, ObjectId, serialize, Timestamp } from 'bson';
import * as fc from 'fast-check';
import { evaluator, operatorNames } from '../src/aggregate/expressions';
import { decode } from '../src/bson/decode';
import { encode } from '../src/bson/encode';

const now = new Date('2026-04-01T10:00:00.123Z');
const read = (value: unknown) => decode(Buffer.from(serialize({ value }, { ignoreUndefined: false })));

/** A value with its exact BSON type, to be compared as text. */
const typed = (bytes: Uint8Array) =>
  EJSON.stringify(deserialize(bytes, { promoteValues: false }), { relaxed: false });

function computed(expression: unknown, document: Record<string, unknown> = {}): string {
  const evaluate = evaluator(read(expression).get('value') ?? null, BigInt(now.getTime()));
  const value = evaluate(decode(Buffer.from(serialize(document))));
  return typed(encode(new Map(value === undefined ? [] : [['value', value]])));
}

type Example = [situation: string, expression: unknown, document: Record<string, unknown>, expected: unknown];

const long = (text: string) => Long.fromString(text);
const double = (value: number) => new Double(value);
const date = (text: string) => new Date(text);
const missing = undefined;

const arithmetic: Example[] = [
  ['integers', { $add: ['$a', 2, 3] }, { a: 1 }, 6],
  ['nothing', { $add: [] }, {}, 0],
  ['a double', { $add: ['$a', 2] }, { a: double(1) }, double(3)],
  ['doubles, one after the other', { $add: [0.1, 0.2, 0.3] }, {}, 0.6000000000000001],
  ['beyond 32 bits', { $add: ['$a', 1] }, { a: 2147483647 }, long('2147483648')],
  ['beyond 32 bits and back', { $add: [2147483647, 1, -1] }, {}, 2147483647],
  ['64 bits', { $add: ['$a', 1] }, { a: long('1') }, long('2')],
  ['beyond 64 bits', { $add: ['$a', 1] }, { a: long('9223372036854775807') }, double(9223372036854775808)],
  ['null', { $add: [1, null, 'x'] }, {}, null],
  ['a missing field', { $add: [1, '$a'] }, {}, null],
  [
    'milliseconds and a date',
    { $add: ['$d', 3 * 24 * 60 * 60000] },
    { d: date('2014-03-01T08:00:00Z') },
    date('2014-03-04T08:00:00Z'),
  ],
  ['half a millisecond and a date', { $add: [0.5, '$d'] }, { d: new Date(1) }, new Date(2)],
  ['numbers less', { $subtract: ['$a', 7] }, { a: 5 }, -2],
  ['dates less dates', { $subtract: ['$a', '$b'] }, { a: new Date(5000), b: new Date(2000) }, long('3000')],
  [
    'a date less milliseconds',
    { $subtract: ['$a', 300000] },
    { a: date('2014-03-01T08:00:00Z') },
    date('2014-03-01T07:55:00Z'),
  ],
  [
    'beyond 64 bits downwards',
    { $subtract: ['$a', 1] },
    { a: long('-9223372036854775808') },
    double(-9223372036854775808),
  ],
  ['a product', { $multiply: ['$a', 2, 5] }, { a: 3 }, 30],
  ['a product with a double', { $multiply: ['$a', 0.5] }, { a: 3 }, 1.5],
  ['a product beyond 32 bits', { $multiply: ['$a', '$a'] }, { a: 65536 }, long('4294967296')],
  [
    'a product beyond 64 bits',
    { $multiply: ['$a', 2] },
    { a: long('9223372036854775807') },
    double(18446744073709551616),
  ],
  ['a quotient is a double', { $divide: ['$hours', 8] }, { hours: 80 }, double(10)],
  ['a remainder', { $mod: ['$a', 5] }, { a: 12 }, 2],
  ['a negative remainder', { $mod: [-12, 5] }, {}, -2],
  ['no negative zero', { $mod: [-4, 2] }, {}, 0],
  ['a remainder of doubles', { $mod: [5.5, 2] }, {}, 1.5],
  ['an absolute value', { $abs: -5 }, {}, 5],
  ['the smallest integer', { $abs: '$a' }, { a: -2147483648 }, long('2147483648')],
  ['up', { $ceil: 7.8 }, {}, double(8)],
  ['up below zero', { $ceil: -2.8 }, {}, double(-2)],
  ['an integer up', { $ceil: 5 }, {}, 5],
  ['down', { $floor: -2.8 }, {}, double(-3)],
  ['to the even neighbour', { $round: 10.5 }, {}, double(10)],
  ['to the even neighbour above', { $round: 11.5 }, {}, double(12)],
  ['to a place', { $round: [19.25, 1] }, {}, 19.2],
  ['to a place in the middle', { $round: [-0.375, 2] }, {}, -0.38],
  ['to a place in the middle, even', { $round: [0.625, 2] }, {}, 0.62],
  ['down as it is stored', { $round: [9.995, 2] }, {}, 9.99],
  ['beyond what fractions a double has', { $round: '$a' }, { a: double(2 ** 53) }, double(2 ** 53)],
  ['to the negative zero', { $round: [-0.2] }, {}, double(-0)],
  ['to a place as it is stored', { $round: [1.005, 2] }, {}, double(1)],
  ['an integer to places', { $round: [7, 2] }, {}, 7],
  ['null rounded', { $round: [null, 1] }, {}, null],
  ['infinity rounded', { $round: Infinity }, {}, Infinity],
];

const logic: Example[] = [
  ['equal across types', { $eq: ['$a', double(250)] }, { a: 250 }, true],
  ['null and missing differ', { $eq: ['$a', null] }, {}, false],
  ['null is greater than missing', { $gt: [null, '$a'] }, {}, true],
  ['text is greater than numbers', { $gt: ['a', 5] }, {}, true],
  ['compared', { $cmp: ['$a', 250] }, { a: 300 }, 1],
  ['all true', { $and: [1, 'green'] }, {}, true],
  ['all of nothing', { $and: [] }, {}, true],
  ['one of nothing', { $or: [] }, {}, false],
  ['null and zero are false', { $or: [null, 0, '$a'] }, {}, false],
  ['an array is true', { $and: [[false]] }, {}, true],
  ['not', { $not: [null] }, {}, true],
  ['if', { $cond: { if: { $gte: ['$qty', 250] }, then: 30, else: 20 } }, { qty: 300 }, 30],
  ['if, as a list', { $cond: [{ $gte: ['$qty', 250] }, 30, 20] }, { qty: 200 }, 20],
  ['the branch not taken is not computed', { $cond: [true, 1, { $divide: [1, 0] }] }, {}, 1],
  ['the first that is there', { $ifNull: ['$a', '$b', 'none'] }, { b: 2 }, 2],
  ['none is there', { $ifNull: ['$a', '$b'] }, {}, missing],
  [
    'a switch',
    {
      $switch: {
        branches: [
          { case: { $gte: ['$avg', 90] }, then: 'A' },
          { case: { $gte: ['$avg', 80] }, then: 'B' },
        ],
        default: 'F',
      },
    },
    { avg: 85 },
    'B',
  ],
  ['a switch by default', { $switch: { branches: [{ case: false, then: 1 }], default: '$x' } }, { x: 2 }, 2],
];

const text: Example[] = [
  ['joined', { $concat: ['$item', ' - ', '$more'] }, { item: 'a', more: 'b' }, 'a - b'],
  ['joined with null', { $concat: ['a', null] }, {}, null],
  ['upper', { $toUpper: '$a' }, { a: 'Abcß1é' }, 'ABCß1é'],
  ['lower of a whole number', { $toLower: '$a' }, { a: double(12) }, '12'],
  ['lower of null', { $toLower: null }, {}, ''],
  ['part', { $substrCP: ['$q', 0, 2] }, { q: '13Q1' }, '13'],
  ['part of wide letters', { $substrCP: ['क😀x', 1, 1] }, {}, '😀'],
  ['part behind the end', { $substrCP: ['abc', 5, 2] }, {}, ''],
];

const arrays: Example[] = [
  ['size', { $size: '$a' }, { a: [1, 2] }, 2],
  ['at', { $arrayElemAt: [[1, 2, 3], -2] }, {}, 2],
  ['at no place', { $arrayElemAt: [[1, 2, 3], 15] }, {}, missing],
  ['of null', { $arrayElemAt: [null, 0] }, {}, null],
  ['first', { $first: '$a' }, { a: [5, 6] }, 5],
  ['last of none', { $last: '$a' }, { a: [] }, missing],
  ['in', { $in: ['$a', ['x', 'y']] }, { a: 'y' }, true],
  ['in by value', { $in: [2, [double(2)]] }, {}, true],
  ['filtered', { $filter: { input: '$a', as: 'n', cond: { $gt: ['$$n', 1] } } }, { a: [1, 2, 3] }, [2, 3]],
  ['mapped', { $map: { input: '$a', in: { $add: ['$$this', 2] } } }, { a: [5, 6] }, [7, 8]],
  ['mapped to nothing', { $map: { input: '$a', as: 'x', in: '$$x.b' } }, { a: [{ b: 1 }, {}] }, [1, null]],
  ['no array mapped', { $map: { input: null, in: 1 } }, {}, null],
  ['a sum of several', { $sum: ['$a', '$b', 'x'] }, { a: 10, b: 5 }, 15],
  ['a sum of an array', { $sum: '$a' }, { a: [5, 6, 7] }, 18],
  ['an array among several counts nothing', { $sum: ['$a', 1] }, { a: [5] }, 1],
  ['a sum of doubles in any order', { $sum: '$a' }, { a: [0.1, 0.2, 0.3] }, 0.6],
  ['an average', { $avg: '$a' }, { a: [1, 2] }, 1.5],
  ['an average of nothing', { $avg: [] }, {}, null],
  ['the least', { $min: '$a' }, { a: [3, null, 2] }, 2],
  ['the most across types', { $max: ['a', 100] }, {}, 'a'],
  ['is an array', { $isArray: [['x']] }, {}, true],
];

const conversions: Example[] = [
  ['a whole double as text', { $toString: '$a' }, { a: double(20) }, '20'],
  [
    'a date as text',
    { $toString: '$d' },
    { d: date('2018-03-27T16:58:51.538Z') },
    '2018-03-27T16:58:51.538Z',
  ],
  [
    'an id as text',
    { $toString: '$i' },
    { i: new ObjectId('5ab9c3da31c2ab715d421285') },
    '5ab9c3da31c2ab715d421285',
  ],
  ['a type', { $type: '$a' }, { a: 5 }, 'int'],
  ['no type', { $type: '$a' }, {}, 'missing'],
  ['a literal', { $literal: { $add: [1] } }, {}, { $add: [1] }],
];

const d = date('2014-01-01T08:15:39.736Z');
const dates: Example[] = [
  ['the year', { $year: '$d' }, { d }, 2014],
  ['the month', { $month: { date: '$d' } }, { d }, 1],
  [
    'the day in another zone',
    { $dayOfMonth: { date: '$d', timezone: 'Asia/Kolkata' } },
    { d: date('2026-03-31T18:30:00Z') },
    1,
  ],
  [
    'the hour in summer time',
    { $hour: { date: '$d', timezone: 'America/New_York' } },
    { d: date('2026-07-01T12:00:00Z') },
    8,
  ],
  ['the minute at an offset', { $minute: { date: '$d', timezone: '+05:30' } }, { d }, 45],
  ['the day of the week', { $dayOfWeek: '$d' }, { d }, 4],
  ['the day of the year', { $dayOfYear: '$d' }, { d: date('2016-12-31T23:59:59.999Z') }, 366],
  ['before 1970', { $millisecond: '$d' }, { d: new Date(-1) }, 999],
  ['of an id', { $year: '$i' }, { i: new ObjectId('5ab9c3da31c2ab715d421285') }, 2018],
  ['of a timestamp', { $second: '$t' }, { t: new Timestamp({ t: 61, i: 1 }) }, 1],
  ['of nothing', { $year: '$d' }, {}, null],
  ['as text', { $dateToString: { date: '$d' } }, { d }, '2014-01-01T08:15:39.736Z'],
  [
    'as text of a form',
    { $dateToString: { format: '%Y-%m-%d %H:%M:%S:%L%z%%', date: '$d', timezone: 'America/New_York' } },
    { d },
    '2014-01-01 03:15:39:736-0500%',
  ],
  [
    'a month in India',
    { $dateToString: { format: '%Y-%m', date: '$d', timezone: '+0530' } },
    { d: date('2026-03-31T18:30:00Z') },
    '2026-04',
  ],
  [
    'as text in a zone',
    { $dateToString: { date: '$d', timezone: 'Asia/Kolkata' } },
    { d },
    '2014-01-01T13:45:39.736',
  ],
  ['nothing as text', { $dateToString: { date: '$d', onNull: 'none' } }, {}, 'none'],
  ['now', '$$NOW', {}, now],
];

const paths: Example[] = [
  ['through an array', '$a.b', { a: [{ b: 1 }, 5, { c: 1 }, { b: [2] }] }, [1, [2]]],
  ['not by position', '$a.0', { a: [1] }, []],
  ['the whole document', '$$ROOT.a', { a: 1 }, 1],
  ['nothing on purpose', { $cond: [true, '$$REMOVE', 1] }, {}, missing],
  ['a document', { x: '$a', y: '$b' }, { a: 1 }, { x: 1 }],
  ['a list', ['$a', '$b'], { a: 1 }, [1, null]],
];

describe.each(Object.entries({ arithmetic, logic, text, arrays, conversions, dates, paths }))(
  'expressions of %s',
  (_, examples) => {
    it.each(examples)('%s', (__, expression, document, expected) =>
      expect(computed(expression, document)).toBe(typed(serialize({ value: expected }))),
    );
  },
);

describe('an expression', () => {
  it.each<[string, number, unknown]>([
    ['two dates in $add', 16612, { $add: ['$$NOW', '$$NOW'] }],
    ['text in $add', 14, { $add: [1, 'x'] }],
    ['a date beyond 64 bits', 15, { $add: ['$$NOW', long('9223372036854775807')] }],
    ['a date less text', 14, { $subtract: ['$$NOW', 'x'] }],
    ['division by zero', 2, { $divide: [1, 0] }],
    ['a remainder of zero', 16610, { $mod: [1, 0] }],
    ['$abs of text', 28765, { $abs: 'x' }],
    ['a place that is no integer', 51082, { $round: [1, 1.5] }],
    ['a place too far', 51083, { $round: [1, 101] }],
    ['more digits than a decimal has', 238, { $round: [1e30, 10] }],
    ['more digits than a double tells apart', 238, { $round: [0.1, 17] }],
    ['tens', 238, { $round: [29, -1] }],
    ['a double with a fraction as text', 238, { $toString: 2.5 }],
    ['a large double as text', 238, { $toString: 1.5e20 }],
    ['the negative zero as text', 238, { $toString: double(-0) }],
    ['a double with a fraction in small letters', 238, { $toLower: 12.5 }],
    ['a number in $concat', 16702, { $concat: ['a', 1] }],
    ['a negative start', 34455, { $substrCP: ['a', -1, 1] }],
    ['$size of no array', 17124, { $size: '$a' }],
    ['$in without an array', 40081, { $in: [1, 1] }],
    ['no branch that fits', 40066, { $switch: { branches: [{ case: false, then: 1 }] } }],
    ['$cond without else', 17082, { $cond: { if: 1, then: 1 } }],
    ['too few operands', 16020, { $eq: [1] }],
    ['too many operands', 28667, { $round: [1, 2, 3] }],
    ['two operators in one', 15983, { $add: [1], $abs: 1 }],
    ['an unknown variable', 17276, '$$nobody'],
    ['a variable of MongoDB alone', 238, '$$CLUSTER_TIME'],
    ['an operator of MongoDB alone', 238, { $zip: {} }],
    ['an array as text', 241, { $toString: [[1]] }],
    ['an unknown zone', 40485, { $year: { date: '$$NOW', timezone: 'Mars/Base' } }],
    ['the year of text', 16006, { $year: '2014' }],
    ['an unknown letter in a form', 18536, { $dateToString: { date: '$$NOW', format: '%Q' } }],
    ['the week of the year', 238, { $dateToString: { date: '$$NOW', format: '%V' } }],
    ['the day of the year in a form', 238, { $dateToString: { date: '$$NOW', format: '%j' } }],
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

  const manyLetters = 'x'.repeat(1_000_000);
  it.each<[string, unknown]>([
    ['text that doubles', { $concat: ['$$value', '$$value'] }],
    ['a value that holds itself twice', ['$$value', '$$value']],
  ])('refuses %s before the memory is full', (_, body) => {
    let expression: unknown = manyLetters;
    for (let times = 0; times < 20; times += 1)
      expression = { $arrayElemAt: [{ $map: { input: [expression], as: 'value', in: body } }, 0] };
    expect(() => computed(expression)).toThrow(/more than|too long/);
  });

  it.each([
    ...['$trunc', '$let', '$reduce', '$split', '$trim', '$ltrim', '$rtrim', '$regexMatch', '$strLenCP'],
    ...['$slice', '$concatArrays', '$mergeObjects', '$toInt', '$toLong', '$toDouble', '$toObjectId'],
    ...['$convert', '$setUnion', '$dateFromString', '$pow'],
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
    expect(() => computed({ $add: ['$a', 1] }, { a: decimal })).toThrow(/Decimal128; keep money as integers/);
  });
});

describe('an expression of any form', () => {
  const { expression } = fc.letrec<{ expression: unknown }>((tie) => ({
    expression: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom<unknown>(
        null,
        0,
        1,
        -3,
        2.5,
        NaN,
        'x',
        '2026',
        '$a',
        '$a.b',
        '$$ROOT',
        '$$NOW',
        '$$this',
        true,
        [],
      ),
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
          fc.constantFrom('$map', '$filter', '$switch', '$cond', '$dateToString'),
          fc.dictionary(
            fc.constantFrom('input', 'in', 'cond', 'branches', 'if', 'then', 'else', 'date'),
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
