// A process of its own for the test of a full disk: its files cannot grow beyond a limit. It inserts until it cannot,
// then changes and removes what is there.
const { startEmbeddedMongo } = require('../dist/index.cjs');
const { MongoClient } = require('mongodb');

async function main() {
  const database = await startEmbeddedMongo({ dataDir: process.argv[2] });
  const client = await MongoClient.connect(database.uri);
  const rows = client.db('x').collection('c');
  const result = { acknowledged: [], codes: [], messages: [], afterwards: [] };
  const insert = (n) => rows.insertOne({ _id: n, tags: [`a${n}`, `b${n % 3}`], text: 'x'.repeat(3000) });
  await rows.createIndex({ tags: 1 });
  for (let n = 0; result.codes.length < 3 && n < 10_000; n += 1) {
    try {
      await insert(n);
      result.acknowledged.push(n);
    } catch (error) {
      result.codes.push(error.code);
      result.messages.push(error.message);
    }
  }
  for (const n of result.acknowledged.slice(0, 10)) await rows.deleteOne({ _id: n });
  for (const n of result.acknowledged.slice(10, 16)) {
    await rows.updateOne({ _id: n }, { $set: { tags: ['changed'] } });
    result.afterwards.push(n);
  }
  console.log(JSON.stringify(result));
  await client.close();
  await database.stop();
}

main().catch((error) => {
  console.log(JSON.stringify({ error: String(error) }));
  process.exit(1);
});
