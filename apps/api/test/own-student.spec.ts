import type { StaffAccount } from '../src/accounts/accounts.schema';
import type { SectionDayAnswer, StudentAttendanceAnswer } from '../src/attendance/attendance.answers';
import type {
  OwnCalendarAnswer,
  OwnFeesAnswer,
  OwnResultsAnswer,
  OwnWeekAnswer,
} from '../src/own-student/own-student.answers';
import type { ExamAnswer } from '../src/results/exams.answers';
import { goTo, YEAR } from './support/defaulters';
import { familyToken } from './support/family';
import { anyText } from './support/matchers';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { register } from './support/student';

const THIRD = { branch: 'MLMEC', class: '3', section: 'a' } as const;
const READS = ['student', 'fees', 'attendance', 'results', 'timeTable', 'calendar'] as const;

/** Data of the other child, of the staff, and of the office: no answer to a family may have any of it. */
const SECRETS = [
  'Zubeida',
  'Yaqoob',
  '2001',
  '9111111111',
  '9876543210',
  '432143214321',
  'XXXX',
  'teaches.maths',
  'clerk-one',
  'mixed up with Zubeida',
  'Section B picnic',
  'Class test to come',
  'argon2',
];

describe('what a family reads of its own student', () => {
  let office: TestOffice;
  let family: string;
  let teacher: StaffAccount;

  const asAdmin = () => ({ token: office.admin });
  const read = async <Body>(what: (typeof READS)[number], token = family) =>
    (await office.call<Body>('GET', `/api/family/${what}`, undefined, { token })).body;

  const examOf = async (name: string, month: string) =>
    (
      await office.call<ExamAnswer>(
        'POST',
        '/api/office/exams',
        {
          name,
          branch: 'MLMEC',
          classes: ['3'],
          firstDay: `${YEAR}-${month}-01`,
          lastDay: `${YEAR}-${month}-03`,
          subjects: [{ name: 'Hindi', maximum: 20, weight: 1 }],
        },
        asAdmin(),
      )
    ).body;
  const enter = (exam: ExamAnswer, state: string) =>
    office.call(
      'POST',
      '/api/office/exams/state',
      { id: exam.id, revision: exam.revision, state },
      asAdmin(),
    );
  const type = (exam: ExamAnswer, studentID: string, mark: string) =>
    office.call('PUT', '/api/office/exams/marks', {
      exam: exam.id,
      class: '3',
      section: 'a',
      cells: [{ studentID, subject: 's1', mark, was: '' }],
    });

  beforeAll(async () => {
    office = await TestOffice.open();
    goTo(office, '04-02');
    await register(office, '1001', { adhaarNumber: '432143214321' });
    await register(office, '2001', {
      studentFirstName: 'Zubeida',
      studentLastName: 'Yaqoob',
      primaryMobile: '9111111111',
      previousBalance: 5000,
    });
    teacher = await office.employ('teaches.maths', 'teacher');
    const another = await office.employ('teaches.hindi', 'teacher');
    await office.connection
      .collection('staff')
      .updateMany({ _id: { $in: [teacher._id, another._id] } }, { $set: { fname: 'Meera' } });
    const lesson = { ...THIRD, weekday: 'mon', period: 1, subject: 'Mathematics', room: '12' };
    const given = { ...lesson, teacher: teacher._id.toHexString() };
    await office.call('POST', '/api/office/timeTable/lesson', given, asAdmin());
    await office.call(
      'POST',
      '/api/office/timeTable/lesson',
      { ...lesson, section: 'b', room: '14' },
      asAdmin(),
    );
    const occasion = { occasionKind: 'event', firstDay: `${YEAR}-06-20`, lastDay: `${YEAR}-06-21` };
    for (const one of [
      { title: 'Founders’ day', note: 'All are welcome' },
      { title: 'Excursion', branch: 'MLMEC', classes: ['3'] },
      { title: 'Section B picnic', branch: 'MLMEC', classes: ['4'] },
      { title: 'Section B picnic', branch: 'MLMIC' },
      { title: 'Class test to come', firstDay: `${YEAR + 1}-06-20`, lastDay: `${YEAR + 1}-06-21` },
    ])
      await office.call('POST', '/api/office/calendar', { ...occasion, ...one }, asAdmin());
    goTo(office, '06-15');
    family = await familyToken(office, '1001');
  });
  afterAll(() => office.close());

  it('is who it is: class, branch and parents; neither a number nor a mobile', async () => {
    expect(await read('student')).toEqual({
      studentID: '1001',
      studentFirstName: 'Asha',
      studentLastName: 'Verma',
      class: '3',
      section: 'a',
      medium: 'english',
      boardType: 'cbse',
      branchCode: 'MLMEC',
      branchName: 'M.L.M. Education Centre',
      branchNameHindi: anyText,
      fatherName: 'Ramesh Verma',
      motherName: 'Sita Verma',
      session: `${YEAR}-${String(YEAR + 1).slice(2)}`,
    });
  });

  it('is what the counter asks for, for which months, and by when; without a link while the branch has no UPI id', async () => {
    const { fees } = await balanceOf(office, '1001');
    expect(await read<OwnFeesAnswer>('fees')).toEqual({
      due: {
        outstanding: fees.outstandingDue,
        advance: 0,
        dues: [
          { head: 'monthly', month: `${YEAR}-04`, amount: 300 },
          { head: 'monthly', month: `${YEAR}-05`, amount: 300 },
          { head: 'monthly', month: `${YEAR}-06`, amount: 300 },
        ],
        payBy: `${YEAR}-07-10`,
      },
      receipts: [],
    });
  });

  it('is the UPI link of just what is due, the receipts newest first with what is void, and an advance', async () => {
    const details = {
      branchCode: 'MLMEC',
      name: 'M.L.M. Education Centre',
      upiId: 'mlmec@okbank',
      revision: 0,
    };
    await office.call('PUT', '/api/office/school-details', details, asAdmin());
    const first = await pay(office, '1001', 400);
    const due = await read<OwnFeesAnswer>('fees');
    expect(due.due?.outstanding).toBe(500);
    expect(due.upiLink).toBe(
      'upi://pay?pa=mlmec@okbank&pn=M.L.M.%20Education%20Centre&am=500.00&cu=INR&tn=Fees%20of%201001&tr=1001',
    );
    office.clock.advance(60_000);
    await pay(office, '1001');
    const studentReceiptNo = first.body.studentFeeReport.findLast(
      ({ kind }) => kind === 'deposit',
    )?.studentReceiptNo;
    office.clock.advance(60_000);
    const voided = { studentID: '1001', studentReceiptNo, reason: 'of another family' };
    expect((await office.call('POST', '/api/office/voidReceipt', voided, asAdmin())).status).toBe(201);
    const { receipts, due: open } = await read<OwnFeesAnswer>('fees');
    expect(open).toMatchObject({ outstanding: 400, advance: 0 });
    expect(receipts).toMatchObject([
      { paid: 500, isVoid: false, mode: 'Cash', book: { number: 2 } },
      {
        studentReceiptNo,
        paid: 400,
        isVoid: true,
        book: { number: 1 },
        paidFor: [
          { head: 'monthly', month: `${YEAR}-04`, amount: 300 },
          { head: 'monthly', month: `${YEAR}-05`, amount: 100 },
        ],
      },
    ]);
    await pay(office, '1001');
    const paid = await read<OwnFeesAnswer>('fees');
    expect(paid.due).toMatchObject({ outstanding: 0, advance: 0, dues: [] });
    expect(paid.upiLink).toBeUndefined();
    expect(paid.receipts).toHaveLength(3);
  });

  it('is the attendance as it is, without who changed a mark and why', async () => {
    const isSchoolDay = (one: string) => new Date(`${one}T12:00:00Z`).getUTCDay() !== 0;
    const day = [`${YEAR}-06-15`, `${YEAR}-06-14`].find(isSchoolDay) ?? '';
    const marks = [
      { studentID: '1001', attendance: 'absent' },
      { studentID: '2001', attendance: 'present' },
    ];
    const mark = (body: object) =>
      office.call<SectionDayAnswer>('PUT', '/api/office/attendance/day', { ...THIRD, day, ...body });
    expect((await mark({ revision: 0, marks })).status).toBe(200);
    office.clock.advance(24 * 3600_000);
    const again = marks.map((one) => ({ ...one, attendance: 'present' }));
    const corrected = await mark({ revision: 1, marks: again, reason: 'mixed up with Zubeida' });
    expect(corrected.status).toBe(200);
    family = await familyToken(office, '1001');
    const attendance = await read<StudentAttendanceAnswer>('attendance');
    expect(attendance).toMatchObject({ studentID: '1001', tally: { present: 1, absent: 0 }, share: 100 });
    expect(attendance.months.flatMap(({ days }) => days)).toEqual([{ day, attendance: 'present' }]);
  });

  it('is a report card of what is published, and nothing of what is not', async () => {
    const open = await examOf('Class test to come', '09');
    await type(open, '1001', '13');
    const locked = await examOf('Class test to come, second', '10');
    await type(locked, '1001', '14');
    await enter(locked, 'locked');
    expect(await read<OwnResultsAnswer>('results')).toEqual([]);
    const exam = await examOf('Unit test', '05');
    await type(exam, '1001', '18');
    await type(exam, '2001', '11.5');
    await enter(exam, 'published');
    const results = await read<OwnResultsAnswer>('results');
    expect(results).toMatchObject([
      {
        exam: { name: 'Unit test', subjects: [{ key: 's1', name: 'Hindi', maximum: 20 }], scheme: 'cbse' },
        studentID: '1001',
        class: '3',
        section: 'a',
        standing: { outcome: 'complete', total: 18, percent: 90 },
        rank: 1,
        ranked: 2,
      },
    ]);
    expect(JSON.stringify(results)).not.toContain('11.5');
  });

  it.each([
    ['of two teachers of one name', {}],
    ['of a teacher whose account is closed', { active: false, closed: 'deactivated' }],
    ['of a teacher who was made a clerk since', { active: true, role: 'office' }],
  ])('is the week of the section with subjects, rooms and names; %s no login id', async (_, set) => {
    await office.connection
      .collection('staff')
      .updateOne({ _id: teacher._id }, { $set: { fname: 'Meera', ...set } });
    const week = await read<OwnWeekAnswer>('timeTable');
    expect(week.periods.length).toBeGreaterThan(0);
    expect(week.lessons).toEqual([
      { weekday: 'mon', period: 1, subject: 'Mathematics', teacherName: 'Meera', room: '12' },
    ]);
  });

  it('is what the calendar of the session says to the branch and the class', async () => {
    const { occasions } = await read<OwnCalendarAnswer>('calendar');
    expect(occasions.map(({ title, note }) => [title, note])).toEqual([
      ['Founders’ day', 'All are welcome'],
      ['Excursion', undefined],
    ]);
  });

  it('is nobody else’s, whatever the call says, and of nobody else', async () => {
    const named = 'studentID=2001&id=2001&section=b&student=2001&username=2001';
    for (const what of READS) {
      const plain = await office.call('GET', `/api/family/${what}`, undefined, { token: family });
      const asking = await office.call('GET', `/api/family/${what}?${named}`, undefined, {
        token: family,
        headers: { 'x-student-id': '2001', studentid: '2001', cookie: 'studentID=2001' },
      });
      expect([what, asking.status, asking.body]).toEqual([what, 200, plain.body]);
      const text = JSON.stringify(plain.body);
      expect([what, SECRETS.filter((secret) => text.includes(secret))]).toEqual([what, []]);
    }
    const theirs = await familyToken(office, '2001');
    expect(await read('student', theirs)).toMatchObject({ studentID: '2001', studentFirstName: 'Zubeida' });
    const change = {
      studentID: '2001',
      currentPassword: 'school@123',
      password: 'mango tree in the yard',
    };
    await office.call('POST', '/api/family/password', change, { token: family });
    expect(await read('student', theirs)).toMatchObject({ studentID: '2001' });
  });

  it('is still there where the fees cannot be worked out', async () => {
    await register(office, '3001');
    const token = await familyToken(office, '3001');
    await office.connection
      .collection('students')
      .updateOne({ foldedId: '3001' }, { $set: { class: 'nursery' } });
    const fees = await read<OwnFeesAnswer>('fees', token);
    expect(fees).toEqual({ receipts: [] });
    expect(await read('student', token)).toMatchObject({ class: 'nursery' });
  });

  it('has no receipt of a payment for something that there is not', async () => {
    await register(office, '3002');
    await pay(office, '3002', 100);
    const token = await familyToken(office, '3002');
    expect((await read<OwnFeesAnswer>('fees', token)).receipts).toHaveLength(1);
    await office.connection
      .collection('ledger')
      .updateOne({ student: '3002', kind: 'deposit' }, { $set: { studentPaymentToward: 'picnic' } });
    expect(await read<OwnFeesAnswer>('fees', token)).toEqual({ receipts: [] });
  });
});
