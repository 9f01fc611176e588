import { sampleRegistration } from '@school/domain';
import type { StudentAnswer } from '../src/students/students.answers';
import { ADMIN } from './support/admin';
import { TestOffice } from './support/office';
import { pay, balanceOf } from './support/payment';
import { picture, pictureForm, register, uploadPicture } from './support/student';
import { textLike, textWith } from './support/matchers';

describe('a day at the office', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  it('signs in with the login id in any case', async () => {
    const answer = await office.login(ADMIN.username.toUpperCase(), ADMIN.password);
    expect(answer).toMatchObject({
      status: 200,
      body: { token: textLike(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    });
  });

  it('registers a student with photo and signature, finds her, takes the fee', async () => {
    const suggested = await office.call('GET', '/api/student/next-student-id');
    expect(suggested).toMatchObject({ status: 200, body: { studentID: '1001' } });
    const [photo, signature] = [await uploadPicture(office), await uploadPicture(office)];
    const registered = await office.call(
      'POST',
      '/api/student/register-student',
      sampleRegistration({ profilePictureRef: photo, signatureRef: signature, registeredBy: office.admin }),
    );
    expect(registered).toMatchObject({ status: 201, body: { _id: textLike(/^[0-9a-f]{24}$/) } });

    const shown = await balanceOf(office, '1001');
    expect(shown).toMatchObject({
      isFirstTimeDeposit: true,
      student: {
        studentID: '1001',
        studentFirstName: 'Asha',
        fatherName: 'Ramesh Verma',
        studentFeeReport: [],
      },
      fees: { branchCode: 'MLMEC', currentCharge: 300, previousBalance: 0, outstandingDue: 300 },
    });

    const paid = await pay(office, '1001', 100.5);
    expect(paid.status).toBe(201);
    expect(paid.body.studentReceiptNo).toMatch(/^MLMEC\/1001\/\d{10}$/);
    expect(paid.body.studentFeeReport).toMatchObject([
      {
        studentReceiptNo: paid.body.studentReceiptNo,
        kind: 'deposit',
        studentCurrentCharge: 300,
        studentPaid: 100.5,
        studentTotalAmountDue: 300,
        studentPaymentToward: 'monthly',
        updatedBalance: 199.5,
        mode: 'Cash',
        branchCode: 'MLMEC',
        collectedBy: 'clerk-one',
      },
    ]);
    expect(JSON.stringify(paid.body)).not.toContain('idempotencyKey');
    const next = await balanceOf(office, '1001');
    expect(next).toMatchObject({
      isFirstTimeDeposit: false,
      fees: { currentCharge: 0, previousBalance: 199.5 },
    });
  });

  it('shows the student on her own page, without any password', async () => {
    const student = await office.call<StudentAnswer>('GET', '/api/office/getStudentById?studentID=1001');
    expect(student).toMatchObject({
      status: 200,
      body: {
        adhaarNumber: '123412341234',
        personalDetail: { motherName: 'Sita Verma', address: '12 Station Road\nKanpur' },
        previousBalance: 0,
        fees: { outstandingDue: 199.5 },
      },
    });
    expect(JSON.stringify(student.body)).not.toMatch(/password|argon|registeredBy/i);
  });

  it('records whose token registered her, and not the one that was sent along (D41)', async () => {
    const stored = await office.connection.collection('students').findOne({ foldedId: '1001' });
    const clerk = await office.connection.collection('staff').findOne({ foldedUsername: 'clerk-one' });
    expect(stored?.['registeredBy']).toEqual(clerk?._id);
    expect(JSON.stringify(stored)).not.toContain(office.admin);
  });

  it('keeps a student password as an argon2id hash only', async () => {
    const stored = await office.connection.collection('students').findOne({ foldedId: '1001' });
    expect(stored?.['passwordHash']).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(stored)).not.toContain('school@123');
  });

  it('suggests the next number and refuses a second use of an ID, in any case and after leaving', async () => {
    expect((await office.call('GET', '/api/student/next-student-id')).body).toEqual({ studentID: '1002' });
    await register(office, 'ab-12');
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: 'AB-12' }, { token: office.admin });
    for (const studentID of ['ab-12', 'AB-12', ' Ab-12 ', '1001']) {
      const again = await office.call(
        'POST',
        '/api/student/register-student',
        sampleRegistration({ studentID, signatureRef: await uploadPicture(office) }),
      );
      expect(again).toMatchObject({ status: 409, body: { message: 'Student ID already registered' } });
    }
  });

  it('wants photo and signature to be uploaded pictures', async () => {
    const answer = await office.call(
      'POST',
      '/api/student/register-student',
      sampleRegistration({ studentID: 'nopic', profilePictureRef: 'f'.repeat(24) }),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: { details: [{ field: 'profilePictureRef' }, { field: 'signatureRef' }] },
    });
  });

  it('counts the wings for the dashboard', async () => {
    for (const studentID of ['hindi-1', 'hindi-2'])
      await register(office, studentID, { boardType: 'up', medium: 'hindi', class: 'hindi' });
    const dashboard = await office.call('GET', '/api/office/dashboard');
    expect(dashboard).toMatchObject({
      status: 200,
      body: { wings: { hindi: { total: 2 }, english: { total: 1 } } },
    });
  });

  it('suggests the next number with as many zeros before it as the IDs have', async () => {
    await register(office, '0001999');
    expect((await office.call('GET', '/api/student/next-student-id')).body).toEqual({ studentID: '0002000' });
  });

  it('answers health to anybody', async () => {
    const health = await office.call('GET', '/api/health', undefined, { token: '' });
    expect(health).toMatchObject({ status: 200, body: { status: 'ok', database: 'up' } });
  });

  it('says in a sentence that the web app is not built', async () => {
    const home = await office.call('GET', '/', undefined, { token: '' });
    expect(home).toMatchObject({ status: 404, body: { message: textWith('not built yet') } });
  });

  it('gives a picture back to whoever is signed in', async () => {
    const { body } = await office.call('POST', '/upload', pictureForm(await picture('webp'), 'x.png'));
    const path = `/getImage/${String(body['_id'])}`;
    const shown = await office.call('GET', path);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await office.call('GET', path, undefined, { token: '' })).status).toBe(401);
  });
});
