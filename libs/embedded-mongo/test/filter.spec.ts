import {
  BSONSymbol,
  Code,
  Decimal128,
  deserialize,
  type Document,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  serialize,
  Timestamp,
} from 'bson';
import { decode } from '../src/bson/decode';
import { encode } from '../src/bson/encode';
import { matches } from '../src/match/filter';
import { parseFilter } from '../src/match/parse-filter';

const read = (value: Document) => decode(Buffer.from(serialize(value, { ignoreUndefined: false })));
const fits = (filter: Document, value: Document) => matches(parseFilter(read(filter)), read(value));

describe('a filter', () => {
  it.each<[string, Document, Document, boolean]>([
    ['equal to a number of another type', { a: 1 }, { a: 1.0 }, true],
    ['equal to an element of an array', { a: 2 }, { a: [1, 2] }, true],
    ['equal to a whole array', { a: [1, 2] }, { a: [1, 2] }, true],
    ['equal to an array in an array', { a: [1] }, { a: [[1], 2] }, true],
    ['a document with its fields in another order', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, false],
    ['null and a missing field', { a: null }, {}, true],
    ['null and a missing field in a document', { 'a.b': null }, { a: {} }, true],
    ['null and an empty array on the way', { 'a.b': null }, { a: [] }, false],
    ['null and scalars in an array on the way', { 'a.b': null }, { a: [1, 2] }, false],
    ['null and a document without it in an array', { 'a.b': null }, { a: [{}] }, true],
    ['null and a value', { a: null }, { a: 0 }, false],
    ['null in an array', { a: null }, { a: [1, null] }, true],
    ['$gt of another type', { a: { $gt: 1 } }, { a: '2' }, false],
    ['$gte null and missing', { a: { $gte: null } }, {}, true],
    ['$gt null and missing', { a: { $gt: null } }, {}, false],
    ['two ranges met by two elements', { a: { $gt: 4, $lt: 2 } }, { a: [1, 5] }, true],
    ['$ne and an array that holds it', { a: { $ne: 1 } }, { a: [1, 2] }, false],
    ['$ne and missing', { a: { $ne: 1 } }, {}, true],
    ['$nin with null and missing', { a: { $nin: [null] } }, {}, false],
    ['$in with a whole array', { a: { $in: [[1, 2]] } }, { a: [1, 2] }, true],
    ['$in with a regular expression', { a: { $in: [/^x/] } }, { a: 'xyz' }, true],
    ['$exists of a null', { a: { $exists: true } }, { a: null }, true],
    ['$exists of a position', { 'a.0': { $exists: true } }, { a: [1] }, true],
    ['$exists of a position in an empty array', { 'a.0': { $exists: true } }, { a: [] }, false],
    ['$exists false', { a: { $exists: false } }, { b: 1 }, true],
    ['a numeric part as a name', { 'a.0': 5 }, { a: { 0: 5 } }, true],
    ['a path through an array', { 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
    ['$regex and a number', { a: /1/ }, { a: 1 }, false],
    ['$regex of a text inside', { a: { $regex: 'b c' } }, { a: 'ab cd' }, true],
    ['$regex of a beginning', { a: /^ab/ }, { a: 'abc' }, true],
    ['$regex of what is not the beginning', { a: /^b/ }, { a: 'a\nb' }, false],
    ['$regex and letters of another case', { a: /b/ }, { a: 'ABC' }, false],
    ['an empty $regex', { a: { $regex: '' } }, { a: '' }, true],
    ['needless escapes', { a: { $regex: '^a\\-\\@' } }, { a: 'a-@x' }, true],
    ['escaped punctuation', { a: { $regex: '^\\{a\\}\\[1\\]\\$' } }, { a: '{a}[1]$' }, true],
    ['an escaped backslash', { a: { $regex: '\\\\d' } }, { a: 'x\\d' }, true],
    ['$in of a text and the zero text', { a: { $in: ['\0'] } }, { a: 1 }, false],
    ['$ne and an empty array', { a: { $ne: null } }, { a: [] }, true],
    ['$nin and an array that holds one', { a: { $nin: [1, 2] } }, { a: [2, 3] }, false],
    ['$nin and missing', { a: { $nin: [1] } }, {}, true],
    ['a position, then a name', { 'a.1.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
    ['a position of an array in an array, with its element', { 'a.0': 5 }, { a: [[5]] }, false],
    ['a position of an array in an array, with all of it', { 'a.0': [5] }, { a: [[5]] }, true],
    ['a position, then an element of the array in it', { 'a.0.b': 2 }, { a: [{ b: [1, 2] }] }, true],
    ['a position, then a name in an array in an array', { 'a.0.b': 1 }, { a: [[{ b: 1 }]] }, true],
    ['a name in an array in an array', { 'a.b': 1 }, { a: [[{ b: 1 }]] }, false],
    ['two positions', { 'a.1.0': 3 }, { a: [[1, 2], [3]] }, true],
    ['two positions, with an element of what is there', { 'a.0.1': 2 }, { a: [[1, [2, 3]]] }, false],
    ['a name of an element that is no position', { 'a.01': 2 }, { a: [1, 2] }, false],
    ['a number that is a name in an element', { 'a.0': 7 }, { a: [{ 0: 7 }] }, true],
    ['null and a name inside a number at a position', { 'a.0.b': null }, { a: [5] }, false],
    ['a position that is too far', { 'a.5': null }, { a: [1] }, false],
    ['$gt of an array', { a: { $gt: [1] } }, { a: [1, 2] }, true],
    ['$lt and null', { a: { $lt: 5 } }, { a: null }, false],
    ['$lt and what is equal', { a: { $lt: 5 } }, { a: 5 }, false],
    ['$lte and what is equal', { a: { $lte: 5 } }, { a: 5 }, true],
    ['$lte and more', { a: { $lte: 5 } }, { a: 6 }, false],
    ['$gte and less', { a: { $gte: 5 } }, { a: 4 }, false],
    ['$or of which one holds', { $or: [{ a: 1 }, { a: 2 }] }, { a: 2 }, true],
    ['$in of texts', { a: { $in: ['x', 'y'] } }, { a: 'y' }, true],
    ['$exists false in elements', { 'a.b': { $exists: false } }, { a: [{}, { b: 1 }] }, false],
    ['an empty document', { a: {} }, { a: { x: 1 } }, false],
    ['NaN', { a: NaN }, { a: NaN }, true],
    ['$gte and NaN', { a: { $gte: 0 } }, { a: NaN }, false],
    ['$lt and NaN', { a: { $lt: 0 } }, { a: NaN }, false],
    ['$lte NaN and NaN', { a: { $lte: NaN } }, { a: NaN }, true],
    ['$gt NaN and a number', { a: { $gt: NaN } }, { a: 5 }, false],
    [
      'a field called __proto__',
      JSON.parse('{"__proto__": 1}') as Document,
      JSON.parse('{"__proto__": 1}') as Document,
      true,
    ],
    [
      'a field called __proto__ that is missing',
      JSON.parse('{"__proto__": {"$exists": true}}') as Document,
      {},
      false,
    ],
  ])('%s', (_, filter, value, expected) => expect(fits(filter, value)).toBe(expected));

  it.each<[string, Document, RegExp]>([
    ['an empty $or', { $or: [] }, /non-empty array/],
    ['$in without an array', { a: { $in: 1 } }, /\$in needs an array/],
  ])('refuses %s by name', (_, filter, message) => expect(() => parseFilter(read(filter))).toThrow(message));
});

describe('a regular expression that is more than a text or a beginning', () => {
  const { raw } = String;
  it.each<[situation: string, expression: unknown]>([
    ['any character', 'a.b'],
    ['the end', 'a$'],
    ['^ behind its beginning', 'a^'],
    ['repetition', 'a*'],
    ['alternatives', '^a|b'],
    ['a group', '(a)'],
    ['a set', '[ab]'],
    ['a bracket that ends no set', 'a]'],
    ['a kind of characters', raw`\d`],
    ['a backslash at the end', 'a\\'],
    ['a zero', 'a\0'],
    ['another case', /a/i],
    ['lines', /^a/m],
  ])('is refused by name: %s', (_, $regex) => {
    const message = /^not supported by the embedded database: the regular expression \//;
    expect(() => parseFilter(read({ a: { $regex } }))).toThrow(message);
  });
});

describe('a filter that only MongoDB has', () => {
  it.each(['$comment', '$options', '$not', '$expr', '$nor', '$elemMatch', '$jsonSchema', '$foo'])(
    'is refused by its name: %s',
    (name) => {
      const message = `not supported by the embedded database: the query operator ${name};`;
      const codeOf = { code: 238, message: expect.stringContaining(message) as string };
      for (const filter of [{ [name]: 1 }, { a: { [name]: 1 } }, { $or: [{ a: { [name]: [1] } }] }])
        expect(() => parseFilter(read(filter))).toThrow(expect.objectContaining(codeOf) as Error);
    },
  );
});

describe('a long $in', () => {
  const values = [1, Long.fromNumber(2), 2.5, NaN, 'a', true, new Date(5), new ObjectId('00'.repeat(12))];
  const others = [null, [3], { x: 1 }, /^c/];
  const filler = Array.from({ length: 50 }, (_, n) => 1000 + n);
  const tried = [...values, ...others, -0, 0, '1', 'b', 'cx', 4, [1], [7], {}];
  it.each(tried)('finds %j where $eq does', (value) => {
    for (const list of [values, others, [...values, ...others]]) {
      const wanted = list.some((item) => fits({ a: item }, { a: value }));
      expect(fits({ a: { $in: [...filler, ...list] } }, { a: value })).toBe(wanted);
    }
  });
});

describe('BSON', () => {
  it.each<[string, unknown]>([
    ['decimal', Decimal128.fromString('1.5')],
    ['timestamp', Timestamp.fromBits(1, 0)],
    ['symbol', new BSONSymbol('b')],
    ['javascript', new Code('x')],
    ['javascriptWithScope', new Code('x', { y: 1 })],
    ['minKey', new MinKey()],
    ['maxKey', new MaxKey()],
  ])('of a type that nothing here stores is refused by its name: %s', (name, value) => {
    for (const document of [{ value }, { inside: [{ value }] }])
      expect(() => read(document)).toThrow(`not supported by the embedded database: the BSON type ${name};`);
  });

  it('comes back bit by bit, in the order of its names', () => {
    const bytes = Buffer.from(
      serialize(
        new Map<string, unknown>([
          ['b', 1],
          ['2', [null, 'ä']],
          ['1', { x: 1.5 }],
        ]),
      ),
    );
    expect(encode(decode(bytes)).equals(bytes)).toBe(true);
    expect(deserialize(encode(decode(bytes)))).toEqual({ b: 1, 2: [null, 'ä'], 1: { x: 1.5 } });
  });
});
