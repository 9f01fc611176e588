import { BSONSymbol, Decimal128, deserialize, type Document, Long, MinKey, ObjectId, serialize } from 'bson';
import { decode } from '../src/bson/decode';
import { encode } from '../src/bson/encode';
import { matches } from '../src/query/filter';
import { parseFilter } from '../src/query/parse-filter';

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
    ['$not of a range and missing', { a: { $not: { $gt: 1 } } }, {}, true],
    ['$exists of a null', { a: { $exists: true } }, { a: null }, true],
    ['$exists of a position', { 'a.0': { $exists: true } }, { a: [1] }, true],
    ['$exists of a position in an empty array', { 'a.0': { $exists: true } }, { a: [] }, false],
    ['$exists false', { a: { $exists: false } }, { b: 1 }, true],
    ['$size', { a: { $size: 2 } }, { a: [1, 2] }, true],
    ['$size of no array', { a: { $size: 1 } }, { a: 1 }, false],
    ['a numeric part as a name', { 'a.0': 5 }, { a: { 0: 5 } }, true],
    ['a path through an array', { 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
    ['$regex with options', { a: { $regex: 'AB', $options: 'i' } }, { a: 'xaby' }, true],
    ['$regex and a number', { a: /1/ }, { a: 1 }, false],
    ['$ before a last line feed', { a: /x$/ }, { a: 'x\n' }, true],
    ['$ before a line feed that is not the last character', { a: /x$/ }, { a: 'x\ny' }, false],
    ['$ of a line', { a: /x$/m }, { a: 'x\ny' }, true],
    ['$ and a carriage return, which ends no line', { a: /x$/m }, { a: 'x\ry' }, false],
    ['^ of a line', { a: /^y/m }, { a: 'x\ny' }, true],
    ['. and a carriage return', { a: /a.b/ }, { a: 'a\rb' }, true],
    ['. and a line feed', { a: /a.b/ }, { a: 'a\nb' }, false],
    ['. and a line feed with the option s', { a: { $regex: 'a.b', $options: 's' } }, { a: 'a\nb' }, true],
    ['white space and a space of Unicode', { a: /^\s$/ }, { a: '\u00a0' }, false],
    ['a set of no white space and a space of Unicode', { a: /^[\S]$/ }, { a: '\u00a0' }, true],
    ['any character as a set', { a: /^[\s\S]$/ }, { a: '\u00a0' }, true],
    ['needless escapes', { a: { $regex: '^a\\-\\@[\\-x]{2}$' } }, { a: 'a-@-x' }, true],
    ['escaped braces', { a: { $regex: '^\\{a\\}\\[1\\]$' } }, { a: '{a}[1]' }, true],
    ['an escape by number', { a: { $regex: '^a\\x2db[\\x30-\\x39]$' } }, { a: 'a-b7' }, true],
    ['^ of a line that a last line feed does not begin', { a: /^$/m }, { a: 'x\n' }, false],
    ['a hyphen that ends a set', { a: { $regex: '^[\\w.-]+@[^\\s-]$' } }, { a: 'a-b.c@d' }, true],
    ['a backslash, then a range', { a: { $regex: '^[\\\\d-f]{2}$' } }, { a: '\\e' }, true],
    ['brackets in a set', { a: { $regex: '^[.*+?^${}()|[\\]\\\\]+$' } }, { a: '[$]\\' }, true],
    ['no white space in a set', { a: { $regex: '^[^\\S\\n]$' } }, { a: '\t' }, true],
    ['groups, alternatives and lazy repetition', { a: /^(?:a|b)+?c{1,2}$/ }, { a: 'abcc' }, true],
    ['a character beyond the basic plane', { a: /^.$/ }, { a: '😀' }, true],
    ['$in of a text and the zero text', { a: { $in: ['\0'] } }, { a: 1 }, false],
    ['$ne and an empty array', { a: { $ne: null } }, { a: [] }, true],
    ['$nin and an array that holds one', { a: { $nin: [1, 2] } }, { a: [2, 3] }, false],
    ['$nin and missing', { a: { $nin: [1] } }, {}, true],
    ['a position, then a name', { 'a.1.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, true],
    ['a position that is too far', { 'a.5': null }, { a: [1] }, false],
    ['$size of nothing', { a: { $size: 0 } }, {}, false],
    ['$not of an expression', { a: { $not: /x/ } }, { a: ['x', 'y'] }, false],
    ['$gt of an array', { a: { $gt: [1] } }, { a: [1, 2] }, true],
    ['$lt and null', { a: { $lt: 5 } }, { a: null }, false],
    ['$exists false in elements', { 'a.b': { $exists: false } }, { a: [{}, { b: 1 }] }, false],
    ['an empty document', { a: {} }, { a: { x: 1 } }, false],
    ['NaN', { a: NaN }, { a: NaN }, true],
    ['$gte and NaN', { a: { $gte: 0 } }, { a: NaN }, false],
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
    ['an unknown operator', { a: { $foo: 1 } }, /unknown operator: \$foo/],
    ['an unknown operator at the top', { $foo: 1 }, /unknown top level operator: \$foo/],
    ['an empty $or', { $or: [] }, /non-empty array/],
    ['$in without an array', { a: { $in: 1 } }, /\$in needs an array/],
    ['$size below zero', { a: { $size: -1 } }, /non-negative/],
    ['a broken regular expression', { a: { $regex: '(' } }, /invalid/i],
    ['PCRE syntax that JavaScript lacks', { a: { $regex: '(?i)x' } }, /PCRE/],
    ['an escape that only PCRE has', { a: { $regex: '\\e' } }, /PCRE/],
    ['a possessive quantifier', { a: { $regex: 'a++' } }, /PCRE/],
    ['a class of POSIX', { a: { $regex: '[[:alpha:]]' } }, /PCRE/],
    ['braces that are no quantifier', { a: { $regex: '{a}' } }, /PCRE/],
    ['a bracket that ends no set', { a: { $regex: 'a]' } }, /PCRE/],
    ['a hyphen after a kind of characters', { a: { $regex: '[\\s-x]' } }, /PCRE/],
    ['a named group', { a: { $regex: '(?<n>a)' } }, /PCRE/],
    ['a look back', { a: { $regex: '(?<=a)b' } }, /looking ahead or back.*\$not/],
    ['a look ahead', { a: { $regex: 'a(?=b)' } }, /looking ahead or back.*\$not/],
    ['a look ahead for what is not there', { a: { $regex: '^(?!a)' } }, /looking ahead or back.*\$not/],
    ['a property of Unicode', { a: { $regex: '\\p{L}' } }, /PCRE/],
    ['a backslash at the end', { a: { $regex: 'a\\' } }, /PCRE/],
    ['the option x', { a: { $regex: 'a b', $options: 'x' } }, /not supported.*"x"/],
    ['a reference to a group', { a: { $regex: '(a)?\\1b' } }, /PCRE/],
    ['a set that begins with its end', { a: { $regex: '[]a]' } }, /PCRE/],
  ])('refuses %s by name', (_, filter, message) => expect(() => parseFilter(read(filter))).toThrow(message));
});

describe('a filter that only MongoDB has', () => {
  it.each([
    ...['$where', '$text', '$jsonSchema', '$expr', '$sampleRate', '$alwaysTrue', '$alwaysFalse'],
    ...[
      '$nor',
      '$elemMatch',
      '$all',
      '$mod',
      '$type',
      '$near',
      '$nearSphere',
      '$geoWithin',
      '$geoIntersects',
      '$within',
    ],
    ...['$bitsAllClear', '$bitsAllSet', '$bitsAnyClear', '$bitsAnySet'],
    ...['$uniqueDocs', '$maxDistance', '$minDistance'],
  ])('is refused by its name: %s', (name) => {
    const message = `not supported by the embedded database: ${name};`;
    const codeOf = { code: 238, message: expect.stringContaining(message) as string };
    for (const filter of [{ [name]: 1 }, { a: { [name]: 1 } }, { a: { $not: { [name]: [1] } } }])
      expect(() => parseFilter(read(filter))).toThrow(expect.objectContaining(codeOf) as Error);
  });
});

describe('a long $in', () => {
  const values = [
    1,
    Long.fromNumber(2),
    2.5,
    NaN,
    'a',
    true,
    new Date(5),
    new ObjectId('00'.repeat(12)),
    new BSONSymbol('b'),
  ];
  const others = [null, [3], { x: 1 }, /^c/, Decimal128.fromString('4'), new MinKey()];
  const filler = Array.from({ length: 50 }, (_, n) => 1000 + n);
  const tried = [
    ...values,
    ...others,
    -0,
    0,
    '1',
    'b',
    'cx',
    new BSONSymbol('a'),
    Decimal128.fromString('1.0'),
    4,
    [1],
    [7],
    {},
  ];
  it.each(tried)('finds %p where $eq does', (value) => {
    for (const list of [values, others, [...values, ...others]]) {
      const wanted = list.some((item) => fits({ a: item }, { a: value }));
      expect(fits({ a: { $in: [...filler, ...list] } }, { a: value })).toBe(wanted);
    }
  });
});

describe('BSON', () => {
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
