import { randomUUID } from 'node:crypto';
import { feeBands, rightsOf, sampleRegistration } from '@school/domain';
import type { DayBookAnswer } from '../src/day-book/day-book.answers';
import type { BalanceAnswer, PaymentAnswer, RefundableAnswer } from '../src/fees/fees.answers';
import type { FoundStudentsAnswer } from '../src/finder/finder.answers';
import type { ReceiptAnswer, RegisterAnswer } from '../src/receipts/receipts.answers';
import type { LeavingDuesAnswer, StudentAnswer } from '../src/students/students.answers';
import { ADMIN, passwordOf } from './support/admin';
import { textWith } from './support/matchers';
import { addFeeTable } from './support/fee-tables';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register, signatureOf } from './support/student';

type Entry = PaymentAnswer['studentFeeReport'][number];

/** Each entry as `kind month charge paid balance`. */
const lines = (entries: readonly Entry[]) =>
  entries.map(
    ({ kind, charges = [], month, studentCurrentCharge, studentPaid, updatedBalance }) =>
      `${kind} ${charges.map((one) => one.month).join('+') || month} ${studentCurrentCharge} ${studentPaid} ${updatedBalance}`,
  );

describe('what a year at the counter found (D71 to D82)', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const admin = () => ({ token: office.admin });
  const on = (day: string) =>
    office.clock.advance(Date.parse(`${day}T10:00:00+05:30`) - office.clock.now().getTime());
  const ledgerOf = async (studentID: string) => (await balanceOf(office, studentID)).student.studentFeeReport;
  /** The due that the counter asks for: this month and the balance before it. */
  const owes = async (studentID: string) => {
    const { fees } = await balanceOf(office, studentID);
    return [fees.previousBalance, fees.currentCharge];
  };
  const ahead = async (studentID: string, throughMonth: string, paid?: number) => {
    const shown = await balanceOf(office, studentID);
    const months = shown.fees.ahead.filter(({ month }) => month <= throughMonth);
    const currentCharge = shown.fees.currentCharge + months.reduce((all, { amount }) => all + amount, 0);
    return office.call<PaymentAnswer>('POST', '/api/office/depositFee', {
      ...depositOf(shown, paid ?? shown.fees.previousBalance + currentCharge),
      currentCharge,
      throughMonth,
    });
  };
  const change = (studentID: string, changes: object) =>
    office.call<StudentAnswer>('PUT', '/api/office/updateStudent', { studentID, ...changes });
  const voiding = (studentID: string, studentReceiptNo: string, more: object = {}, token = office.admin) =>
    office.call<PaymentAnswer>(
      'POST',
      '/api/office/voidReceipt',
      { studentID, studentReceiptNo, reason: 'Found in the year', ...more },
      { token },
    );
  const leave = (studentID: string, more: object = {}) =>
    office.call('DELETE', '/api/office/deleteStudent', { studentID, ...more }, admin());
  const readmit = (studentID: string) =>
    office.call('POST', '/api/office/readmitStudent', { studentID, class: '3', section: 'a' });
  const charge = (studentID: string, head: string, amount: number, reason = 'Broken window') =>
    office.call<PaymentAnswer>('POST', '/api/office/addCharge', { studentID, head, amount, reason });
  /** An account with some rights of a clerk. */
  const clerkWith = async (name: string, ...rights: string[]) => {
    const account = await office.employ(name, 'office');
    const id = account._id.toHexString();
    const asked = { staffID: id, rights, seen: rightsOf(account), currentPassword: ADMIN.password };
    const set = await office.call('POST', '/api/staff/rights', asked, admin());
    if (set.status >= 300) throw new Error(JSON.stringify(set.body));
    return String((await office.login(name, passwordOf(name))).body['token']);
  };

  describe('a month', () => {
    it('that has passed and is not stored yet is not voided by who may void payments alone (D76)', async () => {
      on('2030-09-02');
      await register(office, 'passed');
      on('2030-11-03');
      expect(await owes('passed')).toEqual([600, 300]);
      const token = await clerkWith('voids-only', 'void');
      const [first] = await ledgerOf('passed');
      const number = first?.studentReceiptNo ?? '';
      for (const more of [{}, { head: 'monthly' }])
        expect((await voiding('passed', number, more, token)).status).toBe(409);
      expect(await owes('passed')).toEqual([600, 300]);
      expect((await voiding('passed', number)).status).toBe(201);
      expect(await owes('passed')).toEqual([300, 300]);
    });

    it('that was taken back as wrong is not charged by itself again, and may be booked (D72)', async () => {
      on('2030-09-02');
      await register(office, 'wrong');
      on('2030-10-03');
      const [september] = await ledgerOf('wrong');
      await voiding('wrong', september?.studentReceiptNo ?? '');
      on('2030-12-03');
      expect(await owes('wrong')).toEqual([600, 300]);
      const { body } = await office.call<StudentAnswer>('GET', '/api/office/getStudentById?studentID=wrong');
      expect(body.neverCharged).toEqual([{ month: '2030-09', amount: 300 }]);
      const booked = await office.call('POST', '/api/office/bookMonths', {
        studentID: 'wrong',
        months: body.neverCharged,
        reason: 'It was right after all',
      });
      expect(booked.status).toBe(201);
      expect(await owes('wrong')).toEqual([900, 300]);
    });
  });

  describe('months to come', () => {
    const year = '2032-03';

    it('are charged only when they are paid in full, and the refusal says what would do (D73)', async () => {
      on('2031-04-06');
      await register(office, 'misclick');
      const refused = await ahead('misclick', year, 500);
      expect(refused).toMatchObject({ status: 400, body: { message: textWith('₹3,600') } });
      expect(await owes('misclick')).toEqual([0, 300]);
    });

    it('are open again when the cheque of the year comes back, and the child leaves owing three (D73, D82)', async () => {
      on('2031-04-06');
      await register(office, 'cheque');
      const shown = await balanceOf(office, 'cheque');
      const paid = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', {
        ...depositOf(shown, 3600),
        currentCharge: 3600,
        throughMonth: year,
        mode: 'Cheque',
        reference: '004711',
        bank: 'SBI',
        chequeDate: '2031-04-05',
      });
      expect(paid.status).toBe(201);
      on('2031-06-10');
      const back = await voiding('cheque', paid.body.studentReceiptNo, { cause: 'cheque-returned' });
      expect(lines(back.body.studentFeeReport.slice(1, 4))).toEqual([
        'reversal 2031-06 0 -3600 3600',
        'take-back 2031-07 -300 0 3300',
        'take-back 2031-08 -300 0 3000',
      ]);
      expect(await owes('cheque')).toEqual([900, 0]);
      expect((await leave('cheque')).status).toBe(200);
      expect(await owes('cheque')).toEqual([900, 0]);
      on('2031-09-10');
      expect(await owes('cheque')).toEqual([900, 0]);
      const cash = await pay(office, 'cheque', 100);
      const refused = await voiding('cheque', cash.body.studentReceiptNo, { cause: 'cheque-returned' });
      expect(refused).toMatchObject({ status: 409, body: { message: textWith('cheque') } });
    });

    it('belong to nobody once the class changed: NA and back charges each month at the fee of its time (D73, D84)', async () => {
      on('2031-04-06');
      await register(office, 'na-and-back', { class: '8', wingType: 'senior' });
      await change('na-and-back', { class: '3', wingType: 'primary' });
      expect((await ahead('na-and-back', '2033-03', 1)).status).toBe(400);
      expect((await ahead('na-and-back', '2031-06')).status).toBe(201);
      await change('na-and-back', { class: '8', wingType: 'senior' });
      const { fees, student } = await balanceOf(office, 'na-and-back');
      expect(lines(student.studentFeeReport)).toEqual([
        'deposit 2031-04+2031-05+2031-06 900 900 0',
        'take-back 2031-05 -300 0 -300',
        'take-back 2031-06 -300 0 -600',
      ]);
      expect(fees).toMatchObject({ previousBalance: -600, currentCharge: 0, outstandingDue: -600 });
      on('2031-06-06');
      // May was charged at the fee of class 8 and settled by the advance; the rest of the advance goes to June.
      expect(await owes('na-and-back')).toEqual([-150, 450]);
    });

    it('that were paid, then voided, are owed by who comes back (D72, D73)', async () => {
      on('2030-09-06');
      await register(office, 'comes-back');
      const paid = await ahead('comes-back', '2031-03');
      on('2030-10-06');
      await leave('comes-back');
      expect((await balanceOf(office, 'comes-back')).fees.previousBalance).toBe(-1500);
      await voiding('comes-back', paid.body.studentReceiptNo);
      expect((await readmit('comes-back')).status).toBe(200);
      expect(await owes('comes-back')).toEqual([600, 0]);
      on('2030-12-06');
      expect(await owes('comes-back')).toEqual([900, 300]);
    });

    it('of two desks: one pays ahead while the other changes the class, and nobody keeps the old fee (D71)', async () => {
      on('2031-04-06');
      for (let round = 0; round < 8; round += 1) {
        const studentID = `desks-${round}`;
        await register(office, studentID);
        await Promise.all([
          ahead(studentID, '2031-08'),
          change(studentID, { class: '8', wingType: 'senior' }),
        ]);
        const { fees, student } = await balanceOf(office, studentID);
        const charged = new Map<string, number>();
        for (const entry of student.studentFeeReport)
          for (const { month, amount } of entry.charges ?? [])
            charged.set(month, (charged.get(month) ?? 0) + amount);
        for (const month of ['2031-05', '2031-06', '2031-07', '2031-08']) {
          const open = fees.ahead.find((one) => one.month === month)?.amount;
          // Open at the new fee, or paid at it by a desk that looked after the change.
          expect([
            [0, 450],
            [450, undefined],
          ]).toContainEqual([charged.get(month) ?? 0, open]);
        }
      }
    });
  });

  it('two charges of one head, voided and taken back, agree at the counter, in the day book and with the defaulters', async () => {
    on('2031-05-20');
    await register(office, 'one-head', { class: '8', wingType: 'senior' });
    const twice = depositOf(await balanceOf(office, 'one-head'), 100);
    const fines = [
      { head: 'fine', amount: 50, reason: 'Late' },
      { head: 'fine', amount: 70, reason: 'Later' },
    ];
    const refused = await office.call('POST', '/api/office/depositFee', { ...twice, charges: fines });
    expect(refused).toMatchObject({ status: 400, body: { message: textWith('once') } });
    await charge('one-head', 'fine', 50, 'Late');
    const second = await charge('one-head', 'fine', 70, 'Later');
    const paid = await pay(office, 'one-head', 420);
    await voiding('one-head', paid.body.studentReceiptNo);
    await voiding('one-head', second.body.studentReceiptNo);
    await pay(office, 'one-head', 300);
    expect(await owes('one-head')).toEqual([200, 0]);
    const { body } = await office.call<DayBookAnswer>(
      'GET',
      '/api/office/dayBook?firstDay=2031-05-20',
      undefined,
      admin(),
    );
    const sum = (parts: readonly { readonly amount: number }[]) =>
      parts.reduce((all, { amount }) => all + amount, 0);
    const listed = body.entries.filter(({ studentID }) => studentID === 'one-head');
    expect(listed.map(({ studentPaid, paidFor }) => [studentPaid, sum(paidFor)])).toEqual([
      [420, 420],
      [-420, -420],
      [300, 300],
    ]);
    expect(sum(body.totals.heads)).toBe(body.totals.total);
    on('2031-08-20');
    const late = await office.call<{ studentID: string; amount: number }[]>(
      'GET',
      '/api/office/defaulters?size=100',
      undefined,
      admin(),
    );
    const { fees } = await balanceOf(office, 'one-head');
    expect(late.body.find(({ studentID }) => studentID === 'one-head')?.amount).toBe(fees.outstandingDue);
  });

  describe('a paper', () => {
    const receiptOf = async (studentReceiptNo: string) =>
      (
        await office.call<ReceiptAnswer>(
          'GET',
          `/api/office/receipts/one?studentReceiptNo=${encodeURIComponent(studentReceiptNo)}`,
        )
      ).body.receipt;

    it('says months one by one, the reason of a fine, and the fees of an admission apart (D77)', async () => {
      on('2030-09-02');
      await register(office, 'papers', { admissionCharges: true });
      const first = await pay(office, 'papers', 1100);
      expect(await receiptOf(first.body.studentReceiptNo)).toMatchObject({
        months: ['2030-09'],
        currentCharge: 300,
        previousDue: 0,
        admissionDue: 800,
      });
      on('2030-10-02');
      const fine = await charge('papers', 'fine', 20);
      expect(fine.body.studentFeeReport.at(-1)).toMatchObject({
        kind: 'charge',
        charges: [{ head: 'fine' }],
      });
      on('2030-11-02');
      const { body } = await pay(office, 'papers');
      const receipt = await receiptOf(body.studentReceiptNo);
      expect(receipt.paidFor).toEqual([
        { head: 'fine', month: '2030-10', amount: 20, reason: 'Broken window' },
        { head: 'monthly', month: '2030-10', amount: 300 },
        { head: 'monthly', month: '2030-11', amount: 300 },
      ]);
    });

    it('of a void receipt says when, why and by whom, and no key prints an original twice', async () => {
      on('2030-09-02');
      await register(office, 'void-paper');
      const { body } = await pay(office, 'void-paper', 100);
      const studentReceiptNos = [body.studentReceiptNo];
      const headers = { 'Idempotency-Key': randomUUID() };
      const print = async () =>
        (await office.call('POST', '/api/office/receipts/prints', { studentReceiptNos }, { headers })).body;
      expect(await print()).toMatchObject([{ isOriginal: true }]);
      expect(await print()).toMatchObject([{ isOriginal: false }]);
      const failed = '/api/office/receipts/prints/failed';
      expect((await office.call('POST', failed, { studentReceiptNos }, { headers })).body).toMatchObject([
        { isGivenBack: true },
      ]);
      expect(await print()).toMatchObject([{ isOriginal: false }]);
      const register_ = await office.call<RegisterAnswer>('GET', '/api/office/receipts?studentID=void-paper');
      expect(register_.body[0]).toMatchObject({ notPrintedBy: 'clerk-one', prints: 3 });
      const log = await office.call<{ action: string }[]>(
        'GET',
        '/api/audit?subject=void-paper',
        undefined,
        admin(),
      );
      expect(log.body.map(({ action }) => action)).toContain('print-failed');
      await voiding('void-paper', body.studentReceiptNo);
      expect((await receiptOf(body.studentReceiptNo)).voided).toMatchObject({
        by: 'Admin',
        reason: 'Found in the year',
      });
    });
  });

  describe('who leaves', () => {
    it.each([
      ['class XII', '12', 'science', 0],
      ['class XI', '11', 'science', 700],
    ])('on 5 April from %s owes of April what is its own (D74)', async (_, schoolClass, stream, april) => {
      on('2032-03-01');
      const studentID = `leaves-${schoolClass}`;
      await register(office, studentID, { class: schoolClass, stream, wingType: 'senior' });
      await pay(office, studentID);
      on('2032-04-05');
      expect(await owes(studentID)).toEqual([0, april]);
      expect((await leave(studentID, { leavingReason: 'completed' })).status).toBe(200);
      expect((await balanceOf(office, studentID)).fees.outstandingDue).toBe(april);
    });

    it('leaves on a day up to today, for a reason, and is told what is paid back (D74, D75)', async () => {
      on('2030-09-06');
      await register(office, 'advance');
      await ahead('advance', '2030-12');
      on('2030-11-06');
      const dues = async (leftOn: string) =>
        office.call<LeavingDuesAnswer>('GET', `/api/office/leavingDues?studentID=advance&leftOn=${leftOn}`);
      expect((await dues('2030-11-07')).status).toBe(400);
      expect((await dues('2030-10-31')).body).toMatchObject({
        outstandingDue: -600,
        advance: 600,
        takenBack: ['2030-11', '2030-12'],
      });
      const seen = { leftOn: '2030-10-31', outstandingDue: 0 };
      expect((await leave('advance', seen)).status).toBe(409);
      const left = { ...seen, outstandingDue: -600, leavingReason: 'moved', remark: 'To Delhi' };
      expect((await leave('advance', left)).status).toBe(200);
      const { body } = await office.call<StudentAnswer>(
        'GET',
        '/api/office/getStudentById?studentID=advance&left=true',
      );
      expect(body).toMatchObject({ leavingReason: 'moved', leavingRemark: 'To Delhi' });

      const refund = (amount: number, token: string, key: string = randomUUID()) =>
        office.call<PaymentAnswer>(
          'POST',
          '/api/office/refund',
          { studentID: 'advance', of: 'advance', amount, reason: 'Left the school' },
          { token, headers: { 'Idempotency-Key': key } },
        );
      const without = await clerkWith('no-refunds', 'collect', 'void');
      const cashier = await clerkWith('pays-back', 'refund');
      expect((await refund(600, without)).status).toBe(403);
      expect(await refund(600.01, cashier)).toMatchObject({ status: 400 });
      const key = randomUUID();
      const paidBack = await refund(600, cashier, key);
      expect(paidBack.status).toBe(201);
      expect((await refund(600, cashier, key)).body.studentReceiptNo).toBe(paidBack.body.studentReceiptNo);
      expect((await refund(500, cashier, key)).status).toBe(422);
      expect((await refund(1, cashier)).status).toBe(400);
      expect(await owes('advance')).toEqual([0, 0]);
      const voucher = paidBack.body.studentFeeReport.at(-1);
      expect(voucher).toMatchObject({ kind: 'refund', book: { series: 'voucher', number: 1 } });
      const day = await office.call<DayBookAnswer>(
        'GET',
        '/api/office/dayBook?firstDay=2030-11-06',
        undefined,
        admin(),
      );
      expect(day.body.totals).toMatchObject({ refunded: -600 });
      const drawer = await office.call('GET', '/api/office/drawer', undefined, { token: cashier });
      expect(drawer.body).toMatchObject({ entryCount: 1 });
    });

    it('gets the deposit back, once (D75)', async () => {
      on('2030-09-06');
      await register(office, 'deposit', { admissionCharges: true });
      await pay(office, 'deposit');
      const may = async () =>
        (await office.call<RefundableAnswer>('POST', '/api/office/refundable', { studentID: 'deposit' }))
          .body;
      expect(await may()).toEqual({ advance: 0, security: 0 });
      await leave('deposit');
      expect(await may()).toEqual({ advance: 0, security: 400 });
      const back = { studentID: 'deposit', of: 'security', amount: 400, reason: 'Left the school' };
      expect((await office.call('POST', '/api/office/refund', back, admin())).status).toBe(201);
      expect((await office.call('POST', '/api/office/refund', back, admin())).status).toBe(400);
      expect(await owes('deposit')).toEqual([0, 0]);
    });
  });

  describe('a reference', () => {
    const transfer = async (studentID: string, more: object = {}) =>
      office.call<PaymentAnswer>('POST', '/api/office/depositFee', {
        ...depositOf(await balanceOf(office, studentID), 100),
        mode: 'UPI',
        reference: '412345678901',
        ...more,
      });

    it('serves one family, another only with a reason, and finds its receipt (D81)', async () => {
      on('2030-09-06');
      const family = { primaryMobile: '9876501234', personalDetail: undefined };
      const of = (father: string) => ({
        ...family,
        personalDetail: { ...sampleRegistration().personalDetail, fatherName: father },
      });
      await register(office, 'ref-1', of('Ram Verma'));
      await register(office, 'ref-2', of('Ram  Verma'));
      await register(office, 'ref-3', of('Shyam Gupta'));
      const first = await transfer('ref-1');
      expect(first.status).toBe(201);
      expect((await transfer('ref-2', { reference: '4123 4567 8901' })).status).toBe(201);
      const other = await transfer('ref-3');
      expect(other).toMatchObject({ status: 409, body: { message: textWith(first.body.studentReceiptNo) } });
      const referenceReason = 'Paid for the neighbour too';
      expect((await transfer('ref-3', { referenceReason })).status).toBe(201);
      const shared = '/api/audit?action=reference-shared&subject=ref-3';
      const log = await office.call<{ changes: object[] }[]>('GET', shared, undefined, admin());
      expect(log.body[0]?.changes).toContainEqual({ field: 'reason', after: referenceReason });
      const found = await office.call<FoundStudentsAnswer>(
        'GET',
        '/api/office/findStudents?text=412345678901',
      );
      expect(found.body.map(({ studentReceiptNo }) => studentReceiptNo)).toContain(
        first.body.studentReceiptNo,
      );
      const listed = await office.call<RegisterAnswer>('GET', '/api/office/receipts?number=412345678901');
      expect(listed.body.map(({ studentID }) => studentID)).toContain('ref-1');
    });

    it.each([
      ['that was corrected', { reference: 'OWN0001' }],
      ['that cash has not', { mode: 'Cash' }],
    ])('%s is not said to be shared, whatever reason was typed before (D81)', async (title, how) => {
      on('2030-09-06');
      const studentID = `not-shared-${title.length}`;
      await register(office, studentID);
      const taken = await transfer(studentID, { ...how, referenceReason: 'Paid for the neighbour too' });
      expect(taken.status).toBe(201);
      expect(taken.body.studentFeeReport.at(-1)).not.toHaveProperty('referenceReason');
      const log = await office.call<object[]>(
        'GET',
        `/api/audit?action=reference-shared&subject=${studentID}`,
        undefined,
        admin(),
      );
      expect([log.status, log.body]).toEqual([200, []]);
    });

    it('of a cheque is another one than the same number of a transfer (D81)', async () => {
      on('2030-09-06');
      await register(office, 'mode-1', { primaryMobile: '9876502221' });
      await register(office, 'mode-2', { primaryMobile: '9876502222' });
      const cheque = { mode: 'Cheque', bank: 'SBI', chequeDate: '2030-09-06' };
      expect((await transfer('mode-1', { reference: '100100' })).status).toBe(201);
      expect((await transfer('mode-2', { reference: '100100', ...cheque })).status).toBe(201);
    });

    it('of two families at the same moment is given to one of them', async () => {
      on('2030-09-06');
      const children = ['at-once-1', 'at-once-2', 'at-once-3'];
      for (const [index, studentID] of children.entries())
        await register(office, studentID, { primaryMobile: `98765000${index}0` });
      const answers = await Promise.all(
        children.map((studentID) => transfer(studentID, { reference: 'ATONCE1' })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    });

    it.each([
      ['UPI of five characters', { mode: 'UPI', reference: '12345' }, 'reference'],
      [
        'a cheque of two years ago',
        { mode: 'Cheque', reference: '1001', bank: 'SBI', chequeDate: '2028-09-06' },
        'chequeDate',
      ],
      [
        'a cheque of the month after next',
        { mode: 'Cheque', reference: '1002', bank: 'SBI', chequeDate: '2030-10-07' },
        'chequeDate',
      ],
      [
        'a cheque of three months ago',
        { mode: 'Cheque', reference: '1003', bank: 'SBI', chequeDate: '2030-06-06' },
        undefined,
      ],
    ])('%s', async (title, how, field) => {
      on('2030-09-06');
      const studentID = `how-${title.length}`;
      await register(office, studentID);
      expect(await transfer(studentID, how)).toMatchObject(
        field === undefined ? { status: 201 } : { status: 400, body: { details: [{ field }] } },
      );
    });
  });

  describe('a mistake', () => {
    it('of the clerk is taken back within two minutes, by the same clerk, while the drawer is open (D76)', async () => {
      on('2030-09-06');
      await register(office, 'mistyped');
      const token = await clerkWith('mistypes', 'collect');
      const other = await clerkWith('another-desk', 'collect');
      const takeBack = (studentReceiptNo: string, by = token) =>
        office.call<PaymentAnswer>(
          'POST',
          '/api/office/takeBackPayment',
          { studentID: 'mistyped', studentReceiptNo },
          { token: by },
        );
      const first = await pay(office, 'mistyped', 100, { token });
      expect((await takeBack(first.body.studentReceiptNo, other)).status).toBe(409);
      // An account with the right to void cannot call it mistyped either: only the call for taking back can.
      const { studentReceiptNo } = first.body;
      const called = { studentID: 'mistyped', studentReceiptNo, reason: 'Kept it', cause: 'mistyped' };
      const asVoid = await office.call('POST', '/api/office/voidReceipt', called, admin());
      expect(asVoid).toMatchObject({ status: 400, body: { details: [{ field: 'cause' }] } });
      const back = await takeBack(first.body.studentReceiptNo);
      expect(back.body.studentFeeReport.at(-1)).toMatchObject({ kind: 'reversal', cause: 'mistyped' });
      const second = await pay(office, 'mistyped', 100, { token });
      office.clock.advance(121_000);
      // The answer was lost, so the same desk sends the call again.
      const again = await takeBack(first.body.studentReceiptNo);
      expect(again).toMatchObject({ status: 201, body: { studentReceiptNo: back.body.studentReceiptNo } });
      expect((await takeBack(first.body.studentReceiptNo, other)).status).toBe(409);
      expect((await takeBack(second.body.studentReceiptNo)).status).toBe(409);
      const third = await pay(office, 'mistyped', 50, { token });
      const counts = { n500: 0, n200: 0, n100: 1, n50: 1, n20: 0, n10: 0, n5: 0, n2: 0, n1: 0 };
      const closed = await office.call(
        'POST',
        '/api/office/closeDrawer',
        { openingFloat: 0, closingFloat: 0, counts },
        { token },
      );
      expect(closed.status).toBe(201);
      expect((await takeBack(third.body.studentReceiptNo)).status).toBe(409);
      // It is refused, too, if the process ended after the closing was stored and before its entries said so.
      const entry = { studentReceiptNo: third.body.studentReceiptNo };
      await office.connection.collection('ledger').updateOne(entry, { $unset: { closing: 1 } });
      expect((await takeBack(third.body.studentReceiptNo)).status).toBe(409);
      const today = await office.call('GET', '/api/office/collectedToday', undefined, admin());
      expect(today.body).toMatchObject({ mistyped: 1 });
    });

    it('in an opening balance is reversed, once, and a fine is waived without a kind (D76, D80)', async () => {
      on('2030-09-06');
      await register(office, 'opening', { previousBalance: 500 });
      const [opening] = await ledgerOf('opening');
      const number = opening?.studentReceiptNo ?? '';
      expect((await voiding('opening', number)).status).toBe(201);
      expect((await voiding('opening', number)).status).toBe(409);
      expect(await owes('opening')).toEqual([0, 300]);
      await charge('opening', 'fine', 50);
      const give = (body: object) =>
        office.call<PaymentAnswer>(
          'POST',
          '/api/office/giveConcession',
          { studentID: 'opening', reason: 'First time', ...body },
          admin(),
        );
      expect((await give({ amount: 20 })).status).toBe(400);
      const waived = await give({ amount: 50, head: 'fine' });
      expect(waived.status).toBe(201);
      // This month is due: a concession may reduce it, but not below zero.
      expect((await give({ amount: 300.01, concession: 'rte' })).status).toBe(409);
      expect((await give({ amount: 300, concession: 'rte' })).status).toBe(201);
      expect(await owes('opening')).toEqual([0, 0]);
      expect((await voiding('opening', waived.body.studentReceiptNo)).status).toBe(201);
      expect((await voiding('opening', waived.body.studentReceiptNo)).status).toBe(409);
      expect(await owes('opening')).toEqual([50, 0]);
    });
  });

  it('answers each call under its key once, and refuses the key with other content (D52)', async () => {
    on('2030-09-06');
    await register(office, 'keys');
    const shown: BalanceAnswer = await balanceOf(office, 'keys');
    const headers = { 'Idempotency-Key': randomUUID() };
    const deposit = (body: object) =>
      office.call<PaymentAnswer>('POST', '/api/office/depositFee', body, { headers });
    const first = await deposit(depositOf(shown, 100));
    expect((await deposit(depositOf(shown, 100))).body.studentReceiptNo).toBe(first.body.studentReceiptNo);
    expect((await deposit({ ...depositOf(shown, 100), throughMonth: '2030-09' })).status).toBe(422);
    const same = await office.call(
      'POST',
      '/api/office/addCharge',
      { studentID: 'keys', head: 'fine', amount: 10, reason: 'Late' },
      { headers },
    );
    expect(same.status).toBe(422);
    const other = sampleRegistration({ studentID: 'keys-2', signatureRef: await signatureOf(office) });
    expect((await office.call('POST', '/api/student/register-student', other)).status).toBe(201);
    const elsewhere = depositOf(await balanceOf(office, 'keys-2'), 100);
    expect((await deposit(elsewhere)).status).toBe(409);
  });
});

describe('a school that enters its own fees', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const on = (day: string) =>
    office.clock.advance(Date.parse(`${day}T10:00:00+05:30`) - office.clock.now().getTime());
  const owes = async (studentID: string) => {
    const { fees } = await balanceOf(office, studentID);
    return [fees.previousBalance, fees.currentCharge];
  };

  it('begins its table in the running session, for one branch, until a month of it is charged (D79)', async () => {
    on('2030-09-06');
    await register(office, 'cbse', { feesFrom: '2030-04' });
    await register(office, 'up-1', { boardType: 'up', feesFrom: '2030-04' });
    const table = (from: string, monthly: number, branch?: string) => {
      const fees = { monthly, registration: 0, security: 0 };
      return addFeeTable(office, {
        from,
        branch,
        fees: Object.fromEntries(feeBands.map((band) => [band, fees])),
      });
    };
    expect((await table('2030-04', 1000, 'MLMEC')).status).toBe(201);
    expect((await table('2030-04', 500)).status).toBe(201);
    expect((await table('2030-06', 800, 'MLMIC')).status).toBe(201);
    const fees = async (studentID: string) => (await balanceOf(office, studentID)).fees;
    expect(await fees('cbse')).toMatchObject({ previousBalance: 2500, currentCharge: 500 });
    expect(await fees('up-1')).toMatchObject({ previousBalance: 3400, currentCharge: 800 });
    await pay(office, 'up-1', 100);
    expect((await table('2030-05', 1, 'MLMIC')).status).toBe(409);
    expect((await table('2030-05', 1)).status).toBe(409);
    expect((await table('2030-05', 900, 'MLMEC')).status).toBe(201);
    expect((await table('2030-10', 900, 'MLMIC')).status).toBe(201);
  });

  it('that is free is charged all the same: class 1 owes nothing for the months in UKG (D72)', async () => {
    on('2031-03-20');
    const free = { monthly: 0, registration: 0, security: 0 };
    const fees = Object.fromEntries(feeBands.map((band) => [band, { ...free, monthly: 300 }]));
    const table = { from: '2031-04', fees: { ...fees, 'before-1': free } };
    expect((await addFeeTable(office, table)).status).toBe(201);
    on('2031-04-02');
    await register(office, 'free', { class: 'ukg', wingType: 'junior' });
    on('2031-06-10');
    expect(await owes('free')).toEqual([0, 0]);
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'free', class: '1' });
    on('2031-07-05');
    // June is charged at the class of its last day.
    expect(await owes('free')).toEqual([300, 300]);
    await pay(office, 'free', 100);
    const { student } = await balanceOf(office, 'free');
    const numbers = student.studentFeeReport.map((entry) => entry.studentReceiptNo);
    expect(new Set(numbers).size).toBe(numbers.length);
    on('2031-08-05');
    expect(await owes('free')).toEqual([500, 300]);
  });
});
