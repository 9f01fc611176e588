import type { Collection } from 'mongodb';
import { type Running, runServer } from './running-server';

const size = 20_000;

describe('a write that must look through a whole collection', () => {
  let running: Running;
  let rows: Collection<{ _id: number; text: string; done?: number; changed?: number }>;
  beforeAll(async () => {
    running = await runServer();
    rows = running.db.collection('rows');
    await rows.insertMany(Array.from({ length: size }, (_, _id) => ({ _id, text: `student ${_id}` })));
  });
  afterAll(() => running.close());

  const nobody = { text: { $regex: 'nobody here' } };

  it.each<[string, () => Promise<unknown>]>([
    ['an update', () => rows.updateMany(nobody, { $set: { done: 1 } })],
    ['a delete', () => rows.deleteMany(nobody)],
    ['a findAndModify', () => rows.findOneAndUpdate(nobody, { $set: { done: 1 } })],
    [
      'a findAndModify in the order of an index',
      () => rows.findOneAndUpdate(nobody, { $set: { done: 1 } }, { sort: { _id: -1 } }),
    ],
    [
      'the second of a batch',
      () =>
        rows.bulkWrite([
          { updateOne: { filter: { _id: 1 }, update: { $set: { done: 1 } } } },
          { updateMany: { filter: nobody, update: { $set: { done: 1 } } } },
        ]),
    ],
  ])('lets short commands through: %s', async (_, write) => {
    const ended: string[] = [];
    // So many writes that the last is far from done, however slowly this process asks beside the server's.
    const long = Promise.all(Array.from({ length: 8 }, write)).then(() => ended.push('long'));
    await rows.findOne({ _id: 1 });
    await rows.updateOne({ _id: 2 }, { $set: { done: 2 } });
    ended.push('short');
    await long;
    expect(ended).toEqual(['short', 'long']);
  });

  it('does not change what another one changed in the meantime', async () => {
    const late = rows.updateMany({ text: { $regex: '^student' }, done: { $ne: 7 } }, { $set: { done: 3 } });
    await rows.updateOne({ _id: 0 }, { $set: { done: 7 } });
    await late;
    expect(await rows.findOne({ _id: 0 })).toMatchObject({ done: 7 });
    expect(await rows.countDocuments({ done: 3 })).toBe(size - 1);
  });

  it('takes the first in its order, however often others change that and later ones meanwhile', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const ended: number[] = [];
      const taken = rows
        .findOneAndUpdate({ text: { $regex: '^student' } }, { $set: { done: turn } }, { sort: { text: 1 } })
        .finally(() => ended.push(turn));
      while (ended.length === 0)
        for (const _id of [9000, 0]) await rows.updateOne({ _id }, { $inc: { changed: 1 } });
      expect(await taken).toMatchObject({ _id: 0 });
    }
  });

  it('takes one document once, however many want it', async () => {
    await rows.updateOne({ _id: 15_000 }, { $set: { text: 'free' } });
    const taken = await Promise.all(
      Array.from({ length: 8 }, () =>
        rows.updateOne({ text: 'free' }, { $set: { text: 'taken' }, $inc: { done: 1 } }),
      ),
    );
    expect(taken.reduce((sum, { modifiedCount }) => sum + modifiedCount, 0)).toBe(1);
  });

  it('sees in a batch what the statements before it did', async () => {
    const { modifiedCount } = await rows.bulkWrite([
      { updateMany: { filter: { text: 'student 5' }, update: { $set: { text: 'first' } } } },
      { updateMany: { filter: { text: 'first' }, update: { $set: { text: 'second' } } } },
      { updateOne: { filter: { text: 'second' }, update: { $set: { text: 'third' } } } },
    ]);
    expect(modifiedCount).toBe(3);
    expect(await rows.findOne({ _id: 5 })).toMatchObject({ text: 'third' });
  });
});
