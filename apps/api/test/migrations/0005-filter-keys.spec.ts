import { filterKeys as keysOf } from '@school/domain';
import { filterKeys } from '../../src/migrations/0005-filter-keys';
import { storedBefore, TestDatabase } from '../support/stored-before';

describe('students of before the index over parts of words', () => {
  let database: TestDatabase;
  const stored = storedBefore('students-before-0001');
  const students = () => database.db.collection('students');
  const run = () => filterKeys.run({ db: database.db, begun: new Date(), goOn: () => Promise.resolve() });

  beforeEach(async () => {
    database = await TestDatabase.open();
    await students().insertMany(stored);
  });
  afterEach(() => database.close());

  it('get the parts by which the filter finds them, those who left too; all else stays as it was', async () => {
    await run();
    const expected = stored.map((student) => ({
      ...student,
      filterKeys: keysOf(String(student['searchText'])),
    }));
    expect(await students().find().sort({ _id: 1 }).toArray()).toEqual(expected);
    expect(expected[0]?.filterKeys).toContain('a');
  });

  it('are not changed again by a later try', async () => {
    await students().updateOne({ foldedId: '1001' }, { $set: { filterKeys: ['kept'] } });
    await run();
    expect((await students().findOne({ foldedId: '1001' }))?.['filterKeys']).toEqual(['kept']);
  });
});
