import { type Document, GridFSBucket, Long } from 'mongodb';
import { type Running, runServer } from './running-server';

describe('the server', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
  });
  afterAll(() => running.close());
  const fresh = (name: string) => running.db.collection(`${name}-${Math.random().toString(36).slice(2)}`);

  it.each<[string, number, Document]>([
    ['an unknown command', 59, { dance: 1 }],
    ['an unknown field of a command', 40415, { find: 'x', tempo: 1 }],
    [
      'a transaction',
      115,
      { find: 'x', txnNumber: Long.fromNumber(1), startTransaction: true, autocommit: false },
    ],
    ['a capped collection', 40415, { create: 'x', capped: true, size: 100 }],
    ['a view', 40415, { create: 'x', viewOn: 'y' }],
    ['collation', 40415, { find: 'x', collation: { locale: 'en' } }],
    ['a text index', 238, { createIndexes: 'x', indexes: [{ key: { a: 'text' }, name: 'a' }] }],
    [
      'an unknown index option',
      197,
      { createIndexes: 'x', indexes: [{ key: { a: 1 }, name: 'a', fast: true }] },
    ],
    ['statistics of a collection', 59, { collStats: 'x' }],
    ['statistics of a database', 59, { dbStats: 1 }],
    ['the sizes of databases', 238, { listDatabases: 1 }],
    ['an unknown aggregation stage', 238, { aggregate: 'x', pipeline: [{ $bucket: {} }], cursor: {} }],
    [
      'an unknown expression',
      238,
      { aggregate: 'x', pipeline: [{ $project: { a: { $zip: 1 } } }], cursor: {} },
    ],
    ['an update with a pipeline', 238, { findAndModify: 'x', update: [{ $match: { a: 1 } }] }],
    ['a write concern of two', 238, { insert: 'x', documents: [{}], writeConcern: { w: 2 } }],
    ['a name of a collection with $', 73, { create: 'a$b' }],
    ['a wrong sort', 15975, { find: 'x', sort: { a: 5 } }],
    ['a mixed projection', 31254, { find: 'x', projection: { a: 1, b: 0 } }],
    ['a hint at no index', 2, { create: 'hinted' }],
  ])('refuses %s (code %d)', async (name, code, command) => {
    const run = async () => {
      await running.db.command(command);
      if (name.startsWith('a hint')) await running.db.command({ find: 'hinted', hint: 'none' });
    };
    const refused = await run().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code });
    // An unsupported feature is named, with an alternative.
    if ([59, 115, 238, 40415].includes(code))
      expect(String(refused)).toMatch(/: not supported by the embedded database: .+; .+/);
  });

  it('says which key is taken, as MongoDB does', async () => {
    const students = fresh('students');
    await students.createIndexes([{ key: { idFolded: 1 }, unique: true }]);
    await students.insertOne({ idFolded: 'a' });
    await expect(students.insertOne({ idFolded: 'a' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { idFolded: 1 },
      keyValue: { idFolded: 'a' },
      message: `E11000 duplicate key error collection: school.${students.collectionName} index: idFolded_1`,
    });
    await expect(
      students.insertMany([{ idFolded: 'b' }, { idFolded: 'a' }, { idFolded: 'c' }], { ordered: false }),
    ).rejects.toMatchObject({ code: 11000 });
    expect(
      await students
        .find()
        .map(({ idFolded }) => String(idFolded))
        .toArray(),
    ).toEqual(['a', 'b', 'c']);
    await expect(students.updateOne({ idFolded: 'b' }, { $set: { idFolded: 'c' } })).rejects.toMatchObject({
      code: 11000,
    });
    await expect(students.createIndexes([{ key: { kind: 1 }, unique: true }])).rejects.toMatchObject({
      code: 11000,
    });
  });

  it.each<[string, code: number, key: Record<string, 1>, Document[]]>([
    ['arrays side by side', 171, { a: 1, b: 1 }, [{ a: [1], b: [2] }]],
    ['a number that is a position and a name', 16746, { 'a.0': 1 }, [{ a: [1, { 0: 1 }] }]],
    ['one key twice', 11000, { a: 1 }, [{}, {}, { a: 1 }, { a: 1 }]],
    [
      'one key of several fields twice, though one is missing',
      11000,
      { a: 1, b: 1 },
      [{}, {}, { a: 1 }, { a: 1 }],
    ],
  ])('keeps %s out of a sparse and unique index (code %d)', async (_, code, key, documents) => {
    const rows = fresh('sparse');
    await rows.createIndexes([{ key, sparse: true, unique: true }]);
    await expect(rows.insertMany(documents)).rejects.toMatchObject({ code });
    expect(await rows.find().toArray()).toMatchObject(documents.slice(0, -1));
  });

  it('takes a due once when forty clerks take it at the same time', async () => {
    const students = fresh('ledger');
    await students.createIndexes([
      { key: { 'fees.no': 1 }, unique: true, partialFilterExpression: { 'fees.0': { $exists: true } } },
    ]);
    await students.insertMany([
      { id: 'a', fees: [] },
      { id: 'b', fees: [] },
    ]);
    const deposit = (no: number) =>
      students.updateOne({ id: 'a', fees: [] }, { $push: { fees: { no: `R${no}` } as never } });
    const results = await Promise.all(Array.from({ length: 40 }, (_, no) => deposit(no)));
    expect(results.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0)).toBe(1);
    const [taken] = await students
      .find({ id: 'a' })
      .map(({ fees }) => (fees as Document[])[0])
      .toArray();
    await expect(students.updateOne({ id: 'b' }, { $push: { fees: taken as never } })).rejects.toMatchObject({
      code: 11000,
    });
  });

  it('keeps every BSON type as it came', async () => {
    const types = fresh('types');
    await types.insertOne({
      long: Long.fromString('9007199254740993'),
      double: 1.0,
      nested: { 2: 1, 1: 2 },
    });
    const [raw] = await types.find({}, { promoteValues: false }).toArray();
    expect(raw).toMatchObject({ long: Long.fromString('9007199254740993') });
  });

  it('drops a database and nothing of the others', async () => {
    for (const name of ['third', 'second', 'first'])
      await running.client
        .db(name)
        .collection(`of-${name}`)
        .insertOne({ _id: 1 as never });
    await running.client.db('second').dropDatabase();
    const { databases } = await running.db.admin().listDatabases({ nameOnly: true });
    const names = databases.map(({ name }) => name).filter((name) => name !== 'school');
    expect(names).toEqual(['first', 'third']);
    for (const name of names) {
      const collections = await running.client.db(name).collections();
      expect(collections.map(({ collectionName }) => collectionName)).toEqual([`of-${name}`]);
      expect(await running.client.db(name).collection(`of-${name}`).countDocuments()).toBe(1);
    }
  });

  it('pages through more documents than a batch holds, also when some are deleted meanwhile', async () => {
    const many = fresh('many');
    await many.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n })));
    const cursor = many.find({}).batchSize(50);
    const seen: number[] = [];
    for await (const { n } of cursor) {
      seen.push(Number(n));
      if (n === 100) await many.deleteMany({ n: { $gte: 500 } });
    }
    expect(seen).toEqual(Array.from({ length: 500 }, (_, n) => n));
    expect(
      await many
        .find({})
        .sort({ n: -1 })
        .skip(10)
        .limit(3)
        .map(({ n }) => Number(n))
        .toArray(),
    ).toEqual([489, 488, 487]);
  });

  it('lists, counts, groups and projects', async () => {
    const rows = fresh('rows');
    await rows.insertMany([
      { c: 'x', n: 1, tags: ['a', 'b'] },
      { c: 'x', n: 2, tags: [] },
      { c: 'y', n: 3 },
    ]);
    expect(await rows.countDocuments({ c: 'x' })).toBe(2);
    expect(await rows.estimatedDocumentCount()).toBe(3);
    const groups = await rows
      .aggregate([
        { $match: { n: { $gt: 0 } } },
        { $group: { _id: '$c', count: { $sum: 1 }, total: { $sum: '$n' }, most: { $max: '$n' } } },
        { $sort: { _id: 1 } },
      ])
      .toArray();
    expect(groups).toEqual([
      { _id: 'x', count: 2, total: 3, most: 2 },
      { _id: 'y', count: 1, total: 3, most: 3 },
    ]);
    expect(
      await rows.aggregate([{ $unwind: '$tags' }, { $project: { _id: 0, tags: 1, n: 1 } }]).toArray(),
    ).toEqual([
      { n: 1, tags: 'a' },
      { n: 1, tags: 'b' },
    ]);
  });

  it('uses an index for equality, ranges, prefixes and order', async () => {
    const rows = fresh('planned');
    await rows.createIndexes([
      { key: { id: 1 }, unique: true },
      { key: { c: 1, n: -1 } },
      { key: { text: 1 } },
    ]);
    await rows.insertMany([
      { id: 1, c: 'x', n: 1, text: 'abc' },
      { id: 2, c: 'x', n: 2, text: 'abd' },
      { id: 3, c: 'y', n: 3, text: 'b' },
    ]);
    const stage = async (filter: Document, sort: Document = {}) => {
      const { queryPlanner } = (await rows.find(filter).sort(sort).explain('queryPlanner')) as {
        queryPlanner: { winningPlan: Document };
      };
      return JSON.stringify(queryPlanner.winningPlan);
    };
    expect(await stage({ id: 2 })).toContain('"id_1"');
    expect(await stage({ c: 'x' }, { n: -1 })).toMatch(/^\{"stage":"FETCH".*c_1_n_-1/);
    expect(await stage({}, { c: -1, n: 1 })).toMatch(/^\{"stage":"FETCH".*c_1_n_-1/);
    expect(await stage({ text: /^ab/ })).toContain('"text_1"');
    expect(await stage({ n: 1 })).toBe('{"stage":"COLLSCAN"}');
    expect(
      await rows
        .find({ c: { $in: ['x', 'y'] } })
        .sort({ c: -1, n: 1 })
        .map(({ id }) => Number(id))
        .toArray(),
    ).toEqual([3, 1, 2]);
  });

  it('tells long keys apart', async () => {
    const rows = fresh('long');
    const long = 'x'.repeat(4000);
    await rows.createIndexes([{ key: { k: 1 }, unique: true }]);
    await rows.insertMany([{ k: `${long}a` }, { k: `${long}b` }, { k: long }]);
    await expect(rows.insertOne({ k: `${long}b` })).rejects.toMatchObject({ code: 11000 });
    expect(await rows.countDocuments({ k: `${long}b` })).toBe(1);
    expect(await rows.countDocuments({ k: { $gt: long } })).toBe(2);
    expect((await rows.find({}).sort({ k: 1 }).toArray()).map(({ k }) => String(k).slice(3999))).toEqual([
      'x',
      'xa',
      'xb',
    ]);
  });

  it('stores and gives back files by GridFS', async () => {
    const bucket = new GridFSBucket(running.db, { bucketName: 'pictures' });
    const bytes = Buffer.alloc(700_000, 'picture');
    const upload = bucket.openUploadStream('a.png');
    await new Promise((resolve, reject) => upload.on('finish', resolve).on('error', reject).end(bytes));
    const parts: Buffer[] = [];
    for await (const part of bucket.openDownloadStream(upload.id)) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    await bucket.delete(upload.id);
    expect(await running.db.collection('pictures.chunks').countDocuments()).toBe(0);
  });

  it('lets short commands through while a long scan runs', async () => {
    const rows = fresh('slow');
    await rows.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: `student ${n}` })));
    let isDone = false;
    const scan = rows.countDocuments({ text: { $regex: 'nobody here' } }).finally(() => (isDone = true));
    await rows.findOne({ _id: 1 as never });
    expect(isDone).toBe(false);
    expect(await scan).toBe(0);
  });
});
