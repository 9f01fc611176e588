// Fills a data folder with students, as the registration stores them, without their 5,000 password hashes.
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { source } from './source.mjs';
import { root } from './workspace.mjs';

const require = createRequire(import.meta.url);
const FIRST =
  'Aarav Vivaan Aditya Arjun Reyansh Krishna Ishaan Rohan Kabir Ananya Diya Saanvi Meera Priya Kavya Asha'.split(
    ' ',
  );
const LAST =
  'Verma Sharma Gupta Mishra Yadav Tiwari Pandey Singh Khan Srivastava Dubey Agarwal Rastogi'.split(' ');
const CLASSES = ['lkg', 'ukg', 'na', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const SECTIONS = ['a', 'b', 'c', 'd', 'e', '*'];
/** Of both boards, which are the branches. */
const PER_SECTION_OF_ALL_CLASSES = CLASSES.length * 2 * 40;
const at = (list, index) => list[index % list.length];

/** So many sections has a class that a room holds who is in one; no class has more than there are letters for. */
const sectionsOf = (count) => SECTIONS.slice(0, Math.ceil(count / PER_SECTION_OF_ALL_CLASSES));

/** The n-th of so many students; names repeat, IDs do not. */
const details = (n, count, sample) => ({
  ...sample,
  studentID: String(10_000 + n),
  studentFirstName: at(FIRST, n),
  studentLastName: at(LAST, n * 7),
  boardType: n % 3 === 0 ? 'up' : 'cbse',
  class: at(CLASSES, n * 3),
  section: at(sectionsOf(count), Math.floor(n / (CLASSES.length * 3))),
  personalDetail: {
    ...sample.personalDetail,
    fatherName: `${at(FIRST, n * 5 + 1)} ${at(LAST, n * 7)}`,
    motherName: `${at(FIRST, n * 11 + 2)} ${at(LAST, n * 7)}`,
  },
});

/** So many months paid one by one, up to last month. */
function ledgerOf(studentID, months) {
  const now = new Date();
  return Array.from({ length: months }, (_, n) => {
    const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + n, 10, 6));
    return {
      studentReceiptNo: `MLMEC/${studentID}/${at.getTime() / 1000}`,
      studentCurrentCharge: 300_00,
      studentPaid: 300_00,
      studentTotalAmountDue: 300_00,
      studentPaymentToward: 'monthly',
      updatedBalance: 0,
      kind: 'deposit',
      month: at.toISOString().slice(0, 7),
      mode: 'Cash',
      branchCode: 'MLMEC',
      collectedBy: 'Clerk',
      collectedAt: at,
      idempotencyKey: `bench-${studentID}-${n}`,
    };
  });
}

/** What students have who paid so many months one by one. */
const paidUp = (months) => ({
  feesFrom: new Date().toISOString().slice(0, 7),
  ledgerOf: ({ studentID }) => ledgerOf(studentID, months),
});

/**
 * @param dataDir a DATA_DIR whose program does not run @param count how many students
 * @param months how many monthly payments each has made
 * @param books from which month on they are charged, and the ledger of the n-th; as of those who paid, when left out
 */
export async function storeStudents(dataDir, count, months = 0, books = paidUp(months)) {
  const { MongoClient, ObjectId } = require('mongodb');
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  // The sample, and the keys of lists and searches, are the program's own.
  const { listingKeys } = await source('apps/api/src/students/listing-keys.ts');
  const { migrations } = await source('apps/api/src/database/migrations/migrations.ts');
  const { sampleRegistration } = await source('libs/domain/src/index.ts');
  const sample = sampleRegistration();
  delete sample.password;
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const database = await startEmbeddedMongo({ dataDir: folder });
  const client = await MongoClient.connect(database.uri, { ignoreUndefined: true });
  const students = Array.from({ length: count }, (_, n) => details(n, count, sample)).map((student, n) => ({
    left: false,
    ...listingKeys(student),
    ...student,
    passwordHash: 'none',
    registeredBy: new ObjectId(),
    registeredAt: new Date(),
    feesFrom: books.feesFrom,
    revision: 0,
    studentFeeReport: books.ledgerOf(student, n),
  }));
  // In parts, as a message of the driver is built whole.
  for (let from = 0; from < students.length; from += 1000)
    await client
      .db('school')
      .collection('students')
      .insertMany(students.slice(from, from + 1000));
  // Stored as this version stores it: there is nothing to bring up to it.
  const done = { version: 'bench', started: new Date(), ended: new Date() };
  await client
    .db('school')
    .collection('migrations')
    .bulkWrite(
      migrations.map(({ number, name }) => ({
        replaceOne: { filter: { _id: number }, replacement: { name, ...done }, upsert: true },
      })),
    );
  await client.close();
  await database.stop();
}
