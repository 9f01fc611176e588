// The data around a school's ledgers, for measurements, as the office stores it: a third of the students take a bus, a twentieth
// left with a certificate, a tenth was reminded in the last two months, and the audit log has three lines of each in three years.
import { source } from './source.mjs';

const { schoolMonth } = await source('libs/domain/src/index.ts');

const DAY_MS = 24 * 3600_000;
const YEARS_OF_LINES = 1000;
const DAYS_OF_REMINDERS = 60;
/** The first students take no bus, as their payments are measured. */
const WITHOUT_BUS = 200;
const ACTIONS = ['student-changed', 'student-changed', 'concession-given'];
const BATCH = 5000;

/** A head of the school, as its administrator adds it: a bus with two stops, from this month on. */
export const bus = {
  name: 'Bus',
  every: 'monthly',
  price: 'stop',
  takers: 'chosen',
  isRefundable: false,
  from: schoolMonth(new Date()),
  stops: [
    { name: 'Naini', amount: 650 },
    { name: 'Civil Lines', amount: 400 },
  ],
};

/** The number of the n-th student who takes the bus. */
export const riderOf = (n) => WITHOUT_BUS + 1 + n * 3;

/** The id of the account that wrote the n-th line. */
export const writerOf = (n) => `${n % 4}`.repeat(24);

const daysAgo = (days) => new Date(Date.now() - days * DAY_MS);

const lineOf = (studentID, n) => {
  const action = ACTIONS[n % ACTIONS.length];
  return {
    at: daysAgo(((n * 7919) % (YEARS_OF_LINES * 24)) / 24),
    action,
    by: { id: writerOf(n), username: `clerk-${n % 4}`, fname: 'Clerk' },
    subject: { kind: 'student', id: studentID, folded: studentID },
    changes: [{ field: 'primaryMobile', before: '9811111111', after: '9822222222' }],
    ...(action === 'concession-given' && { isFeeChange: true }),
  };
};

const certificateOf = (studentID, n) => ({
  _id: `TC/${n + 1}`,
  branchCode: 'MLMEC',
  session: '2025-26',
  number: n + 1,
  state: 'valid',
  student: `left-${n}`,
  studentID,
  studentName: 'Asha Verma',
  class: '8',
  section: 'a',
  leftOn: '2026-03-31',
  leavingReason: 'transfer',
  issuedAt: daysAgo(n % YEARS_OF_LINES),
  issuedBy: 'Clerk',
  issuedById: writerOf(0),
  dues: 0,
  key: `bench-${n}`,
  digest: '',
});

const reminderOf = (student, n) => ({
  student,
  at: daysAgo((n / 10) % DAYS_OF_REMINDERS),
  by: 'Clerk',
  byId: writerOf(0),
  way: 'sms',
  amount: 30_000,
  language: 'en',
});

/** Stores that data for existing students. @param studentIDs of all of them, in their order */
export async function storeAround(db, studentIDs) {
  const insert = async (name, rows) => {
    for (let from = 0; from < rows.length; from += BATCH)
      await db.collection(name).insertMany(rows.slice(from, from + BATCH));
  };
  const each = (step) => studentIDs.map((id, n) => [id, n]).filter(([, n]) => n % step === 0);
  const taken = { id: 'bus', head: 'school:Bus', stop: 'Naini', from: bus.from };
  const heads = [{ ...taken, takenBy: 'Clerk', takenById: writerOf(0), takenAt: new Date() }];
  const riders = studentIDs.filter((_, n) => n >= riderOf(0) && (n - riderOf(0)) % 3 === 0);
  await db.collection('students').updateMany({ studentID: { $in: riders } }, { $set: { heads } });
  const lines = studentIDs.flatMap((id, n) => [0, 1, 2].map((nth) => lineOf(id, n * 3 + nth)));
  await insert('audit', lines);
  await insert(
    'certificates',
    each(20).map(([id], n) => certificateOf(id, n)),
  );
  await insert(
    'reminders',
    each(10).map(([id, n]) => reminderOf(id, n)),
  );
}
