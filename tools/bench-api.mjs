// `npm run bench:api`: measures the API's calls against a bare Node server and an empty authenticated call. `-- --beside FOLDER`
// measures another built checkout of this workspace in turn with this one: before and after.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask, caller, machine, median, PASSWORD, signIn } from './lib/calls.mjs';
import { dotForm } from './lib/dot-form.mjs';
import { startProgram } from './lib/program.mjs';
import { source } from './lib/source.mjs';
import { ensureBuilt, readOptions, root, stopWithNpm } from './lib/workspace.mjs';

const ROUNDS = 400;
const WARM_UP = 100;
const STUDENTS = 25;

/** The least work that Node can do for a call, in a process of its own like the program. */
function serveNothing() {
  const answer = (call, response) => {
    call.resume();
    call.once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  };
  const server = createServer(answer).listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.once('disconnect', () => process.exit(0));
}

/** Starts an office with students who owe more than all rounds can pay. */
async function openOffice(folder) {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
  const program = await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info' }, folder);
  const { url } = program;
  const token = await signIn(url);
  const { _id: signatureRef } = await ask(url, '/upload', dotForm(), token);
  const { sampleRegistration } = await source('libs/domain/src/index.ts');
  for (let n = 0; n < STUDENTS; n += 1) {
    const student = sampleRegistration({ studentID: `bench-${n}`, signatureRef });
    await ask(url, '/api/student/register-student', student, token);
  }
  const { call, end } = caller(url, token);
  const close = async () => {
    end();
    await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { name: basename(folder), call, close };
}

/** The measured calls; each function gives the n-th call, and `expects` is the status it must have. */
const work = [
  { name: 'empty authenticated call', expects: 400, call: () => ['GET', '/api/office/getStudentById'] },
  {
    name: 'getStudentById',
    expects: 200,
    call: (n) => ['GET', `/api/office/getStudentById?studentID=bench-${n % STUDENTS}`],
  },
  {
    name: 'isFirstTimeDeposit',
    expects: 200,
    call: (n) => ['POST', '/api/office/isFirstTimeDeposit', { studentID: `bench-${n % STUDENTS}` }],
  },
  {
    name: 'depositFee',
    expects: 201,
    call: (n) => ['POST', '/api/office/depositFee', depositOf(n), { 'idempotency-key': `bench-key-${n}` }],
  },
];

/** A payment of one paisa of the month's fee of class 3, for one student after the other. */
function depositOf(n) {
  const before = Math.floor(n / STUDENTS);
  return {
    studentID: `bench-${n % STUDENTS}`,
    paidAmount: 0.01,
    previousBalance: before === 0 ? 0 : (30_000 - before) / 100,
    currentCharge: before === 0 ? 300 : 0,
    branchCode: 'MLMEC',
    toward: 'monthly',
    studentName: 'Asha Verma',
  };
}

/** The milliseconds of one call, with its answer read to the end. @throws when it is not answered as expected */
async function timed(office, { name, expects, call }, n) {
  const parts = call(n);
  const start = performance.now();
  const { status } = await office.call(...parts);
  const taken = performance.now() - start;
  if (status !== expects) throw new Error(`${name} of ${office.name} answered ${status}`);
  return taken;
}

async function measure(floor, offices) {
  const floorTimes = [];
  const times = new Map(offices.map((office) => [office, work.map(() => [])]));
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const counts = n >= WARM_UP;
    const nothing = await timed(floor, { name: 'floor', expects: 200, call: () => ['GET', '/'] });
    if (counts) floorTimes.push(nothing);
    // In turn, so that a busy moment of the machine affects all alike.
    for (const [index, item] of work.entries()) {
      for (const office of n % 2 ? offices : offices.toReversed()) {
        const taken = await timed(office, item, n);
        if (counts) times.get(office)[index].push(taken);
      }
    }
  }
  const results = offices.map((office) => ({ office, medians: times.get(office).map(median) }));
  return { floor: median(floorTimes), results };
}

function print({ floor, results }) {
  const ms = (value) => `${value.toFixed(2).padStart(6)} ms`;
  const ratio = (value) => value.toFixed(1).padStart(6);
  console.log(`${ROUNDS} rounds, one connection; ${machine()}`);
  console.log(`bare node:http ${ms(floor)}\n`);
  for (const { office, medians } of results) {
    console.log(`${office.name.padEnd(26)}   median  to bare  to empty`);
    for (const [index, { name }] of work.entries())
      console.log(
        `  ${name.padEnd(24)}${ms(medians[index])}  ${ratio(medians[index] / floor)}   ${ratio(medians[index] / medians[0])}`,
      );
  }
}

async function main() {
  const values = readOptions(
    'npm run bench:api -- --beside FOLDER measures another built checkout of this workspace too.',
    {
      beside: { type: 'string' },
    },
  );
  stopWithNpm();
  await ensureBuilt();
  const nothing = fork(fileURLToPath(import.meta.url), ['--nothing']);
  const offices = [];
  try {
    const port = await new Promise((done) => nothing.once('message', done));
    for (const folder of [...(values.beside ? [resolve(values.beside)] : []), root])
      offices.push(await openOffice(folder));
    const floor = { name: 'floor', ...caller(`http://127.0.0.1:${port}`) };
    print(await measure(floor, offices));
    floor.end();
  } finally {
    for (const office of offices) await office.close();
    nothing.disconnect();
  }
}

if (process.argv.includes('--nothing')) serveNothing();
else await main();
