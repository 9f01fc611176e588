// `npm run bench:database`: what the embedded database does on this machine, beside what its disk does alone.
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureInstalled, fail, root, runTool, stopWithNpm } from './lib/workspace.mjs';

const require = createRequire(import.meta.url);
const sizes = [1000, 10_000, 100_000];
const connections = [1, 8, 64];
const seconds = 2;
const padding = 'x'.repeat(900);

/**
 * What the database's process holds itself, and the pages of the store's file that it has read. The system counts both
 * to it, but takes those pages back whenever it needs the memory.
 */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)[1]) * 1024;
    return { own: megabytes(bytes('RssAnon')), pages: megabytes(bytes('RssFile')) };
  } catch {
    // Only Linux tells them apart.
    return { own: 'unknown', pages: 'unknown' };
  }
}

/** How often a second `work` is done by so many at once; the first fifth warms up and does not count. */
async function rate(workers, work) {
  const start = performance.now();
  const [from, to] = [start + seconds * 200, start + seconds * 1200];
  let count = 0;
  const worker = async (number) => {
    for (let at = 0; performance.now() < to; at += 1) {
      await work(number, at);
      const now = performance.now();
      if (now >= from && now < to) count += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, number) => worker(number)));
  return count / seconds;
}

const student = (n) => ({
  _id: n,
  number: n * 7,
  branch: n % 2 === 0 ? 'north' : 'south',
  left: n % 5 === 0,
  name: `student ${String((n * 7919) % 1_000_003).padStart(7, '0')}`,
  padding,
});

function fsyncRate(folder) {
  const handle = openSync(join(folder, 'fsync'), 'w');
  const bytes = Buffer.alloc(1024, 1);
  return rate(1, () => {
    writeSync(handle, bytes);
    fsyncSync(handle);
  }).finally(() => closeSync(handle));
}

/** The store alone: one transaction of a document's bytes and nothing else, on disk when it returns. */
async function commitRate(folder, bytes) {
  const { open } = require('lmdb');
  const db = open(join(folder, 'raw.mdb'), {
    noSubdir: true,
    encoding: 'binary',
    keyEncoding: 'binary',
    overlappingSync: false,
  });
  const key = Buffer.alloc(8);
  const result = await rate(1, (_, at) => {
    key.writeUInt32BE(at, 4);
    db.transactionSync(() => db.putSync(key, bytes));
  });
  await db.close();
  return result;
}

const whole = (value) => Math.round(value).toLocaleString('en');
const megabytes = (bytes) => `${whole(bytes / 1024 / 1024)} MB`;

function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => String(row[at]).length)));
  const line = (row) => `| ${row.map((cell, at) => String(cell).padEnd(widths[at])).join(' | ')} |`;
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''].join('\n'));
}

async function benchInserts(uri, folder) {
  const { MongoClient, BSON } = require('mongodb');
  const bytes = Buffer.from(BSON.serialize(student(1)));
  const fsyncs = await fsyncRate(folder);
  const commits = await commitRate(folder, bytes);
  const rows = [
    ['fsync of 1 KB, the disk alone', whole(fsyncs), '', ''],
    ['durable commits of the same bytes, the store alone', whole(commits), '1.0', ''],
  ];
  let single;
  for (const workers of connections) {
    const client = await MongoClient.connect(uri, { maxPoolSize: workers, minPoolSize: workers });
    const collection = client.db('bench').collection(`inserts${workers}`);
    await collection.createIndex({ number: 1 });
    const inserts = await rate(workers, (number, at) =>
      collection.insertOne(student(number * 10_000_000 + at)),
    );
    single ??= inserts;
    rows.push([
      `acknowledged inserts, ${workers} connection${workers > 1 ? 's' : ''}`,
      whole(inserts),
      (inserts / commits).toFixed(1),
      (inserts / single).toFixed(1),
    ]);
    await collection.drop();
    await client.close();
  }
  table(['Writes', 'a second', 'to the commits alone', 'to 1 connection'], rows);
}

const queries = {
  'find by _id, a second': (collection, size) =>
    rate(1, (_, at) => collection.findOne({ _id: (at * 7919) % size })),
  'find by a secondary key, a second': (collection, size) =>
    rate(1, (_, at) => collection.findOne({ number: ((at * 7919) % size) * 7 })),
  'sorted page of 20, a second': (collection) =>
    rate(1, () => collection.find({ branch: 'north', left: false }).sort({ name: 1 }).limit(20).toArray()),
  'filtered count by keys alone, a second': (collection) =>
    rate(1, () => collection.countDocuments({ left: false })),
  'filtered count that reads documents, a second': (collection) =>
    rate(1, () => collection.countDocuments({ left: false, name: { $gt: 'student 05' } })),
};

async function benchReads({ uri, pid }) {
  const { MongoClient } = require('mongodb');
  const client = await MongoClient.connect(uri);
  const results = new Map(Object.keys(queries).map((name) => [name, []]));
  const own = [];
  const pages = [];
  for (const size of sizes) {
    const collection = client.db('bench').collection(`students${size}`);
    await collection.createIndexes([
      { key: { number: 1 }, unique: true },
      { key: { branch: 1, left: 1, name: 1 } },
      { key: { left: 1 } },
    ]);
    for (let from = 0; from < size; from += 1000)
      await collection.insertMany(Array.from({ length: 1000 }, (_, at) => student(from + at)));
    for (const [name, run] of Object.entries(queries)) results.get(name).push(await run(collection, size));
    const used = memoryOf(pid);
    own.push(used.own);
    pages.push(used.pages);
  }
  await client.close();
  const rows = [...results].map(([name, rates]) => [
    name,
    ...rates.map((value) => (value < 10 ? value.toFixed(1) : whole(value))),
    (rates[0] / rates.at(-1)).toFixed(1),
  ]);
  rows.push(['memory that the process holds', ...own, '']);
  rows.push(['pages of files it has read, which the system takes back', ...pages, '']);
  table(['Reads, 1 connection', ...sizes.map((size) => `${whole(size)} documents`), 'slower by'], rows);
}

async function main() {
  stopWithNpm();
  checkNode();
  await ensureInstalled();
  if ((await runTool('nx', ['run', 'embedded-mongo:build'], { quiet: true })) !== 0)
    fail('The embedded database could not be built: npx nx run embedded-mongo:build says why.');
  // The folder for temporary files may be memory; what counts is the disk that the data will be on.
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'bench-database-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clean();
      process.exit(1);
    });
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  const database = await startEmbeddedMongo({ dataDir: join(folder, 'database') });
  try {
    console.log(
      `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${megabytes(totalmem())} memory, Node ${process.versions.node}, ${process.platform}; documents of 1 KB\n`,
    );
    await benchInserts(database.uri, folder);
    await benchReads(database);
  } finally {
    await database.stop();
    clean();
  }
}

await main();
