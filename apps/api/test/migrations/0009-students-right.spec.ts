import { studentsRight } from '../../src/migrations/0009-students-right';
import { TestDatabase } from '../support/stored-before';

const BEGUN = new Date('2026-11-23T04:30:00.400Z');
const SECOND = BEGUN.getTime() / 1000;
const AFTER = Math.floor(SECOND) + 1;

describe('the accounts of before there was a right to register and change students (D84)', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await TestDatabase.open();
  });
  afterEach(() => database.close());

  it.each([
    {
      who: 'a clerk whose rights nobody chose',
      before: { role: 'office', tokensValidFrom: 5 },
      after: { role: 'office', tokensValidFrom: 5 },
    },
    {
      who: 'a clerk who may collect alone',
      before: { role: 'office', rights: ['collect'], tokensValidFrom: 5 },
      after: { role: 'office', rights: ['students', 'collect'], tokensValidFrom: AFTER },
    },
    {
      who: 'a clerk without a right',
      before: { role: 'office', rights: [], tokensValidFrom: 5 },
      after: { role: 'office', rights: ['students'], tokensValidFrom: AFTER },
    },
    {
      who: 'an administrator who was a clerk with rights',
      before: { role: 'admin', rights: ['void'], tokensValidFrom: AFTER + 9 },
      after: { role: 'admin', rights: ['students', 'void'], tokensValidFrom: AFTER + 9 },
    },
  ])('$who: has it, and its tokens name it, however often it is run', async ({ before, after }) => {
    const staff = database.db.collection('staff');
    await staff.insertOne({ fname: 'Ravi', ...before });
    for (let times = 0; times < 2; times += 1) {
      await studentsRight.run({ db: database.db, begun: BEGUN, goOn: () => Promise.resolve() });
      expect(await staff.find({}, { projection: { _id: 0 } }).toArray()).toEqual([
        { fname: 'Ravi', ...after },
      ]);
    }
  });
});
