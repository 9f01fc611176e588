import type { Document } from 'mongodb';
import { type Running, runServer } from './running-server';

/** The names of a plan's stages from the top down; an index scan with the name of its index. */
function stagesOf(plan: Document | undefined): string[] {
  if (!plan) return [];
  const name = [plan['stage'], plan['indexName']].filter(Boolean).join(' ');
  return [name, ...stagesOf(plan['inputStage'] as Document | undefined)];
}

describe('the server', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
    const rows = running.db.collection('rows');
    await rows.createIndexes([{ key: { n: 1 }, unique: true }, { key: { c: 1, n: -1 } }]);
    await rows.insertMany(Array.from({ length: 100 }, (_, n) => ({ n, c: n % 4, text: `student ${n}` })));
  });
  afterAll(() => running.close());

  const byKey = ['FETCH', 'IXSCAN n_1'];
  it.each<[string, Document, stages: string[]]>([
    ['find by a key', { find: 'rows', filter: { n: 5 } }, byKey],
    ['find in a range', { find: 'rows', filter: { n: { $gte: 90 } } }, byKey],
    ['find without an index', { find: 'rows', filter: { text: 'student 7' } }, ['COLLSCAN']],
    [
      'find of what an index finds only in part',
      { find: 'rows', filter: { n: { $lte: 9 }, text: 'student 7' } },
      byKey,
    ],
    [
      'find in the order of an index',
      { find: 'rows', filter: { c: 1 }, sort: { n: 1 } },
      ['FETCH', 'IXSCAN c_1_n_-1'],
    ],
    [
      'find of a later page, which passes over the keys alone',
      { find: 'rows', filter: { c: 1 }, sort: { n: 1 }, skip: 20, limit: 4 },
      ['FETCH', 'IXSCAN c_1_n_-1'],
    ],
    [
      'count of a few, by the keys of an index',
      { count: 'rows', query: { c: 1 }, limit: 24 },
      ['COUNT_SCAN c_1_n_-1'],
    ],
    [
      'find in another order',
      { find: 'rows', filter: { c: 1 }, sort: { text: 1 } },
      ['SORT', 'FETCH', 'IXSCAN c_1_n_-1'],
    ],
    [
      'find by a hint at another index',
      { find: 'rows', filter: { c: 1, n: 5 }, hint: 'c_1_n_-1' },
      ['FETCH', 'IXSCAN c_1_n_-1'],
    ],
    [
      'find by a hint at the collection itself',
      { find: 'rows', filter: { n: 5 }, hint: { $natural: 1 } },
      ['COLLSCAN'],
    ],
    [
      'find in an order, by a hint at the collection itself',
      { find: 'rows', filter: { n: 5 }, sort: { n: 1 }, hint: { $natural: 1 } },
      ['SORT', 'COLLSCAN'],
    ],
    [
      'count by a hint at the collection itself',
      { count: 'rows', query: { c: 1 }, hint: { $natural: 1 } },
      ['COLLSCAN'],
    ],
    ['find where nothing is', { find: 'nowhere' }, ['EOF']],
    [
      'aggregate that only searches',
      { aggregate: 'rows', pipeline: [{ $match: { n: 5 } }], cursor: {} },
      byKey,
    ],
    ['count by the keys of an index', { count: 'rows', query: { c: 1 } }, ['COUNT_SCAN c_1_n_-1']],
    ['count of everything', { count: 'rows' }, ['RECORD_STORE_COUNT']],
    ['count that reads', { count: 'rows', query: { text: /7/ } }, ['COLLSCAN']],
    ['update', { update: 'rows', updates: [{ q: { n: 5 }, u: { $set: { c: 9 } } }] }, byKey],
    ['delete', { delete: 'rows', deletes: [{ q: { n: { $gte: 90 } }, limit: 0 }] }, byKey],
    ['findAndModify', { findAndModify: 'rows', query: { n: 5 }, update: { $set: { c: 9 } } }, byKey],
  ])('explains %s, and changes nothing', async (_, explain, stages) => {
    const { queryPlanner } = await running.db.command({ explain, verbosity: 'queryPlanner' });
    expect(stagesOf((queryPlanner as Document)['winningPlan'] as Document)).toEqual(stages);
    expect(await running.db.collection('rows').countDocuments({ c: { $lt: 4 } })).toBe(100);
  });

  it.each<[string, number, Document]>([
    ['an unknown command', 59, { dance: 1 }],
    ['an unknown field', 40415, { find: 'rows', tempo: 1 }],
    ['a command that searches nothing', 238, { ping: 1 }],
    [
      'several updates',
      21,
      {
        update: 'rows',
        updates: [
          { q: {}, u: {} },
          { q: {}, u: {} },
        ],
      },
    ],
  ])('refuses to explain %s (code %d)', async (_, code, explain) => {
    await expect(running.db.command({ explain, verbosity: 'queryPlanner' })).rejects.toMatchObject({ code });
    await expect(running.db.command({ explain })).rejects.toMatchObject({ code: 238 });
  });
});
