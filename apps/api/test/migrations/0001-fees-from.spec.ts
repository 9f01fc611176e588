import { feesFrom } from '../../src/migrations/0001-fees-from';
import { storedBefore, TestDatabase } from '../support/stored-before';

describe('students of before the month from which a student is charged', () => {
  let database: TestDatabase;
  const stored = storedBefore('students-before-0001');
  const students = () => database.db.collection('students');
  const all = () => students().find().sort({ _id: 1 }).toArray();
  const run = (begun: string) =>
    feesFrom.run({ db: database.db, begun: new Date(begun), goOn: () => Promise.resolve() });

  beforeEach(async () => {
    database = await TestDatabase.open();
    await students().insertMany(stored);
  });
  afterEach(() => database.close());

  it('get the month of the update in India; ledgers, balances and those who left stay as they were', async () => {
    await run('2026-12-31T18:45:00Z');
    expect(await all()).toEqual(stored.map((student) => ({ ...student, feesFrom: '2027-01' })));
  });

  it('keep the month of the first try when a later one goes on with it', async () => {
    await students().updateOne({ foldedId: '1001' }, { $set: { feesFrom: '2026-11' } });
    await run('2026-12-05T06:00:00Z');
    expect((await all()).map((student) => String(student['feesFrom']))).toEqual([
      '2026-11',
      '2026-12',
      '2026-12',
    ]);
  });
});
