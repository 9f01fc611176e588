import { signIns } from '../../src/migrations/0010-sign-ins';
import { TestDatabase } from '../support/stored-before';

const BEGUN = new Date('2026-11-24T04:30:00Z');

describe('the accounts of before sign-ins were stored (D87)', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await TestDatabase.open();
  });
  afterEach(() => database.close());

  it('say nothing of when somebody worked, however often it is run', async () => {
    const staff = database.db.collection('staff');
    await staff.insertMany([{ fname: 'Ravi', lastWorkAt: BEGUN }, { fname: 'Meena' }]);
    for (let times = 0; times < 2; times += 1) {
      await signIns.run({ db: database.db, begun: BEGUN, goOn: () => Promise.resolve() });
      expect(await staff.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
        { fname: 'Ravi' },
        { fname: 'Meena' },
      ]);
    }
  });
});
