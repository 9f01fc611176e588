import { changeableKeys } from '../../src/students/listing-keys';
import { makeLog } from '../../src/logging/log';
import { rebuildDerived } from '../../src/migrations/derived';
import { studentKeys } from '../../src/migrations/student-keys';
import { storedBefore, TestDatabase } from '../support/stored-before';

describe('the keys by which students are found', () => {
  let database: TestDatabase;
  const stored = storedBefore('students-before-0001');
  const students = () => database.db.collection('students');
  const read = () => students().find().sort({ _id: 1 }).toArray();
  const start = (version = studentKeys.version, run = studentKeys.run) =>
    rebuildDerived([{ ...studentKeys, version, run }], {
      db: database.db,
      log: makeLog('silent'),
      silence: 0,
    });
  const expected = stored.map((student) => ({ ...student, ...changeableKeys(student as never) }));
  const spoil = () => students().updateOne({ foldedId: '1001' }, { $set: { findKeys: ['spoilt'] } });
  const keysOf1001 = async () => (await students().findOne({ foldedId: '1001' }))?.['findKeys'] as unknown;

  beforeEach(async () => {
    database = await TestDatabase.open();
    await students().insertMany(stored);
  });
  afterEach(() => database.close());

  it('come to all students of the oldest version, those who left too; all else stays as it was', async () => {
    await start();
    expect(await read()).toEqual(expected);
    expect(await database.db.collection('leases').countDocuments()).toBe(0);
  });

  it('are not made again by a start of the same version', async () => {
    await start();
    await spoil();
    await start();
    expect(await keysOf1001()).toEqual(['spoilt']);
  });

  it.each([
    ['newer', studentKeys.version + 1],
    ['older', studentKeys.version - 1],
  ])('are made anew by a program whose rules are %s', async (_, version) => {
    await start();
    await spoil();
    await start(version);
    expect(await read()).toEqual(expected);
  });

  it('are made from the beginning when a start was killed, also by the version before it', async () => {
    await start();
    await spoil();
    await expect(start(studentKeys.version + 1, () => Promise.reject(new Error('killed')))).rejects.toThrow(
      'killed',
    );
    await start();
    expect(await read()).toEqual(expected);
  });

  it('stay as they are where a record is damaged, and the office starts', async () => {
    await students().updateOne({ foldedId: '1001' }, { $unset: { personalDetail: 1 } });
    await spoil();
    await start();
    expect(await keysOf1001()).toEqual(['spoilt']);
    expect((await read()).slice(1)).toEqual(expected.slice(1));
  });
});
