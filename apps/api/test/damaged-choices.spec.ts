import type { PaymentAnswer } from '../src/fees/fees.answers';
import type { StudentAnswer } from '../src/students/students.answers';
import { goTo, totals, YEAR } from './support/defaulters';
import { TestOffice, type Answer } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

const DAMAGED = 'unheard of';
const UNKNOWN =
  'What this student owes cannot be worked out: class, stream, medium or board is not one the school has, or a ledger line or concession is damaged. Correct it first.';
const ODD = { studentID: 'odd' };
const DAYS = `firstDay=${YEAR}-04-01&lastDay=${YEAR}-06-30`;

/** The record to damage, for collections with several: the student, the payment, and the concession after it. */
const OF_ODD: Readonly<Record<string, object>> = {
  students: { foldedId: 'odd' },
  ledger: { student: 'odd', seq: 1 },
  concession: { student: 'odd', seq: 2 },
};

const DAY_BOOK = [`dayBook?${DAYS}`, `exportDayBook?as=csv&${DAYS}`];
const REGISTER = ['receipts', 'receipts/export?as=csv'];

/** Values that decide the amount owed and its branch: the collection, and the path in it. */
const DECIDING = [
  ['students', 'medium'],
  ['students', 'boardType'],
  ['students', 'concessions.0.unit'],
  ['ledger', 'kind'],
  ['ledger', 'studentPaymentToward'],
  ['ledger', 'charges.0.head'],
] as const;

/** Values that only name something and decide nothing. */
const NAMES = [
  ['students', 'concessions.0.concession'],
  ['ledger', 'mode'],
  ['ledger', 'branchCode'],
  ['ledger', 'book.branch'],
  ['ledger', 'paidFor.0.head'],
  ['ledger', 'charges.0.concessions.0.concession'],
  ['concession', 'concession'],
] as const;

/** Values shown in lists: the collection, the path in it, and the calls that read it. */
const LISTED = [
  ['ledger', 'mode', [...DAY_BOOK, ...REGISTER]],
  ['ledger', 'branchCode', [...DAY_BOOK, ...REGISTER]],
  ['ledger', 'paidFor.0.head', DAY_BOOK],
  ['ledger', 'book.branch', [`dayBook?${DAYS}`, 'receipts']],
  ['owed', 'branch', ['defaulters', 'defaulters/export?as=csv']],
  ['owed', 'age', ['defaulters']],
  ['owed', 'dues.0.head', ['defaulters', 'defaulters/export?as=csv']],
  ['closings', 'modes.0.key', ['closings']],
  ['closings', 'heads.0.key', ['closings']],
  ['audit', 'action', ['../audit', '../audit/export?as=csv']],
  ['audit', 'subject.kind', ['../audit']],
] as const;

/** An edit by hand, or a faulty disk, has stored a choice that does not exist. */
describe('a choice that there is not, in what is stored', () => {
  let office: TestOffice;
  let number: string;
  let asShown: ReturnType<typeof depositOf>;

  const admin = () => ({ token: office.admin });
  const get = <Body = unknown>(path: string) =>
    office.call<Body>('GET', `/api/office/${path}`, undefined, admin());
  const post = (path: string, body: object) => office.call('POST', `/api/office/${path}`, body, admin());

  beforeAll(async () => {
    office = await TestOffice.open();
    goTo(office, '04-02');
    await register(office, 'odd');
    const tenth = {
      concession: 'sibling',
      unit: 'percent',
      value: 10,
      from: `${YEAR}-04`,
      reason: 'Brother',
    };
    await post('giveStandingConcession', { ...ODD, ...tenth });
    number = (await pay(office, 'odd', 100)).body.studentReceiptNo;
    await post('giveConcession', { ...ODD, concession: 'merit', amount: 10, reason: 'First of the class' });
    await office.call('POST', '/api/office/closeDrawer', {
      openingFloat: 0,
      closingFloat: 0,
      counts: { n100: 1 },
    });
    goTo(office, '06-20');
    await get('defaulters');
    asShown = depositOf(await balanceOf(office, 'odd'), 10);
  });
  afterAll(() => office.close());

  /** Damages a value in a collection while something is done. */
  async function damaged(collection: string, path: string, done: () => Promise<void>): Promise<void> {
    const stored = office.connection.collection(collection === 'concession' ? 'ledger' : collection);
    const ofOdd = OF_ODD[collection];
    // Pending dues are worked out first: otherwise they would be written over the damage.
    await get('defaulters');
    const before = await stored.findOne(ofOdd ?? {});
    if (!before) throw new Error(`${collection} is empty`);
    const recompute = async () => {
      const students = office.connection.collection('students');
      if (ofOdd) await students.updateOne({ foldedId: 'odd' }, { $set: { owedAsOf: 'changed' } });
    };
    await stored.updateOne({ _id: before._id }, { $set: { [path]: DAMAGED } });
    await recompute();
    try {
      await done();
    } finally {
      await stored.replaceOne({ _id: before._id }, before);
      await recompute();
    }
  }

  const shown = async (answer: Promise<Answer<unknown>>) => {
    const { status, body } = await answer;
    return [status, JSON.stringify(body).includes(DAMAGED)];
  };

  it.each(LISTED)('stands in the list as it is stored: %s, %s', async (collection, path, reads) => {
    await damaged(collection, path, async () => {
      for (const read of reads) expect([read, ...(await shown(get(read)))]).toEqual([read, 200, true]);
    });
  });

  it.each([...DECIDING, ...NAMES])(
    'stands on the page of the student as it is stored: %s, %s',
    async (collection, path) => {
      await damaged(collection, path, async () => {
        expect(await shown(get('getStudentById?studentID=odd'))).toEqual([200, true]);
      });
    },
  );

  it.each(DECIDING)(
    'is guessed at by nobody where it decides what is owed: %s, %s',
    async (collection, path) => {
      await damaged(collection, path, async () => {
        const { body } = await get<StudentAnswer>('getStudentById?studentID=odd');
        expect(body.fees).toBeUndefined();
        const refused = [
          post('isFirstTimeDeposit', ODD),
          post('depositFee', asShown),
          post('addCharge', { ...ODD, head: 'tc', amount: 5, reason: 'A copy' }),
          post('giveConcession', { ...ODD, concession: 'merit', amount: 1, reason: 'Second too' }),
          post('voidReceipt', { ...ODD, studentReceiptNo: number, reason: 'A slip' }),
          get('family?studentID=odd'),
          office.call('DELETE', '/api/office/deleteStudent', ODD, admin()),
        ];
        for (const one of refused)
          expect(await one).toMatchObject({ status: 409, body: { message: UNKNOWN } });
        expect((await totals(office)).feesUnknown).toEqual(['odd']);
        expect(await office.connection.collection('ledger').countDocuments({ student: 'odd' })).toBe(2);
      });
    },
  );

  it.each(NAMES)('keeps nobody from paying where it is a name: %s, %s', async (collection, path) => {
    await damaged(collection, path, async () => {
      expect((await post('isFirstTimeDeposit', ODD)).status).toBe(200);
      expect((await get(`receipts/one?studentReceiptNo=${encodeURIComponent(number)}`)).status).toBe(200);
      const { status, body } = await office.call<PaymentAnswer>(
        'POST',
        '/api/office/depositFee',
        depositOf(await balanceOf(office, 'odd'), 10),
      );
      expect([status, body.studentFeeReport.at(-1)?.studentPaid]).toEqual([201, 10]);
    });
  });

  it('is told of, and of the student nothing, where a receipt is asked for that may be none', async () => {
    await damaged('ledger', 'kind', async () => {
      const asked = await get(`receipts/one?studentReceiptNo=${encodeURIComponent(number)}`);
      expect(asked).toMatchObject({ status: 409, body: { message: UNKNOWN } });
      const print = await post('receipts/prints', { studentReceiptNos: [number] });
      expect(print).toMatchObject({ status: 409, body: { message: UNKNOWN } });
    });
  });
});
