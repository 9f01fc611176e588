import { sampleRegistration, schoolDate } from '@school/domain';
import type { PaymentAnswer } from '../src/fees/fees.answers';
import type { FoundStudentsAnswer } from '../src/finder/finder.answers';
import type { StoredEntry } from '../src/ledger/ledger.schema';
import type { RegisterAnswer } from '../src/receipts/receipts.answers';
import { TestOffice } from './support/office';
import { balanceOf, depositOf, pay } from './support/payment';
import { register } from './support/student';

const named = (name: string, fatherName: string, more: object = {}) => {
  const [studentFirstName, studentLastName] = name.split(' ');
  const personalDetail = { ...sampleRegistration().personalDetail, fatherName };
  return { studentFirstName, studentLastName, personalDetail, ...more };
};

describe('the box that finds a student', () => {
  let office: TestOffice;
  const receipts: Record<string, string> = {};
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, '1001', named('Asha Verma', 'Ramesh Verma', { primaryMobile: '9415012345' }));
    await register(office, '1002', named('Rohan Verma', 'Ramesh Verma', { primaryMobile: '9415012345' }));
    await register(office, '1003', named('Gone Away', 'Suresh Kumar'));
    await register(office, '10030', named('Newer Student', 'Mahesh Rao'));
    await register(office, 'A-77', named('अंजलि वर्मा', 'रमेश वर्मा', { boardType: 'up', medium: 'hindi' }));
    for (let n = 0; n < 9; n += 1)
      await register(office, `2000${String(n)}`, named(`Kabir No${String(n)}`, 'Many Sons'));
    for (const id of ['1001', '1003', 'A-77'])
      receipts[id] = (await pay(office, id, 10)).body.studentReceiptNo;
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: '1003' }, { token: office.admin });
  });
  afterAll(() => office.close());

  const find = (text: string) =>
    office.call<FoundStudentsAnswer>(
      'GET',
      `/api/office/findStudents?${new URLSearchParams({ text }).toString()}`,
    );
  const found = async (text: string) =>
    (await find(text)).body.map(({ studentID, by, left }) =>
      [studentID, by, ...(left ? ['left'] : [])].join(' '),
    );

  it.each([
    ['1001', ['1001 studentID']],
    ['asha', ['1001 name']],
    ['aasha vrma', ['1001 sound']],
    ['anjali', ['A-77 sound']],
    ['रोहन', ['1002 sound']],
    ['rmesh', ['1001 sound', '1002 sound', 'A-77 sound']],
    ['VERMA', ['1001 name', '1002 name', 'A-77 sound']],
    ['ramesh verma', ['1001 fatherName', '1002 fatherName', 'A-77 sound']],
    ['rohan ramesh', ['1002 fatherName']],
    ['94150 12345', ['1001 mobile', '1002 mobile']],
    ['12345', ['1001 mobile', '1002 mobile']],
    ['अंजलि', ['A-77 name']],
    ['रमेश', ['A-77 fatherName', '1001 sound', '1002 sound']],
    ['a-7', ['A-77 studentID']],
    ['gone', []],
    ['100', ['1001 studentID', '1002 studentID', '10030 studentID']],
    ['1003', ['1003 studentID left', '10030 studentID']],
    ['1003 gone', []],
    ['.*', []],
    ['$(', []],
  ])('finds by %s', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('offers eight of nine, and what it says of each is what the list says', async () => {
    const { status, body } = await find('kabir');
    expect([status, body.length]).toEqual([200, 8]);
    expect(body[0]).toEqual({
      studentID: '20000',
      studentFirstName: 'Kabir',
      studentLastName: 'No0',
      fatherName: 'Many Sons',
      class: '3',
      section: 'a',
      by: 'name',
      left: false,
    });
  });

  it('finds a receipt by its number, also of a student who left', async () => {
    const number = receipts['1003'] ?? '';
    const [match] = (await find(number.toLowerCase())).body;
    expect(match).toMatchObject({ studentID: '1003', by: 'receipt', left: true, studentReceiptNo: number });
    expect(await found(number.replace('MLMEC/', ''))).toEqual(['1003 receipt left']);
    expect(await found(receipts['1001'] ?? '')).toEqual(['1001 studentID', '1001 receipt']);
    expect(await found('MLMEC/1003/1')).toEqual(['1003 receipt left']);
    expect(await found('MLMIC/1001/1')).toEqual(['1001 studentID']);
  });

  it('finds a receipt by its number in the book, in full and in short, also of a student who left', async () => {
    const ledger = office.connection.collection<StoredEntry>('ledger');
    const { book } = (await ledger.findOne({ student: '1003', kind: 'deposit' })) ?? {};
    const label = `${book?.session ?? ''}/${String(book?.number).padStart(6, '0')}`;
    const [match] = (await find(label)).body;
    expect(match).toMatchObject({ studentID: '1003', by: 'receipt', left: true, book: label });
    expect(match?.studentReceiptNo).toBe(receipts['1003']);
    expect(await found(`mlmec/${label}`)).toEqual(['1003 receipt left']);
    expect(await found(`MLMIC/${label}`)).toEqual([]);
    // The first number in each branch's book, the newest first.
    const both = ['A-77 receipt', '1001 receipt'];
    for (const short of ['000001', '001', label.replace(/\d{6}$/, '1')])
      expect([short, await found(short)]).toEqual([short, both]);
    expect(await found('000900')).toEqual([]);
  });

  it.each([
    { mode: 'UPI', reference: '402911887345' },
    { mode: 'Card', reference: 'AUTH-88731' },
    { mode: 'Cheque', reference: '771204', bank: 'State Bank', chequeDate: schoolDate(new Date()) },
  ])('finds a receipt by what it is known by at the bank, or the end of that: $mode (D81)', async (how) => {
    const shown = depositOf(await balanceOf(office, '1001'), 5);
    const paid = await office.call<PaymentAnswer>('POST', '/api/office/depositFee', { ...shown, ...how });
    expect(paid.status).toBe(201);
    const { studentReceiptNo } = paid.body;
    const matches = async (text: string) =>
      (await find(text)).body.map((one) => [one.by, one.studentReceiptNo, one.book]);
    const byReference = [['receipt', studentReceiptNo, undefined]];
    expect(await matches(how.reference.toLowerCase())).toEqual(byReference);
    expect(await matches(how.reference.slice(-5))).toEqual(byReference);
    const wrong = { studentID: '1001', studentReceiptNo, reason: 'Wrong child' };
    await office.call('POST', '/api/office/voidReceipt', wrong, { token: office.admin });
    expect(await matches(how.reference)).toEqual(byReference);
  });

  it.each([
    ['4213 5566 7788', ['421355667788', '4213 5566 7788', '4213-5566-7788', '55667788']],
    ['NEFT/N326540012', ['NEFT/N326540012', 'n326540012']],
    ['SBIN-26 0044', ['sbin260044', 'SBIN-26 0044', 'sbin 26 0044']],
  ])(
    'finds %s by its blanks, hyphens and strokes, or without them, in the box and the register (D81)',
    async (reference, asked) => {
      const shown = depositOf(await balanceOf(office, '1002'), 5);
      const how = { ...shown, mode: 'Bank transfer', reference };
      const { studentReceiptNo } = (await office.call<PaymentAnswer>('POST', '/api/office/depositFee', how))
        .body;
      for (const text of asked) {
        const inBox = (await find(text)).body.map((one) => [one.studentID, one.by, one.studentReceiptNo]);
        expect([text, inBox]).toEqual([text, [['1002', 'receipt', studentReceiptNo]]]);
        const query = new URLSearchParams({ number: text }).toString();
        const listed = await office.call<RegisterAnswer>('GET', `/api/office/receipts?${query}`);
        expect(listed.body.map((row) => row.studentReceiptNo)).toEqual([studentReceiptNo]);
      }
    },
  );

  it('follows a changed name and mobile', async () => {
    const changes = { personalDetail: { fatherName: 'Dinesh' }, secondaryMobile: '8000000008' };
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'a-77', ...changes });
    expect(await found('रमेश')).toEqual(['1001 sound', '1002 sound']);
    expect(await found('dinesh')).toEqual(['A-77 fatherName']);
    expect(await found('8000000008')).toEqual(['A-77 mobile']);
  });

  it.each([
    '',
    '?text=',
    '?text=%20',
    '?text=a&text=b',
    '?text[$gt]=',
    `?text=${'x'.repeat(101)}`,
    '?text=%00',
  ])('refuses %s', async (query) => {
    expect((await office.call('GET', `/api/office/findStudents${query}`)).status).toBe(400);
  });
});
