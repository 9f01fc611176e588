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
  });
  afterAll(() => running.close());

  const keysRead = async (filter: Document) => {
    const { executionStats } = await running.db.command({ explain: { count: 'rows', query: filter } });
    const { totalKeysExamined, executionStages } = executionStats as Document;
    return { keys: totalKeysExamined as number, found: (executionStages as Document)['nCounted'] as number };
  };

  it.each<[string, filter: Document, keys: number, found: number]>([
    ['two lists that multiply', { a: { $in: numbers(2000) }, b: { $in: numbers(20_000, 10) } }, 600, 590],
    ['two lists that are few together', { a: { $in: numbers(10) }, b: { $in: numbers(1000) } }, 100, 100],
    ['a list behind one value', { a: 7, b: { $in: numbers(20_000) }, c: { $gte: 0 } }, 10, 10],
    [
      'three lists of which two are few',
      { a: { $in: [1, 2] }, b: { $in: numbers(5000) }, c: { $in: [0, 1] } },
      20,
      20,
    ],
    ['a list too long to be looked up', { a: { $in: numbers(150_000, 50) } }, 0, 100],
    [
      'many lists for the same field',
      { $and: numbers(300).map(() => ({ a: { $in: numbers(1000) } })) },
      600,
      600,
    ],
  ])('of %s is answered, by as much of an index as serves', async (_, filter, keys, found) => {
    expect(await keysRead(filter)).toEqual({ keys, found });
  });
});
