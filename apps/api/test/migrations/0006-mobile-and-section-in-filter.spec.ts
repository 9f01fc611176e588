import { filterKeys } from '@school/domain';
import { mobileAndSectionInFilter } from '../../src/migrations/0006-mobile-and-section-in-filter';
import { storedBefore, TestDatabase } from '../support/stored-before';

describe('students of before the filter knew section and mobile', () => {
  let database: TestDatabase;
  const stored = storedBefore('students-before-0001');
  const students = () => database.db.collection('students');
  const run = () =>
    mobileAndSectionInFilter.run({ db: database.db, begun: new Date(), goOn: () => Promise.resolve() });

  beforeEach(async () => {
    database = await TestDatabase.open();
    await students().insertMany(stored);
  });
  afterEach(() => database.close());

  it('are looked for in both too, those who left as well; all else stays as it was', async () => {
    await run();
    const expected = stored.map((student) => {
      const section = student['section'] === '*' ? '' : String(student['section']);
      const added = [section, String(student['primaryMobile']), String(student['secondaryMobile'])];
      const searchText = [String(student['searchText']), ...added].join('\n');
      return { ...student, searchText, filterKeys: filterKeys(searchText) };
    });
    expect(await students().find().sort({ _id: 1 }).toArray()).toEqual(expected);
  });

  it('are not changed again by a later try', async () => {
    await run();
    await students().updateOne({ foldedId: '1001' }, { $set: { filterKeys: ['kept'] } });
    await run();
    expect((await students().findOne({ foldedId: '1001' }))?.['filterKeys']).toEqual(['kept']);
  });
});
