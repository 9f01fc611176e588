import { schoolMonth } from '@school/domain';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import type { StoredEntry } from '../src/ledger/ledger.schema';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

describe('months in which nobody came', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const month = () => schoolMonth(office.clock.now());
  /** Moves the clock to the first second of a later month. @returns the months that passed */
  const wait = (months: number): string[] =>
    Array.from({ length: months }, () => {
      const passed = month();
      office.clock.goToNextMonth();
      return passed;
    });
  const storedLines = async (studentID: string) => {
    const ledger = office.connection.collection<StoredEntry>('ledger');
    const lines = await ledger.find({ student: studentID }).sort({ seq: 1 }).toArray();
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1));
    return lines.map(({ studentReceiptNo }) => studentReceiptNo);
  };

  it('are due, one line each, in every answer, and stored with the next payment', async () => {
    await register(office, 'absent');
    const numbers = wait(2).map((passed) => `MLMEC/absent/${passed}`);
    const shown = await balanceOf(office, 'absent');
    expect(shown).toMatchObject({
      isFirstTimeDeposit: false,
      fees: { month: month(), previousBalance: 600, currentCharge: 300, outstandingDue: 900 },
      student: {
        studentFeeReport: numbers.map((studentReceiptNo, index) => ({
          studentReceiptNo,
          kind: 'charge',
          studentCurrentCharge: 300,
          studentPaid: 0,
          studentTotalAmountDue: 300 * (index + 1),
          studentPaymentToward: 'monthly',
          updatedBalance: 300 * (index + 1),
        })),
      },
    });
    const own = await office.call('GET', '/api/office/getStudentById?studentID=absent');
    expect(own.body['studentFeeReport']).toEqual(shown.student.studentFeeReport);
    expect(await storedLines('absent')).toEqual([]);

    const { body } = await pay(office, 'absent', 650);
    expect(body.studentFeeReport.slice(0, -1)).toEqual(shown.student.studentFeeReport);
    expect(body.studentFeeReport.at(-1)).toMatchObject({ kind: 'deposit', updatedBalance: 250 });
    expect(await storedLines('absent')).toEqual([...numbers, body.studentReceiptNo]);
  });

  it('are charged once when twenty desks take money for them at the same time', async () => {
    await register(office, 'twenty');
    wait(3);
    const request = depositOf(await balanceOf(office, 'twenty'), 500);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => office.call('POST', '/api/office/depositFee', request)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await storedLines('twenty')).toHaveLength(4);
  });

  it('cost what the old class cost when the student comes into another', async () => {
    await register(office, 'mover');
    wait(2);
    const changes = [{ class: '6' }, { section: 'b' }, { class: '7' }].map((change) =>
      office.call('PUT', '/api/office/updateStudent', { studentID: 'mover', ...change }),
    );
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await storedLines('mover')).toHaveLength(2);
    expect((await balanceOf(office, 'mover')).fees).toMatchObject({
      previousBalance: 600,
      currentCharge: 450,
      outstandingDue: 1050,
    });
    expect((await pay(office, 'mover')).body.studentFeeReport.at(-1)).toMatchObject({ updatedBalance: 0 });
  });

  it('are in the answer to a payment that is sent again after they passed', async () => {
    await register(office, 'again');
    const request = depositOf(await balanceOf(office, 'again'), 300);
    const send = () =>
      office.call<PaymentAnswer>('POST', '/api/office/depositFee', request, {
        headers: { 'Idempotency-Key': 'sent-again-later' },
      });
    const first = await send();
    wait(2);
    const again = await send();
    expect(again.body.studentReceiptNo).toBe(first.body.studentReceiptNo);
    expect(again.body.studentFeeReport.map(({ kind }) => kind)).toEqual(['deposit', 'charge']);
    expect(await storedLines('again')).toHaveLength(1);
  });

  it('come with the void of an earlier receipt', async () => {
    await register(office, 'voided');
    const { studentReceiptNo } = (await pay(office, 'voided', 100)).body;
    wait(2);
    const request = { studentID: 'voided', studentReceiptNo, reason: 'Wrong child' };
    const { body } = await office.call<PaymentAnswer>('POST', '/api/office/voidReceipt', request, {
      token: office.admin,
    });
    expect(body.studentFeeReport.map((line) => [line.kind, line.updatedBalance])).toEqual([
      ['deposit', 200],
      ['charge', 500],
      ['reversal', 600],
    ]);
  });
});
