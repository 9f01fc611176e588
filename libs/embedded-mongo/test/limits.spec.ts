import type { Document } from 'mongodb';
import { type Running, runServer } from './running-server';

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

describe('one query', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
    const rows = running.db.collection('rows');
    await rows.createIndexes([{ key: { a: 1, b: 1, c: 1 } }]);
    await rows.insertMany(numbers(600).map((n) => ({ a: n % 60, b: n, c: 0 })));
    await running.db.collection('small').insertOne({ t: 'text', p: 1, q: 1 });
    await running.db.collection('large').insertOne({
      n: numbers(40_000),
      d: numbers(40_000).map((x) => ({ x })),
      wide: Object.fromEntries(numbers(1000).map((at) => [`f${at}`, at])),
    });
    const text = 'x'.repeat(4_000_000);
    for (const _id of numbers(30))
      await running.db.collection<{ _id: number; text: string }>('heavy').insertOne({ _id, text });
  });
  afterAll(() => running.close());

  it.each<[string, filter: Document, found: number]>([
    ['two lists that multiply', { a: { $in: numbers(2000) }, b: { $in: numbers(20_000, 10) } }, 590],
    ['two lists that are few together', { a: { $in: numbers(10) }, b: { $in: numbers(1000) } }, 100],
    ['a list behind one value', { a: 7, b: { $in: numbers(20_000) }, c: { $gte: 0 } }, 10],
    [
      'three lists of which two are few',
      { a: { $in: [1, 2] }, b: { $in: numbers(5000) }, c: { $in: [0, 1] } },
      20,
    ],
    ['a list too long to be looked up', { a: { $in: numbers(150_000, 50) } }, 100],
    ['many lists for the same field', { $and: numbers(190).map(() => ({ a: { $in: numbers(1000) } })) }, 600],
  ])('of %s is answered', async (_, filter, found) => {
    expect(await running.db.command({ count: 'rows', query: filter })).toMatchObject({ n: found });
  });

  const nested = (depth: number, name: string, inner: unknown): Document =>
    numbers(depth).reduce<unknown>((value) => ({ [name]: value }), inner) as Document;
  const doubled = numbers(40).map(() => ({ $group: { _id: { p: '$_id', q: '$_id' } } }));
  const update = (u: unknown, more: Document = {}) => ({ update: 'large', updates: [{ q: {}, u, ...more }] });
  const aggregate = (from: string, ...pipeline: Document[]) => ({ aggregate: from, pipeline, cursor: {} });
  const count = (query: Document) => ({ count: 'large', query });
  it.each<[situation: string, command: Document, code: number]>([
    ['every condition tests every element of', count({ $and: numbers(20_000).map((n) => ({ n })) }), 238],
    [
      'every added value is compared with',
      update({ $addToSet: { n: { $each: numbers(5000, -5000) } } }),
      238,
    ],
    ['a document that doubles groups', aggregate('small', ...doubled), 238],
    [
      'groups hold more than memory has of',
      aggregate('heavy', { $group: { _id: '$_id', text: { $max: { text: '$text' } } } }),
      292,
    ],
    [
      'the last of each group is too much of',
      aggregate('heavy', { $group: { _id: '$_id', text: { $last: '$text' } } }),
      292,
    ],
    ['too many stages follow on', aggregate('small', ...numbers(1001).map(() => ({ $match: {} }))), 7749501],
    ['a path has too many names for', aggregate('small', { $project: { [`a${'.a'.repeat(200)}`]: 1 } }), 15],
    [
      'a path has far too many names for',
      aggregate('small', { $project: { [`a${'.a'.repeat(20_000)}`]: 1 } }),
      15,
    ],
    ['the levels are too many for', count(nested(400, 'a', 1)), 22],
    [
      'too many fields sort',
      { find: 'small', sort: Object.fromEntries(numbers(33).map((at) => [`f${at}`, 1])) },
      13103,
    ],
    [
      'an index has too many fields for',
      {
        createIndexes: 'small',
        indexes: [{ name: 'wide', key: Object.fromEntries(numbers(33).map((at) => [`f${at}`, 1])) }],
      },
      13103,
    ],
    ['the values are too many in', { insert: 'small', documents: [{ d: [numbers(200_000)] }] }, 238],
    ['the values to look for are too many in', count({ n: { $in: numbers(200_000) } }), 238],
    [
      'the stages have too many values for',
      aggregate('small', { $match: { n: { $in: numbers(200_000) } } }),
      238,
    ],
  ])('is refused where %s a document', async (_, command, code) => {
    const reply = await running.db.command(command).catch((error: unknown) => error as Document);
    expect((reply['writeErrors'] as Document[] | undefined)?.[0] ?? reply).toMatchObject({ code });
    expect(await running.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('unwinds an array whose documents would not fit into memory together', async () => {
    const stages = [{ $unwind: '$n' }, { $limit: 10 }, { $group: { _id: null, count: { $sum: 1 } } }];
    expect(await running.db.collection('large').aggregate(stages).toArray()).toEqual([
      { _id: null, count: 10 },
    ]);
  });

  it('keeps an array that has too many entries for an index, and no index of it', async () => {
    const rows = running.db.collection<{ _id: number; n: number[] }>('long');
    await rows.insertOne({ _id: 1, n: numbers(150_000) });
    await rows.updateOne({ _id: 1 }, { $push: { n: { $each: numbers(100_000, 150_000) } } });
    await expect(rows.createIndexes([{ key: { n: 1 } }])).rejects.toMatchObject({ code: 238 });
    expect((await rows.listIndexes().toArray()).map(({ name }) => name as string)).toEqual(['_id_']);
    const long = running.db.collection<{ _id: number; n: number[] }>('indexed');
    await long.createIndexes([{ key: { n: 1 } }]);
    await long.insertOne({ _id: 1, n: numbers(150_000) });
    const push = long.updateOne({ _id: 1 }, { $push: { n: { $each: numbers(100_000, 150_000) } } });
    await expect(push).rejects.toMatchObject({ code: 238 });
    expect(await long.countDocuments({ n: 149_999 })).toBe(1);
    await long.deleteOne({ _id: 1 });
    expect(await long.countDocuments({ n: 149_999 })).toBe(0);
  });

  it('sets very many fields', async () => {
    const fields = Object.fromEntries(numbers(50_000).map((at) => [`f${at}`, at]));
    const rows = running.db.collection<Document & { _id: number }>('small');
    expect(await rows.updateOne({ _id: 2 }, { $set: fields }, { upsert: true })).toMatchObject({
      upsertedCount: 1,
    });
  });
});
