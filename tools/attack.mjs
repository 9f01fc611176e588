// `npm run attack`: sends every call of the OpenAPI document as every kind of caller, every hostile value in each of its fields,
// and plays half a minute of sequences: people of different rights acting at once, in two programs on one database. No call may
// be open that the document calls closed, nothing may break the office (no 5xx), and all its statements about money must agree.
// `-- --minutes 60` or `-- --calls 1000000` plays only sequences, new ones each time; `--seed` begins with those of a fault.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Attack, inParallel, operationsOf } from './lib/attack-calls.mjs';
import { callersOf } from './lib/attack-callers.mjs';
import { isLogOut, tryDoors } from './lib/attack-doors.mjs';
import { hostileCalls } from './lib/attack-fields.mjs';
import { tryRecords } from './lib/attack-records.mjs';
import { AttackedSchool } from './lib/attack-school.mjs';
import { playSequences } from './lib/attack-sequences.mjs';
import { ask, machine, PASSWORD, signIn } from './lib/calls.mjs';
import { startProgram } from './lib/program.mjs';
import { ensureBuilt, readOptions } from './lib/workspace.mjs';

const MINUTE = 60_000;

/** How long sequences are played beside the rest, and how long shortening a fault may take: milliseconds. */
const USUALLY = 30_000;
const PATIENCE = 5 * MINUTE;

/**
 * The seed of the test run: it plays the same sequences each time, so that no change fails because of another one's fault. A
 * search for faults plays new sequences.
 */
const SEED_OF_RUN = 1;

/** How often a long run reports its progress: milliseconds. */
const PROGRESS = 5 * MINUTE;

/** Attacks the doors and fields of one program. @returns the faults */
async function attackCalls(folder) {
  const key = 'k'.repeat(40);
  const program = await startProgram(folder, { ADMIN_PASSWORD: PASSWORD, JWT_SECRET: key });
  const attack = new Attack(program.url);
  const started = Date.now();
  try {
    const callers = await callersOf(program.url, key);
    const operations = operationsOf(await ask(program.url, '/api/openapi.json'));
    // Logging out comes last: after it a caller can call nothing else.
    const calls = operations.filter((operation) => !isLogOut(operation));
    await tryDoors(attack, [...calls, ...operations.filter(isLogOut)], callers);
    await inParallel(hostileCalls(attack, calls, await signIn(program.url)));
    const after = await attack.send('GET /api/health after all', 'GET', '/api/health');
    if (after !== 200) attack.faults.push(`the office is not well afterwards: ${after}`);
    if (attack.calls < 1_000) attack.faults.push('hardly anything was called');
  } finally {
    await program.stop();
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n${attack.calls} calls in ${seconds} s`);
  return attack.faults;
}

/** Tries the records of accounts, then plays sequences until time is up. @returns the faults */
async function attackBooks(folder, { seed, path, minutes, calls, only }) {
  const school = await AttackedSchool.open(folder);
  try {
    const faults = only ? [] : await tryRecords(await school.begin());
    const [began, before] = [Date.now(), school.calls];
    const until = began + (minutes === undefined ? USUALLY : minutes * MINUTE);
    let told = began;
    const isOver = (played) => {
      if (Date.now() - told > PROGRESS) {
        told = Date.now();
        const made = `${played} sequences, ${school.calls - before} calls`;
        console.log(`${made}, nothing wrong so far: ${JSON.stringify(school.statuses)}`);
      }
      if (path) return played > 0;
      return calls === undefined ? Date.now() > until : school.calls - before >= calls;
    };
    const { played, fault } = await playSequences(school, { seed, path, isOver, patience: PATIENCE });
    const seconds = (Date.now() - began) / 1000;
    const made = school.calls - before;
    console.log(
      `\n${played} sequences from seed ${seed}: ${made} calls in ${Math.round(seconds)} s, ` +
        `${Math.round(made / seconds)} a second; ${machine()}`,
    );
    for (const [status, times] of Object.entries(school.statuses)) console.log(`${status}  ${times}`);
    // An act that is always refused tests nothing behind the refusal.
    console.log('\n      act  asks for a change  comes through');
    for (const [what, times] of Object.entries(school.acts).sort())
      console.log(`${times.map((one) => String(one).padStart(9)).join('')}  ${what}`);
    return fault ? [...faults, fault] : faults;
  } finally {
    await school.close();
  }
}

const values = readOptions(
  'npm run attack takes --minutes N, --calls N, and the --seed and --path of a fault.',
  {
    seed: { type: 'string' },
    path: { type: 'string' },
    minutes: { type: 'string' },
    calls: { type: 'string' },
  },
);
const only = process.argv.length > 2;
const seed = only ? Date.now() % 1_000_000_000 : SEED_OF_RUN;
const numbers = Object.fromEntries(
  ['seed', 'minutes', 'calls'].flatMap((name) => (values[name] ? [[name, Number(values[name])]] : [])),
);

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'school-attack-'));
const faults = [];
try {
  if (!only) faults.push(...(await attackCalls(folder)));
  faults.push(...(await attackBooks(folder, { seed, ...numbers, path: values.path, only })));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${faults.length} faults`);
for (const fault of faults) console.log(`- ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
