import { receiptRegister } from '../../src/migrations/0004-receipt-register';
import { storedBefore, TestDatabase } from '../support/stored-before';

interface OldStudent {
  readonly _id: unknown;
  readonly studentID: string;
  readonly left: boolean;
  readonly studentFeeReport: readonly {
    readonly kind: string;
    readonly studentReceiptNo: string;
    readonly collectedAt: Date;
    readonly studentPaid: number;
  }[];
}

describe('receipts of before the register', () => {
  let database: TestDatabase;
  const stored = storedBefore<OldStudent>('students-before-0001');
  const receipts = () => database.db.collection<{ _id: string }>('receipts');
  const run = () =>
    receiptRegister.run({ db: database.db, begun: new Date(), goOn: () => Promise.resolve() });
  const deposits = stored.flatMap((student) =>
    student.studentFeeReport.filter(({ kind }) => kind === 'deposit').map((entry) => ({ student, entry })),
  );

  beforeEach(async () => {
    database = await TestDatabase.open();
    await database.db.collection('students').insertMany(stored as never);
  });
  afterEach(() => database.close());

  it('are all in it, those of students who left too, without a number in a book, printed before', async () => {
    expect(deposits.length).toBeGreaterThan(1);
    await run();
    const rows = await receipts().find().sort({ at: 1 }).toArray();
    expect(rows).toMatchObject(
      deposits
        .toSorted((one, other) => one.entry.collectedAt.getTime() - other.entry.collectedAt.getTime())
        .map(({ student, entry }) => ({
          studentReceiptNo: entry.studentReceiptNo,
          student: student._id,
          studentID: student.studentID,
          at: entry.collectedAt,
          amount: entry.studentPaid,
          prints: 1,
          original: 'before prints were counted',
        })),
    );
    expect(rows.filter((row) => 'number' in row)).toEqual([]);
  });

  it('come in once, and rows that are there keep what they count, when a start goes on with it', async () => {
    await run();
    const [first, ...others] = await receipts().find().sort({ at: 1 }).toArray();
    await receipts().updateOne({ _id: first?._id ?? '' }, { $set: { prints: 7 } });
    await receipts().deleteMany({ _id: { $in: others.map(({ _id }) => _id) } });
    await run();
    const again = await receipts().find().sort({ at: 1 }).toArray();
    expect(again).toEqual([{ ...first, prints: 7 }, ...others]);
  });

  it('are made anew with their numbers where the register was lost', async () => {
    const paid = stored.find(({ studentFeeReport }) =>
      studentFeeReport.some(({ kind }) => kind === 'deposit'),
    );
    const at = paid?.studentFeeReport.findIndex(({ kind }) => kind === 'deposit');
    const book = { session: '2026-27', branch: 'MLMEC', number: 41 };
    await database.db
      .collection('students')
      .updateOne({ _id: paid?._id as never }, { $set: { [`studentFeeReport.${at}.book`]: book } });
    await run();
    expect(await receipts().findOne({ number: 41 } as never)).toMatchObject({
      studentID: paid?.studentID,
      studentReceiptNo: paid?.studentFeeReport[at ?? 0]?.studentReceiptNo,
    });
  });
});
