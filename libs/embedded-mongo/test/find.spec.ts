import { type Document, Long } from 'mongodb';
import { type Running, runServer } from './running-server';

describe('a find', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
  });
  afterAll(() => running.close());

  const rowsOf = async (documents: Document[]) => {
    const rows = running.db.collection('rows');
    await rows.deleteMany({});
    await rows.insertMany(documents.map((document, _id) => ({ ...document, _id }) as never));
    return rows;
  };

  it('reads the collection itself where a hint says so', async () => {
    const rows = await rowsOf([{ a: 3 }, { a: 2 }, { a: 1 }, { a: 0 }]);
    await rows.createIndexes([{ key: { a: 1 } }]);
    const found = rows.find({ a: { $gte: 0 } }, { hint: { $natural: 1 }, projection: { _id: 1 } });
    expect(await found.toArray()).toEqual([0, 1, 2, 3].map((_id) => ({ _id })));
    await rows.dropIndex('a_1');
  });

  it.each([{ $natural: -1 }, { $natural: 2 }, { $natural: 'x' }, { $natural: 1, a: 1 }])(
    'refuses the hint %j by its name',
    async (hint) => {
      const rows = await rowsOf([{ a: 1 }]);
      const refused = {
        code: 238,
        message: expect.stringContaining('a hint $natural other than 1') as string,
      };
      await expect(rows.find({}, { hint }).toArray()).rejects.toMatchObject(refused);
    },
  );

  const array = (...values: unknown[]) => values.map((a) => ({ a }));
  it.each<[string, Document[], Document, number[]]>([
    ['numbers of all kinds by value', array(2, -1, 1.5, NaN), { a: 1 }, [3, 1, 2, 0]],
    [
      'types in the order of BSON',
      array(true, 'x', null, 5, [], {}, new Date(0), [2]),
      { a: 1, _id: 1 },
      [4, 2, 7, 3, 1, 5, 0, 6],
    ],
    ['what is missing with null', [{}, { a: null }, { a: 0 }], { a: 1, _id: -1 }, [1, 0, 2]],
    ['arrays by their smallest value', array([5, 1], [3], 2), { a: 1 }, [0, 2, 1]],
    ['arrays by their largest value, down', array([5, 1], [3], 4), { a: -1 }, [0, 2, 1]],
    ['empty arrays before null', array(null, [], 1), { a: 1 }, [1, 0, 2]],
    ['an array in an array as one value', array([[9]], [1]), { a: 1 }, [1, 0]],
    [
      'elements by two of their fields at once',
      array(
        [
          { x: 1, y: 9 },
          { x: 2, y: 0 },
        ],
        [{ x: 1, y: 5 }],
      ),
      { 'a.x': 1, 'a.y': 1 },
      [1, 0],
    ],
    ['documents by their fields', array({ x: 2 }, { x: 1, y: 1 }, { x: 1 }), { a: 1 }, [2, 1, 0]],
    ['a position', array([1, 9], [5, 2]), { 'a.1': 1 }, [1, 0]],
    ['text by its bytes', array('b', 'B', 'ä', 'a', '😀', '\uffee'), { a: 1 }, [1, 3, 0, 2, 5, 4]],
  ])('sorts %s', async (_, documents, sort, order) => {
    const rows = await rowsOf(documents);
    const ids = () =>
      rows
        .find({})
        .sort(sort)
        .map(({ _id }) => Number(_id))
        .toArray();
    expect(await ids()).toEqual(order);
    await rows.createIndexes([{ key: sort, name: 'sort' }]);
    expect(await ids()).toEqual(order);
    await rows.dropIndex('sort');
  });

  it('refuses to sort by arrays side by side', async () => {
    const rows = await rowsOf([{ a: [1, 2], b: [1, 2] }]);
    await expect(rows.find({}).sort({ a: 1, b: 1 }).toArray()).rejects.toMatchObject({ code: 2 });
  });

  const command = (name: string, rest: Document) => running.db.command({ [name]: 'rows', ...rest });

  it.each<[string, Document, Document]>([
    ['a batch of none', { batchSize: 0 }, { firstBatch: [] }],
    ['a single batch', { batchSize: 2, singleBatch: true }, { firstBatch: [{ _id: 0 }, { _id: 1 }] }],
    ['a limit', { limit: 1 }, { firstBatch: [{ _id: 0 }] }],
    ['a skip beyond the end', { skip: 9 }, { firstBatch: [] }],
    ['a skip and a limit', { skip: 1, limit: 1 }, { firstBatch: [{ _id: 1 }] }],
  ])('answers %s', async (_, options, expected) => {
    await rowsOf([{}, {}, {}]);
    expect((await command('find', options))['cursor']).toMatchObject(expected);
  });

  it('reads on, and ends a cursor that is killed', async () => {
    await rowsOf([{}, {}, {}]);
    const { id } = ((await command('find', { batchSize: 0 })) as { cursor: { id: number } }).cursor;
    const more = { getMore: id, collection: 'rows' };
    expect(await running.db.command({ ...more, batchSize: 1 })).toMatchObject({
      cursor: { id, ns: 'school.rows', nextBatch: [{ _id: 0 }] },
    });
    await expect(running.db.command({ ...more, collection: 'other' })).rejects.toMatchObject({ code: 43 });
    expect(await command('killCursors', { cursors: [id, Long.fromNumber(5)] })).toMatchObject({
      cursorsKilled: [id],
      cursorsNotFound: [5],
      cursorsAlive: [],
      cursorsUnknown: [],
    });
    await expect(running.db.command(more)).rejects.toMatchObject({ code: 43 });
  });

  it('answers at most 16 MB at once, and then goes on with the next document', async () => {
    const text = 'x'.repeat(6_000_000);
    await rowsOf([{ text }, { text }, { text }]);
    const { cursor } = (await command('find', {})) as { cursor: { id: number; firstBatch: Document[] } };
    expect(cursor.firstBatch.map(({ _id }) => Number(_id))).toEqual([0, 1]);
    const rest = await running.db.command({ getMore: cursor.id, collection: 'rows' });
    expect(rest).toMatchObject({ cursor: { nextBatch: [{ _id: 2 }] } });
  });

  it.each<[string, Document, number]>([
    ['a limit', { limit: 2 }, 2],
    ['a negative limit', { limit: -2 }, 2],
    ['a skip', { skip: 2 }, 1],
    ['a filter', { query: { _id: { $gt: 0 } }, limit: 5 }, 2],
    ['a skip beyond the end', { skip: 9 }, 0],
  ])('counts with %s', async (_, options, n) => {
    await rowsOf([{}, {}, {}]);
    expect(await command('count', options)).toMatchObject({ n });
  });
});
