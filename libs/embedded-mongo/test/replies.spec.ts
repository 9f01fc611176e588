import type { Document } from 'mongodb';
import { type Running, runServer } from './running-server';

describe('the reply to a write', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
  });
  afterAll(() => running.close());

  beforeEach(async () => {
    await running.db.collection('rows').deleteMany({});
    await running.db.collection('rows').insertMany([
      { _id: 1 as never, a: 1, tags: ['x'] },
      { _id: 2 as never, a: 1 },
      { _id: 3 as never, a: 2 },
    ]);
  });

  const duplicate = (index: number, _id: unknown): Document => ({
    index,
    code: 11000,
    keyPattern: { _id: 1 },
    keyValue: { _id },
  });

  it.each<[string, Document, Document]>([
    [
      'insert, ordered, which ends at the first failure',
      { insert: 'rows', documents: [{ _id: 4 }, { _id: 1 }, { _id: 5 }] },
      { n: 1, writeErrors: [duplicate(1, 1)], ok: 1 },
    ],
    [
      'insert, unordered, which goes on',
      { insert: 'rows', documents: [{ _id: 4 }, { _id: 1 }, { _id: 5 }, { _id: 2 }], ordered: false },
      { n: 2, writeErrors: [duplicate(1, 1), duplicate(3, 2)], ok: 1 },
    ],
    ['a name that begins with $', { insert: 'rows', documents: [{ _id: 4, $a: 1 }] }, { n: 1, ok: 1 }],
    [
      'an _id that is an array',
      { insert: 'rows', documents: [{ _id: [1] }] },
      { n: 0, writeErrors: [{ index: 0, code: 53 }] },
    ],
    [
      'an _id with operators',
      { insert: 'rows', documents: [{ _id: { $gt: 1 } }] },
      { n: 0, writeErrors: [{ index: 0, code: 52 }] },
    ],
    [
      'update of many, some as they were',
      { update: 'rows', updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true }] },
      { n: 3, nModified: 1 },
    ],
    [
      'two updates, the second of what the first made',
      {
        update: 'rows',
        updates: [
          { q: { a: 1 }, u: { $set: { a: 7 } }, multi: true },
          { q: { a: 7 }, u: { $inc: { a: 1 } } },
        ],
      },
      { n: 3, nModified: 3 },
    ],
    [
      'an upsert that inserts',
      { update: 'rows', updates: [{ q: { _id: 9 }, u: { $set: { a: 1 } }, upsert: true }] },
      { n: 1, nModified: 0, upserted: [{ index: 0, _id: 9 }] },
    ],
    [
      'a replacement of many',
      { update: 'rows', updates: [{ q: {}, u: { a: 1 }, multi: true }] },
      { n: 0, writeErrors: [{ index: 0, code: 9 }] },
    ],
    [
      'a replacement with another _id',
      { update: 'rows', updates: [{ q: { _id: 1 }, u: { _id: 2 } }] },
      { n: 0, writeErrors: [{ index: 0, code: 66 }] },
    ],
    ['delete of one of several', { delete: 'rows', deletes: [{ q: { a: 1 }, limit: 1 }] }, { n: 1, ok: 1 }],
    ['delete of all', { delete: 'rows', deletes: [{ q: {}, limit: 0 }] }, { n: 3, ok: 1 }],
    [
      'findAndModify, before',
      { findAndModify: 'rows', query: { a: 1 }, sort: { _id: -1 }, update: { $inc: { a: 1 } } },
      { value: { _id: 2, a: 1 }, lastErrorObject: { n: 1, updatedExisting: true } },
    ],
    [
      'findAndModify, after',
      { findAndModify: 'rows', query: { _id: 1 }, update: { $inc: { a: 1 } }, new: true },
      { value: { _id: 1, a: 2 }, lastErrorObject: { n: 1, updatedExisting: true } },
    ],
    [
      'findAndModify that finds nothing',
      { findAndModify: 'rows', query: { a: 9 }, update: { $inc: { a: 1 } }, new: true },
      { value: null, lastErrorObject: { n: 0, updatedExisting: false } },
    ],
    [
      'findAndModify that inserts',
      { findAndModify: 'rows', query: { _id: 9 }, update: { $inc: { a: 1 } }, upsert: true },
      { value: null, lastErrorObject: { n: 1, updatedExisting: false, upserted: 9 } },
    ],
    [
      'findAndModify that removes',
      { findAndModify: 'rows', query: { a: 1 }, sort: { _id: 1 }, remove: true },
      { value: { _id: 1, a: 1 }, lastErrorObject: { n: 1 } },
    ],
    [
      'findAndModify that removes nothing',
      { findAndModify: 'rows', query: { a: 9 }, remove: true },
      { value: null, lastErrorObject: { n: 0 } },
    ],
  ])('%s', async (_, command, expected) =>
    expect(await running.db.command(command)).toMatchObject({ ...expected, ok: 1 }),
  );

  it.each<[string, number, Document]>([
    ['an empty batch', 21, { insert: 'rows', documents: [] }],
    ['findAndModify that updates and removes', 9, { findAndModify: 'rows', update: {}, remove: true }],
    [
      'findAndModify that removes and gives the new one',
      9,
      { findAndModify: 'rows', remove: true, new: true },
    ],
    ['findAndModify that does nothing', 9, { findAndModify: 'rows' }],
    ['fields of findAndModify', 40415, { findAndModify: 'rows', update: {}, fields: { a: 1 } }],
    ['let', 40415, { update: 'rows', let: { a: 1 }, updates: [{ q: {}, u: {} }] }],
  ])('refuses %s (code %d)', async (_, code, command) =>
    expect(running.db.command(command)).rejects.toMatchObject({ code }),
  );

  it.each<[string, number, string, Document]>([
    ['a delete without a query, which would take all', 40414, 'deletes', { limit: 0 }],
    ['a delete of two', 9, 'deletes', { q: {}, limit: 2 }],
    ['an update without a query', 40414, 'updates', { u: {} }],
    ['an update with a field that MongoDB 7 does not know', 40415, 'updates', { q: {}, u: {}, sort: {} }],
    ['an update with variables', 40415, 'updates', { q: {}, u: [{ $set: { a: '$$x' } }], c: { x: 1 } }],
    ['a pipeline', 238, 'updates', { q: {}, u: [{ $set: { a: 1 } }] }],
    ['array filters', 40415, 'updates', { q: {}, u: { $set: { a: 1 } }, arrayFilters: [{ x: 1 }] }],
    ['a collation', 40415, 'updates', { q: {}, u: {}, collation: { locale: 'en' } }],
  ])('refuses in a batch %s (code %d)', async (_, code, field, statement) => {
    const reply = await running.db.command({
      [field === 'deletes' ? 'delete' : 'update']: 'rows',
      [field]: [statement],
    });
    expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code }] });
    expect(await running.db.collection('rows').countDocuments()).toBe(3);
  });

  it.each<[string, Document, Document, Document]>([
    ['one value by $in', { a: { $in: [5] } }, { $set: { b: 1 } }, { a: 5, b: 1 }],
    ['nothing by two values', { a: { $in: [5, 6] } }, { $set: { b: 1 } }, { b: 1 }],
    ['one of $or', { $or: [{ a: 5 }] }, { $set: { b: 1 } }, { a: 5, b: 1 }],
    ['nothing by $or of two', { $or: [{ a: 5 }, { c: 6 }] }, { $set: { b: 1 } }, { b: 1 }],
    ['an array of documents', { a: [{ c: 5 }] }, { $set: { b: 1 } }, { a: [{ c: 5 }], b: 1 }],
    ['a path', { 'a.b.c': 5 }, { $set: { 'a.d': 1 } }, { a: { b: { c: 5 }, d: 1 } }],
    ['a whole document', { a: { x: 1 } }, { $set: { b: 1 } }, { a: { x: 1 }, b: 1 }],
    ['null', { a: null, z: 1 }, { $set: { b: 1 } }, { a: null, z: 1, b: 1 }],
    ['nothing but _id for a replacement', { _id: 7, a: 5 }, { b: 1 }, { _id: 7, b: 1 }],
  ])('takes into an upsert %s', async (_, q, u, expected) => {
    await running.db.collection('rows').deleteMany({});
    await running.db.command({ update: 'rows', updates: [{ q, u, upsert: true }] });
    const { _id, ...rest } = (await running.db.collection('rows').findOne({})) ?? {};
    expect('_id' in expected ? { _id, ...rest } : rest).toEqual(expected);
  });

  it.each<[string, number, Document, Document]>([
    ['one field twice', 54, { a: 5, $and: [{ a: 6 }] }, { $set: { b: 1 } }],
    ['a field and one inside it', 54, { a: { x: 1 }, 'a.x': 1 }, { $set: { b: 1 } }],
    ['another _id than the update', 66, { _id: 7 }, { $set: { _id: 8 } }],
    ['another _id than the replacement', 66, { _id: 7 }, { _id: 8 }],
  ])('refuses an upsert whose query has %s (code %d)', async (_, code, q, u) => {
    const reply = await running.db.command({ update: 'rows', updates: [{ q, u, upsert: true }] });
    expect(reply).toMatchObject({ n: 0, writeErrors: [{ index: 0, code }] });
  });

  it('refuses more than 16 MB, also when it comes bit by bit', async () => {
    const rows = running.db.collection('rows');
    const half = 'x'.repeat(9 * 1024 * 1024);
    await rows.insertOne({ _id: 8 as never, half });
    await expect(rows.updateOne({ _id: 8 as never }, { $set: { more: half } })).rejects.toMatchObject({
      code: 17419,
    });
    expect(await rows.countDocuments({ more: { $exists: true } })).toBe(0);
  });
});
