import type { StudentAttendanceAnswer } from '../src/attendance/attendance.answers';
import type { CertificateAnswer, CertificateDraftAnswer } from '../src/certificates/certificates.answers';
import type { DefaulterAnswer } from '../src/defaulters/defaulters.answers';
import type {
  NewSessionAnswer,
  PlanRunAnswer,
  SectionToMoveAnswer,
} from '../src/new-session/new-session.answers';
import type { StudentAnswer } from '../src/students/students.answers';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { register } from './support/student';

const VIII_A = { branch: 'MLMIC', class: '8', section: 'a' };
const inEight = { class: '8', section: 'a' };
const LEAVING = '2027-03-10';

describe('a child that is promoted in February, and leaves before April', () => {
  let office: TestOffice;

  const admin = () => ({ token: office.admin });
  const goTo = (day: string) => office.clock.stopAt(new Date(`${day}T10:00:00+05:30`));
  const look = async (section = VIII_A) =>
    (
      await office.call<SectionToMoveAnswer>(
        'GET',
        `/api/office/sectionToMove?${new URLSearchParams(section).toString()}`,
        undefined,
        admin(),
      )
    ).body;
  const move = async (
    studentID: string,
    to: object = { decision: 'promote', class: '9', section: 'b' },
    from = VIII_A,
  ) => {
    const { revision } = await look(from);
    const plan = { ...from, moves: [{ studentID, ...to }], revision };
    const saved = await office.call<SectionToMoveAnswer>('PUT', '/api/office/sectionPlan', plan, admin());
    const run = { ...from, revision: saved.body.revision };
    return (await office.call<PlanRunAnswer>('POST', '/api/office/runSectionPlan', run, admin())).body;
  };
  const promoted = async (studentID: string, to?: object) => {
    goTo('2027-02-08');
    await register(office, studentID, { medium: 'hindi', boardType: 'up', class: '8', section: 'a' });
    expect(await move(studentID, to)).toMatchObject({ moved: 1, refused: [] });
  };

  beforeAll(async () => (office = await TestOffice.openOn('2027-02-08')));
  afterAll(() => office.close());

  it('gets a certificate of class VIII, which no dues hold back (D65)', async () => {
    await promoted('V-1');
    goTo(LEAVING);
    const path = '/api/office/certificates';
    const draft = await office.call<CertificateDraftAnswer>('GET', `${path}/draft?studentID=V-1`);
    const { fields, rows, money } = draft.body;
    const { outstandingDue } = money;
    expect(outstandingDue).toBeGreaterThan(0);
    const asked = { studentID: 'V-1', fields, rows, outstandingDue, leavingReason: 'moved' };
    const issued = await office.call<CertificateAnswer>('POST', path, asked);
    expect(issued).toMatchObject({
      status: 201,
      body: { certificate: { class: '8', section: 'a', dues: outstandingDue } },
    });
    expect(issued.body.certificate.rows).toMatchObject([
      { class: 'VIII', session: '2026-27', removedOn: LEAVING, cause: anyText },
    ]);
    expect(issued.body.certificate.rows[0]).not.toHaveProperty('promotedOn');
  });

  it('gets one of the branch that it was in, and not of the one that it was to go to (D65)', async () => {
    await promoted('V-7');
    const other = { medium: 'english', boardType: 'cbse' };
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'V-7', ...other });
    goTo(LEAVING);
    const path = '/api/office/certificates';
    const { body: draft } = await office.call<CertificateDraftAnswer>('GET', `${path}/draft?studentID=V-7`);
    expect(draft).toMatchObject({ form: 'scholar', branchCode: 'MLMIC', rows: [{ class: 'VIII' }] });
    const { fields, rows, money } = draft;
    const asked = {
      studentID: 'V-7',
      fields,
      rows,
      outstandingDue: money.outstandingDue,
      leavingReason: 'moved',
    };
    const issued = await office.call<CertificateAnswer>('POST', path, asked);
    expect(issued).toMatchObject({
      status: 201,
      body: { certificate: { branchCode: 'MLMIC', form: 'scholar', class: '8', rows: [{ class: 'VIII' }] } },
    });
  });

  const leaveAndReturn = async (studentID: string, place: object) => {
    goTo(LEAVING);
    const left = await office.call('DELETE', '/api/office/deleteStudent', { studentID }, admin());
    expect(left.status).toBe(200);
    goTo('2027-03-15');
    return office.call<StudentAnswer>('POST', '/api/office/readmitStudent', { studentID, ...place });
  };
  const movedOf = async (studentID: string) =>
    (await look()).students.find((one) => one.studentID === studentID)?.moved;

  it.each<[string, string, object | undefined]>([
    ['had been promoted', 'V-2', undefined],
    ['had been said to pass out', 'V-3', { decision: 'passes-out' }],
    ['had been said to stay', 'V-4', { decision: 'detain', class: '8', section: 'a' }],
  ])('comes back into the old class in March, where it %s, and can be promoted after all', async (...of) => {
    const [, studentID, to] = of;
    await promoted(studentID, to);
    const back = await leaveAndReturn(studentID, { class: '8', section: 'a' });
    expect(back).toMatchObject({ status: 200, body: { class: '8', section: 'a', classSession: '2026-27' } });
    expect(await movedOf(studentID)).toBeUndefined();
    expect(await move(studentID)).toMatchObject({ moved: 1, refused: [] });
    expect(await movedOf(studentID)).toMatchObject({ decision: 'promote', class: '9', section: 'b' });
  });

  it('is undecided again, in the class that is set right, where it had been said to pass out; and was never in another', async () => {
    await promoted('V-9', { decision: 'passes-out' });
    goTo(LEAVING);
    const set = (place: object) =>
      office.call('PUT', '/api/office/updateStudent', { studentID: 'V-9', ...place });
    await set({ class: '7', section: 'c' });
    expect((await look()).students.map(({ studentID }) => studentID)).not.toContain('V-9');
    const session = await office.call<NewSessionAnswer>('GET', '/api/office/newSession', undefined, admin());
    expect(session.body.sections.find((one) => one.class === '7' && one.section === 'c')).toMatchObject({
      undecided: 1,
      moved: 0,
    });
    goTo('2027-04-05');
    await set({ class: '8', section: 'b' });
    await office.call(
      'DELETE',
      '/api/office/deleteStudent',
      { studentID: 'V-9', leftOn: '2027-03-31' },
      admin(),
    );
    const found = await office.call<object[]>('GET', '/api/office/findStudents?text=V-9');
    expect(found.body).toMatchObject([{ studentID: 'V-9', class: '7', section: 'c' }]);
  });

  it('is still said to pass out where its branch is set right, and after taking that back is undecided there', async () => {
    await promoted('V-10', { decision: 'passes-out' });
    const other = { medium: 'english', boardType: 'cbse' };
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'V-10', ...other });
    expect(await movedOf('V-10')).toMatchObject({ decision: 'passes-out', canTakeBack: true });
    const back = await office.call('POST', '/api/office/takeBackMove', { studentID: 'V-10' }, admin());
    expect(back).toMatchObject({ status: 200, body: inEight });
    expect((await look()).students.map(({ studentID }) => studentID)).not.toContain('V-10');
    const { body } = await office.call<NewSessionAnswer>('GET', '/api/office/newSession', undefined, admin());
    const there = { ...VIII_A, branch: 'MLMEC' };
    expect(body.sections).toContainEqual({ ...there, undecided: 1, planned: 0, moved: 0 });
    expect(await move('V-10', undefined, there)).toMatchObject({ moved: 1, refused: [] });
  });

  it('comes back into the new class in March, which is its class from April on', async () => {
    await promoted('V-5');
    const back = await leaveAndReturn('V-5', { class: '9', section: 'b' });
    expect(back).toMatchObject({ status: 200, body: { class: '9', classSession: '2027-28' } });
    expect(back.body.classStays).toMatchObject([
      { class: '8', to: LEAVING, hasLeft: true },
      { class: '9', from: '2027-04-01', hasLeft: false },
    ]);
  });

  it('is listed among those who left and owe in the class of VIII, and counted there, for ever', async () => {
    await promoted('V-6');
    goTo(LEAVING);
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: 'V-6' }, admin());
    const path = '/api/office/defaulters?left=true&size=100';
    for (const day of ['2027-03-25', '2027-05-12']) {
      goTo(day);
      const owing = (await office.call<DefaulterAnswer[]>('GET', path, undefined, admin())).body;
      expect(owing.find(({ studentID }) => studentID === 'V-6')).toMatchObject(inEight);
      expect((await balanceOf(office, 'V-6')).student).toMatchObject(inEight);
      const { studentReceiptNo } = (await pay(office, 'V-6', 10)).body;
      const paper = await office.connection.collection('ledger').findOne({ studentReceiptNo });
      expect(paper?.['snapshot']).toMatchObject(inEight);
    }
  });

  it('is so too where its class was set by hand in April, before anybody told that it had left in March', async () => {
    goTo('2027-02-08');
    await register(office, 'V-8', { medium: 'hindi', boardType: 'up', ...inEight });
    goTo('2027-04-05');
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'V-8', class: '9', section: 'b' });
    const asked = { studentID: 'V-8', leftOn: '2027-03-31' };
    expect(await office.call('DELETE', '/api/office/deleteStudent', asked, admin())).toMatchObject({
      status: 200,
    });
    const path = '/api/office/defaulters?left=true&size=100';
    const owing = (await office.call<DefaulterAnswer[]>('GET', path, undefined, admin())).body;
    expect(owing.find(({ studentID }) => studentID === 'V-8')).toMatchObject(inEight);
    expect((await balanceOf(office, 'V-8')).student).toMatchObject(inEight);
    const found = await office.call<object[]>('GET', '/api/office/findStudents?text=V-8');
    expect(found.body).toMatchObject([{ studentID: 'V-8', ...inEight }]);
    const holiday = { occasionKind: 'holiday', title: 'Picnic', branch: 'MLMIC', classes: ['8'] };
    const days = { firstDay: '2027-03-02', lastDay: '2027-03-02' };
    await office.call('POST', '/api/office/calendar', { ...holiday, ...days }, admin());
    const march = '/api/office/attendance/student?studentID=V-8&month=2027-03';
    const { body } = await office.call<StudentAttendanceAnswer>('GET', march);
    expect(body.months.at(-1)?.noSchool).toContain('2027-03-02');
  });
});
