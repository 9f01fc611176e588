// `npm run bench:day-book`: what the day book and the closing cost, by the number of students, three years of takings each.
// `-- --students 1000` measures one size alone.
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { threeYearsOfLedgers } from './lib/bench-ledgers.mjs';
import { storeStudents } from './lib/many-students.mjs';
import { startProgram } from './lib/program.mjs';
import { source } from './lib/source.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root, stopWithNpm } from './lib/workspace.mjs';

const ROUNDS = 30;
const WARM_UP = 5;
/** Milliseconds that a day may take. */
const GOAL = 100;
/** Families come on so many days of a month: a day of 20,000 students has 800 entries. */
const DAYS = 25;
const PASSWORD = 'correct horse battery';
const DAY_MS = 24 * 3600_000;

const { values } = parseArgs({ options: { students: { type: 'string' } } });
const sizes = values.students ? [Number(values.students)] : [1_000, 20_000];

stopWithNpm();
checkNode();
await ensureInstalled();
await ensureBuilt();

const require = createRequire(import.meta.url);
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const dayOf = (at) => at.toISOString().slice(0, 10);

/** Writes the ledgers into the takings as the program posts them, spread over the days of each month. */
async function storeTakings(dataDir) {
  const { MongoClient } = require('mongodb');
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  const { takingsOf } = await source('libs/domain/src/index.ts');
  const database = await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const client = await MongoClient.connect(database.uri, { ignoreUndefined: true });
  const db = client.db('school');
  let [rows, n, latest] = [[], 0, new Date(0)];
  const store = async () => {
    if (rows.length > 0) await db.collection('takings').insertMany(rows);
    rows = [];
  };
  for await (const student of db.collection('students').find()) {
    n += 1;
    for (const { studentReceiptNo, ...taking } of takingsOf(student, student.studentFeeReport)) {
      const collectedAt = new Date(taking.collectedAt.getTime() + (n % DAYS) * DAY_MS);
      if (collectedAt > latest) latest = collectedAt;
      rows.push({ ...taking, _id: studentReceiptNo, collectedAt, collectorId: `clerk-${n % 4}`, closing: 1 });
    }
    if (rows.length >= 5000) await store();
  }
  await store();
  await client.close();
  await database.stop();
  return latest;
}

async function openOffice(size, books) {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
  // An empty office first: it makes its indexes before there is anything to put into them.
  await (await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD })).stop();
  await storeStudents(dataDir, size, 0, books);
  const latest = await storeTakings(dataDir);
  const program = await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD });
  const ask = async (path, body, token = '') => {
    const answer = await fetch(`${program.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'auth-token': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const { token } = (await ask('/api/office/office-login', { username: 'admin', password: PASSWORD })).body;
  const close = async () => {
    await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { get: (path) => ask(path, undefined, token), latest, close };
}

/** What is measured: addresses by their names. @param latest when money came in for the last time */
function calls(latest) {
  const day = dayOf(new Date(latest.getTime() - 10 * DAY_MS));
  const book = (query) => `/api/office/dayBook?${query}`;
  return {
    'empty authenticated call': '/api/office/getStudentById',
    'a day': book(`firstDay=${day}`),
    'a day, its tenth page': book(`firstDay=${day}&page=10`),
    'a day of one collector, in cash': book(`firstDay=${day}&collector=clerk-1&mode=Cash`),
    'a day, one head': book(`firstDay=${day}&head=monthly`),
    'a day on which nobody paid': book('firstDay=2010-01-01'),
    "the dashboard's tile": '/api/office/collectedToday',
    'the drawer': '/api/office/drawer',
    'a month': book(`firstDay=${dayOf(new Date(latest.getTime() - 30 * DAY_MS))}&lastDay=${dayOf(latest)}`),
  };
}

async function measure(size, books) {
  const office = await openOffice(size, books);
  try {
    const times = {};
    let entries = 0;
    for (const [name, path] of Object.entries(calls(office.latest))) {
      const taken = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const begun = performance.now();
        const { body } = await office.get(path);
        if (round >= WARM_UP) taken.push(performance.now() - begun);
        if (name === 'a day') entries = body.count;
      }
      times[name] = median(taken);
    }
    return { size, entries, times };
  } finally {
    await office.close();
  }
}

const books = await threeYearsOfLedgers();
const results = [];
for (const size of sizes) results.push(await measure(size, books));

console.log(
  `medians of ${ROUNDS}, one connection; ${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`,
);
console.log(
  `| ${'day book'.padEnd(32)} | ${results.map(({ size, entries }) => `${size} students, ${entries} a day`.padStart(28)).join(' | ')} |`,
);
for (const name of Object.keys(results[0].times))
  console.log(
    `| ${name.padEnd(32)} | ${results.map(({ times }) => `${times[name].toFixed(1)} ms`.padStart(28)).join(' | ')} |`,
  );
const late = results.flatMap(({ size, times }) =>
  Object.entries(times)
    .filter(([name, time]) => name !== 'a month' && time > GOAL)
    .map(([name]) => `${name} (${size})`),
);
console.log(late.length === 0 ? `All days within ${GOAL} ms.` : `Over ${GOAL} ms: ${late.join(', ')}`);
process.exitCode = late.length === 0 ? 0 : 1;
