import { keyOfChild, sampleRegistration, schoolMonth } from '@school/domain';
import type { FamilyAnswer } from '../src/family/family.answers';
import type { FamilyReceiptsAnswer } from '../src/receipts/receipts.answers';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';

const child = (fatherName: string, primaryMobile: string, more: object = {}) => ({
  primaryMobile,
  personalDetail: { ...sampleRegistration().personalDetail, fatherName },
  ...more,
});

describe('a family at the counter', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, '1001', child('Ramesh Verma', '9415012345', { previousBalance: 100 }));
    await register(office, '1002', child('RAMESH  verma', '9415012345', { class: '7' }));
    const sharing = { secondaryMobile: '9415012345' };
    await register(office, '1003', child('Ramesh Verma', '9415099999', sharing));
    await register(office, '1004', child('Suresh Verma', '9415012345'));
    await register(office, '1005', child('Ramesh Verma', '9415012345'));
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: '1005' }, { token: office.admin });
  });
  afterAll(() => office.close());

  const family = (studentID: string) =>
    office.call<FamilyAnswer>('GET', `/api/office/family?studentID=${studentID}`);
  const owed = async (studentID: string) =>
    (await family(studentID)).body.map((one) => [one.studentID, one.fees.outstandingDue]);

  it('is who has one father and one mobile, each with what is due now', async () => {
    expect(await owed('1001')).toEqual([
      ['1001', 400],
      ['1002', 450],
    ]);
    expect(await owed('1002')).toEqual(await owed('1001'));
    expect(await owed('1003')).toEqual([['1003', 300]]);
    expect(await owed('1004')).toEqual([['1004', 300]]);
    expect(await owed('1005')).toEqual([
      ['1001', 400],
      ['1002', 450],
      ['1005', 300],
    ]);
    const { body } = await family('1001');
    expect(body.map((one) => one.class)).toEqual(['3', '7']);
    expect(body[0]).not.toHaveProperty('primaryMobile');
  });

  it('is found among twenty other fathers of that name, and among twenty without a mobile of their own', async () => {
    for (let n = 10; n < 30; n += 1) {
      await register(office, `name-${n}`, child('Ram Singh', `94150100${n}`));
      await register(office, `mobile-${n}`, child(`Father ${n}`, '9415020000'));
    }
    await register(office, 'asha', child('Ram Singh', '9415020000'));
    await register(office, 'binod', child('Ram Singh', '9415020000'));
    const { body } = await family('asha');
    expect(body.map(({ studentID }) => studentID)).toEqual(['asha', 'binod']);
  });

  it('is paid for without a child of whose fees nobody knows, who is refused alone', async () => {
    const setClass = (schoolClass: string) =>
      office.connection
        .collection('students')
        .updateOne({ foldedId: '1002' }, { $set: { class: schoolClass } });
    await setClass('nursery');
    expect(await owed('1001')).toEqual([['1001', 400]]);
    expect((await family('1002')).status).toBe(409);
    await setClass('7');
  });

  it('pays by one deposit a child under keys made of one; a retry of all takes nothing twice', async () => {
    const { body } = await family('1001');
    const payAll = () =>
      Promise.all(
        body.map(({ studentID, studentFirstName, studentLastName, fees }) =>
          office.call<{ studentReceiptNo: string }>(
            'POST',
            '/api/office/depositFee',
            {
              studentID,
              studentName: `${studentFirstName} ${studentLastName}`,
              paidAmount: fees.outstandingDue,
              previousBalance: fees.previousBalance,
              currentCharge: fees.currentCharge,
              branchCode: fees.branchCode,
              toward: 'monthly',
            },
            { headers: { 'Idempotency-Key': keyOfChild('family-key-1', studentID) } },
          ),
        ),
      );
    const [first, again] = [await payAll(), await payAll()];
    expect(first.map(({ status }) => status)).toEqual([201, 201]);
    expect(again.map((one) => one.body.studentReceiptNo)).toEqual(
      first.map((one) => one.body.studentReceiptNo),
    );
    expect(await owed('1001')).toEqual([
      ['1001', 0],
      ['1002', 0],
    ]);
  });

  const receiptsOf = async (studentID: string) => {
    const { body } = await office.call<{ studentReceiptNo: string }[]>(
      'GET',
      `/api/office/receipts?studentID=${studentID}`,
    );
    return body.map(({ studentReceiptNo }) => studentReceiptNo);
  };
  const sheetOf = async (studentReceiptNo = '') =>
    (
      await office.call<FamilyReceiptsAnswer>(
        'GET',
        `/api/office/receipts/family?${new URLSearchParams({ studentReceiptNo }).toString()}`,
      )
    ).body;

  it('finds all receipts of what it paid by any of them, also when one is void by now', async () => {
    const [asha] = await receiptsOf('1001');
    const [rohan] = await receiptsOf('1002');
    for (const number of [asha, rohan]) {
      const sheet = await sheetOf(number);
      expect(sheet.map(({ receipt, isOfFamily }) => [receipt.receiptNumber, isOfFamily]).sort()).toEqual(
        [
          [asha, true],
          [rohan, true],
        ].sort(),
      );
    }
    await office.call(
      'POST',
      '/api/office/voidReceipt',
      { studentID: '1002', studentReceiptNo: rohan, reason: 'wrong child' },
      { token: office.admin },
    );
    const voids = (await sheetOf(asha)).map(({ receipt }) => [receipt.studentID, receipt.isVoid]).sort();
    expect(voids).toEqual([
      ['1001', false],
      ['1002', true],
    ]);
  });

  it('owes what stands by its months, which a part of a payment is spread on', async () => {
    const { body } = await family('1002');
    expect(body.map(({ studentID, dues }) => [studentID, dues])).toEqual([
      ['1001', []],
      ['1002', [{ head: 'monthly', month: schoolMonth(office.clock.now()), amount: 450 }]],
    ]);
  });

  it('shows what another desk has taken meanwhile', async () => {
    await pay(office, '1003', 300);
    expect(await owed('1003')).toEqual([['1003', 0]]);
    const [number] = await receiptsOf('1003');
    expect((await sheetOf(number)).map(({ isOfFamily }) => isOfFamily)).toEqual([false]);
  });
});
