import type { StaffAccount } from '../../src/accounts/accounts.schema';
import { migrate } from '../../src/migrations/migrate';
import { migrations } from '../../src/migrations/migrations';
import { makeLog } from '../../src/logging/log';
import { TestOffice } from '../support/office';
import { BEGUN, storeSchoolBefore } from '../support/school-before';
import { storedBefore, TestDatabase } from '../support/stored-before';

/** An answer of the office before the migration, and the account that asked. */
interface AnswerBefore {
  readonly as: string;
  readonly path: string;
  readonly answer: object;
}

/** The last moment of that school: its answers depend on the time. */
const NOW = new Date('2080-11-15T05:37:00Z');

/** The collections of the school after the migration. */
async function broughtUpToDate() {
  const database = await TestDatabase.open();
  try {
    const { db } = database;
    await storeSchoolBefore(db);
    const ended = { version: 'before', started: BEGUN, ended: BEGUN };
    await db
      .collection<{ _id: number }>('migrations')
      .insertMany(migrations.slice(0, 6).map(({ number: _id, name }) => ({ _id, name, ...ended })));
    const [log, now, backup] = [makeLog('fatal'), () => BEGUN, () => Promise.resolve()];
    await migrate(migrations, { db, version: 'test', log, now, silence: 0, backup });
    const names = ['students', 'ledger', 'bookgaps', 'closings', 'feetables', 'staff'];
    return await Promise.all(
      names.map(async (name) => ({ name, documents: await db.collection(name).find().toArray() })),
    );
  } finally {
    await database.close();
  }
}

describe('a school whose ledgers were taken over', () => {
  let office: TestOffice;
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    office = await TestOffice.open();
    for (const { name, documents } of await broughtUpToDate())
      await office.connection.collection(name).insertMany(documents);
    office.clock.advance(NOW.getTime() - office.clock.now().getTime());
    const staff = office.connection.collection<StaffAccount>('staff');
    for (const foldedUsername of ['asha', 'ravi', 'principal']) {
      const account = await staff.findOne({ foldedUsername });
      if (account) tokens.set(foldedUsername, await office.tokenOf(account));
    }
  });
  afterAll(() => office.close());
  const get = async (path: string, as: string) =>
    office.call<object>('GET', `/api/office/${path}`, undefined, { token: tokens.get(as) });

  it.each(storedBefore<AnswerBefore>('answers-before-0007'))(
    'is told at $path what it was told before',
    async ({ as, path, answer }) => {
      // An unused number is no longer listed as a receipt: it is among the gaps.
      const expected = Array.isArray(answer)
        ? answer.filter((row: object) => !('state' in row && row.state === 'unused'))
        : answer;
      expect(await get(path, as)).toMatchObject({ status: 200, body: expected });
    },
  );

  it('finds the number that nobody used among those that were left out', async () => {
    const { body } = await get('receipts/left-out', 'principal');
    expect(body).toMatchObject([{ book: { branch: 'MLMEC', session: '2080-81' }, first: 9, last: 9 }]);
  });
});
