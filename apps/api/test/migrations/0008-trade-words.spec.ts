import type { mongo } from 'mongoose';
import { tradeWords } from '../../src/migrations/0008-trade-words';
import { storedBefore, TestDatabase } from '../support/stored-before';

interface Collection {
  readonly collection: string;
  readonly documents: readonly mongo.Document[];
}

const before = storedBefore<Collection>('school-before-0008');
const documentsOf = (name: string) => before.find(({ collection }) => collection === name)?.documents ?? [];

describe('a school of before the stored fields had the words of the office', () => {
  let database: TestDatabase;
  const run = (goOn: () => Promise<void> = () => Promise.resolve()) =>
    tradeWords.run({ db: database.db, begun: new Date(), goOn });
  const stored = (name: string) => database.db.collection(name).find().sort({ _id: 1 }).toArray();

  beforeEach(async () => {
    database = await TestDatabase.open();
    for (const { collection, documents } of before)
      await database.db.collection(collection).insertMany(documents.map((document) => ({ ...document })));
    await database.db.collection('students').createIndexes([{ key: { reckoned: 1 } }]);
  });
  afterEach(() => database.close());

  const expectAllRenamed = async () => {
    const entries = documentsOf('ledger').map(({ said, ...entry }) =>
      said === undefined ? entry : { ...entry, snapshot: said as unknown },
    );
    expect(await stored('ledger')).toEqual(entries);
    expect(await stored('students')).toEqual(documentsOf('students').map(({ reckoned: _, ...rest }) => rest));
    const left = (await database.db.listCollections().toArray()).map(({ name }) => name);
    expect(left.sort()).toEqual(['ledger', 'students']);
    const indexes = await database.db.collection('students').indexes();
    expect(indexes.map(({ name }) => name)).toEqual(['_id_']);
  };

  it('has something to rename', () => {
    expect(documentsOf('ledger').filter(({ said }) => said !== undefined)).toHaveLength(5);
    expect(documentsOf('students').filter(({ reckoned }) => reckoned !== undefined)).toHaveLength(3);
  });

  it('keeps what each paper says under the new name, and what is owed is left to be worked out', async () => {
    await run();
    await expectAllRenamed();
  });

  it('comes to the same end when a start is killed between the steps, and when it is run again', async () => {
    let calls = 0;
    const killed = () => ((calls += 1) === 2 ? Promise.reject(new Error('killed')) : Promise.resolve());
    await expect(run(killed)).rejects.toThrow('killed');
    await run();
    await expectAllRenamed();
    await run();
    await expectAllRenamed();
  });
});
