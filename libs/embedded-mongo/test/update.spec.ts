import { type Document, Long } from 'mongodb';
import { type Running, runServer } from './running-server';

interface Numbered extends Document {
  _id: number;
}

type Refused = [string, code: number, before: Document, update: Document];

describe('an update', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
  });
  afterAll(() => running.close());

  const apply = async (before: Document, update: Document, filter: Document = {}, options: Document = {}) => {
    const collection = running.db.collection<Numbered>('updates');
    await collection.deleteMany({});
    await collection.insertOne({ _id: 1, ...before });
    await collection.updateOne({ _id: 1, ...filter }, update, options);
    const { _id, ...after } = (await collection.findOne({})) ?? {};
    expect(_id).toBe(1);
    return after;
  };

  it.each<[string, Document, Document, Document]>([
    ['$set of a new path', {}, { $set: { 'a.b': 1 } }, { a: { b: 1 } }],
    ['$set of a position beyond the end', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
    ['$unset', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
    ['$unset inside a document', { a: { b: 1, c: 2 } }, { $unset: { 'a.b': 1 } }, { a: { c: 2 } }],
    ['$unset of an element', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
    ['$inc of nothing', {}, { $inc: { a: 2 } }, { a: 2 }],
    ['$inc of an element', { a: [1, 2] }, { $inc: { 'a.0': 2 } }, { a: [3, 2] }],
    ['$inc beyond 32 bits', { a: 2147483647 }, { $inc: { a: 1 } }, { a: 2147483648 }],
    ['$min', { a: 5 }, { $min: { a: 3 } }, { a: 3 }],
    ['$max with a value of a higher type', { a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
    ['$push to nothing', {}, { $push: { a: 1 } }, { a: [1] }],
    ['$push of an array as one element', { a: [] }, { $push: { a: [1] } }, { a: [[1]] }],
    ['$push of several', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    ['$addToSet', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
    ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by fields', { a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    ['$setOnInsert of what is there', { a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
    ['$set of a number as a name in a document', { a: {} }, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
    ['$set of a number in nothing', {}, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
    ['$set of new fields, in the order of their names', {}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
    ['$unset through text', { a: 'x' }, { $unset: { 'a.b': 1 } }, { a: 'x' }],
    ['$unset beyond the end', { a: [1] }, { $unset: { 'a.1': 1 } }, { a: [1] }],
    ['$min of null and missing', { a: null }, { $min: { a: 1, b: 1 } }, { a: null, b: 1 }],
    ['$max of null', { a: null }, { $max: { a: -1 } }, { a: -1 }],
    ['$push of nothing to nothing', {}, { $push: { a: { $each: [] } } }, { a: [] }],
    ['$addToSet of an array as one element', { a: [1] }, { $addToSet: { a: [1] } }, { a: [1, [1]] }],
    [
      '$addToSet of fields in another order',
      { a: [{ x: 1, y: 2 }] },
      { $addToSet: { a: { y: 2, x: 1 } } },
      {
        a: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
    ],
    ['$pull of a whole document', { a: [{ x: 1 }, { x: 1, y: 1 }] }, { $pull: { a: { x: 1 } } }, { a: [] }],
    ['$pull of null', { a: [null, 1] }, { $pull: { a: null } }, { a: [1] }],
    ['$pull of an array as one element', { a: [[1, 2], 1] }, { $pull: { a: [1, 2] } }, { a: [1] }],
    [
      '$pull by one of two fields',
      { a: [{ x: 1 }, { y: 2 }, { z: 3 }, 4] },
      { $pull: { a: { $or: [{ x: 1 }, { y: 2 }] } } },
      { a: [{ z: 3 }, 4] },
    ],
    ['$pull of all documents', { a: [{ x: 1 }, 1] }, { $pull: { a: {} } }, { a: [1] }],
    ['$pull of nothing', {}, { $pull: { a: 1 } }, {}],
    ['$pull inside nothing', {}, { $pull: { 'a.b': 1 } }, {}],
  ])('%s', async (_, before, update, after) => {
    const updated = await apply(before, update);
    expect(updated).toEqual(after);
    expect(Object.keys(updated)).toEqual(Object.keys(after));
  });

  it.each<Refused>([
    ['two changes of one place', 40, {}, { $inc: { 'a.b': 1 }, $set: { a: 1 } }],
    ['taking _id out', 66, {}, { $unset: { _id: 1 } }],
    ['a change of _id', 66, {}, { $set: { _id: 2 } }],
    ['an unknown operator', 238, {}, { $foo: { a: 1 } }],
    ['$bit', 238, { a: 1 }, { $bit: { a: { and: 1 } } }],
    ['$currentDate', 238, { a: 1 }, { $currentDate: { a: true } }],
    ['$mul', 238, { a: 1 }, { $mul: { a: 2 } }],
    ['$rename', 238, { a: 1 }, { $rename: { a: 'b' } }],
    ['$sort of $push', 238, { a: [1] }, { $push: { a: { $each: [0], $sort: 1 } } }],
    ['$slice of $push', 238, { a: [1] }, { $push: { a: { $each: [0], $slice: -1 } } }],
    ['$position of $push', 238, { a: [1] }, { $push: { a: { $each: [0], $position: 0 } } }],
    ['$pop', 238, { a: [1] }, { $pop: { a: 1 } }],
    ['$pullAll', 238, { a: [1] }, { $pullAll: { a: [1] } }],
    ['$pull by operators', 238, { a: [1, 5] }, { $pull: { a: { $gte: 5 } } }],
    ['$pull by an expression', 238, { a: ['ab'] }, { $pull: { a: /^a/ } }],
    ['$inc of text', 14, { a: 'x' }, { $inc: { a: 1 } }],
    ['$inc by text', 14, { a: 1 }, { $inc: { a: 'x' } }],
    ['a position far beyond the end', 34, { a: [] }, { $set: { 'a.1500001': 1 } }],
    ['$push to text', 2, { a: 'x' }, { $push: { a: 1 } }],
    ['a field inside text', 28, { a: 'x' }, { $set: { 'a.b': 1 } }],
    ['a name inside an array', 28, { a: [1] }, { $set: { 'a.b': 1 } }],
    ['an unknown clause of $push', 238, {}, { $push: { a: { $each: [], $foo: 1 } } }],
    ['an empty name', 15998, {}, { $set: { 'a..b': 1 } }],
    ['$pull from inside text', 28, { a: 'x' }, { $pull: { 'a.b': 1 } }],
    ['$pull from a name inside an array', 28, { a: [{ b: [1] }] }, { $pull: { 'a.b': 1 } }],
    ['a field inside null', 28, { a: null }, { $set: { 'a.b': 1 } }],
    ['$push to null', 2, { a: null }, { $push: { a: 1 } }],
    ['$pull of text', 2, { a: 'x' }, { $pull: { a: 'x' } }],
    ['$inc beyond 64 bits', 2, { a: Long.MAX_VALUE }, { $inc: { a: 1 } }],
    ['a name that begins with $', 238, {}, { $set: { $a: 1 } }],
    ['a part of an _id that is a number', 28, {}, { $set: { '_id.x': 2 } }],
    ['$inc of null', 14, { a: null }, { $inc: { a: 1 } }],
    ['$pull of null that is no element', 2, { a: null }, { $pull: { a: 1 } }],
    ['the element that matched', 238, { a: [1] }, { $set: { 'a.$': 1 } }],
    ['every element', 238, { a: [1] }, { $set: { 'a.$[]': 1 } }],
    ['the elements of a filter', 238, { a: [1] }, { $set: { 'a.$[one]': 1 } }],
  ])('refuses %s (code %d)', async (_, code, before, update) => {
    await expect(apply(before, update)).rejects.toMatchObject({ code });
    expect(await running.db.collection<Numbered>('updates').findOne({ _id: 1 })).toEqual({
      _id: 1,
      ...before,
    });
  });

  it.each<[string, Document, before: Document, update: Document, filter: Document]>([
    [
      'of a partial index that takes it in, under the key it had',
      { partialFilterExpression: { left: false } },
      { fees: [{ no: 1 }], left: true },
      { $set: { left: false } },
      { 'fees.no': 1, left: false },
    ],
    [
      'of which one element changes',
      {},
      { fees: [{ no: 1 }, { no: 2 }] },
      { $set: { 'fees.0.no': 3 } },
      { 'fees.no': 3 },
    ],
  ])('is found by the index %s', async (_, options, before, update, filter) => {
    const collection = running.db.collection('found-by-index');
    await collection.drop();
    await collection.createIndexes([{ key: { 'fees.no': 1 }, ...options }]);
    await collection.insertOne(before);
    await collection.updateOne({}, update);
    expect(await collection.countDocuments(filter)).toBe(1);
  });

  it('upserts with the _id null that the query fixes, and a replacement keeps it alone', async () => {
    const collection = running.db.collection<{ _id: null; a?: number; b?: number }>('null-upserts');
    await collection.updateOne({ _id: null }, { $set: { a: 1 } }, { upsert: true });
    await collection.replaceOne({ _id: null }, { b: 2 });
    expect(await collection.find().toArray()).toEqual([{ _id: null, b: 2 }]);
  });

  it('upserts with the fields that the query fixes', async () => {
    const collection = running.db.collection('upserts');
    const filter = { key: 'x', 'sub.n': { $eq: 3 }, other: { $gt: 1 }, $and: [{ more: true }] };
    const result = await collection.updateOne(
      filter,
      { $inc: { count: 1 }, $setOnInsert: { born: 1 } },
      { upsert: true },
    );
    expect(result.upsertedCount).toBe(1);
    expect(await collection.findOne({ key: 'x' }, { projection: { _id: 0 } })).toEqual({
      key: 'x',
      sub: { n: 3 },
      more: true,
      count: 1,
      born: 1,
    });
    const again = await collection.findOneAndUpdate(
      { key: 'x' },
      { $inc: { count: 1 } },
      { upsert: true, returnDocument: 'after' },
    );
    expect(again?.['count']).toBe(2);
  });
});
