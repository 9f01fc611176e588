// Runs in a process of its own for the kill test: it writes until it is killed, and prints each acknowledged write.
const { startEmbeddedMongo } = require('@school/embedded-mongo');
const { MongoClient } = require('mongodb');

async function write(collection, writer, start) {
  for (let n = start; ; n += 1) {
    await collection.insertOne({ _id: `${writer}-${n}`, writer, n, pad: 'x'.repeat((n * 37) % 3000) });
    // The log is emptied now and then, so that it stays short.
    const change =
      n % 5 === 0
        ? { $set: { n, total: writer, log: [n] } }
        : { $set: { n, total: writer }, $push: { log: n } };
    await collection.updateOne({ _id: `total-${writer}` }, change, { upsert: true });
    process.stdout.write(`${writer} ${n}\n`);
  }
}

async function main() {
  const { uri } = await startEmbeddedMongo({ dataDir: process.argv[2] });
  const collection = (await MongoClient.connect(uri)).db('kill').collection('rows');
  await collection.createIndexes([
    { key: { writer: 1, n: 1 }, unique: true, partialFilterExpression: { writer: { $exists: true } } },
    { key: { log: 1 } },
  ]);
  const start = Number(process.argv[3]);
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(collection, writer, start)));
}

process.once('SIGUSR2', () => {
  throw new Error('a fault of the program');
});

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
