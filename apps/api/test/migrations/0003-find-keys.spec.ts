import { findKeys as keysOf } from '@school/domain';
import { findKeys } from '../../src/migrations/0003-find-keys';
import { storedBefore, TestDatabase } from '../support/stored-before';

describe('students of before the box that finds by name', () => {
  let database: TestDatabase;
  const stored = storedBefore('students-before-0001');
  const students = () => database.db.collection('students');
  const run = () => findKeys.run({ db: database.db, begun: new Date(), goOn: () => Promise.resolve() });

  beforeEach(async () => {
    database = await TestDatabase.open();
    await students().insertMany(stored);
  });
  afterEach(() => database.close());

  it('get the keys by which it finds them, those who left too; all else stays as it was', async () => {
    await run();
    const expected = stored.map((student) => ({ ...student, findKeys: keysOf(student as never) }));
    expect(await students().find().sort({ _id: 1 }).toArray()).toEqual(expected);
    expect(expected[0]?.findKeys).toContainEqual(expect.stringMatching(/^n./));
  });

  it('are not changed again by a later try', async () => {
    await students().updateOne({ foldedId: '1001' }, { $set: { findKeys: ['nkept'] } });
    await run();
    expect((await students().findOne({ foldedId: '1001' }))?.['findKeys']).toEqual(['nkept']);
  });
});
