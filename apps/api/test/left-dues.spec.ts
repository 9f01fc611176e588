import type { ClosingAnswer } from '../src/closings/closings.answers';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import type { ReceiptAnswer } from '../src/receipts/receipts.answers';
import type { DayBookAnswer } from '../src/day-book/day-book.answers';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

describe('a family that left and still owes', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const admin = () => ({ token: office.admin });
  const leave = (studentID: string) =>
    office.call('DELETE', '/api/office/deleteStudent', { studentID }, admin());
  /** Moves the clock to the first second of a later month. */
  const wait = (months: number) => {
    for (let passed = 0; passed < months; passed += 1) office.clock.goToNextMonth();
  };
  const send = (request: object, key: string) =>
    office.call<PaymentAnswer>('POST', '/api/office/depositFee', request, {
      headers: { 'Idempotency-Key': key },
    });

  it('is told at the counter when the student left and what is owed, without a month after it', async () => {
    await register(office, 'OWES-1', { previousBalance: 100 });
    await leave('OWES-1');
    wait(3);
    const { student, fees } = await balanceOf(office, 'owes-1');
    expect(student).toMatchObject({ studentID: 'OWES-1', leftAt: anyText });
    expect(fees).toMatchObject({ previousBalance: 400, currentCharge: 0, outstandingDue: 400, ahead: [] });
    await register(office, 'HERE-1');
    expect((await balanceOf(office, 'HERE-1')).student).not.toHaveProperty('leftAt');
  });

  it('pays a part and then the rest, once for each key, and owes nothing more', async () => {
    const shown = await balanceOf(office, 'OWES-1');
    const first = await send(depositOf(shown, 150), 'left-part');
    expect(first).toMatchObject({ status: 201, body: { studentReceiptNo: anyText } });
    const again = await send(depositOf(shown, 150), 'left-part');
    expect(again.body.studentReceiptNo).toBe(first.body.studentReceiptNo);
    expect((await send(depositOf(shown, 160), 'left-part')).status).toBe(422);
    expect((await send(depositOf(shown, 150), 'left-other')).status).toBe(409);
    expect((await pay(office, 'OWES-1', 251)).status).toBe(400);
    expect((await pay(office, 'OWES-1', 250)).status).toBe(201);
    wait(1);
    expect((await balanceOf(office, 'OWES-1')).fees.outstandingDue).toBe(0);
  });

  it('pays at two desks at once, and one of them takes the money', async () => {
    await register(office, 'OWES-2');
    await leave('OWES-2');
    const shown = await balanceOf(office, 'OWES-2');
    const answers = await Promise.all([1, 2].map((desk) => send(depositOf(shown, 300), `left-desk-${desk}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is charged nothing new with it', async () => {
    await register(office, 'OWES-3');
    await leave('OWES-3');
    const shown = await balanceOf(office, 'OWES-3');
    const request = depositOf(shown, 300);
    const charges = [{ head: 'tc', amount: 50, reason: 'Moves' }];
    const withFee = { ...request, currentCharge: request.currentCharge + 50, charges };
    expect(await send(withFee, 'left-charges')).toMatchObject({
      status: 409,
      body: { details: [{ field: 'charges' }] },
    });
    const charge = { studentID: 'OWES-3', head: 'fine', amount: 50, reason: 'Window' };
    expect((await office.call('POST', '/api/office/addCharge', charge)).status).toBe(404);
    expect((await balanceOf(office, 'OWES-3')).fees.outstandingDue).toBe(300);
  });

  it('has the receipt of a payment that was sent before the leaving and asked for after it', async () => {
    await register(office, 'OWES-4');
    const request = depositOf(await balanceOf(office, 'OWES-4'), 100);
    const taken = await send(request, 'left-meanwhile');
    await leave('OWES-4');
    const again = await send(request, 'left-meanwhile');
    expect([again.status, again.body.studentReceiptNo]).toEqual([201, taken.body.studentReceiptNo]);
    expect((await balanceOf(office, 'OWES-4')).fees.outstandingDue).toBe(200);
  });

  it('stands in receipts, day book and closing as every family does, and no more among who owes', async () => {
    const token = await office.tokenOf(await office.employ('till', 'office'));
    await register(office, 'OWES-5');
    await leave('OWES-5');
    wait(1);
    const owing = async () =>
      (await office.call<{ studentID: string }[]>('GET', '/api/office/defaulters?left=true')).body.map(
        ({ studentID }) => studentID,
      );
    expect(await owing()).toContain('OWES-5');
    const paid = await pay(office, 'OWES-5', 300, { token });
    const number = paid.body.studentReceiptNo;
    const one = `/api/office/receipts/one?studentReceiptNo=${encodeURIComponent(number)}`;
    expect((await office.call<ReceiptAnswer>('GET', one)).body).toMatchObject({
      hasLeft: true,
      receipt: { paid: 300, previousDue: 300, currentCharge: 0, updatedBalance: 0 },
    });
    const book = await office.call<DayBookAnswer>('GET', '/api/office/dayBook');
    expect(book.body.entries).toContainEqual(
      expect.objectContaining({ studentReceiptNo: number }) as unknown,
    );
    const closing = await office.call<ClosingAnswer>(
      'POST',
      '/api/office/closeDrawer',
      { openingFloat: 0, closingFloat: 0, counts: { n100: 3 } },
      { token },
    );
    expect(closing).toMatchObject({ status: 201, body: { expected: 300, difference: 0 } });
    expect(await owing()).not.toContain('OWES-5');
  });

  it('comes back without what was paid meanwhile', async () => {
    await register(office, 'OWES-6');
    await leave('OWES-6');
    wait(2);
    expect((await pay(office, 'OWES-6', 120)).status).toBe(201);
    const place = { studentID: 'OWES-6', class: '3', section: 'a' };
    expect(await office.call('POST', '/api/office/readmitStudent', place)).toMatchObject({
      status: 200,
      body: { fees: { previousBalance: 180, currentCharge: 300 } },
    });
  });
});
