import { sampleRegistration } from '@school/domain';
import { TestOffice } from './support/office';
import { uploadPicture } from './support/student';

/** An entry by the specification (section 3), without anything decided later. */
interface SpecifiedEntry {
  readonly studentReceiptNo: string;
  readonly studentCurrentCharge: number;
  readonly studentPaid: number;
  readonly studentTotalAmountDue: number;
  readonly studentPaymentToward: string;
  readonly updatedBalance: number;
}
interface SpecifiedReport {
  readonly studentFeeReport: readonly SpecifiedEntry[];
}
interface Lookup {
  readonly isFirstTimeDeposit: boolean;
  readonly student: SpecifiedReport;
}

const amounts = ({ studentFeeReport }: SpecifiedReport) =>
  studentFeeReport.map(({ studentCurrentCharge, studentPaid, studentTotalAmountDue, updatedBalance }) => [
    studentCurrentCharge,
    studentPaid,
    studentTotalAmountDue,
    updatedBalance,
  ]);

/** A program written by the specification, before anything was decided beyond it, keeps working. */
describe('a client that knows the calls of section 7 alone', () => {
  const studentID = 'spec-1';
  const name = { studentID, studentName: 'Asha Verma', branchCode: 'MLMEC', toward: 'monthly' };
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const look = async () =>
    (await office.call<Lookup>('POST', '/api/office/isFirstTimeDeposit', { studentID })).body;
  const deposit = (paidAmount: number, previousBalance: number, currentCharge: number) =>
    office.call<SpecifiedReport>('POST', '/api/office/depositFee', {
      ...name,
      paidAmount,
      previousBalance,
      currentCharge,
    });

  it('registers, with pictures that it uploaded, and finds the student in the list', async () => {
    const [profilePictureRef, signatureRef] = [await uploadPicture(office), await uploadPicture(office)];
    const payload = sampleRegistration({
      studentID,
      profilePictureRef,
      signatureRef,
      registeredBy: office.clerk,
      previousBalance: 150,
    });
    const registered = await office.call('POST', '/api/student/register-student', payload);
    expect([registered.status, Object.keys(registered.body)]).toEqual([201, ['_id']]);
    const list = await office.call<{ studentID: string }[]>('GET', '/api/office/getAllStudents');
    expect(list.body.map((one) => one.studentID)).toEqual([studentID]);
    expect((await office.call('GET', `/getImage/${profilePictureRef}`)).status).toBe(200);
  });

  it('takes a part of the due, and the rest of it in the same month', async () => {
    const first = await look();
    expect([first.isFirstTimeDeposit, amounts(first.student)]).toEqual([false, [[0, 0, 150, 150]]]);
    const part = await deposit(200, 150, 300);
    expect([part.status, amounts(part.body).at(-1)]).toEqual([201, [300, 200, 450, 250]]);
    const rest = await deposit(250, 250, 0);
    expect([rest.status, amounts(rest.body).at(-1)]).toEqual([201, [0, 250, 250, 0]]);
    expect(rest.body.studentFeeReport.at(-1)?.studentPaymentToward).toBe('monthly');
    expect(amounts((await look()).student)).toEqual(amounts(rest.body));
  });

  it('charges each month that passed once, and shows the same ledger with the student', async () => {
    office.clock.goToNextMonth();
    expect((await deposit(300, 0, 300)).status).toBe(201);
    const student = await office.call<SpecifiedReport>(
      'GET',
      `/api/office/getStudentById?studentID=${studentID}`,
    );
    expect(amounts(student.body).map(([charge]) => charge)).toEqual([0, 300, 0, 300]);
    expect(amounts(student.body).at(-1)).toEqual([300, 300, 300, 0]);
  });

  it('changes a student, and marks one as left without a day or a reason', async () => {
    const changed = await office.call('PUT', '/api/office/updateStudent', { studentID, section: 'b' });
    expect([changed.status, changed.body['section']]).toEqual([200, 'b']);
    const token = office.admin;
    const left = await office.call('DELETE', '/api/office/deleteStudent', { studentID }, { token });
    expect(left.status).toBe(200);
    expect((await office.call<unknown[]>('GET', '/api/office/getAllStudents')).body).toEqual([]);
  });
});
