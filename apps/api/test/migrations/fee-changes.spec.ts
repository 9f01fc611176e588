import { makeLog } from '../../src/logging/log';
import { rebuildDerived } from '../../src/migrations/derived';
import { feeChanges } from '../../src/migrations/fee-changes';
import { TestDatabase } from '../support/stored-before';

describe('which lines of the audit log are fee changes (D84)', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await TestDatabase.open()));
  afterEach(() => database.close());

  const monthlyFee = { field: 'monthlyFee', before: '300', after: '320' };

  it.each([
    ['of before that change what a family pays', { action: 'concession-given', changes: [] }, true],
    ['that say what the fee was before', { action: 'student-updated', changes: [monthlyFee] }, true],
    ['of before that change something else', { action: 'signed-in', changes: [] }, undefined],
    [
      'by a rule that is another one by now',
      { action: 'signed-in', changes: [], isFeeChange: true },
      undefined,
    ],
  ])('lines %s', async (_, line, expected) => {
    const log = database.db.collection('audit');
    await log.insertOne(line);
    await rebuildDerived([feeChanges], { db: database.db, log: makeLog('silent'), silence: 0 });
    expect((await log.findOne())?.['isFeeChange']).toBe(expected);
  });
});
