import { setTimeout as pause } from 'node:timers/promises';
import { takeLease, type Lease } from '../src/database/lease';
import { TestOffice } from './support/office';

describe('two offices that wait for a third, which was killed', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
  });
  afterAll(() => office.close());

  it('take over one after the other, and never both at once', async () => {
    const { db } = office.connection;
    if (!db) throw new Error('The database is not connected');
    const _id = 'plan:of-the-third';
    await db
      .collection<{ _id: string; holder: string; beat: number }>('leases')
      .insertOne({ _id, holder: 'killed', beat: 7 });
    const taken: Lease[] = [];
    const wait = async () => {
      taken.push(await takeLease(db, { _id, silence: 3_000 }));
    };
    const both = [wait(), wait()];
    await Promise.race(both);
    await pause(1_000);
    const [first] = taken;
    expect(taken).toHaveLength(1);
    await expect(first?.hold()).resolves.toBeUndefined();
    await first?.release();
    await Promise.all(both);
    await expect(first?.hold()).rejects.toThrow('Another office has taken this over');
    await taken[1]?.release();
    expect(await db.collection('leases').countDocuments()).toBe(0);
  });
});
