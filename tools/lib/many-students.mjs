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
const at = (list, index) => list[index % list.length];

/** The n-th of the students; names repeat, IDs do not. */
const details = (n, sample) => ({
  ...sample,
  studentID: String(10_000 + n),
  studentFirstName: at(FIRST, n),
  studentLastName: at(LAST, n * 7),
  boardType: n % 3 === 0 ? 'up' : 'cbse',
  class: at(CLASSES, n * 3),
  personalDetail: {
    ...sample.personalDetail,
    fatherName: `${at(FIRST, n * 5 + 1)} ${at(LAST, n * 7)}`,
    motherName: `${at(FIRST, n * 11 + 2)} ${at(LAST, n * 7)}`,
  },
});

/** @param dataDir a DATA_DIR whose program does not run @param count how many students */
export async function storeStudents(dataDir, count) {
  const { MongoClient, ObjectId } = require('mongodb');
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  // The sample, and the keys of lists and searches, are the program's own.
  const { listingKeys } = await source('apps/api/src/students/listing-keys.ts');
  const { sampleRegistration } = await source('libs/domain/src/index.ts');
  const sample = sampleRegistration();
  delete sample.password;
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const database = await startEmbeddedMongo({ dataDir: folder });
  const client = await MongoClient.connect(database.uri, { ignoreUndefined: true });
  const students = Array.from({ length: count }, (_, n) => details(n, sample)).map((student) => ({
    left: false,
    ...listingKeys(student),
    ...student,
    passwordHash: 'none',
    registeredBy: new ObjectId(),
    registeredAt: new Date(),
    feesFrom: new Date().toISOString().slice(0, 7),
    revision: 0,
    studentFeeReport: [],
  }));
  await client.db('school').collection('students').insertMany(students);
  await client.close();
  await database.stop();
}
