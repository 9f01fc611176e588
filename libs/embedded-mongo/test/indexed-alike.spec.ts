import * as fc from 'fast-check';
import type { Document, Hint, IndexDescription } from 'mongodb';
import { type Running, runServer } from './running-server';

const leaf = fc.constantFrom<unknown>(null, 0, 1, 2, 2.5, -1, '', 'a', 'ab', 'b', true, new Date(5));
const field = fc.oneof(
  { weight: 4, arbitrary: leaf },
  fc.array(leaf, { maxLength: 3 }),
  fc.constant(/^a/),
  fc.record({ x: leaf, y: leaf }, { requiredKeys: [] }),
  fc.array(fc.record({ x: leaf, y: leaf }, { requiredKeys: [] }), { maxLength: 3 }),
);
const document = fc.record({ a: field, b: leaf, c: leaf }, { requiredKeys: [] });

const condition = fc.oneof(
  leaf,
  fc.record({ $gt: leaf, $lte: leaf }, { requiredKeys: [] }).filter((range) => Object.keys(range).length > 0),
  fc.array(leaf, { maxLength: 3 }).map(($in) => ({ $in })),
  leaf.map(($ne) => ({ $ne })),
  fc.boolean().map(($exists) => ({ $exists })),
  fc.constantFrom<unknown>({ $regex: '^a' }, { $regex: 'b' }, { $eq: /^a/ }, { $eq: /a./ }, [1], { x: 1 }),
);
const path = fc.constantFrom('a', 'b', 'c', 'a.x', 'a.y', 'a.0');
const filter = fc.dictionary(path, condition, { maxKeys: 3 });
const sort = fc.uniqueArray(fc.tuple(path, fc.constantFrom(1 as const, -1 as const)), {
  maxLength: 2,
  selector: ([name]) => name,
});

const indexes: IndexDescription[] = [
  { key: { a: 1 } },
  { key: { b: 1, c: -1 } },
  { key: { c: 1, a: 1 } },
  { key: { 'a.x': 1, 'a.y': 1 } },
  { key: { 'a.0': -1 } },
  { key: { b: -1 }, name: 'sparse', sparse: true },
  { key: { c: 1, b: 1 }, name: 'partial', partialFilterExpression: { b: { $exists: true } } },
];

describe('an indexed and a plain collection, and an indexed one read without its indexes', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
  });
  afterAll(() => running.close());

  it('answer alike', async () => {
    const plain = running.db.collection('plain');
    const indexed = running.db.collection('indexed');
    await indexed.createIndexes(indexes);
    const searches = fc.array(fc.tuple(filter, sort), { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 12 }),
        searches,
        filter,
        leaf,
        field,
        async (documents, queries, changed, to, other) => {
          const rows = documents.map((item, _id) => ({ ...item, _id }));
          for (const collection of [plain, indexed]) {
            await collection.deleteMany({});
            await collection.insertMany(rows as unknown as Document[]);
            await collection.updateMany(changed, { $set: { c: to } });
            await collection.updateMany({ b: to }, { $set: { a: other } });
            await collection.deleteMany({ b: 2 });
          }
          for (const [query, order] of queries) {
            const find = (collection: typeof plain, hint: Hint = {}) =>
              collection
                .find(query as Document, { hint })
                .sort([...order, ['_id', 1]])
                .toArray();
            const found = await find(plain);
            expect(await find(indexed)).toEqual(found);
            expect(await find(indexed, { $natural: 1 })).toEqual(found);
            const asItComes = indexed.find(query as Document);
            expect(await asItComes.clone().skip(2).limit(3).toArray()).toEqual(
              (await asItComes.toArray()).slice(2, 5),
            );
            expect(await indexed.countDocuments(query as Document)).toBe(found.length);
            expect(await indexed.countDocuments(query as Document, { limit: 3 })).toBe(
              Math.min(3, found.length),
            );
            expect(await indexed.countDocuments(query as Document, { hint: { $natural: 1 } })).toBe(
              found.length,
            );
          }
        },
      ),
      { numRuns: 120 },
    );
  });
});
