import { TestOffice } from './support/office';
import { balanceOf } from './support/payment';
import { register } from './support/student';

describe('the fee of a class', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  // One class of each fee and each branch; that all the others pay the same is the rules' own table.
  it.each([
    { place: { class: 'pg', medium: 'english', boardType: 'cbse' }, fee: 250, branchCode: 'MLMEC' },
    { place: { class: 'hindi', medium: 'hindi', boardType: 'up' }, fee: 250, branchCode: 'MLMIC' },
    { place: { class: '5', medium: 'english', boardType: 'up' }, fee: 300, branchCode: 'MLMIC' },
    { place: { class: '6', medium: 'english', boardType: 'cbse' }, fee: 450, branchCode: 'MLMEC' },
    { place: { class: '10', medium: 'hindi', boardType: 'up' }, fee: 500, branchCode: 'MLMIC' },
    {
      place: { class: '11', medium: 'english', boardType: 'cbse', stream: 'science' },
      fee: 700,
      branchCode: 'MLMEC',
    },
    {
      place: { class: '12', medium: 'hindi', boardType: 'up', stream: 'arts' },
      fee: 550,
      branchCode: 'MLMIC',
    },
  ])('$place: $fee rupees a month at $branchCode', async ({ place, fee, branchCode }) => {
    const studentID = `fee-${Object.values(place).join('')}`.slice(0, 16);
    await register(office, studentID, place);
    expect(await balanceOf(office, studentID)).toMatchObject({
      isFirstTimeDeposit: true,
      fees: { currentCharge: fee, outstandingDue: fee, branchCode },
    });
  });

  it('is the science fee for nobody below class 11: a stream sent along is not stored', async () => {
    await register(office, 'streamed', { class: '5', stream: 'science' });
    const { body } = await office.call('GET', '/api/office/getStudentById?studentID=streamed');
    expect(body).not.toHaveProperty('stream');
    expect(body['fees']).toMatchObject({ currentCharge: 300 });
  });
});
