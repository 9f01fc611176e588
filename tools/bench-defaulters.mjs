// `npm run bench:defaulters`: what the list of defaulters costs, by the number of students, three years of ledger each.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { threeYearsOfLedgers } from './lib/bench-ledgers.mjs';
import { storeStudents } from './lib/many-students.mjs';
import { startProgram } from './lib/program.mjs';
import { checkNode, ensureBuilt, ensureInstalled, stopWithNpm } from './lib/workspace.mjs';

const SIZES = [1_000, 20_000];
const ROUNDS = 30;
const WARM_UP = 5;
/** Milliseconds that a list may take. */
const GOAL = 100;
const PASSWORD = 'correct horse battery';

stopWithNpm();
checkNode();
await ensureInstalled();
await ensureBuilt();

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const page = (query) => `/api/office/defaulters?size=20${query}`;

/** What is measured: an address, or a function of the round that gives one after a change. */
const calls = (office) => ({
  'empty authenticated call': () => '/api/office/getStudentById',
  'first page': () => page(''),
  'another order (name)': () => page('&sort=studentName'),
  'a class, who owes least first': () => page('&class=7&sort=amount'),
  'a section': () => page('&branch=MLMEC&class=7&section=a'),
  'over 90 days late': () => page('&age=over-90'),
  'page 100': () => page('&page=100'),
  totals: () => '/api/office/defaulters/totals',
  'first page after a payment': async (round) => {
    await office.pay(round);
    return page('');
  },
});

async function openOffice(size, books) {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
  // An empty office first: it makes its indexes before there is anything to put into them.
  await (await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD })).stop();
  await storeStudents(dataDir, size, 0, books);
  const program = await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD });
  const ask = async (path, body, token = '') => {
    const answer = await fetch(`${program.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'auth-token': token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: JSON.parse(text) };
  };
  const { token } = (await ask('/api/office/office-login', { username: 'admin', password: PASSWORD })).body;
  const get = (path) => ask(path, undefined, token);
  const pay = async (n) => {
    const studentID = String(10_000 + n * 10);
    const { fees } = (await ask('/api/office/isFirstTimeDeposit', { studentID }, token)).body;
    const figures = { studentID, paidAmount: fees.outstandingDue, toward: 'monthly', studentName: 'x' };
    const answer = await ask('/api/office/depositFee', { ...fees, ...figures }, token);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  };
  const close = async () => {
    await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { get, pay, close };
}

async function measure(size, books) {
  const office = await openOffice(size, books);
  try {
    const start = performance.now();
    const { status } = await office.get(page(''));
    if (status !== 200) throw new Error(`the first list answered ${status}`);
    const first = performance.now() - start;
    const times = {};
    for (const [name, call] of Object.entries(calls(office))) {
      const taken = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        const path = await call(round);
        const begun = performance.now();
        await office.get(path);
        if (round >= WARM_UP) taken.push(performance.now() - begun);
      }
      times[name] = median(taken);
    }
    return { size, first, times };
  } finally {
    await office.close();
  }
}

const books = await threeYearsOfLedgers();
const results = [];
for (const size of SIZES) results.push(await measure(size, books));

const cell = (value) => `${value.toFixed(1).padStart(9)} ms`;
console.log(
  `medians of ${ROUNDS}, one connection; ${cpus().length} x ${cpus()[0]?.model}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`,
);
console.log(
  `| ${'defaulters'.padEnd(32)} | ${SIZES.map((size) => `${size} students`.padStart(14)).join(' | ')} |`,
);
for (const name of Object.keys(results[0].times))
  console.log(
    `| ${name.padEnd(32)} | ${results.map(({ times }) => cell(times[name]).padStart(14)).join(' | ')} |`,
  );
console.log(
  `| ${'all worked out, the first time'.padEnd(32)} | ${results.map(({ first }) => cell(first).padStart(14)).join(' | ')} |`,
);
const late = results.flatMap(({ size, times }) =>
  Object.entries(times)
    .filter(([, time]) => time > GOAL)
    .map(([name]) => `${name} (${size})`),
);
console.log(late.length === 0 ? `All within ${GOAL} ms.` : `Over ${GOAL} ms: ${late.join(', ')}`);
process.exitCode = late.length === 0 ? 0 : 1;
