import { monthsBetween, schoolDate, schoolMonth } from '@school/domain';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import { textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

const DAY = 24 * 3600_000;
const FINE = { head: 'fine', amount: 50, reason: 'Broken window' };
const TC = { head: 'tc', amount: 100.5, reason: 'Moves to Delhi' };

describe('how the money came', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());
  const today = schoolDate(new Date());
  const CHEQUE = { mode: 'Cheque', reference: '001234', bank: 'State Bank', chequeDate: today };

  beforeAll(() => register(office, 'mode'));

  it.each([
    ['UPI without its reference', { mode: 'UPI' }, 'reference'],
    [
      'a cheque of more than a month ahead (D81)',
      { ...CHEQUE, chequeDate: schoolDate(new Date(Date.now() + 33 * DAY)) },
      'chequeDate',
    ],
    ['a mode that nobody knows', { mode: 'Gold', reference: '1' }, 'mode'],
  ])('is not taken as %s', async (_, how, field) => {
    const request = { ...depositOf(await balanceOf(office, 'mode'), 10), ...how };
    expect(await office.call('POST', '/api/office/depositFee', request)).toMatchObject({
      status: 400,
      body: { details: [{ field }] },
    });
  });

  it.each([
    ['cash', {}, { mode: 'Cash' }],
    ['cash, whatever else was typed', { reference: '12' }, { mode: 'Cash' }],
    ['UPI', { mode: 'UPI', reference: '402917' }, { mode: 'UPI', reference: '402917' }],
    ['a cheque', CHEQUE, CHEQUE],
  ])('is kept as %s, and a void of it gives back the same', async (name, how, kept) => {
    const studentID = `mode-${name.replace(/[^a-z]/gi, '').slice(0, 9)}-${Object.keys(how).length}`;
    await register(office, studentID);
    const request = { ...depositOf(await balanceOf(office, studentID), 10), ...how };
    const { body } = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', request);
    const { mode, reference, bank, chequeDate } = body.studentFeeReport.at(-1) ?? {};
    expect({ mode, reference, bank, chequeDate }).toEqual(kept);
    const voided = await office.call<PaymentAnswer>(
      'POST',
      '/api/office/voidReceipt',
      { studentID, studentReceiptNo: body.studentReceiptNo, reason: 'Cheque returned' },
      { token: office.admin },
    );
    expect(voided.body.studentFeeReport.at(-1)).toMatchObject({ kind: 'reversal', mode: kept.mode });
  });

  it('is refused with a key that was sent with other figures', async () => {
    await register(office, 'same-key');
    const request = depositOf(await balanceOf(office, 'same-key'), 10);
    const headers = { 'Idempotency-Key': 'one-key-two-payments' };
    const send = (body: object) =>
      office.call<PaymentAnswer>('POST', '/api/office/depositFee', body, { headers });
    const first = await send(request);
    const changes = [
      { paidAmount: 20 },
      { toward: 'fine' },
      { mode: 'UPI', reference: '402917' },
      { currentCharge: 100.5, charges: [TC] },
      { charges: [TC] },
    ];
    for (const change of changes)
      expect([change, await send({ ...request, ...change })]).toMatchObject([
        change,
        { status: 422, body: { message: 'This payment was already sent with other figures' } },
      ]);
    expect((await send(request)).body.studentReceiptNo).toBe(first.body.studentReceiptNo);
    expect((await balanceOf(office, 'same-key')).student.studentFeeReport).toHaveLength(1);
  });
});

describe('charges beside the months, and months paid ahead', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const charge = (studentID: string, body: object, headers = {}) =>
    office.call<PaymentAnswer>('POST', '/api/office/addCharge', { studentID, ...body }, { headers });
  const deposit = (body: object) => office.call<PaymentAnswer>('POST', '/api/office/depositFee', body);
  const takeBack = (body: object) =>
    office.call<PaymentAnswer>(
      'POST',
      '/api/office/voidReceipt',
      { reason: 'Not this child', ...body },
      { token: office.admin },
    );

  it('are owed once booked, and booked once for each key', async () => {
    await register(office, 'fined');
    const key = { 'Idempotency-Key': 'broken-window-1' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => charge('fined', FINE, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect((await balanceOf(office, 'fined')).student.studentFeeReport).toMatchObject([
      {
        kind: 'charge',
        studentPaymentToward: 'fine',
        studentCurrentCharge: 50,
        studentPaid: 0,
        updatedBalance: 50,
        charges: [{ ...FINE, month: schoolMonth(office.clock.now()) }],
        collectedBy: 'clerk-one',
      },
    ]);
    expect((await balanceOf(office, 'fined')).fees).toMatchObject({
      previousBalance: 50,
      currentCharge: 300,
      outstandingDue: 350,
    });
    expect((await pay(office, 'fined')).body.studentFeeReport.at(-1)).toMatchObject({ updatedBalance: 0 });
  });

  beforeAll(() => register(office, 'refused'));

  it.each([
    ['of nothing', { ...FINE, amount: 0 }, 'amount', 'Amount must be more than zero'],
    ['without a reason', { ...FINE, reason: '' }, 'reason', 'Reason is required'],
    ['of a head that is a month', { ...FINE, head: 'monthly' }, 'head', 'Choose head of the charge'],
  ])('are refused %s', async (_, body, field, message) => {
    expect(await charge('refused', body)).toMatchObject({
      status: 400,
      body: { details: [{ field, message }] },
    });
  });

  it('come with a payment as a part of what it charges, when tuition is paid up', async () => {
    await register(office, 'leaver');
    await pay(office, 'leaver');
    const request = depositOf(await balanceOf(office, 'leaver'), 100.5);
    expect((await deposit({ ...request, toward: 'tc', charges: [TC] })).status).toBe(409);
    const taken = await deposit({ ...request, toward: 'tc', charges: [TC], currentCharge: 100.5 });
    expect(taken.status).toBe(201);
    expect(taken.body.studentFeeReport.at(-1)).toMatchObject({
      kind: 'deposit',
      studentCurrentCharge: 100.5,
      studentPaid: 100.5,
      updatedBalance: 0,
      charges: [TC],
    });
  });

  it('are waived by a concession of an admin, never more than is owed with this month (D80), and owed again when that is void', async () => {
    await register(office, 'waived');
    await charge('waived', FINE);
    const body = {
      studentID: 'waived',
      concession: 'hardship',
      amount: 30,
      reason: 'Father is ill',
      head: 'fine',
    };
    const give = (changes: object, token = office.admin) =>
      office.call<PaymentAnswer>('POST', '/api/office/giveConcession', { ...body, ...changes }, { token });
    expect((await give({}, office.clerk)).status).toBe(403);
    expect(await give({ amount: 350.01 })).toMatchObject({
      status: 409,
      body: { message: 'A concession cannot be more than what is owed' },
    });
    const given = await give({});
    expect(given.body.studentFeeReport.at(-1)).toMatchObject({
      kind: 'concession',
      concession: 'hardship',
      studentCurrentCharge: -30,
      studentPaid: 0,
      updatedBalance: 20,
      reason: 'Father is ill',
    });
    const number = { studentID: 'waived', studentReceiptNo: given.body.studentReceiptNo };
    expect((await takeBack(number)).body.studentFeeReport.at(-1)).toMatchObject({ updatedBalance: 50 });
    expect((await takeBack(number)).status).toBe(409);
  });

  it('that together are more than can be written at once can be paid all the same, part by part', async () => {
    await register(office, 'many-charges');
    for (let time = 0; time < 2; time += 1)
      expect((await charge('many-charges', { ...FINE, amount: 99_99_99_999.99 })).status).toBe(201);
    expect((await pay(office, 'many-charges', 300)).status).toBe(201);
  });

  it('are taken back by an admin, once, and not while a receipt says that they are paid', async () => {
    await register(office, 'wrong');
    const fine = (await charge('wrong', FINE)).body.studentReceiptNo;
    const body = { studentID: 'wrong', studentReceiptNo: fine };
    expect((await office.call('POST', '/api/office/voidReceipt', { ...body, reason: 'No' })).status).toBe(
      403,
    );
    const paid = (await pay(office, 'wrong')).body.studentReceiptNo;
    expect(await takeBack(body)).toMatchObject({
      status: 409,
      body: { message: 'This charge has been paid. Void the receipt that paid it first.' },
    });
    expect((await takeBack({ ...body, studentReceiptNo: paid })).status).toBe(201);
    const answers = await Promise.all([takeBack(body), takeBack(body), takeBack(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await balanceOf(office, 'wrong')).fees).toMatchObject({ previousBalance: 300, currentCharge: 0 });
  });

  it('that came with a payment are taken back by their head', async () => {
    await register(office, 'by-head');
    const request = depositOf(await balanceOf(office, 'by-head'), 10);
    const answer = await deposit({ ...request, charges: [TC, FINE], currentCharge: 450.5 });
    const { studentReceiptNo } = answer.body;
    const body = { studentID: 'by-head', studentReceiptNo, head: 'fine' };
    expect((await takeBack(body)).body.studentFeeReport.at(-1)).toMatchObject({
      kind: 'reversal',
      studentCurrentCharge: -50,
      updatedBalance: 390.5,
    });
  });

  it('may be the months up to the end of the next session, each paid in full (D73)', async () => {
    await register(office, 'ahead');
    const shown = await balanceOf(office, 'ahead');
    const { ahead, month } = shown.fees;
    expect(ahead[0]).toMatchObject({ amount: 300 });
    const through = ahead[2]?.month ?? '';
    const last = ahead.at(-1)?.month ?? '';
    expect(last.endsWith('-03') && ahead.length >= 12 && ahead.length < 24).toBe(true);
    const request = { ...depositOf(shown, 1000), throughMonth: through };
    expect((await deposit(request)).status).toBe(409);
    const short = await deposit({ ...request, currentCharge: 1200 });
    expect(short).toMatchObject({ status: 400, body: { message: textWith('1,200') } });
    const taken = await deposit({ ...request, currentCharge: 1200, paidAmount: 1200 });
    expect(taken.body.studentFeeReport.at(-1)).toMatchObject({
      studentCurrentCharge: 1200,
      updatedBalance: 0,
      charges: monthsBetween(month, through).map((one) => ({ head: 'monthly', month: one, amount: 300 })),
    });
    const after = (await balanceOf(office, 'ahead')).fees;
    expect(after.ahead[0]?.month).toBe(ahead[3]?.month);
    expect(after).toMatchObject({ currentCharge: 0, previousBalance: 0 });
    const tooFar = `${Number(last.slice(0, 4))}-04`;
    expect(await deposit({ ...request, throughMonth: tooFar })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'throughMonth' }] },
    });
  });
});
