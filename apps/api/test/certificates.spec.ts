import {
  englishRefusals,
  rightsOf,
  schoolDate,
  schoolMonth,
  sessionAt,
  type AuditEntry,
} from '@school/domain';
import type {
  CertificateAnswer,
  CertificateDraftAnswer,
  CertificatePrintAnswer,
  CertificatesAnswer,
} from '../src/certificates/certificates.answers';
import { CertificatesRepository } from '../src/certificates/certificates.repository';
import { ADMIN, passwordOf } from './support/admin';
import { anyText, textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';

const PATH = '/api/office/certificates';

describe('a transfer certificate', () => {
  let office: TestOffice;
  let session = '';
  beforeAll(async () => {
    office = await TestOffice.openOn('2026-11-30');
    session = sessionAt(office.clock.now());
  });
  afterAll(() => office.close());

  const draftOf = async (studentID: string, leftOn?: string) => {
    const query = new URLSearchParams({ studentID, ...(leftOn !== undefined && { leftOn }) });
    return (await office.call<CertificateDraftAnswer>('GET', `${PATH}/draft?${query.toString()}`)).body;
  };

  /** Issues a certificate as the form does: with the values of the record, and the typed ones over them. */
  async function issue(
    studentID: string,
    typed: { readonly leftOn?: string } & Readonly<Record<string, unknown>> = {},
    token = office.clerk,
    key?: string,
  ) {
    const { fields, rows, money } = await draftOf(studentID, typed.leftOn);
    return office.call<CertificateAnswer>(
      'POST',
      PATH,
      { studentID, fields, rows, outstandingDue: money.outstandingDue, leavingReason: 'moved', ...typed },
      { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
    );
  }
  const list = async (query = '') => (await office.call<CertificatesAnswer>('GET', `${PATH}?${query}`)).body;
  const withdraw = (serial: string, token = office.admin) =>
    office.call<CertificateAnswer>('POST', `${PATH}/withdraw`, { serial, reason: 'Wrong child' }, { token });
  const print = async (serial: string, key: string) =>
    (
      await office.call<CertificatePrintAnswer>(
        'POST',
        `${PATH}/prints`,
        { serial },
        { headers: { 'idempotency-key': key } },
      )
    ).body;
  const actions = async (studentID: string) =>
    (
      await office.call<AuditEntry[]>('GET', `/api/audit?subject=${studentID}`, undefined, {
        token: office.admin,
      })
    ).body.map(({ action }) => action);
  const hasLeft = async (studentID: string) =>
    (await office.call('GET', `/api/office/getStudentById?studentID=${studentID}`)).status === 404;

  it('says what the record says and what was corrected, and the student leaves with it', async () => {
    await register(office, 'TC-1', { studentFirstName: 'Tara' });
    const draft = await draftOf('TC-1');
    expect(draft).toMatchObject({
      form: 'cbse',
      branchCode: 'MLMEC',
      fields: {
        pupilName: 'Tara Verma',
        admissionNo: 'TC-1',
        birthInWords: 'First June two thousand fifteen',
        subjects: textWith('Mathematics'),
      },
      money: { outstandingDue: 300, security: 0 },
    });
    expect(draft).not.toHaveProperty('left');
    const fields = { ...draft.fields, conduct: 'Excellent', ncc: 'Scout' };
    const issued = await issue('TC-1', { fields });
    expect(issued).toMatchObject({
      status: 201,
      body: {
        isPrinted: false,
        hasLeft: true,
        certificate: {
          serial: `MLMEC/TC/${session}/0001`,
          state: 'valid',
          leftOn: schoolDate(office.clock.now()),
          dues: 300,
          fields: { conduct: 'Excellent', ncc: 'Scout', reason: 'The family moves away' },
          school: { name: 'M.L.M. Education Centre' },
        },
      },
    });
    expect(await hasLeft('TC-1')).toBe(true);
    expect(await actions('TC-1')).toEqual(['certificate-issued', 'student-left', 'student-registered']);

    // A later change of the record changes no printed paper.
    await office.call('POST', '/api/office/readmitStudent', { studentID: 'TC-1', class: '4', section: 'a' });
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'TC-1', studentFirstName: 'Sara' });
    const { body } = await office.call<CertificateAnswer>(
      'GET',
      `${PATH}/one?serial=mlmec/tc/${session}/0001`,
    );
    expect(body).toMatchObject({
      hasLeft: false,
      certificate: { fields: { pupilName: 'Tara Verma' }, class: '3' },
    });
  });

  it('has the scholar’s register and a number of its own in the other branch, in Hindi for Hindi medium', async () => {
    await register(office, 'TC-2', { medium: 'hindi', boardType: 'up', class: '7' });
    const issued = await issue('TC-2');
    expect(issued.body.certificate).toMatchObject({
      serial: `MLMIC/TC/${session}/0001`,
      form: 'scholar',
      language: 'hi',
      fields: { registerNo: 'TC-2', birthInHindi: 'एक जून दो हज़ार पंद्रह' },
      rows: [{ class: 'VII', removedOn: schoolDate(office.clock.now()), cause: anyText, conduct: 'उत्तम' }],
    });
  });

  it('is refused where the paper lacks something, and then nobody has left', async () => {
    await register(office, 'TC-3');
    const { fields } = await draftOf('TC-3');
    const refused = await issue('TC-3', { fields: { ...fields, motherName: ' ' } });
    expect(refused).toMatchObject({ status: 400, body: { message: "Mother's name is required" } });
    expect((await issue('TC-3', { fields: { ...fields, issuedOn: '2026-02-30' } })).status).toBe(400);
    expect((await issue('TC-3', { outstandingDue: 299 })).status).toBe(409);
    expect(await hasLeft('TC-3')).toBe(false);
    const nobody = { studentID: 'NOBODY', fields, outstandingDue: 0 };
    expect((await office.call('POST', PATH, nobody)).status).toBe(404);
    expect((await office.call('GET', `${PATH}/draft?studentID=NOBODY`)).status).toBe(404);
  });

  it('passes with dues by an administrator’s word alone, and in classes 1 to 8 always', async () => {
    await register(office, 'TC-4', { class: '9' });
    const refused = await issue('TC-4', { duesReason: 'Please' });
    expect(refused).toMatchObject({ status: 409, body: { message: textWith('₹500') } });
    expect((await issue('TC-4', {}, office.admin)).status).toBe(409);
    expect(await hasLeft('TC-4')).toBe(false);
    const passed = await issue('TC-4', { duesReason: 'Order of the DIOS' }, office.admin);
    expect(passed.body.certificate).toMatchObject({ dues: 500, duesReason: 'Order of the DIOS' });

    await register(office, 'TC-5', { class: '9' });
    await pay(office, 'TC-5');
    expect((await issue('TC-5')).body.certificate).toMatchObject({ dues: 0 });
  });

  it('is of a day that changes what is owed by an administrator alone: a clerk waives no month (D48, D65)', async () => {
    const began = schoolMonth(new Date(office.clock.now().getTime() - 100 * 86_400_000));
    await register(office, 'TC-B', { class: '6', feesFrom: began });
    const leftOn = `${began}-28`;
    const query = new URLSearchParams({ studentID: 'TC-B', leftOn }).toString();
    const then = (await office.call<{ outstandingDue: number }>('GET', `/api/office/leavingDues?${query}`))
      .body;
    const [now] = [(await draftOf('TC-B')).money.outstandingDue];
    expect(then.outstandingDue).toBeLessThan(now);
    const early = { leftOn, outstandingDue: then.outstandingDue };
    expect(await issue('TC-B', early)).toMatchObject({
      status: 409,
      body: { details: [{ field: 'leftOn' }], message: englishRefusals['leaving-day-needs-word'] },
    });
    expect(await hasLeft('TC-B')).toBe(false);
    expect((await issue('TC-B', early, office.admin)).status).toBe(201);

    await register(office, 'TC-P', { class: '9', feesFrom: began });
    await pay(office, 'TC-P');
    // Otherwise the payment would count as an advance that can be paid back.
    expect((await issue('TC-P', { leftOn, outstandingDue: 0 })).status).toBe(409);
    expect((await issue('TC-P')).status).toBe(201);
  });

  it('is issued, and makes a student leave, by the right to change students alone (D84)', async () => {
    const account = await office.employ('cashier', 'office');
    const staffID = account._id.toHexString();
    const token = office.admin;
    const rights = ['collect', 'void'];
    const asked = { staffID, rights, seen: rightsOf(account), currentPassword: ADMIN.password };
    await office.call('POST', '/api/staff/rights', asked, { token });
    const cashier = String((await office.login('cashier', passwordOf('cashier'))).body['token']);
    await register(office, 'TC-R');
    expect((await issue('TC-R', {}, cashier)).status).toBe(403);
    expect(await hasLeft('TC-R')).toBe(false);
    const issued = await issue('TC-R');
    expect(issued.status).toBe(201);
    // Printing a copy does not change the student.
    const { serial } = issued.body.certificate;
    const copy = await office.call('POST', `${PATH}/prints`, { serial }, { token: cashier });
    expect(copy.status).toBe(200);
  });

  it('is for the leaving of who has left already, once', async () => {
    await register(office, 'TC-6');
    const token = office.admin;
    const leaving = { studentID: 'TC-6', leavingReason: 'health' };
    await office.call('DELETE', '/api/office/deleteStudent', leaving, { token });
    expect(await draftOf('TC-6')).toMatchObject({ left: { reason: 'health' } });
    const issued = await issue('TC-6');
    expect(issued.body.certificate).toMatchObject({ leavingReason: 'health', fields: { reason: 'Health' } });
    const again = await issue('TC-6');
    expect(again).toMatchObject({ status: 409, body: { message: textWith(issued.body.certificate.serial) } });
    expect((await draftOf('TC-6')).issued).toBe(issued.body.certificate.serial);
  });

  it('stays in the register when it is withdrawn, and another may be issued, or the student come back', async () => {
    await register(office, 'TC-7');
    const { serial } = (await issue('TC-7')).body.certificate;
    expect((await withdraw(serial, office.clerk)).status).toBe(403);
    expect((await withdraw(serial)).body.certificate).toMatchObject({
      state: 'withdrawn',
      withdrawnReason: 'Wrong child',
      withdrawnBy: textWith('admin'),
    });
    expect((await withdraw(serial)).status).toBe(409);
    const { serial: second } = (await issue('TC-7')).body.certificate;
    await office.call('POST', '/api/office/readmitStudent', { studentID: 'TC-7', class: '3', section: 'a' });
    expect((await list('studentID=tc-7')).map((row) => [row.serial, row.state])).toEqual([
      [second, 'valid'],
      [serial, 'withdrawn'],
    ]);
    expect((await list(`serial=${serial}`)).map((row) => row.serial)).toEqual([serial]);
    const asOnPaper = serial.replace('MLMEC/TC/', '');
    for (const typed of [asOnPaper, asOnPaper.replace('/000', '/')])
      expect((await list(`serial=${typed}&branch=MLMEC`)).map((row) => row.serial)).toEqual([serial]);
    expect(await list('serial=1999-00/0001')).toEqual([]);
    expect((await list('state=withdrawn')).map(({ studentID }) => studentID)).toEqual(['TC-7']);
    expect((await list('serial=1&branch=MLMIC')).map(({ studentID }) => studentID)).toEqual(['TC-2']);
    expect(await list(`from=${schoolDate(new Date(office.clock.now().getTime() + 86_400_000))}`)).toEqual([]);
    const file = await office.call<string>('GET', `${PATH}/export?as=csv&state=withdrawn`);
    expect(file.body).toContain('Wrong child');
    expect(file.body).not.toContain(second);
  });

  it('says DUPLICATE from its second print on, until somebody says that no paper came out', async () => {
    await register(office, 'TC-8');
    const { serial } = (await issue('TC-8')).body.certificate;
    expect(await print(serial, 'print-one')).toEqual({ isOriginal: true });
    expect(await print(serial, 'print-two')).toEqual({ isOriginal: false });
    const failed = (key: string) =>
      office.call('POST', `${PATH}/prints/failed`, { serial }, { headers: { 'idempotency-key': key } });
    expect((await failed('print-two')).body).toEqual({ isGivenBack: false });
    expect((await failed('print-one')).body).toEqual({ isGivenBack: true });
    expect(await print(serial, 'print-one')).toEqual({ isOriginal: false });
    expect(await print(serial, 'print-four')).toEqual({ isOriginal: true });
    expect((await list('studentID=TC-8'))[0]).toMatchObject({ prints: 4 });
    expect((await office.call('GET', `${PATH}/one?serial=MLMEC/TC/1999-00/0001`)).status).toBe(404);
  });

  it('is made once for a key, also where the program ended between the leaving and the certificate', async () => {
    await register(office, 'TC-9');
    const { fields, money } = await draftOf('TC-9');
    const request = { fields, rows: [], outstandingDue: money.outstandingDue };
    const repository = office.app.get(CertificatesRepository, { strict: false });
    const insert = vi.spyOn(repository, 'insert').mockRejectedValueOnce(new Error('killed'));
    expect((await issue('TC-9', request, office.clerk, 'key-of-tc-9')).status).toBe(500);
    insert.mockRestore();
    expect(await hasLeft('TC-9')).toBe(true);
    expect(await list('studentID=TC-9')).toEqual([]);

    const first = await issue('TC-9', request, office.clerk, 'key-of-tc-9');
    const second = await issue('TC-9', request, office.clerk, 'key-of-tc-9');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.certificate.serial).toBe(first.body.certificate.serial);
    expect((await issue('TC-9', { ...request, remark: 'x' }, office.clerk, 'key-of-tc-9')).status).toBe(422);
    expect(await actions('TC-9')).toEqual(['certificate-issued', 'student-left', 'student-registered']);
  });

  it('has a number of its own whatever desks issue at once, and no number is left out', async () => {
    const before = await list('branch=MLMEC&size=100');
    const children = Array.from({ length: 8 }, (_, n) => `RUSH-${n}`);
    for (const studentID of children) await register(office, studentID);
    // Two desks issue for each child.
    const answers = await Promise.all([...children, ...children].map((studentID) => issue(studentID)));
    const issued = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    expect(issued.map(({ body }) => body.certificate.studentID).sort()).toEqual(children);
    const after = await list('branch=MLMEC&size=100');
    expect(after.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
      Array.from({ length: before.length + children.length }, (_, at) => at + 1),
    );
  });

  it('is not made by a clock that was set back before the last receipt: its day and its number would be of then', async () => {
    const hour = 3_600_000;
    office.clock.advance(hour);
    await register(office, 'TC-clock');
    await pay(office, 'TC-clock');
    await office.call(
      'DELETE',
      '/api/office/deleteStudent',
      { studentID: 'TC-clock' },
      { token: office.admin },
    );
    const before = (await list()).length;
    office.clock.advance(-hour);
    expect(await issue('TC-clock')).toMatchObject({ status: 409, body: { message: textWith('clock') } });
    office.clock.advance(hour);
    expect((await list()).length).toBe(before);
    expect((await issue('TC-clock')).status).toBe(201);
  });

  it('names what a class learns, and leaves it to the desk where each student takes some of it', async () => {
    await register(office, 'TC-X', { class: '10' });
    await register(office, 'TC-XI', { class: '11', stream: 'arts' });
    expect((await draftOf('TC-X')).fields).toHaveProperty('subjects');
    expect((await draftOf('TC-XI')).fields).not.toHaveProperty('subjects');
  });

  it('of March that is made in April, once the child is of the other branch, is the paper of the branch of then', async () => {
    const stopAt = (day: string) => office.clock.stopAt(new Date(`${day}T09:00:00+05:30`));
    stopAt('2027-03-15');
    await register(office, 'TC-MAR', { class: '7', section: 'd', feesFrom: '2027-03' });
    const token = office.admin;
    const section = { branch: 'MLMEC', class: '7', section: 'd' };
    const moves = [{ studentID: 'TC-MAR', decision: 'promote', class: '8', section: 'd' }];
    await office.call('PUT', '/api/office/sectionPlan', { ...section, moves, revision: 0 }, { token });
    await office.call('POST', '/api/office/runSectionPlan', { ...section, revision: 1 }, { token });
    const moved = { studentID: 'TC-MAR', medium: 'hindi', boardType: 'up' };
    await office.call('PUT', '/api/office/updateStudent', moved);
    stopAt('2027-04-05');
    expect(await draftOf('TC-MAR')).toMatchObject({ form: 'scholar', branchCode: 'MLMIC' });
    const leftOn = '2027-03-31';
    expect(await draftOf('TC-MAR', leftOn)).toMatchObject({ form: 'cbse', branchCode: 'MLMEC' });
    expect(await issue('TC-MAR', { leftOn }, office.admin)).toMatchObject({
      status: 201,
      body: { certificate: { serial: textWith('MLMEC/TC/') } },
    });
  });
});
