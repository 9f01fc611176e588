// Fills a data folder with students as the registration stores them, but without making 5,000 password hashes.
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
/** Each tenth student is written in Hindi, with a surname that nobody has in English. */
const IN_HINDI = 10;
const FIRST_HINDI = 'आरव विवान अर्जुन कृष्णा रोहन अनन्या दिया मीरा प्रिया काव्या आशा'.split(' ');
const LAST_HINDI = 'चौरसिया';
const CLASSES = ['lkg', 'ukg', 'na', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const SECTIONS = ['a', 'b', 'c', 'd', 'e', '*'];
/** The students of one section of all classes, in both boards, which are the branches. */
const PER_SECTION_OF_ALL_CLASSES = CLASSES.length * 2 * 40;
const at = (list, index) => list[index % list.length];

/** The sections of a class, as many as are needed for full rooms, but no more than there are letters. */
export const sectionsOf = (count) => SECTIONS.slice(0, Math.ceil(count / PER_SECTION_OF_ALL_CLASSES));

/** The number of students after which the names of fathers repeat. */
const FATHERS = FIRST.length * LAST.length;
/** Two children with the same father's name have the same mobile: they are a family. */
const mobileOf = (n) => String(9_000_000_000 + (n % FATHERS) + FATHERS * Math.floor(n / (2 * FATHERS)));

const nameOf = (n) =>
  n % IN_HINDI === 3
    ? { studentFirstName: at(FIRST_HINDI, n), studentLastName: LAST_HINDI }
    : { studentFirstName: at(FIRST, n), studentLastName: at(LAST, n * 7) };

/** The n-th of so many students; names repeat, IDs do not. */
const details = (n, count, sample) => ({
  ...sample,
  studentID: String(10_000 + n),
  ...nameOf(n),
  boardType: n % 3 === 0 ? 'up' : 'cbse',
  class: at(CLASSES, n * 3),
  section: at(sectionsOf(count), Math.floor(n / (CLASSES.length * 3))),
  primaryMobile: mobileOf(n),
  personalDetail: {
    ...sample.personalDetail,
    fatherName: `${at(FIRST, n * 5 + 1)} ${at(LAST, n * 7)}`,
    motherName: `${at(FIRST, n * 11 + 2)} ${at(LAST, n * 7)}`,
  },
});

/** How many rows one call of the driver stores. */
const BATCH = 5000;

/** Stores ledgers as the office does: each entry is a document, and each receipt has the next number of its branch's book. */
async function storeLedgers(db, students, ledgerOf) {
  const { bookNameOf, foundBy } = await source('apps/api/src/ledger/ledger.schema.ts');
  const { bookOf, snapshotOf } = await source('libs/domain/src/index.ts');
  const last = new Map();
  const receiptOf = (student, entry) => {
    const book = bookOf(entry);
    const bookName = bookNameOf(book);
    const number = (last.get(bookName) ?? 0) + 1;
    last.set(bookName, number);
    const snapshot = snapshotOf({ ...student, ...student.personalDetail }, { name: bookName });
    return { book: { ...book, number }, bookName, snapshot, prints: 1, original: entry.studentReceiptNo };
  };
  let rows = [];
  const store = async () => {
    if (rows.length > 0) await db.collection('ledger').insertMany(rows);
    rows = [];
  };
  for (const [n, student] of students.entries()) {
    for (const [index, entry] of ledgerOf(student, n).entries()) {
      const receipt = entry.kind === 'deposit' ? receiptOf(student, entry) : {};
      rows.push({
        student: student.foldedId,
        studentID: student.studentID,
        seq: index + 1,
        ...entry,
        ...receipt,
        ...foundBy(entry, receipt.book),
      });
    }
    if (rows.length >= BATCH) await store();
  }
  await store();
}

/**
 * @param dataDir a DATA_DIR whose program does not run @param count how many students
 * @param books the month from which they are charged, and the ledger of the n-th; when left out, nothing was paid yet
 */
export async function storeStudents(dataDir, count, books) {
  const { MongoClient, ObjectId } = require('mongodb');
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  // The sample, and the keys of lists and searches, come from the program itself.
  const { listingKeys } = await source('apps/api/src/students/listing-keys.ts');
  const { migrations } = await source('apps/api/src/migrations/migrations.ts');
  const { sampleRegistration, schoolMonth, sessionName } = await source('libs/domain/src/index.ts');
  const sample = sampleRegistration();
  delete sample.password;
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const database = await startEmbeddedMongo({ dataDir: folder });
  const client = await MongoClient.connect(database.uri, { ignoreUndefined: true });
  const month = schoolMonth(new Date());
  const students = Array.from({ length: count }, (_, n) => details(n, count, sample)).map((student) => ({
    left: false,
    ...listingKeys(student),
    ...student,
    passwordHash: 'none',
    registeredBy: new ObjectId(),
    registeredAt: new Date(),
    feesFrom: books?.feesFrom ?? month,
    previousBalance: 0,
    classSession: sessionName(month),
    revision: 0,
  }));
  // In parts, as the driver builds a message as a whole.
  for (let from = 0; from < students.length; from += 1000)
    await client
      .db('school')
      .collection('students')
      .insertMany(students.slice(from, from + 1000));
  if (books) await storeLedgers(client.db('school'), students, books.ledgerOf);
  // Stored in the form of this version, so no migration is left to run.
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
