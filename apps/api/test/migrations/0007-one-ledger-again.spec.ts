import type { mongo } from 'mongoose';
import { oneLedger } from '../../src/migrations/0007-one-ledger';
import { ledgerSchema } from '../../src/ledger/ledger.schema';
import { BEGUN, storeSchoolBefore, type EntryAfter, type StudentBefore } from '../support/school-before';
import { TestDatabase } from '../support/stored-before';

/** A database whose process is killed before one of its calls. @param calls the number of calls it still makes */
function dying(db: mongo.Db, calls: number): mongo.Db {
  let left = calls;
  const watched = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (_, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (name === 'collection') return watched(db.collection(String(args[0])));
          if ((left -= 1) < 0) throw new Error('killed');
          return Reflect.apply(value, target, args) as unknown;
        };
      },
    });
  return watched(db);
}

describe('taking the ledgers over', () => {
  let database: TestDatabase;
  let db: mongo.Db;
  const run = (on = db) => oneLedger.run({ db: on, begun: BEGUN, goOn: () => Promise.resolve() });
  const ledger = () => db.collection<EntryAfter>('ledger');
  /** Everything stored, except the IDs of the entries. */
  const stored = async () => {
    const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
    const [entries, gaps, students] = await Promise.all([
      ledger()
        .find({}, { projection: { _id: 0 } })
        .sort({ student: 1, seq: 1 })
        .toArray(),
      db.collection('bookgaps').find().sort({ _id: 1 }).toArray(),
      db.collection('students').find().sort({ _id: 1 }).toArray(),
    ]);
    return { names, entries, gaps, students };
  };
  const begin = async () => {
    await db.dropDatabase();
    await storeSchoolBefore(db);
  };

  beforeEach(async () => {
    database = await TestDatabase.open();
    db = database.db;
    await begin();
  });
  afterEach(() => database.close());

  it('comes to the same end wherever it was killed, and when it is run again after all', async () => {
    await run();
    const whole = await stored();
    await run();
    expect(await stored()).toEqual(whole);
    let isKilled = true;
    let calls = 0;
    for (; isKilled; calls += 1) {
      await begin();
      isKilled = await run(dying(db, calls)).then(
        () => false,
        (error: unknown) => error instanceof Error && error.message === 'killed',
      );
      await run();
      expect(await stored()).toEqual(whole);
    }
    expect(calls).toBeGreaterThan(20);
  });

  it.each([1, 7, 20])('goes on where an insert was cut off after %d entries', async (count) => {
    await run();
    const whole = await stored();
    const first = await ledger().find().sort({ _id: 1 }).limit(count).toArray();
    await begin();
    await ledger().insertMany(first);
    await run();
    expect(await stored()).toEqual(whole);
  });

  it.each([
    ['an amount of the day book is another', { studentPaid: 24_999 }],
    ['a payment of the day book is in no ledger', { _id: 'MLMEC/2001/1' }],
  ])('stops where %s, and nothing is gone', async (_, change) => {
    const takings = db.collection<{ _id: string; studentPaid: number }>('takings');
    const row = await takings.findOneAndDelete({ studentPaid: 25_000 });
    if (row) await takings.insertOne({ ...row, ...change });
    await expect(run()).rejects.toThrow(
      /^The ledger of student 2001 was not taken over, because .+ still there\.$/,
    );
    expect(await db.collection('takings').countDocuments()).toBe(4);
    expect(await db.collection('receipts').countDocuments()).toBe(11);
  });

  it('stops where an entry is not stored as it was, and the student keeps the ledger', async () => {
    const students = db.collection<StudentBefore>('students');
    await run();
    const wrong = await ledger().findOne({ student: '2001', seq: 3 });
    await begin();
    if (wrong) await ledger().insertOne({ ...wrong, updatedBalance: 1 });
    await expect(run()).rejects.toThrow('the balance of its entry 3 was stored as another one');
    expect(await students.countDocuments({ studentFeeReport: { $exists: true } })).toBe(6);
    await ledger().deleteMany({});
    await run();
    expect(await students.countDocuments({ studentFeeReport: { $exists: true } })).toBe(0);
  });

  it('says one part where what a damaged ledger paid does not add up', async () => {
    await db
      .collection('students')
      .updateOne({ studentID: '2002' }, { $set: { 'studentFeeReport.0.studentCurrentCharge': 100 } });
    await run();
    expect(await ledger().findOne({ student: '2002', seq: 1 })).toMatchObject({
      paidFor: [{ head: 'monthly', month: '2080-08', amount: 30_000 }],
    });
  });

  it('makes the indexes that the program makes, and drops those over the arrays', async () => {
    const withEntries = {
      partialFilterExpression: { 'studentFeeReport.0': { $exists: true } },
      unique: true,
    };
    await db.collection('students').createIndexes([
      { key: { 'studentFeeReport.studentReceiptNo': 1 }, ...withEntries },
      { key: { 'studentFeeReport.idempotencyKey': 1 }, ...withEntries },
      { key: { unposted: 1, _id: 1 }, partialFilterExpression: { unposted: true } },
      { key: { foldedId: 1 }, unique: true },
    ]);
    await run();
    const left = await db.collection('students').indexes();
    expect(left.map(({ name }) => name).sort()).toEqual(['_id_', 'foldedId_1']);
    const made = await ledger().indexes();
    const all = ledgerSchema.indexes();
    for (const { key, unique, partialFilterExpression } of made.slice(1)) {
      const [, options] = all.find(([fields]) => JSON.stringify(fields) === JSON.stringify(key)) ?? [];
      expect(options).toMatchObject({ unique });
      expect(options?.['partialFilterExpression']).toEqual(partialFilterExpression);
    }
    expect(made).toHaveLength(5);
  });
});
