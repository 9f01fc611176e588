// `npm run bench:exports`: measures the memory of the office's process while workbooks are asked for without end. Linux only.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { machine, PASSWORD, signIn } from './lib/calls.mjs';
import { storeStudents } from './lib/many-students.mjs';
import { startProgram } from './lib/program.mjs';
import { ensureBuilt, readOptions, stopWithNpm } from './lib/workspace.mjs';

const STUDENTS = 2000;
/** The most memory, in MB (the goal). */
const MOST = 500;
const MINUTE_MS = 60_000;

const values = readOptions('npm run bench:exports takes --minutes N, and --every N in seconds.', {
  minutes: { type: 'string', default: '30' },
  every: { type: 'string', default: '4' },
});
const every = Number(values.every) * 1000;

stopWithNpm();
await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
await storeStudents(dataDir, STUDENTS);
const program = await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD });

/** A figure of the kernel about the office's process, not about the database's. */
const status = (name) =>
  Number(
    new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${program.pid}/status`, 'latin1'))?.[1],
  );
const megabytes = (name) => Math.round(status(name) / 1024);

try {
  const token = await signIn(program.url);
  const workbook = async () => {
    const answer = await fetch(`${program.url}/api/office/exportStudents?as=xlsx`, {
      headers: { 'auth-token': token },
    });
    const { byteLength } = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A workbook was refused: ${answer.status}`);
    return byteLength;
  };
  const before = megabytes('VmRSS');
  console.log(`${STUDENTS} rows every ${values.every} s for ${values.minutes} minutes; ${machine()}`);
  console.log(`before the first workbook ${before} MB`);
  const start = performance.now();
  const end = start + Number(values.minutes) * MINUTE_MS;
  const asked = [];
  const waiting = new Set();
  let said = 0;
  // Each workbook is asked for without waiting for the last one, so that they pile up if they are made too slowly.
  for (let next = start; next < end; next += every) {
    await sleep(Math.max(0, next - performance.now()));
    const made = workbook();
    waiting.add(made);
    asked.push(made.finally(() => waiting.delete(made)));
    asked.at(-1).catch(() => undefined);
    const minute = Math.floor((performance.now() - start) / MINUTE_MS);
    if (minute <= said) continue;
    said = minute;
    console.log(
      `minute ${minute}: ${megabytes('VmRSS')} MB, ${waiting.size} waiting, ${status('Threads')} threads`,
    );
  }
  await Promise.all(asked);
  const peak = megabytes('VmHWM');
  console.log(
    `${asked.length} workbooks; before the first ${before} MB, at the most ${peak} MB, after the last ${megabytes('VmRSS')} MB`,
  );
  console.log(peak <= MOST ? `Never over ${MOST} MB.` : `Over ${MOST} MB.`);
  process.exitCode = peak <= MOST ? 0 : 1;
} finally {
  await program.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
