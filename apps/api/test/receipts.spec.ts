import { randomUUID } from 'node:crypto';
import { ledgerOf, receiptSchema, type ReceiptRegisterQuery } from '@school/domain';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { z } from 'zod';
import type {
  CollectorsAnswer,
  GivenBackAnswer,
  PrintsAnswer,
  ReceiptAnswer,
  RegisterAnswer,
} from '../src/receipts/receipts.answers';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import { RECEIPT_KEY, type ReceiptKey } from '../src/receipt-check/receipt-key.schema';
import { ReceiptCodes } from '../src/receipt-check/receipt-codes.service';
import type { Settings } from '../src/settings/settings';
import { LEDGER, type StoredEntry } from '../src/ledger/ledger.schema';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

let office: TestOffice;

beforeAll(async () => {
  office = await TestOffice.open();
});
afterAll(async () => office.close());

const collectorOf = async (username: string) =>
  (await office.connection.collection('staff').findOne({ foldedUsername: username }))?._id.toHexString();

describe('who made an entry, and what its receipt said', () => {
  it('is kept by each entry that moved money, said by its receipt, and no load on the ledger (D71)', async () => {
    await register(office, 'said-1', { previousBalance: 100 });
    const paid = await pay(office, 'said-1', 250);
    await office.call(
      'POST',
      '/api/office/voidReceipt',
      { studentID: 'said-1', studentReceiptNo: paid.body.studentReceiptNo, reason: 'wrong child' },
      { token: office.admin },
    );
    const clerk = await collectorOf('clerk-one');
    const ledger = ledgerOf((await balanceOf(office, 'said-1')).student.studentFeeReport);
    expect(ledger.map(({ kind, collectorId }) => [kind, collectorId])).toEqual([
      ['opening', clerk],
      ['deposit', clerk],
      ['reversal', await collectorOf('admin')],
    ]);
    const snapshot = {
      studentName: 'Asha Verma',
      fatherName: 'Ramesh Verma',
      class: '3',
      section: 'a',
      school: { name: 'M.L.M. Education Centre', nameHindi: 'एम.एल.एम. एजुकेशन सेंटर' },
      language: 'en',
    };
    const entries = office.connection.collection<StoredEntry>('ledger').find({ student: 'said-1' });
    const stored = await entries.sort({ seq: 1 }).toArray();
    expect(stored.map((entry) => entry.snapshot)).toEqual([undefined, snapshot, snapshot]);
    expect(ledger.map((entry) => entry.snapshot)).toEqual([undefined, undefined, undefined]);
    const { body } = await receipt(paid.body.studentReceiptNo);
    expect(body.receipt).toMatchObject(snapshot);
  });
});

type Query = Partial<Record<keyof ReceiptRegisterQuery, string>>;

const registered = (query: Query) =>
  office.call<RegisterAnswer>('GET', `/api/office/receipts?${new URLSearchParams(query).toString()}`);
const receipt = (studentReceiptNo: string) =>
  office.call<ReceiptAnswer>(
    'GET',
    `/api/office/receipts/one?${new URLSearchParams({ studentReceiptNo }).toString()}`,
  );
const numberOf = (answer: { readonly body: PaymentAnswer }) => {
  const { studentFeeReport, studentReceiptNo } = answer.body;
  return studentFeeReport.find((entry) => entry.studentReceiptNo === studentReceiptNo)?.book?.number ?? 0;
};
const voidReceipt = (studentID: string, studentReceiptNo: string) =>
  office.call<PaymentAnswer>(
    'POST',
    '/api/office/voidReceipt',
    { studentID, studentReceiptNo, reason: 'wrong child' },
    { token: office.admin },
  );
const leave = (studentID: string) =>
  office.call('DELETE', '/api/office/deleteStudent', { studentID }, { token: office.admin });

describe('the book of a branch', () => {
  it('gives each receipt the next number, each branch its own, and charges and voids none', async () => {
    await register(office, 'book-1');
    await register(office, 'book-2', { boardType: 'up' });
    const first = numberOf(await pay(office, 'book-1', 10));
    const other = numberOf(await pay(office, 'book-2', 10));
    await office.call('POST', '/api/office/addCharge', {
      studentID: 'book-1',
      head: 'fine',
      amount: 20,
      reason: 'came late',
    });
    const second = await pay(office, 'book-1', 10);
    await voidReceipt('book-1', second.body.studentReceiptNo);
    expect(numberOf(second)).toBe(first + 1);
    expect([numberOf(await pay(office, 'book-1', 10)), numberOf(await pay(office, 'book-2', 10))]).toEqual([
      first + 2,
      other + 1,
    ]);
  });

  it('lets forty desks pay at once and leaves no number out', async () => {
    const desks = Array.from({ length: 40 }, (_, desk) => `desk-${desk}`);
    await Promise.all(desks.map((studentID) => register(office, studentID)));
    const before = numberOf(await pay(office, 'desk-0', 1));
    const numbers = (await Promise.all(desks.map((studentID) => pay(office, studentID, 1)))).map(numberOf);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(desks.map((_, desk) => before + desk + 1));
  });

  it('takes no number for a payment that is refused, and the same one for a payment that is sent again', async () => {
    await register(office, 'book-3');
    const shown = await balanceOf(office, 'book-3');
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = (paid: number) =>
      office.call<PaymentAnswer>('POST', '/api/office/depositFee', depositOf(shown, paid), { headers });
    const [first, again] = await Promise.all([send(10), send(10)]);
    expect([again.status, again.body.studentReceiptNo]).toEqual([201, first.body.studentReceiptNo]);
    const desks = Array.from({ length: 10 }, () => depositOf(shown, 10));
    const refused = await Promise.all(
      desks.map((request) => office.call('POST', '/api/office/depositFee', request)),
    );
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(numberOf(await pay(office, 'book-3', 10))).toBe(numberOf(first) + 1);
  });

  it('begins anew with the session, by the calendar of the school', async () => {
    await register(office, 'book-4');
    office.clock.stop();
    const march = Date.UTC(office.clock.now().getUTCFullYear() + 1, 2, 31, 18, 29);
    const ahead = march - office.clock.now().getTime();
    office.clock.advance(ahead);
    office.clock.goOn();
    const last = (await pay(office, 'book-4', 1)).body.studentFeeReport.at(-1)?.book;
    office.clock.advance(60_000);
    const next = (await pay(office, 'book-4', 1)).body.studentFeeReport.at(-1)?.book;
    office.clock.advance(-ahead - 60_000);
    expect(next).toEqual({ session: expect.any(String) as string, branch: 'MLMEC', number: 1 });
    expect(Number(next?.session.slice(0, 4))).toBe(Number(last?.session.slice(0, 4)) + 1);
  });
});

describe('a receipt that is printed again', () => {
  it('says what it said, after the student moved to another class and after she left', async () => {
    await register(office, 'again-1');
    const { studentReceiptNo } = (await pay(office, 'again-1', 100)).body;
    const before = await receipt(studentReceiptNo);
    expect(before).toMatchObject({
      status: 200,
      body: {
        hasLeft: false,
        isPrinted: false,
        receipt: {
          studentName: 'Asha Verma',
          class: '3',
          paid: 100,
          school: { name: 'M.L.M. Education Centre' },
        },
      },
    });
    const change = { studentID: 'again-1', class: '4', section: 'b', studentLastName: 'Gupta' };
    expect((await office.call('PUT', '/api/office/updateStudent', change)).status).toBe(200);
    expect((await receipt(studentReceiptNo)).body).toEqual(before.body);
    await leave('again-1');
    expect((await receipt(studentReceiptNo)).body).toEqual({ ...before.body, hasLeft: true });
    await voidReceipt('again-1', studentReceiptNo);
    const entries = office.connection.collection<StoredEntry>('ledger');
    const reversal = await entries.findOne({ student: 'again-1', kind: 'reversal' });
    expect(reversal?.snapshot).toMatchObject({ studentName: 'Asha Verma', class: '3', section: 'a' });
  });

  it('is voided also when the student left, once, and says so', async () => {
    await register(office, 'again-2');
    const { studentReceiptNo } = (await pay(office, 'again-2', 100)).body;
    await leave('again-2');
    expect((await voidReceipt('again-2', studentReceiptNo)).status).toBe(201);
    expect((await receipt(studentReceiptNo)).body.receipt.isVoid).toBe(true);
    expect((await voidReceipt('again-2', studentReceiptNo)).status).toBe(409);
    expect((await pay(office, 'book-1', 1)).status).toBe(201);
  });

  it('is none for an opening balance, and a number that nobody has', async () => {
    await register(office, 'again-3', { previousBalance: 50 });
    for (const number of ['MLMEC/again-3/OPENING', 'MLMEC/again-3/1']) {
      expect((await receipt(number)).status).toBe(404);
    }
  });
});

describe('payments of two desks at the same moment', () => {
  it('say each by which sign-in they were written', async () => {
    const ids = Array.from({ length: 5 }, (_, at) => `side-${at}`);
    for (const studentID of ids) await register(office, studentID);
    const others = ids.map((studentID) => `${studentID}-b`);
    for (const studentID of others) await register(office, studentID);
    await Promise.all([
      ...ids.map((studentID) => pay(office, studentID, 10)),
      ...others.map((studentID) => pay(office, studentID, 10, { token: office.admin })),
    ]);
    const entries = office.connection.collection<StoredEntry>('ledger');
    const stored = await entries.find({ student: /^side-/, kind: 'deposit' }).toArray();
    const signIns = new Map(stored.map(({ collectorId, signIn }) => [signIn, collectorId]));
    expect([stored.length, signIns.size]).toEqual([10, 2]);
    for (const one of stored) expect(signIns.get(one.signIn)).toBe(one.collectorId);
  });
});

describe('the receipts of a payment for several children (D83)', () => {
  const payUnder = async (studentID: string, key: string) => {
    const shown = depositOf(await balanceOf(office, studentID), 10);
    const headers = { 'Idempotency-Key': `${key}-${studentID}` };
    const paid = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', shown, { headers });
    return paid.body.studentReceiptNo;
  };
  const family = async (studentReceiptNo: string) => {
    const query = new URLSearchParams({ studentReceiptNo }).toString();
    const { body } = await office.call<ReceiptAnswer[]>('GET', `/api/office/receipts/family?${query}`);
    return body.map(({ receipt: one, isOfFamily }) => [one.receiptNumber, isOfFamily]);
  };

  it('are found by each of them, in the order in which they were taken, and no other payment among them', async () => {
    for (const studentID of ['kin-b', 'kin-a', 'kin-c']) await register(office, studentID);
    const key = `family-${randomUUID()}`;
    const [first, second] = [await payUnder('kin-b', key), await payUnder('kin-a', key)];
    const other = await payUnder('kin-c', `${key}-more`);
    const alone = (await pay(office, 'kin-a', 10)).body.studentReceiptNo;
    const both = [first, second].map((one) => [one, true]);
    expect([await family(first), await family(second)]).toEqual([both, both]);
    expect(await family(other)).toEqual([[other, true]]);
    expect(await family(alone)).toEqual([[alone, false]]);
  });
});

describe('prints', () => {
  let studentReceiptNo = '';
  const print = (key: string) =>
    office.call<PrintsAnswer>(
      'POST',
      '/api/office/receipts/prints',
      { studentReceiptNos: [studentReceiptNo] },
      { headers: { 'Idempotency-Key': key } },
    );
  const failed = (key: string) =>
    office.call<GivenBackAnswer>(
      'POST',
      '/api/office/receipts/prints/failed',
      { studentReceiptNos: [studentReceiptNo] },
      { headers: { 'Idempotency-Key': key } },
    );
  const isOriginal = async (key: string) => (await print(key)).body[0]?.isOriginal;

  beforeEach(async () => {
    const studentID = `print-${Date.now() % 1_000_000}`;
    await register(office, studentID);
    ({ studentReceiptNo } = (await pay(office, studentID, 100)).body);
  });

  it('are counted by the server: of ten at once, on whatever PC, one has no mark', async () => {
    const keys = Array.from({ length: 10 }, () => randomUUID());
    // An account without the right to collect prints only copies: the original stays for the others (D58).
    const reader = await office.employ('reader', 'office');
    await office.connection
      .collection('staff')
      .updateOne({ _id: reader._id }, { $set: { rights: ['reports'] } });
    const copy = await office.call<PrintsAnswer>(
      'POST',
      '/api/office/receipts/prints',
      { studentReceiptNos: [studentReceiptNo] },
      { token: await office.tokenOf(reader) },
    );
    expect(copy.body).toEqual([{ studentReceiptNo, isOriginal: false }]);
    const originals = (await Promise.all(keys.map(isOriginal))).filter(Boolean);
    expect(originals).toHaveLength(1);
    const [row] = (await registered({ number: studentReceiptNo })).body;
    expect(row?.prints).toBe(11);
    expect((await receipt(studentReceiptNo)).body.isPrinted).toBe(true);
  });

  it('of a family on one sheet count for each child, and a sheet is the original only while none was printed', async () => {
    const studentID = `sister-${Date.now() % 1_000_000}`;
    await register(office, studentID);
    const sister = (await pay(office, studentID, 100)).body.studentReceiptNo;
    const sheet = async (...studentReceiptNos: string[]) =>
      (await office.call<PrintsAnswer>('POST', '/api/office/receipts/prints', { studentReceiptNos })).body;
    const both = (isOriginal: boolean) => [
      { studentReceiptNo, isOriginal },
      { studentReceiptNo: sister, isOriginal },
    ];
    expect(await sheet(studentReceiptNo, sister)).toEqual(both(true));
    expect(await sheet(studentReceiptNo, sister)).toEqual(both(false));
    expect(await sheet(sister, sister)).toEqual([{ studentReceiptNo: sister, isOriginal: false }]);
    const [row] = (await registered({ number: sister })).body;
    expect(row?.prints).toBe(3);
    expect((await receipt(studentReceiptNo)).body.isPrinted).toBe(true);
  });

  it('are the original once for their key: whoever asks again may have the paper already', async () => {
    const key = randomUUID();
    expect([await isOriginal(key), await isOriginal(key), await isOriginal(randomUUID())]).toEqual([
      true,
      false,
      false,
    ]);
    const [row] = (await registered({ number: studentReceiptNo })).body;
    expect(row?.prints).toBe(3);
  });

  it('that failed give nothing to the key that failed: another print of it says DUPLICATE', async () => {
    const key = randomUUID();
    expect(await isOriginal(key)).toBe(true);
    expect((await failed(key)).body).toEqual([{ studentReceiptNo, isGivenBack: true }]);
    expect([await isOriginal(key), await isOriginal(randomUUID())]).toEqual([false, true]);
  });

  it('of which no paper came out give the original back, once, and to nobody else', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await print(first);
    expect((await failed(second)).body).toEqual([{ studentReceiptNo, isGivenBack: false }]);
    expect((await failed(first)).body).toEqual([{ studentReceiptNo, isGivenBack: true }]);
    expect(await isOriginal(second)).toBe(true);
    expect((await failed(second)).body).toEqual([{ studentReceiptNo, isGivenBack: false }]);
    expect(await isOriginal(third)).toBe(false);
  });

  it('of what is no receipt are refused', async () => {
    studentReceiptNo = 'MLMEC/nobody/1';
    expect([(await print(randomUUID())).status, (await failed(randomUUID())).status]).toEqual([404, 404]);
  });
});

describe('the register', () => {
  const numbers = async (query: Query) => (await registered(query)).body.map((row) => row.studentReceiptNo);

  it('finds receipts by number, its end, student, day, collector and mode, the newest first', async () => {
    await register(office, 'reg-1');
    const first = await pay(office, 'reg-1', 10);
    const shown = await balanceOf(office, 'reg-1');
    const byUpi = { ...depositOf(shown, 20), mode: 'UPI', reference: 'upi-4077' };
    const second = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', byUpi, {
      token: office.admin,
    });
    await voidReceipt('reg-1', first.body.studentReceiptNo);
    await leave('reg-1');
    const both = [second.body.studentReceiptNo, first.body.studentReceiptNo];
    expect((await registered({ studentID: 'REG-1' })).body).toMatchObject([
      { studentReceiptNo: both[0], state: 'issued', mode: 'UPI', amount: 20, studentName: 'Asha Verma' },
      { studentReceiptNo: both[1], state: 'void', mode: 'Cash', amount: 10 },
    ]);
    expect(await numbers({ studentID: 'reg-1', sort: 'oldest' })).toEqual(both.toReversed());
    const file = await office.call<string>('GET', '/api/office/receipts/export?as=csv&studentID=reg-1');
    expect(file.body.indexOf(both[1] ?? '-')).toBeGreaterThan(0);
    expect(file.body.indexOf(both[0] ?? '-')).toBeGreaterThan(file.body.indexOf(both[1] ?? '-'));
    expect(await numbers({ number: both[0] ?? '' })).toEqual([both[0]]);
    expect(await numbers({ number: `reg-1/${both[1]?.slice(-10)}` })).toEqual([both[1]]);
    const book = second.body.studentFeeReport.at(-1)?.book;
    const label = `${book?.session}/${String(book?.number).padStart(6, '0')}`;
    expect(await numbers({ number: label, studentID: 'reg-1' })).toEqual([both[0]]);
    expect(await numbers({ studentID: 'reg-1', mode: 'Cash' })).toEqual([both[1]]);
    const collector = (
      await office.call<CollectorsAnswer>('GET', '/api/office/receipts/collectors')
    ).body.find(({ username }) => username === 'admin');
    expect(await numbers({ studentID: 'reg-1', collector: collector?.id ?? '' })).toEqual([both[0]]);
    expect(await numbers({ collector: collector?.id ?? '', mode: 'UPI' })).toEqual([both[0]]);
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect(await numbers({ studentID: 'reg-1', from: today, to: today })).toEqual(both);
    expect(await numbers({ studentID: 'reg-1', to: '2020-01-01' })).toEqual([]);
  });

  it('tells two clerks of one name apart, and says who voided, in the list and in its file', async () => {
    const [ravi, other] = [await office.employ('ravi-1', 'admin'), await office.employ('ravi-2', 'office')];
    for (const { _id } of [ravi, other])
      await office.connection.collection('staff').updateOne({ _id }, { $set: { fname: 'Ravi' } });
    const token = await office.tokenOf({ ...ravi, fname: 'Ravi' });
    await register(office, 'two-ravis', { previousBalance: 500 });
    const body = depositOf(await balanceOf(office, 'two-ravis'), 10);
    const paid = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', body, {
      token: await office.tokenOf({ ...other, fname: 'Ravi' }),
    });
    const { studentReceiptNo } = paid.body.studentFeeReport.at(-1) ?? {};
    const voiding = { studentID: 'two-ravis', studentReceiptNo, reason: 'Wrong child' };
    expect((await office.call('POST', '/api/office/voidReceipt', voiding, { token })).status).toBe(201);
    const [row] = (await registered({ studentID: 'two-ravis' })).body;
    expect(row).toMatchObject({ state: 'void', collectedBy: 'Ravi (ravi-2)', voidedBy: 'Ravi (ravi-1)' });
    expect(Date.parse(row?.voidedAt ?? '')).toBeGreaterThan(Date.parse(row?.collectedAt ?? ''));
    const file = await office.call<string>('GET', '/api/office/receipts/export?as=csv&studentID=two-ravis');
    expect(file.body).toContain('Ravi (ravi-2),Ravi (ravi-1)');
    const dayBookOf = (who: { _id: unknown }) =>
      office.call<{ entries: object[]; collectors: object[] }>(
        'GET',
        `/api/office/dayBook?collector=${String(who._id)}`,
      );
    expect((await dayBookOf(other)).body.entries).toMatchObject([{ collectedBy: 'Ravi (ravi-2)' }]);
    const dayBook = await dayBookOf(ravi);
    expect(dayBook.body.entries).toMatchObject([{ collectedBy: 'Ravi (ravi-1)' }]);
    expect(dayBook.body.collectors).toEqual(
      expect.arrayContaining([
        { id: String(ravi._id), name: 'Ravi (ravi-1)' },
        { id: String(other._id), name: 'Ravi (ravi-2)' },
      ]),
    );
  });

  it('offers who may have collected, by name: not who waits to be let in, or never was', async () => {
    const staff = office.connection.collection('staff');
    for (const [username, closed] of [
      ['zoya', 'deactivated'],
      ['bina', undefined],
      ['waits', 'waiting'],
      ['never', 'refused'],
    ] as const) {
      const { _id } = await office.employ(username, 'office');
      if (closed) await staff.updateOne({ _id }, { $set: { active: false, closed } });
    }
    const { body } = await office.call<CollectorsAnswer>('GET', '/api/office/receipts/collectors');
    const usernames = body.map(({ username }) => username);
    expect(usernames.filter((one) => ['zoya', 'bina', 'waits', 'never'].includes(one))).toEqual([
      'bina',
      'zoya',
    ]);
  });

  it('pages', async () => {
    const all = await registered({ size: '100' });
    expect(all.headers.get('X-Total-Count')).toBe(String(all.body.length));
    const second = await registered({ size: '3', page: '2' });
    expect(second.body).toEqual(all.body.slice(3, 6));
  });

  it('has a payment and its number at once: of one that was cut off there is neither, nor a hole (D71)', async () => {
    await register(office, 'cut-off');
    await register(office, 'next-one');
    const before = numberOf(await pay(office, 'next-one', 10));
    const shown = depositOf(await balanceOf(office, 'cut-off'), 10);
    const entries = office.app.get<Model<StoredEntry>>(getModelToken(LEDGER), { strict: false });
    const insert = vi.spyOn(entries, 'insertMany').mockRejectedValueOnce(new Error('cut off'));
    expect((await office.call('POST', '/api/office/depositFee', shown)).status).toBe(500);
    insert.mockRestore();
    expect((await registered({ studentID: 'cut-off' })).body).toEqual([]);
    expect((await balanceOf(office, 'cut-off')).student.studentFeeReport).toEqual([]);
    expect(numberOf(await pay(office, 'next-one', 10))).toBe(before + 1);
  });

  it('says which part of the query is wrong', async () => {
    const wrong: Query = {
      number: '12',
      from: '2026-02-30',
      collector: 'Meena',
      mode: 'Gold',
      sort: 'up',
    };
    const { status, body } = await office.call<{ details: { field: string }[] }>(
      'GET',
      `/api/office/receipts?${new URLSearchParams(wrong).toString()}`,
    );
    expect([status, body.details.map(({ field }) => field)]).toEqual([
      400,
      ['number', 'from', 'collector', 'mode', 'sort'],
    ]);
  });

  it('carries receipts that decode to what the page shows', async () => {
    await register(office, 'decoded');
    const paid = await pay(office, 'decoded', 1);
    const { body } = await receipt(paid.body.studentReceiptNo);
    expect(z.decode(receiptSchema, body.receipt)).toMatchObject({ paid: 100, isVoid: false });
  });
});

describe('a receipt that somebody has checked (D89)', () => {
  const check = (query: Record<string, string>) =>
    office.call('GET', `/api/receipts/check?${new URLSearchParams(query).toString()}`, undefined, {
      token: '',
    });
  let studentReceiptNo = '';
  let code = '';

  beforeAll(async () => {
    await register(office, 'check-1');
    studentReceiptNo = (await pay(office, 'check-1', 100)).body.studentReceiptNo;
    code = (await receipt(studentReceiptNo)).body.check.code;
  });

  it('is told to be valid, by number, day and amount and nothing else', async () => {
    const { status, body } = await check({ studentReceiptNo, code: code.toLowerCase().replace('-', ' ') });
    expect(status).toBe(200);
    expect(body).toEqual({
      studentReceiptNo,
      issuedAt: expect.any(String) as string,
      amount: 100,
      isVoid: false,
    });
  });

  it('is found by its number in the small letters of a phone, too', async () => {
    const { body } = await check({ studentReceiptNo: studentReceiptNo.toLowerCase(), code });
    expect(body).toMatchObject({ studentReceiptNo, isVoid: false });
  });

  it.each([
    ['another code', () => ({ studentReceiptNo, code: '00000-00000' })],
    ['another number', () => ({ studentReceiptNo: `${studentReceiptNo}1`, code })],
    ['a number that is none', () => ({ studentReceiptNo: 'x', code })],
  ])('tells of %s only that there is none', async (_, query) => {
    const { status, body } = await check(query());
    expect(status).toBe(404);
    expect(body['message']).toBe('No receipt of the school has this number and this code');
  });

  it('is told to be void once it is', async () => {
    await office.call(
      'POST',
      '/api/office/voidReceipt',
      { studentID: 'check-1', studentReceiptNo, reason: 'wrong child' },
      { token: office.admin },
    );
    expect((await check({ studentReceiptNo, code })).body).toMatchObject({ isVoid: true });
  });

  it('has the same code in every office of the school', async () => {
    const keys = office.app.get<Model<ReceiptKey>>(getModelToken(RECEIPT_KEY), { strict: false });
    const other = new ReceiptCodes(keys, { PUBLIC_URL: 'https://office.example' } as Settings);
    expect(await other.of(studentReceiptNo)).toEqual({
      code,
      url: `https://office.example/#/check-receipt?${new URLSearchParams({ studentReceiptNo, code }).toString()}`,
    });
  });

  it('cannot be guessed: one address asks twenty times in 15 minutes', async () => {
    for (let i = 0; i < 20; i += 1) await check({ studentReceiptNo, code: `0000${i}` });
    expect((await check({ studentReceiptNo, code })).status).toBe(429);
  });
});
