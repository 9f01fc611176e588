import { Double, type Document, Long } from 'mongodb';
import { type Running, runServer } from './running-server';

let running: Running;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.close());

let made = 0;

/** A new collection with these documents. */
async function collectionOf(documents: Document[]) {
  made += 1;
  const collection = running.db.collection(`c${made}`);
  if (documents.length > 0) await collection.insertMany(documents.map((document) => ({ ...document })));
  return collection;
}

const numbered = (documents: Document[]) => documents.map((document, _id) => ({ _id, ...document }));

describe('a pipeline', () => {
  const authors = [
    { _id: 1, title: 'abc123', author: { last: 'zzz', first: 'aaa' }, copies: 5, tags: ['x', { n: 1 }] },
  ];
  const clothing = [
    { _id: 1, item: 'Shirt', sizes: ['S', 'M'] },
    { _id: 2, item: 'Shorts', sizes: [] },
    { _id: 3, item: 'Hat', sizes: 'M' },
    { _id: 4, item: 'Gloves' },
    { _id: 5, item: 'Scarf', sizes: null },
  ];

  it.each<[situation: string, documents: Document[], pipeline: Document[], expected: Document[]]>([
    [
      'groups by several fields, a missing one left out',
      [{ a: 1, b: 2 }, { a: 1 }, { a: 1 }],
      [{ $group: { _id: { a: '$a', b: '$b' }, n: { $sum: 1 } } }, { $sort: { n: 1 } }],
      [
        { _id: { a: 1, b: 2 }, n: 1 },
        { _id: { a: 1 }, n: 2 },
      ],
    ],
    [
      'puts null and missing in one group, numbers of all types too',
      [{ a: null }, {}, { a: 1 }, { a: new Double(1) }, { a: Long.fromNumber(1) }],
      [{ $group: { _id: '$a', n: { $sum: 1 } } }, { $sort: { n: 1 } }],
      [
        { _id: null, n: 2 },
        { _id: 1, n: 3 },
      ],
    ],
    [
      'accumulates what is there',
      numbered([
        { q: 2, x: { a: 1 } },
        { q: 'text' },
        { q: null, x: { b: 2 } },
        {},
        { q: new Double(1), x: { a: 3 } },
      ]),
      [
        {
          $group: {
            _id: 0,
            sum: { $sum: '$q' },
            least: { $min: '$q' },
            most: { $max: '$q' },
            last: { $last: '$x.b' },
          },
        },
      ],
      [
        {
          _id: 0,
          sum: 3,
          least: 1,
          most: 'text',
          last: null,
        },
      ],
    ],
    [
      'projects fields of documents',
      authors,
      [
        {
          $project: {
            _id: 0,
            title: 1,
            'author.first': 1,
          },
        },
      ],
      [{ title: 'abc123', author: { first: 'aaa' } }],
    ],
    [
      'projects without',
      authors,
      [{ $project: { 'author.first': 0, tags: 0 } }],
      [{ _id: 1, title: 'abc123', author: { last: 'zzz' }, copies: 5 }],
    ],
    [
      'takes fields of the elements of an array, and of arrays in it',
      [{ _id: 1, a: [{ b: 1, c: 2 }, 5, [{ b: 3, c: 4 }], {}], d: 1 }],
      [{ $project: { 'a.b': 1 } }],
      [{ _id: 1, a: [{ b: 1 }, [{ b: 3 }], {}] }],
    ],
    [
      'leaves fields of the elements of an array out, and keeps what has none',
      [{ _id: 1, a: [{ b: 1, c: 2 }, 5, [{ b: 3, c: 4 }], {}], d: 1 }],
      [{ $project: { 'a.b': 0 } }],
      [{ _id: 1, a: [{ c: 2 }, 5, [{ c: 4 }], {}], d: 1 }],
    ],
    [
      'unwinds arrays, and a single value as one',
      clothing,
      [{ $unwind: '$sizes' }],
      [
        { _id: 1, item: 'Shirt', sizes: 'S' },
        { _id: 1, item: 'Shirt', sizes: 'M' },
        { _id: 3, item: 'Hat', sizes: 'M' },
      ],
    ],
    [
      'counts and adds in one group',
      [{ a: 2 }, { a: 3 }],
      [{ $group: { _id: null, n: { $sum: 1 }, total: { $sum: '$a' } } }],
      [{ _id: null, n: 2, total: 5 }],
    ],
    [
      'adds a constant for each document',
      [{}, {}],
      [{ $group: { _id: null, n: { $sum: 2 } } }],
      [{ _id: null, n: 4 }],
    ],
    ['groups nothing', [], [{ $group: { _id: null, n: { $sum: 1 } } }], []],
    [
      'sorts, and then takes the first',
      numbered([{}, {}, {}, {}]),
      [{ $sort: { _id: 1 } }, { $limit: 2 }],
      [{ _id: 0 }, { _id: 1 }],
    ],
    [
      'takes the first of the groups',
      [{ a: 2 }, { a: 1 }, { a: 3 }],
      [{ $group: { _id: '$a' } }, { $sort: { _id: 1 } }, { $limit: 2 }],
      [{ _id: 1 }, { _id: 2 }],
    ],
  ])('%s', async (_, documents, pipeline, expected) => {
    const collection = await collectionOf(documents);
    expect(await collection.aggregate(pipeline).toArray()).toEqual(expected);
  });

  it.each<[situation: string, code: number, pipeline: Document[]]>([
    ['an empty $sort', 15976, [{ $sort: {} }]],
    ['a wrong $limit behind a search', 15958, [{ $match: {} }, { $limit: 0 }]],
    ['two stages in one', 40323, [{ $match: {}, $limit: 1 }]],
    ['$group without _id', 15955, [{ $group: { n: { $sum: 1 } } }]],
    ['an accumulator of two', 40237, [{ $group: { _id: 1, n: { $sum: ['$a', '$b'] } } }]],
    ['a mixed $project', 31254, [{ $project: { a: 1, b: 0 } }]],
    ['a computed field', 238, [{ $project: { b: '$a' } }]],
    ['options of $unwind', 238, [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }]],
    ['an empty $project', 51272, [{ $project: {} }]],
    ['colliding paths', 31249, [{ $project: { a: 1, 'a.b': 1 } }]],
    ['$unwind without $', 238, [{ $unwind: 'a' }]],
    ['$expr', 238, [{ $match: { $expr: true } }]],
  ])('refuses %s (code %d)', async (_, code, pipeline) => {
    await expect(running.db.collection('none').aggregate(pipeline).toArray()).rejects.toMatchObject({ code });
  });

  it.each(['$lookup', '$out', '$facet', '$addFields', '$skip', 'match'])(
    'refuses the stage %s by its name',
    async (name) => {
      await expect(
        running.db
          .collection('none')
          .aggregate([{ [name]: {} }])
          .toArray(),
      ).rejects.toMatchObject({
        code: 238,
        message: `not supported by the embedded database: the aggregation stage ${name}; query in steps from the program`,
      });
    },
  );

  it.each([
    ['$slice', { b: { $slice: 1 } }],
    ['$slice', { a: 0, b: { $slice: 1 } }],
    ['$elemMatch', { b: { $elemMatch: { c: 1 } } }],
    ['$meta', { b: { $meta: 'textScore' } }],
  ])('refuses %s in a projection by the field: %j', async (_, projection) => {
    const rows = await collectionOf([{ _id: 1, b: [{ c: 1 }] }]);
    await expect(rows.findOne({}, { projection })).rejects.toMatchObject({
      code: 238,
      message: `not supported by the embedded database: a computed field in a projection (b); compute it in the program`,
    });
  });

  it.each(['$first', '$push', '$addToSet', '$count', '$avg', '$mergeObjects'])(
    'refuses the accumulator %s by its name',
    async (name) => {
      const none = running.db.collection('none');
      await expect(
        none.aggregate([{ $group: { _id: null, all: { [name]: '$a' } } }]).toArray(),
      ).rejects.toMatchObject({
        code: 238,
        message: `not supported by the embedded database: the accumulator ${name}; compute it in the program`,
      });
    },
  );

  it('refuses a sum of fractions', async () => {
    const rows = await collectionOf([{ a: 1.5 }]);
    await expect(rows.aggregate([{ $group: { _id: null, sum: { $sum: '$a' } } }]).toArray()).rejects.toThrow(
      /a sum of fractions; keep money as integers/,
    );
  });

  it('finds no field inside of one that has none', async () => {
    const rows = await collectionOf([{ _id: 1, a: 2 }]);
    expect(await rows.findOne({}, { projection: { '_id.x': 1, a: 1 } })).toEqual({ a: 2 });
  });
});
