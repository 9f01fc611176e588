import { nextMonth, schoolMonth, type AuditEntry } from '@school/domain';
import type { DayBookAnswer } from '../src/day-book/day-book.answers';
import type { BalanceAnswer, PaymentAnswer, RefundableAnswer } from '../src/fees/fees.answers';
import type { HeadsAnswer } from '../src/heads/heads.answers';
import type { StudentAnswer } from '../src/students/students.answers';
import { BUS, busFrom } from './support/bus';
import { whilePayersAreRead } from './support/meanwhile';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

const PATH = '/api/office/heads';

describe('the heads of the school (D78)', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const month = () => schoolMonth(office.clock.now());
  const wait = () => office.clock.goToNextMonth();
  const add = (body: object, token = office.admin) => office.call<HeadsAnswer>('POST', PATH, body, { token });
  const bus = (changes: object = {}) => ({
    ...busFrom(month()),
    stops: [
      { name: 'Naini', amount: 650 },
      { name: 'Civil Lines', amount: '400.50' },
    ],
    ...changes,
  });
  const take = (studentID: string, changes: object = {}) =>
    office.call<StudentAnswer>('POST', '/api/office/takeHead', {
      studentID,
      head: BUS,
      stop: 'Naini',
      from: month(),
      ...changes,
    });
  const end = (studentID: string, id: string | undefined, from: string) =>
    office.call<StudentAnswer>('POST', '/api/office/endHead', { studentID, id, from });
  const payWith = (due: BalanceAnswer, paid: number, more: object) =>
    office.call<PaymentAnswer>('POST', '/api/office/depositFee', { ...depositOf(due, paid), ...more });
  const owedBy = async (studentID: string) => (await balanceOf(office, studentID)).fees.outstandingDue;
  const studentOf = async (studentID: string) =>
    (await office.call<StudentAnswer>('GET', `/api/office/getStudentById?studentID=${studentID}`)).body;
  const logOf = async (query: string) =>
    (await office.call<AuditEntry[]>('GET', `/api/audit?${query}`, undefined, { token: office.admin })).body;

  it('are none at first, and change no answer', async () => {
    expect((await office.call<HeadsAnswer>('GET', PATH)).body).toEqual([]);
    await register(office, 'walker');
    expect(Object.keys(await studentOf('walker'))).not.toContain('heads');
    const { fees } = await balanceOf(office, 'walker');
    expect(Object.keys(fees)).not.toContain('current');
    expect(fees.ahead.map((one) => Object.keys(one))[0]).toEqual(['month', 'amount']);
  });

  it.each([
    ['by a clerk', 403, {}, 'clerk' as const],
    ['without a stop', 400, { stops: [] }, 'admin' as const],
    ['under the name of the specification', 409, { name: 'Fine' }, 'admin' as const],
    ['for a month that is none', 400, { from: '2026-13' }, 'admin' as const],
  ])('are not added %s', async (_, status, changes, who) => {
    expect((await add(bus(changes), office[who])).status).toBe(status);
    expect((await office.call<HeadsAnswer>('GET', PATH)).body).toEqual([]);
  });

  it('are added once for each name, however often at once, and said in the audit log', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add(bus())));
    // A desk that reads what the first one wrote gets the same answer; a desk still in progress is refused as another desk.
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(201);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    // The answer was lost, so the same desk sends the call again.
    expect((await add(bus())).status).toBe(201);
    expect((await add(bus({ takers: 'all', price: 'one', stops: undefined, amount: 10 }))).status).toBe(409);
    expect((await office.call<HeadsAnswer>('GET', PATH)).body).toMatchObject([
      { head: BUS, amounts: [{ stops: [{ amount: 650 }, { amount: 400.5 }], addedBy: 'Admin' }] },
    ]);
    const lines = await logOf('action=head-added');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ subject: { kind: 'head', id: BUS } });
    expect(lines[0]?.changes).toContainEqual({ field: 'stops', after: 'Naini 650, Civil Lines 400.5' });
  });

  it('are asked for at the counter, paid by head and month, and told apart in the day book', async () => {
    await register(office, 'rider');
    const taken = await take('rider');
    expect(taken).toMatchObject({
      status: 200,
      body: { heads: [{ head: BUS, stop: 'Naini' }], fees: { currentCharge: 950, outstandingDue: 950 } },
    });
    // Sent again, as after a lost answer, the call changes nothing.
    expect((await take('rider')).body.heads).toEqual(taken.body.heads);
    const { fees } = await balanceOf(office, 'rider');
    expect(fees.current).toEqual([
      { head: 'monthly', amount: 300 },
      { head: BUS, amount: 650 },
    ]);
    const { body } = await pay(office, 'rider');
    expect(body.studentFeeReport.at(-1)?.paidFor).toEqual([
      { head: 'monthly', month: month(), amount: 300 },
      { head: BUS, month: month(), amount: 650 },
    ]);
    const book = await office.call<DayBookAnswer>(
      'GET',
      `/api/office/dayBook?head=${encodeURIComponent(BUS)}`,
    );
    expect(book.body.totals.heads).toEqual([{ key: BUS, amount: 650 }]);
  });

  it('say in the audit log what the month costs before and after (D84)', async () => {
    const [line] = await logOf('action=head-taken&subject=rider');
    expect(line?.changes).toEqual([
      { field: 'head', after: BUS },
      { field: 'stop', after: 'Naini' },
      { field: 'from', after: month() },
      { field: 'monthlyFee', before: '300', after: '950' },
    ]);
  });

  it('are charged with the month that passes, in one line', async () => {
    wait();
    wait();
    const { studentFeeReport } = await studentOf('rider');
    expect(studentFeeReport.at(-1)).toMatchObject({
      kind: 'charge',
      studentCurrentCharge: 950,
      charges: [{ head: 'monthly' }, { head: BUS, amount: 650 }],
    });
  });

  it('change with the stop: months paid ahead are the family’s again, tuition stays paid (D73)', async () => {
    await register(office, 'mover');
    await take('mover');
    const due = await balanceOf(office, 'mover');
    const through = nextMonth(nextMonth(month()));
    const ahead = due.fees.ahead.filter((one) => one.month <= through);
    expect(ahead.map(({ head }) => head)).toEqual([undefined, BUS, undefined, BUS]);
    await payWith(due, 3 * 950, { throughMonth: through, currentCharge: 3 * 950 });
    const moved = await take('mover', { stop: 'Civil Lines', from: nextMonth(month()) });
    expect(moved.body.fees).toMatchObject({ previousBalance: -1300, currentCharge: 0 });
    expect(moved.body.studentFeeReport.slice(-2)).toMatchObject([
      { kind: 'take-back', charges: [{ head: BUS, month: nextMonth(month()), amount: -650 }] },
      { kind: 'take-back', charges: [{ head: BUS, month: through, amount: -650 }] },
    ]);
    const [line] = await logOf('action=head-taken&subject=mover');
    expect(line?.changes).toContainEqual({ field: 'moved', after: '-1300' });
    wait();
    // From next month only the bus is open, at the new stop, and the credit settles it.
    expect((await studentOf('mover')).fees).toMatchObject({ currentCharge: 400.5, outstandingDue: -899.5 });
  });

  it('are given up from a month that has not passed, once', async () => {
    await register(office, 'quitter');
    const id = (await take('quitter')).body.heads?.[0]?.id;
    expect((await end('quitter', id, '2020-01')).status).toBe(400);
    const over = await end('quitter', id, month());
    expect(over).toMatchObject({ status: 200, body: { fees: { currentCharge: 300 } } });
    expect((await end('quitter', id, month())).status).toBe(409);
    expect((await take('quitter', { stop: 'Moon' })).status).toBe(400);
    expect((await take('quitter', { head: 'school:Gold' })).status).toBe(409);
  });

  it('cost what was said of them from a month of which nothing was charged', async () => {
    const amounts = (from: string, changes: object = {}, token = office.admin) =>
      office.call<HeadsAnswer>(
        'POST',
        `${PATH}/amounts`,
        { head: BUS, from, stops: [{ name: 'Naini', amount: 700 }], ...changes },
        { token },
      );
    expect((await amounts(month())).status).toBe(409);
    expect((await amounts(nextMonth(month()), {}, office.clerk)).status).toBe(403);
    expect((await amounts(nextMonth(month()), { head: 'school:Gold' })).status).toBe(404);
    expect((await amounts(nextMonth(month()), { stops: undefined, amount: 5 })).status).toBe(400);
    expect((await amounts(nextMonth(month()))).status).toBe(201);
    // The answer was lost, so the same desk sends the call again.
    const again = await amounts(nextMonth(month()));
    expect([again.status, again.body.find(({ head }) => head === BUS)?.amounts.length]).toEqual([201, 2]);
    expect(await logOf('action=head-changed')).toHaveLength(1);
    wait();
    expect((await studentOf('rider')).fees?.currentCharge).toBe(1000);
  });

  it('cost otherwise from a month for which they were not charged, though a receipt charged other heads for it', async () => {
    await add(bus({ name: 'Van' }));
    await register(office, 'van');
    const id = (await take('van', { head: 'school:Van' })).body.heads?.[0]?.id;
    const next = nextMonth(month());
    await end('van', id, next);
    const due = await balanceOf(office, 'van');
    const paid = 3 * 300 + 650;
    const through = { throughMonth: nextMonth(next), currentCharge: paid };
    expect((await payWith(due, paid, through)).status).toBe(201);
    const amounts = { head: 'school:Van', from: next, stops: [{ name: 'Naini', amount: 700 }] };
    const said = await office.call('POST', `${PATH}/amounts`, amounts, { token: office.admin });
    expect(said.status).toBe(201);
  });

  it('have what two administrators said at the same moment', async () => {
    await add(bus({ name: 'Boat' }));
    const froms = [nextMonth(month()), nextMonth(nextMonth(month()))];
    const amounts = { head: 'school:Boat', stops: [{ name: 'Naini', amount: 700 }] };
    const said = await Promise.all(
      froms.map((from) =>
        office.call('POST', `${PATH}/amounts`, { ...amounts, from }, { token: office.admin }),
      ),
    );
    expect(said.map(({ status }) => status)).toEqual([201, 201]);
    const heads = (await office.call<HeadsAnswer>('GET', PATH)).body;
    const boat = heads.find(({ head }) => head === 'school:Boat');
    expect(boat?.amounts.map(({ from }) => from)).toEqual(expect.arrayContaining(froms));
  });

  it('begin in a month that passed where their branch was charged for nothing of it', async () => {
    await register(office, 'passed');
    await pay(office, 'passed');
    const from = month();
    wait();
    expect((await add(bus({ name: 'Raft', from, branch: 'MLMEC' }))).status).toBe(409);
    expect((await add(bus({ name: 'Raft', from, branch: 'MLMIC' }))).status).toBe(201);
  });

  it('are owed by everybody whom they are for, also in the list of defaulters, once they begin', async () => {
    await register(office, 'owing');
    const before = await office.call<{ owed: object }[]>('GET', '/api/office/defaulters');
    expect(before.status).toBe(200);
    const exam = { name: 'Exam', every: 'yearly', inMonths: [month().slice(5)], price: 'one', takers: 'all' };
    const added = await add({ ...exam, isRefundable: false, from: month(), amount: 150 });
    expect(added.status).toBe(201);
    expect((await studentOf('owing')).fees).toMatchObject({ currentCharge: 450 });
    // A rupee charged by hand would take the place of the month's charge.
    const byHand = { studentID: 'owing', head: 'school:Exam', amount: 1, reason: 'Exam' };
    expect((await office.call('POST', '/api/office/addCharge', byHand)).status).toBe(409);
    wait();
    const after = await office.call<{ studentID: string; owed: { dues: object[] } }[]>(
      'GET',
      '/api/office/defaulters?size=100&sort=-amount',
    );
    expect(JSON.stringify(after.body)).toContain('school:Exam');
  });

  it('are charged by hand too, several in one payment, and given back when they are a deposit', async () => {
    await add({
      name: 'Locker',
      every: 'once',
      price: 'one',
      takers: 'chosen',
      isRefundable: true,
      from: month(),
      amount: 200,
    });
    await register(office, 'leaver');
    const due = await balanceOf(office, 'leaver');
    const { fees } = due;
    const charges = [
      { head: 'school:Locker', amount: 200, reason: 'Locker 12' },
      { head: 'tc', amount: 50, reason: 'Goes to Agra' },
    ];
    const all = fees.outstandingDue + 250;
    const paid = await payWith(due, all, { charges, currentCharge: fees.currentCharge + 250 });
    expect(paid.body.studentFeeReport.at(-1)?.paidFor).toContainEqual({
      head: 'school:Locker',
      month: month(),
      amount: 200,
    });
    const gone = await office.call<PaymentAnswer>(
      'DELETE',
      '/api/office/deleteStudent',
      {
        studentID: 'leaver',
        outstandingDue: 0,
      },
      { token: office.admin },
    );
    expect(gone.status).toBe(200);
    const back = await office.call<RefundableAnswer>('POST', '/api/office/refundable', {
      studentID: 'leaver',
    });
    expect(back.body.heads).toEqual([{ head: 'school:Locker', amount: 200 }]);
  });

  describe('several at one payment', () => {
    const once = (name: string, amount: number) =>
      add({
        name,
        every: 'once',
        price: 'one',
        takers: 'chosen',
        isRefundable: false,
        from: month(),
        amount,
      });
    const EXAM = 'school:Exam';
    const COMPUTER = 'school:Computer';
    const both = [
      { head: EXAM, amount: 500, reason: '2026-27' },
      { head: COMPUTER, amount: 300, reason: '2026-27' },
    ];
    const payBoth = async (studentID: string, paid: number, more: object = {}, key?: string) => {
      const due = await balanceOf(office, studentID);
      const body = { ...depositOf(due, paid), toward: EXAM, charges: both };
      const charged = { ...body, currentCharge: due.fees.currentCharge + 800, ...more };
      const headers = key === undefined ? {} : { 'Idempotency-Key': key };
      const sent = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', charged, { headers });
      return { sent, charged, headers };
    };
    const last = ({ body }: { body: PaymentAnswer }) => body.studentFeeReport.at(-1);

    beforeAll(async () => {
      await once('Exam', 500);
      await once('Computer', 300);
    });

    it('each is paid before the month, and shown by receipt and day book; the same key takes nothing twice', async () => {
      await register(office, 'examined');
      const { sent, charged, headers } = await payBoth('examined', 800, {}, 'heads-several-0001');
      expect(sent.status).toBe(201);
      expect(last(sent)?.paidFor).toEqual([
        { head: EXAM, month: month(), amount: 500 },
        { head: COMPUTER, month: month(), amount: 300 },
      ]);
      const again = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', charged, { headers });
      expect(again.body).toEqual(sent.body);
      const other = { ...charged, charges: both.slice(0, 1) };
      expect((await office.call('POST', '/api/office/depositFee', other, { headers })).status).toBe(422);
      for (const [head, amount] of [
        [EXAM, 500],
        [COMPUTER, 300],
      ] as const) {
        const book = await office.call<DayBookAnswer>(
          'GET',
          `/api/office/dayBook?head=${encodeURIComponent(head)}`,
        );
        expect(book.body.totals.heads).toEqual([{ key: head, amount }]);
      }
    });

    it.each([
      // The family is as it was before the mistyped payment: it owes nothing that came with it (D76).
      ['taken back within two minutes, neither is owed', '/api/office/takeBackPayment', {}, 0],
      ['void, both are owed again', '/api/office/voidReceipt', { reason: 'Other child' }, 800],
    ] as const)('%s', async (name, path, more, owed) => {
      const studentID = `undo-${String(name.length)}`;
      await register(office, studentID);
      const before = await owedBy(studentID);
      const { sent } = await payBoth(studentID, before + 800);
      expect(await owedBy(studentID)).toBe(0);
      const { studentReceiptNo } = sent.body;
      const token = path.endsWith('voidReceipt') ? office.admin : office.clerk;
      const asked = { studentID, studentReceiptNo, ...more };
      const undone = await office.call<PaymentAnswer>('POST', path, asked, { token });
      expect(last(undone)).toMatchObject({ kind: 'reversal', studentPaid: -(before + 800) });
      expect(last(undone)?.paidFor).toContainEqual({ head: COMPUTER, month: month(), amount: -300 });
      expect(await owedBy(studentID)).toBe(before + owed);
    });

    it.each([
      ['a head twice', { charges: [both[0], both[0]] }, 400],
      ['an amount of nothing', { charges: [{ ...both[0], amount: 0 }] }, 400],
      ['a head that there is not', { charges: [{ ...both[0], head: 'school:Gold' }] }, 409],
      ['a type that there is not', { toward: 'school:Gold' }, 409],
      ['a sum that is not that of the heads', { charges: [both[0]] }, 409],
    ])('refused: %s', async (_, more, status) => {
      expect((await payBoth('examined', 800, more)).sent.status).toBe(status);
    });

    it('are printed as they were paid when a head is withdrawn meanwhile, and charged no more then', async () => {
      await register(office, 'late');
      const { sent } = await payBoth('late', 800);
      const { studentReceiptNo } = sent.body;
      const paidFor = last(sent)?.paidFor;
      const from = nextMonth(month());
      await office.call('POST', `${PATH}/close`, { head: COMPUTER, from }, { token: office.admin });
      wait();
      const receipt = (await studentOf('late')).studentFeeReport.find(
        (one) => one.studentReceiptNo === studentReceiptNo,
      );
      expect(receipt?.paidFor).toEqual(paidFor);
      expect((await payBoth('late', 800)).sent.status).toBe(409);
      const alone = { toward: EXAM, charges: both.slice(0, 1) };
      const due = await balanceOf(office, 'late');
      expect(
        (await payBoth('late', 500, { ...alone, currentCharge: due.fees.currentCharge + 500 })).sent.status,
      ).toBe(201);
    });
  });

  it('have concessions of their own: standing, or once, and neither of a head that there is not (D78, D80)', async () => {
    await register(office, 'helped');
    await take('helped');
    const give = (path: string, more: object) =>
      office.call<StudentAnswer>(
        'POST',
        `/api/office/${path}`,
        { studentID: 'helped', concession: 'hardship', reason: 'Father is ill', ...more },
        { token: office.admin },
      );
    const { fees } = await balanceOf(office, 'helped');
    const ofBus = async () =>
      (await balanceOf(office, 'helped')).fees.current?.find(({ head }) => head === BUS)?.amount ?? 0;
    const before = await ofBus();
    const standing = { unit: 'percent', value: 50, from: month(), head: BUS };
    expect((await give('giveStandingConcession', standing)).status).toBe(201);
    const half = await ofBus();
    expect(half).toBe(Math.floor(before / 2));
    expect(await owedBy('helped')).toBe(fees.outstandingDue - before + half);
    expect((await give('giveStandingConcession', { ...standing, head: 'school:Gold' })).status).toBe(409);
    expect((await give('giveConcession', { amount: half + 1, head: BUS })).status).toBe(409);
    expect((await give('giveConcession', { amount: half, head: BUS })).status).toBe(201);
    expect(await owedBy('helped')).toBe(fees.outstandingDue - before);
  });

  it('are not closed from a month that a counter charges while all who pay are looked at', async () => {
    const from = month();
    const head = 'school:Clay';
    const clay = {
      name: 'Clay',
      every: 'monthly',
      price: 'one',
      takers: 'chosen',
      isRefundable: false,
      from,
    };
    expect((await add({ ...clay, amount: 40 })).status).toBe(201);
    await register(office, 'potter', { feesFrom: from });
    expect((await take('potter', { head, stop: undefined })).status).toBe(200);
    whilePayersAreRead(office, () => pay(office, 'potter'));
    const closing = await office.call('POST', `${PATH}/close`, { head, from }, { token: office.admin });
    expect(closing.status).toBe(409);
    expect((await balanceOf(office, 'potter')).fees.currentCharge).toBe(0);
    const closed = (await office.call<HeadsAnswer>('GET', PATH)).body.find((one) => one.head === head);
    expect(closed).not.toHaveProperty('closedFrom');
  });

  it('are closed from a month to come, for ever', async () => {
    const close = (from: string) =>
      office.call<HeadsAnswer>('POST', `${PATH}/close`, { head: BUS, from }, { token: office.admin });
    await pay(office, 'rider');
    expect((await close(month())).status).toBe(409);
    expect((await close(nextMonth(month()))).status).toBe(200);
    expect((await close(nextMonth(nextMonth(month())))).status).toBe(409);
    // The answer was lost, so the same desk sends the call again.
    expect((await close(nextMonth(month()))).status).toBe(200);
    const lines = await logOf('action=head-closed');
    expect(lines.filter(({ subject }) => subject.id === BUS)).toHaveLength(1);
    wait();
    const { body } = await office.call<BalanceAnswer>('POST', '/api/office/isFirstTimeDeposit', {
      studentID: 'rider',
    });
    expect(body.fees.current).toBeUndefined();
    expect((await take('rider', { stop: 'Civil Lines' })).status).toBe(409);
  });
});
