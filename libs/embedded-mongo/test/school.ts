import { Binary, type Db, Double, GridFSBucket, Int32, Long, ObjectId } from 'mongodb';

/** More than fit into one command of a migration. */
export const studentCount = 1100;

/** Fills a database as a school does: students with their indexes and all types, a photo, and an empty collection. */
export async function fill(db: Db): Promise<void> {
  await db.createCollection('empty');
  const students = db.collection<object>('students');
  await students.createIndexes([
    { key: { no: 1 }, unique: true },
    { key: { 'fees.no': 1 }, unique: true, partialFilterExpression: { 'fees.0': { $exists: true } } },
    { key: { name: 1, no: -1 }, sparse: true, name: 'by name' },
  ]);
  await students.insertMany(
    Array.from({ length: studentCount }, (_, n) => ({
      _id: new ObjectId(),
      no: n,
      name: `student ${n}`,
      fees: n % 7 === 0 ? [{ no: `R${n}`, paise: n * 100 }, { no: `S${n}` }] : [],
      note: n % 100 === 0 ? 'x'.repeat(20_000) : null,
      types: [new Int32(n), new Double(n), Long.fromNumber(n), null],
      more: { at: new Date(n), bytes: new Binary(Buffer.of(1, 2), 4), text: /^a/i },
    })),
  );
  const upload = new GridFSBucket(db).openUploadStream('photo');
  await new Promise<void>((resolve, reject) => {
    upload.once('finish', resolve).once('error', reject).end(Buffer.alloc(600_000, 7));
  });
}

/** Everything clients can see of a database, byte by byte. */
export async function contents(db: Db) {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      indexes: (await db.collection(name).indexes()).map((index) => JSON.stringify(index)).sort(),
      documents: (await db.collection(name).find({}, { raw: true }).toArray()).map((bytes) =>
        // With `raw` the driver returns the bytes themselves, which its types do not mention.
        (bytes as unknown as Buffer).toString('latin1'),
      ),
      count: await db.collection(name).estimatedDocumentCount(),
    })),
  );
}
