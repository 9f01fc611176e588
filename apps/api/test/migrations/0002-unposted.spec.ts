import { markUnposted } from '../../src/migrations/0002-unposted';
import { storedBefore, TestDatabase } from '../support/stored-before';

describe('money that was taken before there was a day book', () => {
  let database: TestDatabase;
  const stored = storedBefore<{ _id: unknown; studentFeeReport: unknown[] }>('students-before-0001');
  const students = () => database.db.collection('students');
  const run = () =>
    markUnposted.run({ db: database.db, begun: new Date('2026-12-01'), goOn: () => Promise.resolve() });

  beforeEach(async () => {
    database = await TestDatabase.open();
    await students().insertMany(stored.map((student) => ({ ...student })) as never);
  });
  afterEach(() => database.close());

  it('waits to be posted; a student without entries, and all else, stays as it was', async () => {
    await run();
    expect(await students().find().sort({ _id: 1 }).toArray()).toEqual(
      stored.map((student) =>
        student.studentFeeReport.length > 0 ? { ...student, unposted: true } : student,
      ),
    );
  });

  it('is not asked for again where it was posted since', async () => {
    await run();
    await students().updateMany({ unposted: true }, { $set: { posted: 1 }, $unset: { unposted: 1 } });
    await run();
    expect(await students().countDocuments({ unposted: true })).toBe(0);
  });
});
