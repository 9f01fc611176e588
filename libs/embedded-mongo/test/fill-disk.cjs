// Runs in a process of its own for the tests of a full disk. It inserts until it cannot, then changes and removes documents, and
// prints everything acknowledged or refused. Given a second folder, the first is a disk of its own: it fills that to the last
// byte, frees it again, and leaves a copy of the store in the second.
const { copyFileSync, rmSync, statfsSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { startEmbeddedMongo } = require('../dist/index.cjs');
const { MongoClient } = require('mongodb');

const [folder, copy] = process.argv.slice(2);
const say = (step) => console.log(JSON.stringify(step));

async function attempt(write, done) {
  try {
    await write();
    say(done);
    return true;
  } catch (error) {
    say({ refused: error.code, message: error.message });
    return false;
  }
}

async function main() {
  const database = await startEmbeddedMongo({ dataDir: folder });
  const client = await MongoClient.connect(database.uri, { serverSelectionTimeoutMS: 3000 });
  const rows = client.db('x').collection('c');
  const row = (n) => ({ _id: n, tags: [`a${n}`, `b${n % 3}`], text: 'x'.repeat(11_000) });
  const insert = (n) => attempt(() => rows.insertOne(row(n)), { inserted: n });
  const change = (n) =>
    attempt(() => rows.updateOne({ _id: n }, { $set: { tags: ['changed'] } }), { changed: n });
  await rows.createIndex({ tags: 1 });
  const fill = (name, size) => writeFileSync(join(folder, name), Buffer.alloc(size));
  if (copy) fill('some', 10 * 1024 * 1024);
  for (let n = 0, refused = 0; refused < 3 && n < 10_000; n += 1) if (!(await insert(n))) refused += 1;
  for (let n = 0; n < 10; n += 1) await attempt(() => rows.deleteOne({ _id: n }), { removed: n });
  for (let n = 10; n < 16; n += 1) await change(n);
  if (copy) {
    const { bavail, bsize } = statfsSync(folder);
    fill('rest', bavail * bsize - 100_000);
    await insert(20_000);
    await change(16);
    await attempt(() => rows.deleteOne({ _id: 16 }), { removed: 16 });
    for (const name of ['some', 'rest']) rmSync(join(folder, name));
    await insert(20_000);
  }
  await client.close();
  await database.stop();
  if (copy) copyFileSync(join(folder, 'store.mdb'), join(copy, 'store.mdb'));
}

main().catch((error) => {
  say({ refused: 0, message: String(error) });
  process.exit(1);
});
