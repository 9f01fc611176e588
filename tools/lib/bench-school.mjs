// A whole school for measurements: students with three years of ledger each.
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bus, storeAround } from './bench-around.mjs';
import { fillSchoolDay } from './bench-school-day.mjs';
import { ask, caller, PASSWORD, signIn } from './calls.mjs';
import { storeStudents } from './many-students.mjs';
import { startProgram } from './program.mjs';
import { root } from './workspace.mjs';

/** The section that is measured. */
export const SECTION = { branch: 'MLMEC', class: '7', section: 'a' };

/** On how many days of a month families come: a day of 20,000 students has 800 entries. */
const DAYS = 25;
const DAY_MS = 24 * 3600_000;
/** A smaller school is asked for so many days that they hold as many entries as one day of the largest school. */
const LARGEST = 20_000;

const require = createRequire(import.meta.url);

/** Works on the database of a program that is not running. */
async function withDatabase(dataDir, work) {
  const { MongoClient } = require('mongodb');
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  const database = await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const client = await MongoClient.connect(database.uri, { ignoreUndefined: true });
  await work(client.db('school'));
  await client.close();
  await database.stop();
}

/** The books of the n-th student: families come on different days of the month, to one of four clerks. */
const onDaysOf = ({ feesFrom, ledgerOf }) => ({
  feesFrom,
  ledgerOf: (student, n) =>
    ledgerOf(student, n).map((entry) => ({
      ...entry,
      collectedAt: new Date(entry.collectedAt.getTime() + (n % DAYS) * DAY_MS),
      collectorId: `clerk-${n % 4}`,
      ...(entry.kind === 'deposit' && { closing: 1 }),
    })),
});

/** Waits until the office has worked out all dues, which it does by itself once it is open (D55). */
async function isWorkedOut(url, token) {
  const { call, end } = caller(url, token);
  while ((await call('GET', '/api/office/defaulters?size=1')).status === 503);
  end();
}

/** Moves entries written in one hour to earlier days, as they stand for weeks of work: a report of today would count them all. */
async function wroteBefore(db) {
  const [hour, days] = [3600_000, 3 * DAY_MS];
  await db
    .collection('audit')
    .updateMany({ at: { $gte: new Date(Date.now() - hour) } }, { $set: { at: new Date(Date.now() - days) } });
}

/**
 * Opens a school of so many students. @param books from `threeYearsOfLedgers`
 * @returns its address, its administrator's token, days with as many entries as one day of the largest school has, a receipt of
 * the last of them with its code, and a function that closes and removes the school
 */
export async function openSchool(size, books) {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
  // An empty office first: it makes its indexes before there is any data.
  const empty = await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD });
  await ask(empty.url, '/api/office/heads', bus, await signIn(empty.url));
  await empty.stop();
  const studentID = (n) => String(10_000 + (n % size));
  await storeStudents(dataDir, size, onDaysOf(books));
  let receipt;
  await withDatabase(dataDir, async (db) => {
    await storeAround(
      db,
      Array.from({ length: size }, (_, n) => studentID(n)),
    );
    const payments = (more) =>
      db
        .collection('ledger')
        .find({ kind: 'deposit', ...more })
        .sort({ collectedAt: -1 })
        .limit(1)
        .toArray();
    const [last] = await payments({});
    // Families came on the days before it too, as many days as a small school is asked for.
    const before = new Date(last.collectedAt.getTime() - 4 * DAY_MS);
    [receipt] = await payments({ collectedAt: { $lte: before } });
  });
  // Receipts may be checked only a few times from one address, so each call claims to come from another one.
  const settings = { ADMIN_PASSWORD: PASSWORD, TRUST_PROXY: 'loopback' };
  const filling = await startProgram(dataDir, settings);
  const filler = { url: filling.url, token: await signIn(filling.url) };
  await isWorkedOut(filler.url, filler.token);
  const day = await fillSchoolDay(filler, SECTION, PASSWORD);
  // Reading the log makes sure that it has all lines.
  await ask(filling.url, '/api/audit?size=1', undefined, filler.token);
  await filling.stop();
  await withDatabase(dataDir, wroteBefore);
  const program = await startProgram(dataDir, settings);
  const token = await signIn(program.url);
  const close = async () => {
    await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const receiptPath = `/api/office/receipts/one?studentReceiptNo=${encodeURIComponent(receipt.studentReceiptNo)}`;
  const { check } = await ask(program.url, receiptPath, undefined, token);
  const dayBefore = (days) =>
    new Date(receipt.collectedAt.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  return {
    url: program.url,
    token,
    size,
    studentID,
    days: { first: dayBefore(Math.max(1, Math.min(DAYS - 5, LARGEST / size)) - 1), last: dayBefore(0) },
    number: receipt.studentReceiptNo,
    code: check.code,
    day,
    ask: (path, body) => ask(program.url, path, body, token),
    close,
  };
}
