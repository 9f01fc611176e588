import {
  collectFee,
  currentChargeWith,
  englishRefusals,
  feesDue,
  nextMonth,
  schoolMonth,
  sum,
} from '@school/domain';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import { StudentLedgers } from '../src/students/student-ledgers';
import { textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

const DAY = 24 * 3600_000;
const CHANGED = 'Balance has changed. Please find the student again.';

describe('taking fees', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const deposit = (body: object, headers: Record<string, string> = {}) =>
    office.call<PaymentAnswer & { readonly message?: string }>('POST', '/api/office/depositFee', body, {
      headers,
    });

  it('takes a due once when forty desks take it at the same time', async () => {
    await register(office, 'forty');
    const request = depositOf(await balanceOf(office, 'forty'), 300);
    const answers = await Promise.all(Array.from({ length: 40 }, () => deposit(request)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 39 }, () => 409)]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set([CHANGED]));
    expect((await balanceOf(office, 'forty')).student.studentFeeReport).toHaveLength(1);
  });

  it('makes one receipt of one key, sent ten times at once and once more later', async () => {
    await register(office, 'ten');
    const request = depositOf(await balanceOf(office, 'ten'), 120);
    const key = { 'Idempotency-Key': 'double-click-0001' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => deposit(request, key)));
    const later = await deposit(request, key);
    for (const answer of [...answers, later]) {
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual(answers[0]?.body);
    }
    expect((await balanceOf(office, 'ten')).student.studentFeeReport).toHaveLength(1);
  });

  it('answers the first receipt to an old key even after other payments', async () => {
    await register(office, 'late');
    const request = depositOf(await balanceOf(office, 'late'), 100);
    const key = { 'Idempotency-Key': 'lost-answer-0001' };
    const first = await deposit(request, key);
    await pay(office, 'late', 50);
    const again = await deposit(request, key);
    expect(again.status).toBe(201);
    expect(again.body.studentReceiptNo).toBe(first.body.studentReceiptNo);
    expect(again.body.studentFeeReport).toHaveLength(2);
  });

  it('refuses a key whose receipt is void: nobody takes the voided paper for a payment', async () => {
    await register(office, 'key-of-void');
    const request = depositOf(await balanceOf(office, 'key-of-void'), 100);
    const key = { 'Idempotency-Key': 'voided-meanwhile-1' };
    const { studentReceiptNo } = (await deposit(request, key)).body;
    const voiding = { studentID: 'key-of-void', studentReceiptNo, reason: 'Wrong child' };
    await office.call('POST', '/api/office/voidReceipt', voiding, { token: office.admin });
    expect(await deposit(request, key)).toMatchObject({
      status: 422,
      body: { message: englishRefusals['payment-taken-back'] },
    });
    expect(await deposit({ ...request, paidAmount: 90 }, key)).toMatchObject({
      status: 422,
      body: { message: englishRefusals['key-other-content'] },
    });
  });

  it("refuses another student's key", async () => {
    await register(office, 'key-a');
    await register(office, 'key-b');
    const key = { 'Idempotency-Key': 'one-key-two-students' };
    expect((await deposit(depositOf(await balanceOf(office, 'key-a'), 100), key)).status).toBe(201);
    const other = await deposit(depositOf(await balanceOf(office, 'key-b'), 100), key);
    expect(other).toMatchObject({
      status: 409,
      body: { message: 'This payment was already sent for another student.' },
    });
    expect((await balanceOf(office, 'key-b')).student.studentFeeReport).toEqual([]);
  });

  it('lets one key pay for one of two students when both are asked at once', async () => {
    await register(office, 'race-a');
    await register(office, 'race-b');
    const key = { 'Idempotency-Key': 'race-for-one-key' };
    const requests = await Promise.all(
      ['race-a', 'race-b'].map(async (id) => depositOf(await balanceOf(office, id), 100)),
    );
    const answers = await Promise.all(requests.map((request) => deposit(request, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('refuses a key that is none, for a payment that is right without it', async () => {
    await register(office, 'bad-key');
    const request = depositOf(await balanceOf(office, 'bad-key'), 100);
    for (const key of ['short', 'x'.repeat(201), 'has a space in it', 'é'.repeat(12)]) {
      expect(await deposit(request, { 'Idempotency-Key': key })).toMatchObject({
        status: 400,
        body: { details: [{ field: 'Idempotency-Key' }] },
      });
    }
    expect((await balanceOf(office, 'bad-key')).student.studentFeeReport).toEqual([]);
    expect((await deposit(request, { 'Idempotency-Key': 'x'.repeat(8) })).status).toBe(201);
  });

  it('charges a month once, however often the family comes', async () => {
    await register(office, 'thrice', { class: '7', medium: 'english', boardType: 'up' });
    expect((await pay(office, 'thrice', 100)).body.studentFeeReport.at(-1)).toMatchObject({
      studentCurrentCharge: 450,
      updatedBalance: 350,
      branchCode: 'MLMIC',
    });
    expect((await pay(office, 'thrice', 50)).body.studentFeeReport.at(-1)).toMatchObject({
      studentCurrentCharge: 0,
      studentTotalAmountDue: 350,
      updatedBalance: 300,
    });
    expect((await pay(office, 'thrice')).body.studentFeeReport.at(-1)).toMatchObject({ updatedBalance: 0 });
    expect((await balanceOf(office, 'thrice')).fees.outstandingDue).toBe(0);
  });

  it('starts a student who owes something with an opening entry', async () => {
    await register(office, 'owes', { previousBalance: '1,250.50' });
    const shown = await balanceOf(office, 'owes');
    expect(shown).toMatchObject({
      isFirstTimeDeposit: false,
      fees: { previousBalance: 1250.5, currentCharge: 300, outstandingDue: 1550.5 },
    });
    expect(shown.student.studentFeeReport).toMatchObject([{ kind: 'opening', updatedBalance: 1250.5 }]);
    expect((await pay(office, 'owes', 1550.5)).status).toBe(201);
  });

  beforeAll(() => register(office, 'amounts'));

  it.each([
    ['an object', { $gt: 0 }, 'Enter valid payment amount'],
    ['more than the due', 300.01, 'Payment Amount Cannot Exceed Outstanding Due'],
    ['enormous', 1e300, 'Enter valid payment amount'],
  ])('refuses an amount that is %s', async (_, paidAmount, message) => {
    const answer = await deposit(depositOf(await balanceOf(office, 'amounts'), paidAmount));
    expect(answer).toMatchObject({
      status: 400,
      body: { message, details: [{ field: 'paidAmount', message }] },
    });
  });

  it('refuses figures that are not the server’s, and a branch that is not the student’s', async () => {
    await register(office, 'figures');
    const right = depositOf(await balanceOf(office, 'figures'), 10);
    for (const wrong of [{ previousBalance: 1 }, { currentCharge: 0 }, { branchCode: 'MLMIC' }]) {
      const answer = await deposit({ ...right, ...wrong });
      expect([answer.status, Object.keys(wrong)]).toEqual([409, Object.keys(wrong)]);
    }
    expect((await balanceOf(office, 'figures')).student.studentFeeReport).toEqual([]);
  });

  it('takes nothing while the clock is clearly behind the last entry, and goes on when it is right', async () => {
    const clerk = await office.employ('by-the-clock', 'office');
    const setClock = async (minutes: number) => {
      office.clock.advance(minutes * 60_000);
      // A token may not hold longer than usual, which one made at a later time would.
      office.clerk = await office.tokenOf(clerk);
    };
    await register(office, 'clock');
    await pay(office, 'clock', 100);
    await setClock(-5);
    expect((await pay(office, 'clock', 50)).status).toBe(201);
    await setClock(-60);
    // The clock may be right now and have been ahead before: setting it ahead again would charge future months.
    expect(await pay(office, 'clock', 50)).toMatchObject({
      status: 409,
      body: { message: textWith('If it is right, it was fast before: leave it') },
    });
    await setClock(65);
    expect((await pay(office, 'clock', 50)).status).toBe(201);
    expect((await balanceOf(office, 'clock')).student.studentFeeReport).toHaveLength(3);
  });

  it('takes nothing, and lets nobody go, while the clock is clearly before the registration, as after the battery of the PC died', async () => {
    await register(office, 'no-line-yet');
    const head = await office.employ('before-all', 'admin');
    const hour = 3600_000;
    office.clock.advance(-hour);
    const token = await office.tokenOf(head);
    const fine = { studentID: 'no-line-yet', head: 'fine', amount: 50, reason: 'Broken pane' };
    const leaving = { studentID: 'no-line-yet' };
    const answers = [
      await office.call('POST', '/api/office/addCharge', fine, { token }),
      await office.call('DELETE', '/api/office/deleteStudent', leaving, { token }),
    ];
    office.clock.advance(hour);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    const { student, fees } = await balanceOf(office, 'no-line-yet');
    expect([student.studentFeeReport, fees.outstandingDue]).toEqual([[], 300]);
  });

  it('takes no money for a student who never was', async () => {
    await register(office, 'here');
    const request = depositOf(await balanceOf(office, 'here'), 10);
    expect(await deposit({ ...request, studentID: 'never-was' })).toMatchObject({
      status: 404,
      body: { message: 'No student was found with this Student ID' },
    });
  });

  it('voids a receipt once; the amount comes back, the month stays charged', async () => {
    await register(office, 'void', { previousBalance: 100 });
    const { studentReceiptNo } = (await pay(office, 'void', 250)).body;
    const request = { studentID: 'void', studentReceiptNo, reason: 'Wrong child' };
    const asAdmin = { token: office.admin };
    expect((await office.call('POST', '/api/office/voidReceipt', request)).status).toBe(403);
    const voids = await Promise.all(
      Array.from({ length: 5 }, () =>
        office.call<PaymentAnswer>('POST', '/api/office/voidReceipt', request, asAdmin),
      ),
    );
    expect(voids.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const voided = voids.find(({ status }) => status === 201)?.body;
    expect(voided?.studentFeeReport.at(-1)).toMatchObject({
      studentReceiptNo: voided?.studentReceiptNo,
      kind: 'reversal',
      studentPaid: -250,
      studentCurrentCharge: 0,
      updatedBalance: 400,
      voids: studentReceiptNo,
      reason: 'Wrong child',
      collectedBy: 'Admin',
    });
    expect((await balanceOf(office, 'void')).fees).toMatchObject({ currentCharge: 0, previousBalance: 400 });

    // A wrong opening balance is taken back as a payment is: once (D76).
    const opening = (await balanceOf(office, 'void')).student.studentFeeReport[0]?.studentReceiptNo;
    const others = [
      [opening, 201],
      [opening, 409],
      [voided?.studentReceiptNo, 409],
      ['MLMEC/void/1', 404],
    ] as const;
    for (const [number, status] of others) {
      const answer = await office.call(
        'POST',
        '/api/office/voidReceipt',
        { ...request, studentReceiptNo: number },
        asAdmin,
      );
      expect([number, answer.status]).toEqual([number, status]);
    }
    expect((await balanceOf(office, 'void')).fees).toMatchObject({ currentCharge: 0, previousBalance: 300 });
  });

  it('gives a second receipt in the same second the next second', async () => {
    await register(office, 'same');
    office.clock.stop();
    const second = Math.floor(office.clock.now().getTime() / 1000);
    for (const amount of [10, 20, 30]) await pay(office, 'same', amount);
    office.clock.goOn();
    const numbers = (await balanceOf(office, 'same')).student.studentFeeReport.map((e) => e.studentReceiptNo);
    expect(numbers).toEqual([0, 1, 2].map((after) => `MLMEC/same/${second + after}`));
  });

  /** The payment that a desk works out from a ledger it has read: everything due up to a month. */
  async function computed(studentID: string, throughMonth?: string) {
    const found = await office.app.get(StudentLedgers, { strict: false }).find(studentID);
    if (!found.ok) throw new Error(found.code);
    const { student, ledger, today } = found.value;
    // Another second, so that the payment is not refused for the number of its receipt.
    const at = { ...today, at: new Date(today.at.getTime() + 60_000) };
    const due = feesDue(ledger, student, at);
    const currentCharge = currentChargeWith(due, { throughMonth });
    const paidAmount = sum(due.previousBalance, currentCharge);
    const request = { ...due, currentCharge, paidAmount, toward: 'monthly' as const, throughMonth };
    const entries = collectFee(ledger, student, request, { by: 'Meena', ...at });
    if (!entries.ok) throw new Error(entries.code);
    const ledgers = office.app.get(StudentLedgers, { strict: false });
    return { write: () => ledgers.append(found.value, entries.value) };
  }

  it('stores no entry that was computed before another desk took a payment', async () => {
    await register(office, 'stale');
    const payment = await computed('stale');
    await pay(office, 'stale', 10);
    expect(await payment.write()).toBe('outdated');
    expect((await balanceOf(office, 'stale')).student.studentFeeReport).toHaveLength(1);
  });

  const meanwhile: readonly (readonly [string, (studentID: string) => Promise<unknown>])[] = [
    [
      'the class was changed, and the fee with it',
      (studentID) => office.call('PUT', '/api/office/updateStudent', { studentID, class: '9' }),
    ],
    [
      'the student left',
      (studentID) =>
        office.call('DELETE', '/api/office/deleteStudent', { studentID }, { token: office.admin }),
    ],
  ];
  it.each(meanwhile)(
    'counts what was computed before %s as paid before it: months to come are open again (D73)',
    async (what, act) => {
      const studentID = `before-${meanwhile.findIndex(([one]) => one === what)}`;
      await register(office, studentID);
      const month = schoolMonth(office.clock.now());
      const next = nextMonth(month);
      const payment = await computed(studentID, nextMonth(next));
      await act(studentID);
      expect(await payment.write()).toHaveLength(1);
      const { student, fees } = await balanceOf(office, studentID);
      expect(
        student.studentFeeReport.map(({ kind, charges }) => [
          kind,
          ...(charges ?? []).map((one) => one.month),
        ]),
      ).toEqual([
        ['deposit', month, next, nextMonth(next)],
        ['take-back', next],
        ['take-back', nextMonth(next)],
      ]);
      expect(fees).toMatchObject({ currentCharge: 0, previousBalance: -600 });
    },
  );

  // This case is last: the clock of this office only moves forward.
  it('charges the next month on top of what is left', async () => {
    await register(office, 'next');
    await pay(office, 'next', 100);
    const month = schoolMonth(office.clock.now());
    while (schoolMonth(office.clock.now()) === month) office.clock.advance(DAY);
    const shown = await balanceOf(office, 'next');
    expect(shown.fees).toMatchObject({
      month: schoolMonth(office.clock.now()),
      currentCharge: 300,
      previousBalance: 200,
      outstandingDue: 500,
    });
    expect((await pay(office, 'next', 500)).body.studentFeeReport.at(-1)).toMatchObject({
      updatedBalance: 0,
    });
  });
});
