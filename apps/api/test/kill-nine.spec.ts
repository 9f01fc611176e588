import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleRegistration } from '@school/domain';
import type { BalanceAnswer, PaymentAnswer } from '../src/fees/fees.answers';
import { KilledOffice } from './support/killed-office';
import { depositOf } from './support/payment';
import { picture, pictureForm } from './support/student';

const ROUNDS = 5;
const STUDENTS = ['kill-1', 'kill-2', 'kill-3'];
const CLERKS_EACH = 2;
const OWED = 50_000;
/** Each round lasts until this many more payments are acknowledged, however busy the machine is. */
const PAID_EACH_ROUND = 12;

interface Tried {
  readonly studentID: string;
  readonly key: string;
  readonly request: object;
  /** The receipt that the clerk saw; without one nobody knows whether the payment was stored. */
  readonly receipt?: string;
}

describe('kill -9 while six clerks take fees', () => {
  let office: KilledOffice;
  const tried: Tried[] = [];

  const acknowledged = () => tried.filter(({ receipt }) => receipt !== undefined);
  const balance = async (studentID: string) =>
    (await office.call<BalanceAnswer>('POST', '/api/office/isFirstTimeDeposit', { studentID })).body;
  const deposit = ({ request, key }: Tried) =>
    office.call<PaymentAnswer>('POST', '/api/office/depositFee', request, {
      headers: { 'Idempotency-Key': key },
    });

  beforeAll(async () => {
    office = await KilledOffice.open();
    const upload = await office.call<{ _id: string }>('POST', '/upload', pictureForm(await picture()));
    for (const studentID of STUDENTS) {
      const student = sampleRegistration({
        studentID,
        signatureRef: upload.body._id,
        previousBalance: OWED,
      });
      expect((await office.call('POST', '/api/student/register-student', student)).status).toBe(201);
    }
  });
  afterAll(() => office.close());

  /** Finds and pays one rupee, again and again, until the connection breaks. */
  async function clerk(studentID: string): Promise<void> {
    for (;;) {
      let attempt: Tried | undefined;
      try {
        const request = depositOf(await balance(studentID), 1);
        attempt = { studentID, key: randomUUID(), request };
        const answer = await deposit(attempt);
        if (answer.status === 201) tried.push({ ...attempt, receipt: answer.body.studentReceiptNo });
      } catch {
        // The office is gone: the payment in progress may be stored or not.
        if (attempt) tried.push(attempt);
        return;
      }
    }
  }

  function expectToAddUp(entries: PaymentAnswer['studentFeeReport']): void {
    let owed = 0;
    for (const entry of entries) {
      const charged = entry.kind === 'opening' ? OWED : entry.studentCurrentCharge;
      expect(entry.studentTotalAmountDue).toBeCloseTo(owed + charged, 5);
      owed = owed + charged - entry.studentPaid;
      expect(entry.updatedBalance).toBeCloseTo(owed, 5);
    }
    expect(entries.filter(({ studentCurrentCharge }) => studentCurrentCharge > 0).length).toBeLessThanOrEqual(
      1,
    );
    expect(new Set(entries.map(({ studentReceiptNo }) => studentReceiptNo)).size).toBe(entries.length);
  }

  it('loses nothing it acknowledged, takes nothing twice, and starts again by itself', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const clerks = STUDENTS.flatMap((id) => Array.from({ length: CLERKS_EACH }, () => clerk(id)));
      while (acknowledged().length < (round + 1) * PAID_EACH_ROUND) await pause(20);
      await pause(Math.random() * 500);
      await office.kill();
      await Promise.all(clerks);
      await office.startAgain();
      for (const studentID of STUDENTS) {
        const entries = (await balance(studentID)).student.studentFeeReport;
        const mine = tried.filter((one) => one.studentID === studentID);
        expectToAddUp(entries);
        const stored = entries.map(({ studentReceiptNo }) => studentReceiptNo);
        const acknowledged = mine.flatMap(({ receipt }) => receipt ?? []);
        expect(stored).toEqual(expect.arrayContaining(acknowledged));
        expect(entries.length - 1).toBeLessThanOrEqual(mine.length);
      }
    }
    expect(acknowledged().length).toBeGreaterThan(50);
    // Payments in progress are sent again, as a browser would: taken now, or refused as outdated.
    const unknown = tried.filter(({ receipt }) => receipt === undefined);
    for (const one of unknown) expect([201, 409]).toContain((await deposit(one)).status);
    // From here on the same keys change nothing more.
    const before = await Promise.all(STUDENTS.map(balance));
    for (const one of [...unknown, ...acknowledged().slice(-30)]) {
      const again = await deposit(one);
      expect([201, 409]).toContain(again.status);
      if (one.receipt !== undefined) expect(again.body.studentReceiptNo).toBe(one.receipt);
    }
    expect(await Promise.all(STUDENTS.map(balance))).toEqual(before);
  });
});
