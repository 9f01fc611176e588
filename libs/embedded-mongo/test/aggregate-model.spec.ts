import * as fc from 'fast-check';
import type { Document } from 'mongodb';
import { type Running, runServer } from './running-server';

type Scalar = null | boolean | number | string;

interface Row {
  _id: number;
  k?: Scalar | Scalar[];
  n?: Scalar;
}

const scalar = fc.constantFrom<Scalar>(null, true, false, 0, 1, 2, -7, 'a', 'ab', 'b', '');
const any = fc.oneof({ weight: 9, arbitrary: scalar }, fc.constant(2.5));
const key = fc.oneof({ weight: 4, arbitrary: scalar }, fc.array(scalar, { maxLength: 3 }));
const rows = fc
  .array(fc.record({ k: key, n: any }, { requiredKeys: [] }), { maxLength: 15 })
  .map((items) => items.map((item, _id): Row => ({ _id, ...item })));

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** MongoDB's order of the types used here: nothing, numbers, text, arrays, booleans. */
function compare(a: unknown, b: unknown): number {
  const rank = (value: unknown) =>
    (value ?? null) === null ? 1 : isNumber(value) ? 2 : typeof value === 'string' ? 3 : 8;
  if (rank(a) !== rank(b) || rank(a) === 1) return rank(a) - rank(b);
  return (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0;
}

function sorted(documents: Row[], direction: 1 | -1): Row[] {
  return documents.toSorted((a, b) => direction * compare(a.n, b.n) || a._id - b._id);
}

function grouped(documents: Row[]): Document[] {
  const groups = new Map<string, Row[]>();
  for (const row of documents) {
    const name = JSON.stringify(row.n ?? null);
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()].map((members) => {
    const values = members.map(({ k }) => k);
    const scalars = members.map(({ n }) => n).filter((n) => (n ?? null) !== null);
    const numbers = values.filter(isNumber);
    return {
      _id: members[0]?.n ?? null,
      count: members.length,
      sum: numbers.reduce((sum, value) => sum + value, 0),
      least: scalars[0] ?? null,
      last: values.at(-1) ?? null,
    };
  });
}

describe('a pipeline over any documents', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
  });
  afterAll(() => running.close());

  it('sorts and groups as a plain program does, with and without indexes', async () => {
    const { db } = running;
    await db.collection('left').createIndexes([{ key: { n: 1, _id: 1 } }]);
    const left = db.collection<Row>('left');
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom<1 | -1>(1, -1), async (local, direction) => {
        await left.deleteMany({});
        if (local.length > 0) await left.insertMany(local);
        const order = { $sort: { n: direction, _id: 1 } } as const;
        expect(await left.aggregate([order]).toArray()).toEqual(sorted(local, direction));
        expect(
          await left
            .aggregate([{ $match: { _id: { $gte: 0 } } }, { $project: { k: 1, n: 1 } }, order])
            .toArray(),
        ).toEqual(sorted(local, direction));
        const group = {
          _id: '$n',
          count: { $sum: 1 },
          sum: { $sum: '$k' },
          least: { $min: '$n' },
          last: { $last: '$k' },
        };
        expect(await left.aggregate([{ $sort: { _id: 1 } }, { $group: group }]).toArray()).toEqual(
          grouped(local),
        );
      }),
      { numRuns: 40 },
    );
  });
});
