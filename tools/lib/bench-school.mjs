// A whole school for measurements: students with three years of ledger each, their takings and their receipts.
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, PASSWORD, signIn } from './calls.mjs';
import { storeStudents } from './many-students.mjs';
import { startProgram } from './program.mjs';
import { source } from './source.mjs';
import { root } from './workspace.mjs';

/** Families come on so many days of a month: a day of 20,000 students has 800 entries. */
const DAYS = 25;
const DAY_MS = 24 * 3600_000;
/** A question about days is asked of as many days as hold the entries that one day of the largest school has. */
const LARGEST = 20_000;
/** As many rows as one call of the driver stores at once. */
const BATCH = 5000;

const require = createRequire(import.meta.url);

/** Does something with the database of a program that does not run. */
async function withDatabase(dataDir, work) {
  const { MongoClient } = require('mongodb');
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  const database = await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  const client = await MongoClient.connect(database.uri, { ignoreUndefined: true });
  await work(client.db('school'));
  await client.close();
  await database.stop();
}

/** Writes the ledgers into the takings as the program posts them, by four clerks. */
async function storeTakings(db) {
  const { takingsOf } = await source('libs/domain/src/index.ts');
  let rows = [];
  const store = async () => {
    if (rows.length > 0) await db.collection('takings').insertMany(rows);
    rows = [];
  };
  let n = 0;
  for await (const student of db.collection('students').find()) {
    n += 1;
    for (const { studentReceiptNo, ...taking } of takingsOf(student, student.studentFeeReport))
      rows.push({ ...taking, _id: studentReceiptNo, collectorId: `clerk-${n % 4}`, closing: 1 });
    if (rows.length >= BATCH) await store();
  }
  await store();
}

/** Fills the register of receipts as an update of the program does. */
async function fillRegister(db) {
  const { receiptRegister } = await source('apps/api/src/database/migrations/0004-receipt-register.ts');
  await receiptRegister.run({ db, begun: new Date(), goOn: () => Promise.resolve() });
}

/** The books of the n-th student, whose family comes on another day of the month than the ones before. */
const onDaysOf = ({ feesFrom, ledgerOf }) => ({
  feesFrom,
  ledgerOf: (student, n) =>
    ledgerOf(student, n).map((entry) => ({
      ...entry,
      collectedAt: new Date(entry.collectedAt.getTime() + (n % DAYS) * DAY_MS),
    })),
});

/**
 * Opens a school of so many students. @param books from `threeYearsOfLedgers`
 * @returns its address, its administrator's token, days with as many entries as one day of the largest school has, a receipt
 *   of the last of them, and a function that closes it and takes it away
 */
export async function openSchool(size, books) {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-bench-'));
  // An empty office first: it makes its indexes before there is anything to put into them.
  await (await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD })).stop();
  await storeStudents(dataDir, size, 0, onDaysOf(books));
  let receipt;
  await withDatabase(dataDir, async (db) => {
    await storeTakings(db);
    await fillRegister(db);
    const [last] = await db.collection('takings').find().sort({ collectedAt: -1 }).limit(1).toArray();
    // The days before it, as many as a small school is asked for, are days on which families came too.
    const before = new Date(last.collectedAt.getTime() - 4 * DAY_MS);
    [receipt] = await db
      .collection('takings')
      .find({ collectedAt: { $lte: before } })
      .sort({ collectedAt: -1 })
      .limit(1)
      .toArray();
  });
  const program = await startProgram(dataDir, { ADMIN_PASSWORD: PASSWORD });
  const token = await signIn(program.url);
  const close = async () => {
    await program.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const studentID = (n) => String(10_000 + (n % size));
  const dayBefore = (days) =>
    new Date(receipt.collectedAt.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  return {
    url: program.url,
    token,
    size,
    studentID,
    days: { first: dayBefore(Math.max(1, Math.min(DAYS - 5, LARGEST / size)) - 1), last: dayBefore(0) },
    number: receipt._id,
    ask: (path, body) => ask(program.url, path, body, token),
    close,
  };
}
