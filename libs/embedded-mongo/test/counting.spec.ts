import * as fc from 'fast-check';
import { type Document, Long, ObjectId } from 'mongodb';
import { type Running, runServer } from './running-server';

const id = new ObjectId();
const long = 'n'.repeat(2000);
const scalar = fc.constantFrom<unknown>(
  null,
  0,
  -0,
  1,
  Long.fromNumber(1),
  1.5,
  NaN,
  '',
  'a',
  'a\0b',
  true,
  false,
  new Date(0),
  id,
  undefined,
);
/** Values that make an index multikey, or nearly do. */
const value = fc.oneof(
  { weight: 6, arbitrary: scalar },
  fc.constantFrom<unknown>(
    [],
    [1],
    ['a'],
    [null],
    [[1]],
    { x: 1 },
    { x: 'a' },
    { x: [1] },
    [{ x: 1 }],
    [{ y: 1 }],
  ),
);
const several = fc.constantFrom<unknown>(
  [1, 2],
  [1, 1],
  [{ x: 1 }, { x: 2 }],
  [{ x: 1 }, 3],
  long,
  `${long}x`,
);

const condition = fc.oneof(
  { weight: 5, arbitrary: scalar.filter((item) => item !== undefined) },
  fc
    .array(
      scalar.filter((item) => item !== undefined),
      { maxLength: 3 },
    )
    .map(($in) => ({ $in })),
  fc.constantFrom<unknown>(
    [1],
    [],
    { x: 1 },
    { $gt: 0 },
    { $eq: 1, $in: [1, 'a'] },
    { $exists: true },
    long,
    { $regex: '^a' },
    { $regex: '^n' },
    { $regex: 'a' },
  ),
);
const filter = fc.oneof(
  fc.dictionary(fc.constantFrom('a', 'b', 'a.x', 'c'), condition, { maxKeys: 3 }),
  fc.tuple(condition, condition).map(([a, b]) => ({ $and: [{ a }, { a: b }] })),
  condition.map((b) => ({ $or: [{ a: 1 }, { b }] })),
);

const indexes = [
  { key: { a: 1 } },
  { key: { b: -1, a: 1 } },
  { key: { 'a.x': 1 } },
  { key: { c: 1 }, name: 'sparse', sparse: true },
  { key: { c: 1, b: 1 }, name: 'partial', partialFilterExpression: { b: 1 } },
] as const;

let name = 0;

/** Each run has its own collection, because an index that was multikey once stays so. */
async function alike(running: Running, runs: number, item: fc.Arbitrary<unknown>): Promise<void> {
  const document = fc.record({ a: item, b: scalar, c: scalar }, { requiredKeys: [] });
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { minLength: 1, maxLength: 10 }),
      fc.array(filter, { minLength: 12, maxLength: 12 }),
      async (documents, filters) => {
        name += 1;
        const [plain, indexed] = [running.db.collection(`p${name}`), running.db.collection(`i${name}`)];
        await indexed.createIndexes(indexes.map((index) => ({ ...index })));
        const rows = documents.map((row, _id) => ({ ...row, _id })) as unknown as Document[];
        for (const collection of [plain, indexed])
          await collection.insertMany(rows, { ignoreUndefined: true });
        for (const query of filters as Document[]) {
          const expected = (await plain.find(query).toArray()).length;
          expect([query, await indexed.countDocuments(query)]).toEqual([query, expected]);
          expect(await indexed.countDocuments(query, { limit: 2 })).toBe(Math.min(expected, 2));
        }
        for (const collection of [plain, indexed]) await collection.drop();
      },
    ),
    { numRuns: runs },
  );
}

describe('counting by the keys of an index', () => {
  let running: Running;
  beforeAll(async () => {
    running = await runServer();
  });
  afterAll(() => running.close());

  it('finds as many as there are, where one document has one key', () => alike(running, 50, value));

  it('finds as many as there are, where some have several keys or cut ones', () =>
    alike(running, 25, fc.oneof({ weight: 3, arbitrary: value }, several)));

  it.each<[string, Document, number]>([
    ['students of the school', { left: false }, 3],
    ['students of one wing', { left: false, medium: 'Hindi' }, 1],
    ['students of some wings', { left: false, medium: { $in: ['Hindi', 'English', 'Hindi'] } }, 3],
    ['students without a wing', { left: true, medium: null }, 1],
    ['everybody', {}, 5],
    ['nobody', { left: 'no' }, 0],
  ])('counts %s', async (_, query, expected) => {
    const students = running.db.collection('students');
    await students.drop();
    await students.createIndexes([{ key: { left: 1, medium: 1 } }]);
    await students.insertMany([
      { left: false, medium: 'Hindi' },
      { left: false, medium: 'English' },
      { left: false, medium: 'English' },
      { left: true, medium: 'Hindi' },
      { left: true },
    ]);
    expect(await students.countDocuments(query)).toBe(expected);
    expect(await students.countDocuments(query, { hint: 'left_1_medium_1' })).toBe(expected);
  });
});
