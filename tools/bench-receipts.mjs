// `npm run bench:receipts`: what finding receipts in the register costs, three years of ledger for each student, beside
// an empty authenticated call. `-- --students 1000` measures a smaller school.
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storeStudents } from './lib/many-students.mjs';
import { startProgram } from './lib/program.mjs';
import { source } from './lib/source.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root, stopWithNpm } from './lib/workspace.mjs';

const MONTHS = 36;
const ROUNDS = 40;
const WARM_UP = 5;
/** Milliseconds in which a page of the register is there at the median. */
const GOAL = 100;
const PASSWORD = 'correct horse battery';

const require = createRequire(import.meta.url);

/** Fills the register as an update of the program does. @returns the seconds that it took */
async function fillRegister(dataDir) {
  const { MongoClient } = require('mongodb');
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  const { receiptRegister } = await source('apps/api/src/database/migrations/0004-receipt-register.ts');
  const database = await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const client = await MongoClient.connect(database.uri, { ignoreUndefined: true });
  const start = performance.now();
  await receiptRegister.run({ db: client.db('school'), begun: new Date(), goOn: () => Promise.resolve() });
  const seconds = (performance.now() - start) / 1000;
  await client.close();
  await database.stop();
  return seconds;
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/office/office-login`, {
    method: 'POST',
    headers: { 'auth-token': 'token', 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}`);
  return (await answer.json()).token;
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];

async function measure(call) {
  const times = [];
  let found = '';
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await call();
    await answer.arrayBuffer();
    if (round >= WARM_UP) times.push(performance.now() - start);
    found = answer.headers.get('X-Total-Count') ?? '';
  }
  const sorted = times.toSorted((one, other) => one - other);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95), found };
}

const { values } = parseArgs({ options: { students: { type: 'string', default: '20000' } } });
const count = Number(values.students);
stopWithNpm();
checkNode();
await ensureInstalled();
await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
try {
  await storeStudents(dataDir, count, MONTHS);
  const seconds = await fillRegister(dataDir);
  const program = await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD });
  try {
    const token = await signIn(program.url);
    const get = (path) => () => fetch(`${program.url}${path}`, { headers: { 'auth-token': token } });
    const register = (query) =>
      get(`/api/office/receipts?${new URLSearchParams({ size: '25', ...query }).toString()}`);
    const all = await (await register({})()).json();
    const [{ studentReceiptNo, studentID, collectedAt }] = all;
    const day = collectedAt.slice(0, 10);
    const floor = await measure(get('/api/office/getStudentById'));
    const searches = [
      ['newest first', {}],
      ['oldest first', { sort: 'oldest' }],
      ['the last page that can be paged to', { page: '40' }],
      ['the whole number', { number: studentReceiptNo }],
      ['the last four characters of a number', { number: studentReceiptNo.slice(-4) }],
      ['one student', { studentID }],
      ['one day', { from: day, to: day }],
      ['one year', { from: `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`, to: day }],
      ['one mode', { mode: 'Cash' }],
      ['one mode on one day', { mode: 'Cash', from: day, to: day }],
      ['a collector who took nothing', { collector: 'f'.repeat(24) }],
      ['a mode that nobody used', { mode: 'Cheque' }],
    ];
    console.log(
      `${count} students, ${count * MONTHS} receipts (into the register in ${seconds.toFixed(0)} s); ${ROUNDS} rounds, ${cpus().length} x ${cpus()[0]?.model}, load ${loadavg()[0].toFixed(1)}`,
    );
    const ms = (value) => `${value.toFixed(1).padStart(7)} ms`;
    const line = (name, { median, p95, found }) =>
      console.log(
        `| ${name.padEnd(38)} | ${ms(median)} | ${ms(p95)} | ${(median / floor.median).toFixed(1).padStart(6)} | ${found.padStart(6)} |`,
      );
    console.log(`| ${'receipts found by'.padEnd(38)} |     median |        p95 |  ratio |  found |`);
    line('floor: an empty authenticated call', floor);
    const late = [];
    for (const [name, query] of searches) {
      const result = await measure(register(query));
      line(name, result);
      if (result.median > GOAL) late.push(name);
    }
    console.log(late.length === 0 ? `All within ${GOAL} ms.` : `Over ${GOAL} ms: ${late.join(', ')}`);
    process.exitCode = late.length === 0 ? 0 : 1;
  } finally {
    await program.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
