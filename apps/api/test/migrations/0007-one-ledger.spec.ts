import type { mongo } from 'mongoose';
import { oneLedger } from '../../src/migrations/0007-one-ledger';
import { BEGUN, storeSchoolBefore, studentsBefore, type EntryAfter } from '../support/school-before';
import { TestDatabase } from '../support/stored-before';

const monthly = (month: string, amount: number) => ({ head: 'monthly', month, amount });

describe('ledgers of before each entry was a document', () => {
  let database: TestDatabase;
  let db: mongo.Db;
  const ledgerOf = (studentID: string) =>
    db.collection<EntryAfter>('ledger').find({ studentID }).sort({ seq: 1 }).toArray();
  const each = async <Value>(studentID: string, value: (entry: EntryAfter) => Value) =>
    (await ledgerOf(studentID)).map(value);
  const numbered = async (number: string) =>
    db.collection<EntryAfter>('ledger').findOne({ studentReceiptNo: number });

  beforeAll(async () => {
    database = await TestDatabase.open();
    db = database.db;
    await storeSchoolBefore(db);
    await oneLedger.run({ db, begun: BEGUN, goOn: () => Promise.resolve() });
  });
  afterAll(() => database.close());

  it.each(studentsBefore())(
    'keep each entry of $studentID with what it said, to the paisa',
    async (before) => {
      const after = await ledgerOf(before.studentID);
      expect(after).toHaveLength(before.studentFeeReport.length);
      for (const [index, entry] of before.studentFeeReport.entries()) {
        const { idempotencyKey: key, studentReceiptNo: _, charges: __, ...rest } = entry;
        const { studentID, revision } = before;
        const place = { student: studentID.toLowerCase(), studentID, seq: index + 1 };
        expect(after[index]).toMatchObject({ ...rest, ...place, key, revision });
        expect(after[index]).not.toHaveProperty('idempotencyKey');
      }
    },
  );

  it('say what they charged: an opening balance, a month, a free month; a void or a concession nothing', async () => {
    const fine = { head: 'fine', month: '2080-09' };
    expect(await each('2001', ({ charges }) => charges)).toEqual([
      [{ head: 'opening', month: '2080-08', amount: 10_050 }],
      [monthly('2080-08', 30_000)],
      [{ ...fine, amount: 5_000, reason: 'Broken window' }],
      [{ ...fine, amount: 7_500, reason: 'Came late' }],
      [{ ...fine, amount: -7_500 }],
      [monthly('2080-09', 40_000)],
      undefined,
      undefined,
    ]);
    expect((await each('2002', ({ charges }) => charges))[2]).toBeUndefined();
    const ofMonths = (await each('2004', ({ charges }) => charges)).filter(
      (charges) => charges?.[0]?.head !== 'fine',
    );
    const free = [monthly('2080-09', 0)];
    expect(ofMonths).toEqual([
      [monthly('2080-08', 50_000)],
      free,
      free,
      undefined,
      free,
      [monthly('2080-10', 0)],
    ]);
    // A month with a full concession was charged, with an amount of zero.
    expect((await each('2005', ({ charges }) => charges)).at(-1)).toMatchObject([monthly('2080-11', 0)]);
  });

  it('have each number once: of a free month that stands three times the later ones are counted', async () => {
    const numbers = await each('2004', ({ studentReceiptNo }) => studentReceiptNo);
    expect(numbers.filter((number) => number.includes('2080-09'))).toEqual(
      ['', '-2', '-3'].map((count) => `MLMEC/2004/2080-09${count}`),
    );
  });

  it('say what money was for, once for each head and month, as the day book said it', async () => {
    expect((await each('2001', ({ paidFor }) => paidFor)).slice(1)).toEqual([
      [{ head: 'opening', month: '2080-08', amount: 10_050 }, monthly('2080-08', 14_950)],
      undefined,
      undefined,
      undefined,
      [
        monthly('2080-08', 15_050),
        { head: 'fine', month: '2080-09', amount: 5_000 },
        monthly('2080-09', 29_950),
      ],
      [
        monthly('2080-08', -15_050),
        { head: 'fine', month: '2080-09', amount: -5_000 },
        monthly('2080-09', -29_950),
      ],
      [
        monthly('2080-08', 15_050),
        { head: 'fine', month: '2080-09', amount: 5_000 },
        monthly('2080-09', 24_950),
      ],
    ]);
  });

  it('say on what moved money how the student was called, a void as what it voids', async () => {
    const said = await each('2001', (entry) => entry.said);
    expect(said[6]).toEqual(said[5]);
    expect(said.map((one) => one !== undefined)).toEqual([
      false,
      true,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(said[7]).toMatchObject({ studentName: 'Asha Verma', fatherName: 'Ramesh Verma', class: '3' });
  });

  it('have the closing, the prints, the book and what they are found by', async () => {
    expect(await numbered('MLMEC/2001/3489971465')).toMatchObject({
      closing: 1,
      prints: 2,
      original: 'print-one',
      bookName: 'MLMEC/2080-81',
      ends: ['5641799843/1002/cemlm', '100000/18-0802/cemlm'],
    });
    const given = await numbered('MLMEC/2002/3489971646');
    expect(given).toMatchObject({ closing: 1, prints: 1, givenBack: { by: 'asha' }, ends: { length: 3 } });
    expect(given).not.toHaveProperty('original');
    const open = await numbered('MLMEC/2005/3489971888');
    expect(open).toMatchObject({ prints: 0 });
    expect(open).not.toHaveProperty('closing');
    expect((await ledgerOf('2001'))[6]).not.toHaveProperty('ends');
  });

  it('count the payments that are known by one reference, over the whole school', async () => {
    const referred = await db
      .collection<EntryAfter>('ledger')
      .find({ referenceKey: 'UPI/utr4029' })
      .sort({ referenceUse: 1 })
      .toArray();
    expect(referred.map(({ studentID, referenceUse }) => [studentID, referenceUse])).toEqual([
      ['2001', 1],
      ['2002', 2],
      ['2005', 3],
    ]);
  });

  it('leave a student with the session of the class, and the terms of before', async () => {
    const [student] = await db.collection('students').find({ studentID: 'Kan-7' }).toArray();
    const [away] = studentsBefore().find(({ studentID }) => studentID === 'Kan-7')?.away ?? [];
    const terms = { class: '4', medium: 'hindi', boardType: 'up', revision: 0 };
    expect(student).toMatchObject({ classSession: '2080-81' });
    expect(student?.['former']).toEqual([
      { ...terms, until: away?.leftAt },
      { ...terms, leftAt: away?.leftAt, until: away?.returnedAt },
    ]);
    for (const gone of ['studentFeeReport', 'posted', 'unposted', 'away', 'reckoned'])
      expect(await db.collection('students').countDocuments({ [gone]: { $exists: true } })).toBe(0);
    expect(await db.collection('students').countDocuments({ former: { $exists: true } })).toBe(1);
  });

  it('leave the number that nobody used as a gap in its book, and no copy', async () => {
    expect(await db.collection('bookgaps').find().toArray()).toMatchObject([
      {
        _id: 'MLMEC/2080-81/9',
        bookName: 'MLMEC/2080-81',
        branch: 'MLMEC',
        session: '2080-81',
        first: 9,
        last: 9,
      },
    ]);
    const left = (await db.listCollections().toArray()).map(({ name }) => name);
    for (const gone of ['takings', 'receipts', 'owed', 'owedgroups', 'ledgersmoved'])
      expect(left).not.toContain(gone);
  });
});
