// Fills a data folder with students, as the registration stores them, without their 5,000 password hashes.
import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
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
const details = (n) => ({
  studentID: String(10_000 + n),
  studentFirstName: at(FIRST, n),
  studentLastName: at(LAST, n * 7),
  dateOfBirth: '2016-04-01',
  gender: 'female',
  religion: 'hindu',
  disability: false,
  adhaarNumber: '123412341234',
  primaryMobile: '9876543210',
  secondaryMobile: '9876543211',
  conveyance: 'own',
  wingType: 'primary',
  boardType: n % 3 === 0 ? 'up' : 'cbse',
  medium: 'english',
  class: at(CLASSES, n * 3),
  section: 'a',
  admissionType: 'regular',
  dateOfAdmission: '2022-04-01',
  signatureRef: '0123456789abcdef01234567',
  personalDetail: {
    category: 'general',
    subCategory: 'none',
    fatherName: `${at(FIRST, n * 5 + 1)} ${at(LAST, n * 7)}`,
    motherName: `${at(FIRST, n * 11 + 2)} ${at(LAST, n * 7)}`,
    guardianName: at(FIRST, n),
    guardianRelation: 'Father',
    address: '12 Station Road, Kanpur',
  },
});

/** @param dataDir a DATA_DIR whose program does not run @param count how many students */
export async function storeStudents(dataDir, count) {
  const { runnerImport } = await import('vite');
  const { MongoClient, ObjectId } = require('mongodb');
  const { startEmbeddedMongo } = require(join(root, 'libs/embedded-mongo/dist/index.cjs'));
  // The keys of lists and searches come from the program's own source, so that the list finds what is stored here.
  const { module } = await runnerImport(join(root, 'apps/api/src/students/listing-keys.ts'), {
    logLevel: 'silent',
    ssr: { noExternal: [/^@school\//] },
  });
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const database = await startEmbeddedMongo({ dataDir: folder });
  const client = await MongoClient.connect(database.uri);
  const students = Array.from({ length: count }, (_, n) => ({
    left: false,
    ...module.listingKeys(details(n)),
    ...details(n),
    passwordHash: 'none',
    previousBalance: 0,
    registeredBy: new ObjectId(),
    registeredAt: new Date(),
    revision: 0,
    studentFeeReport: [],
  }));
  await client.db('school').collection('students').insertMany(students);
  await client.close();
  await database.stop();
}
