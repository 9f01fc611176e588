import mongoose from 'mongoose';
import type { StoredEntry } from '../src/ledger/ledger.schema';
import type { StudentRecord } from '../src/students/student.schema';
import { balanceOf, depositOf } from './support/payment';
import { TestOffice } from './support/office';
import { register } from './support/student';
import { Desk, Schedule } from './support/two-desks';

/** The largest number of steps of a call that are put in every order. */
const STEPS = { first: 3, second: 4 };

/** Every order in which the steps of two desks can follow each other. */
function orders(first: number, second: number): number[][] {
  if (first === 0 || second === 0)
    return [[...Array<number>(first).fill(0), ...Array<number>(second).fill(1)]];
  return [
    ...orders(first - 1, second).map((rest) => [0, ...rest]),
    ...orders(first, second - 1).map((rest) => [1, ...rest]),
  ];
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

describe('two programs that change one family at the same moment', () => {
  let office: TestOffice;
  let desks: readonly [Desk, Desk];
  let pattern: StudentRecord;
  let count = 0;

  beforeAll(async () => {
    office = await TestOffice.open();
    office.clock.advance(Date.parse('2030-09-06T10:00:00+05:30') - office.clock.now().getTime());
    desks = [await Desk.open(office, 0), await Desk.open(office, 1)];
    await register(office, 'pattern', { feesFrom: '2030-08' });
    pattern = (await students().findOne({ foldedId: 'pattern' })) ?? pattern;
  });
  afterAll(async () => {
    for (const desk of desks) await desk.close();
    await office.close();
  });

  const students = () => office.connection.collection<StudentRecord>('students');
  const entriesOf = (studentID: string) =>
    office.connection
      .collection<StoredEntry>('ledger')
      .find({ student: studentID })
      .sort({ seq: 1 })
      .toArray();

  /** A student of class 3 who owes August and September. */
  async function newStudent(): Promise<string> {
    count += 1;
    const studentID = `desk-${count}`;
    await students().insertOne({
      ...pattern,
      _id: new mongoose.Types.ObjectId(),
      studentID,
      foldedId: studentID,
    });
    return studentID;
  }

  /** Pays up to December, 300 a month. */
  const payAhead = async (studentID: string): Promise<Call> => {
    const shown = await balanceOf(office, studentID);
    const ahead = shown.fees.ahead.filter(({ month }) => month <= '2030-12');
    const currentCharge = shown.fees.currentCharge + 300 * ahead.length;
    const body = {
      ...depositOf(shown, shown.fees.previousBalance + currentCharge),
      currentCharge,
      throughMonth: '2030-12',
    };
    return { method: 'POST', path: '/api/office/depositFee', body };
  };
  const changeClass = (studentID: string): Call => ({
    method: 'PUT',
    path: '/api/office/updateStudent',
    body: { studentID, class: '8', wingType: 'senior' },
  });
  const leave = (studentID: string): Call => ({
    method: 'DELETE',
    path: '/api/office/deleteStudent',
    body: { studentID },
  });
  const fine = (studentID: string): Call => ({
    method: 'POST',
    path: '/api/office/addCharge',
    body: { studentID, head: 'fine', amount: 50, reason: 'Broken window' },
  });
  const payAll = async (studentID: string): Promise<Call> => {
    const shown = await balanceOf(office, studentID);
    return {
      method: 'POST',
      path: '/api/office/depositFee',
      body: depositOf(shown, shown.fees.outstandingDue),
    };
  };
  const voidLast = async (studentID: string): Promise<Call> => {
    const { body } = await payAhead(studentID);
    const { studentReceiptNo } = (
      await office.call<{ studentReceiptNo: string }>('POST', '/api/office/depositFee', body)
    ).body;
    return {
      method: 'POST',
      path: '/api/office/voidReceipt',
      body: { studentID, studentReceiptNo, reason: 'Mistake' },
    };
  };

  /** Expects what holds in every order, and wherever a desk ended. */
  async function expectToBeRight(studentID: string): Promise<void> {
    const student = await students().findOne({ foldedId: studentID });
    const stored = await entriesOf(studentID);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
    let balance = 0;
    const charged = new Map<string, number>();
    for (const entry of stored) {
      balance += entry.studentCurrentCharge - entry.studentPaid;
      expect(entry.updatedBalance).toBe(balance);
      for (const { head, month } of entry.charges ?? []) {
        if (head !== 'monthly') continue;
        const times = (charged.get(month) ?? 0) + (entry.kind === 'take-back' ? -1 : 1);
        // Each month is charged at most once.
        expect([0, 1]).toContain(times);
        charged.set(month, times);
      }
    }
    const { fees, student: shown } = await balanceOf(office, studentID);
    // The balance is below zero by no more than the family has paid.
    const paid = shown.studentFeeReport.reduce((all, { studentPaid }) => all + studentPaid, 0);
    expect(fees.outstandingDue).toBeGreaterThanOrEqual(-paid);
    const months = shown.studentFeeReport.flatMap(({ kind, charges = [] }) =>
      charges.map(({ month }) => ({ month, by: kind === 'take-back' ? -1 : 1 })),
    );
    const isCharged = (month: string) =>
      months.filter((one) => one.month === month).reduce((all, { by }) => all + by, 0) === 1;
    const ahead = ['2030-10', '2030-11', '2030-12'];
    expect(isCharged('2030-08')).toBe(true);
    if (student?.left) {
      expect([ahead.filter(isCharged), fees.ahead]).toEqual([[], []]);
    } else if (student?.class === '8') {
      for (const month of ahead.filter(isCharged)) {
        const charges = shown.studentFeeReport.flatMap((entry) => entry.charges ?? []);
        expect(charges.findLast((one) => one.month === month)?.amount).toBe(450);
      }
    }
    // The next payment is taken.
    if (fees.outstandingDue > 0) {
      const { method, path, body } = await payAll(studentID);
      expect((await office.call(method, path, body)).status).toBe(201);
      expect((await balanceOf(office, studentID)).fees.outstandingDue).toBe(0);
    }
  }

  async function meet(
    first: (studentID: string) => Call | Promise<Call>,
    second: (studentID: string) => Call | Promise<Call>,
    order: readonly number[],
    dies?: { readonly desk: number; readonly step: number },
  ): Promise<void> {
    const studentID = await newStudent();
    // A void needs the payment to be taken first.
    const second_ = await second(studentID);
    const first_ = await first(studentID);
    const schedule = new Schedule([0, 1], [...order], dies);
    const token = office.admin;
    const answers = await Promise.all([
      desks[0].call(schedule, { ...first_, token }),
      desks[1].call(schedule, { ...second_, token }),
    ]);
    for (const status of answers) expect([undefined, 200, 201, 404, 409]).toContain(status);
    await expectToBeRight(studentID);
  }

  it.each([
    ['pays ahead, the other changes the class', payAhead, changeClass],
    ['pays ahead, the other marks as left', payAhead, leave],
    ['charges a fine, the other voids what was paid ahead', fine, voidLast],
    ['changes the class, the other marks as left', changeClass, leave],
    ['pays ahead, the other too', payAhead, payAhead],
  ])('one %s: right in every order of their steps', async (_, first, second) => {
    for (const order of orders(STEPS.first, STEPS.second)) await meet(first, second, order);
  });

  it.each([
    ['pays ahead', payAhead, changeClass],
    ['changes the class', changeClass, payAhead],
    ['marks as left', leave, payAhead],
    ['voids', voidLast, fine],
  ])('one %s and is killed at any of its steps: the other goes on rightly', async (_, first, second) => {
    for (let step = 0; step <= 7; step += 1)
      await meet(first, second, [1, 0, 1, 0, 1, 0, 1, 0], { desk: 0, step });
  });
});
