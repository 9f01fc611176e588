import { makeLog } from '../../src/logging/log';
import { rebuildDerived } from '../../src/migrations/derived';
import { referenceEnds } from '../../src/migrations/reference-ends';
import { TestDatabase } from '../support/stored-before';

const backwards = (text: string) => Array.from(text).toReversed().join('');

describe('what a reference of before is found by', () => {
  let database: TestDatabase;
  const ledger = () => database.db.collection('ledger');
  const start = () =>
    rebuildDerived([referenceEnds], { db: database.db, log: makeLog('silent'), silence: 0 });

  beforeEach(async () => (database = await TestDatabase.open()));
  afterEach(() => database.close());

  it.each([
    ['in groups', '4213 5566 7788', ['4213 5566 7788', '421355667788']],
    ['with a hyphen', 'AUTH-88731', ['auth-88731', 'auth88731']],
    ['in one word', '402911887345', ['402911887345']],
  ])('is it without its blanks and hyphens too: %s', async (_, reference, found) => {
    const number = backwards('mlmec/1001/1700000000');
    const asTyped = backwards(reference.toLowerCase());
    await ledger().insertOne({ kind: 'deposit', reference, ends: [number, asTyped] });
    await start();
    expect((await ledger().findOne())?.['ends']).toEqual([number, ...found.map(backwards)]);
  });

  it('leaves what has no reference, or no number, as it is', async () => {
    const others = [
      { kind: 'deposit', ends: [backwards('mlmec/ab-12/1700000000')] },
      { kind: 'reversal', reference: 'AUTH-88731' },
    ];
    await ledger().insertMany(others);
    await start();
    expect(await ledger().find().sort({ _id: 1 }).toArray()).toEqual(others);
  });

  it('is one payment with what the rule of now takes for the same, each with a place of its own', async () => {
    const paid = (reference: string, referenceKey: string, referenceUse: number) => ({
      kind: 'deposit',
      mode: 'Cheque',
      reference,
      referenceKey,
      referenceUse,
      ends: [],
    });
    await ledger().createIndexes([{ name: 'use', key: { referenceKey: 1, referenceUse: 1 }, unique: true }]);
    await ledger().insertMany([
      paid('००४५१२', 'Cheque/००४५१२', 1),
      paid('००४ ५१२', 'Cheque/००४५१२', 2),
      paid('004512', 'Cheque/004512', 1),
      paid('77–42', 'Cheque/77–42', 1),
    ]);
    await start();
    const found = await ledger().find().sort({ _id: 1 }).toArray();
    expect(found.map((entry): unknown[] => [entry['referenceKey'], entry['referenceUse']])).toEqual([
      ['Cheque/004512', 2],
      ['Cheque/004512', 3],
      ['Cheque/004512', 1],
      ['Cheque/7742', 1],
    ]);
  });
});
