// The documents of 1 KB that `npm run bench:database` works with, and the ways it reads them.

const padding = 'x'.repeat(900);

export const student = (n) => ({
  _id: n,
  number: n * 7,
  branch: n % 2 === 0 ? 'north' : 'south',
  left: n % 5 === 0,
  name: `student ${String((n * 7919) % 1_000_003).padStart(7, '0')}`,
  padding,
});

/** Stores so many thousands, with indexes for all the reads. */
export async function fill(collection, size) {
  await collection.createIndexes([
    { key: { number: 1 }, unique: true },
    { key: { branch: 1, left: 1, name: 1 } },
    { key: { left: 1 } },
  ]);
  for (let from = 0; from < size; from += 1000)
    await collection.insertMany(Array.from({ length: 1000 }, (_, at) => student(from + at)));
}

/** The number of one of `size` students, a different one each time. */
export const pick = (at, size) => (at * 7919) % size;

export const reads = {
  'find by _id': (collection, at, size) => collection.findOne({ _id: pick(at, size) }),
  'find by a secondary key': (collection, at, size) => collection.findOne({ number: pick(at, size) * 7 }),
  'sorted page of 20': (collection) =>
    collection.find({ branch: 'north', left: false }).sort({ name: 1 }).limit(20).toArray(),
  'filtered count by keys alone': (collection) => collection.countDocuments({ left: false }),
  'filtered count that reads documents': (collection) =>
    collection.countDocuments({ left: false, name: { $gt: 'student 05' } }),
};
