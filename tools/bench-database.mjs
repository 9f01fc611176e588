// `npm run bench:database`: measures the embedded database on this machine, and its disk alone. `-- --beside FOLDER` measures
// another build of the library, in `FOLDER/dist`, in turn with this one: before and after.
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
import { fill, pick, reads, student } from './lib/bench-students.mjs';
import { compareBuilds } from './lib/two-builds.mjs';
import { databaseLibrary, readOptions, root, stopWithNpm } from './lib/workspace.mjs';

const require = createRequire(import.meta.url);
const sizes = [1000, 10_000, 100_000];
const connections = [1, 8, 64];
const seconds = 2;

/**
 * The memory of the database's process: its own, and the pages of the store's file that it has read. The system counts both for
 * the process, but takes those pages back whenever it needs the memory.
 */
function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytes = (name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)[1]) * 1024;
    return { own: megabytes(bytes('RssAnon')), pages: megabytes(bytes('RssFile')) };
  } catch {
    // Only Linux tells the two apart.
    return { own: 'unknown', pages: 'unknown' };
  }
}

/** How often per second so many workers do `work`; the first fifth warms up and does not count. */
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

function fsyncRate(folder) {
  const handle = openSync(join(folder, 'fsync'), 'w');
  const bytes = Buffer.alloc(1024, 1);
  return rate(1, () => {
    writeSync(handle, bytes);
    fsyncSync(handle);
  }).finally(() => closeSync(handle));
}

/** The speed of the store alone: transactions of just one document's bytes, each on disk when it returns. */
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

async function benchReads({ uri, pid }) {
  const { MongoClient } = require('mongodb');
  const client = await MongoClient.connect(uri);
  const results = new Map(Object.keys(reads).map((name) => [name, []]));
  const own = [];
  const pages = [];
  for (const size of sizes) {
    const collection = client.db('bench').collection(`students${size}`);
    await fill(collection, size);
    for (const [name, read] of Object.entries(reads))
      results.get(name).push(await rate(1, (_, at) => read(collection, at, size)));
    const used = memoryOf(pid);
    own.push(used.own);
    pages.push(used.pages);
  }
  await client.close();
  const rows = [...results].map(([name, rates]) => [
    `${name}, a second`,
    ...rates.map((value) => (value < 10 ? value.toFixed(1) : whole(value))),
    (rates[0] / rates.at(-1)).toFixed(1),
  ]);
  rows.push(['memory that the process holds', ...own, '']);
  rows.push(['pages of files it has read, which the system takes back', ...pages, '']);
  table(['Reads, 1 connection', ...sizes.map((size) => `${whole(size)} documents`), 'slower by'], rows);
}

async function benchOne(startEmbeddedMongo, folder) {
  const database = await startEmbeddedMongo({ dataDir: join(folder, 'database') });
  try {
    await benchInserts(database.uri, folder);
    await benchReads(database);
  } finally {
    await database.stop();
  }
}

/** Measures the office's everyday work on 10,000 students. */
async function everydayWork(uri) {
  const { MongoClient } = require('mongodb');
  const size = 10_000;
  const client = await MongoClient.connect(uri, { maxPoolSize: 64 });
  const [students, inserts] = ['students', 'inserts'].map((name) => client.db('bench').collection(name));
  await fill(students, size);
  await inserts.createIndex({ number: 1 });
  const change = { $inc: { changes: 1 } };
  const all = [
    ...Object.entries(reads).map(([name, read]) => ({
      name,
      workers: 1,
      work: (n) => read(students, n, size),
    })),
    { name: 'update by _id', workers: 1, work: (n) => students.updateOne({ _id: pick(n, size) }, change) },
    ...connections.map((workers) => ({
      name: `acknowledged inserts, ${workers} connection${workers > 1 ? 's' : ''}`,
      workers,
      work: (n) => inserts.insertOne(student(n)),
    })),
  ];
  return { all, close: () => client.close() };
}

async function benchBeside(other, folder) {
  const results = await compareBuilds([other, join(root, 'libs/embedded-mongo')], folder, everydayWork);
  const cells = ({ before, after, ratio }) => [whole(before), whole(after), ratio.toFixed(2)];
  const rows = results.map(({ name, rate, cost }) => [name, ...cells(rate), ...cells(cost)]);
  const head = ['a second, before', 'after', 'ratio', 'core time of one in us, before', 'after', 'ratio'];
  table(['10,000 documents', ...head], rows);
}

async function main() {
  const values = readOptions(
    'npm run bench:database -- --beside FOLDER measures another build of the library too.',
    {
      beside: { type: 'string' },
    },
  );
  stopWithNpm();
  const { startEmbeddedMongo } = await databaseLibrary('index');
  // The folder for temporary files may be in memory; this must measure the disk that will hold the data.
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'bench-database-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      clean();
      process.exit(1);
    });
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${megabytes(totalmem())} memory, Node ${process.versions.node}, ${process.platform}; documents of 1 KB\n`,
  );
  try {
    if (values.beside) await benchBeside(values.beside, folder);
    else await benchOne(startEmbeddedMongo, folder);
  } finally {
    clean();
  }
}

await main();
