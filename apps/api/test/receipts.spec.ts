import { ledgerOf } from '@school/domain';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { register } from './support/student';

let office: TestOffice;

beforeAll(async () => {
  office = await TestOffice.open();
});
afterAll(async () => office.close());

const collectorOf = async (username: string) =>
  (await office.connection.collection('staff').findOne({ foldedUsername: username }))?._id.toHexString();

describe('who made an entry, and what its receipt said', () => {
  it('is kept by each new entry, and goes with the ledger', async () => {
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
    expect(ledger.map(({ said }) => said)).toEqual([
      undefined,
      {
        studentName: 'Asha Verma',
        fatherName: 'Ramesh Verma',
        class: '3',
        section: 'a',
        school: { name: 'M.L.M. Education Centre', nameHindi: 'एम.एल.एम. एजुकेशन सेंटर' },
      },
      undefined,
    ]);
  });
});
