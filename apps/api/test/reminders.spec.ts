import type { DefaulterAnswer } from '../src/defaulters/defaulters.answers';
import type {
  RemindedAnswer,
  ReminderDraftAnswer,
  RemindersAnswer,
} from '../src/reminders/reminders.answers';
import { defaulters, goTo, totals, update, YEAR } from './support/defaulters';
import { TestOffice, type Answer } from './support/office';
import { pay } from './support/payment';
import { register } from './support/student';

const DAY = 86_400_000;

interface Refused {
  readonly message: string;
}

describe('a family that is reminded', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    goTo(office, '04-02');
    await register(office, '3001', { studentFirstName: 'Asha' });
    await register(office, '3002', { studentFirstName: 'Bela', boardType: 'up' });
    await register(office, '3003', { studentFirstName: 'Chetan' });
    await register(office, '3004', { studentFirstName: 'Devi', class: '8' });
    goTo(office, '06-15');
  });
  afterAll(() => office.close());

  const draft = (studentID: string) =>
    office.call<ReminderDraftAnswer & Refused>('GET', `/api/office/reminders/draft?studentID=${studentID}`);
  const remind = (
    studentID: string,
    amount: number,
    way = 'whatsapp',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<RemindedAnswer & Refused>> =>
    office.call('POST', '/api/office/reminders', { studentID, amount, way }, { headers });

  it('is not marked as reminded by an account that may not collect (D58)', async () => {
    const reader = await office.employ('reader', 'office');
    await office.connection
      .collection('staff')
      .updateOne({ _id: reader._id }, { $set: { rights: ['reports'] } });
    const token = await office.tokenOf(reader);
    const request = { studentID: '3001', amount: 900, way: 'whatsapp' };
    expect((await office.call('POST', '/api/office/reminders', request, { token })).status).toBe(403);
  });

  const listed = async (query = '') => (await defaulters(office, `&sort=studentID${query}`)).body;
  const ids = (rows: readonly DefaulterAnswer[]) => rows.map(({ studentID }) => studentID);

  it('is written in the language of its branch, to its mobile, the 10th of the next month as last date', async () => {
    const english = (await draft('3001')).body;
    expect(english).toMatchObject({
      mobile: '9876543210',
      language: 'en',
      amount: 900,
      lastDate: `${YEAR}-07-10`,
      reminders: [],
    });
    expect(english.text).toContain(
      `₹900 are due for Asha Verma (class III A, Student ID 3001): Apr ${YEAR} – Jun`,
    );
    const hindi = (await draft('3002')).body;
    expect(hindi).toMatchObject({ language: 'hi' });
    expect(hindi.text).toContain('आदरणीय अभिभावक');
    expect(hindi.text).not.toContain('upi://');
  });

  it('is written in its own language where it has said one, and back in that of the branch', async () => {
    await update(office, '3001', { familyLanguage: 'hi' });
    expect((await draft('3001')).body).toMatchObject({ language: 'hi' });
    await update(office, '3001', { familyLanguage: '' });
    expect((await draft('3001')).body).toMatchObject({ language: 'en' });
  });

  it('is sent the UPI link of its branch', async () => {
    const details = {
      branchCode: 'MLMEC',
      name: 'M.L.M. Education Centre',
      upiId: 'mlmec@okbank',
      revision: 0,
    };
    await office.call('PUT', '/api/office/school-details', details, { token: office.admin });
    expect((await draft('3001')).body.text).toMatch(/upi:\/\/pay\?pa=mlmec@okbank&.*am=900\.00.*tr=3001/);
  });

  it('is kept with who, when, how and of what; the audit log has no number', async () => {
    const { status, body } = await remind('3001', 900);
    expect(status).toBe(201);
    expect(body.link).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Dear%20parent/);
    expect(body.reminder).toMatchObject({ way: 'whatsapp', amount: 900, language: 'en', by: 'clerk-one' });
    const sms = await remind('3002', 900, 'sms');
    expect(sms.body.link).toMatch(/^sms:\+919876543210\?&body=/);
    const kept = await office.call<RemindersAnswer>('GET', '/api/office/reminders?studentID=3001');
    expect(kept.body).toHaveLength(1);
    const log = await office.call<unknown[]>('GET', '/api/audit?action=family-reminded', undefined, {
      token: office.admin,
    });
    expect(log.body).toHaveLength(2);
    expect(log.body[1]).toMatchObject({
      subject: { kind: 'student', id: '3001' },
      changes: [
        { field: 'reminderWay', after: 'whatsapp' },
        { field: 'familyLanguage', after: 'en' },
        { field: 'amount', after: '900' },
      ],
    });
    expect(JSON.stringify(log.body)).not.toContain('9876543210');
  });

  it('stands in the list as reminded, and is left out where those of seven days are asked for', async () => {
    const rows = await listed();
    expect(rows.map(({ reminded }) => reminded?.way)).toEqual(['whatsapp', 'sms', undefined, undefined]);
    expect(ids(await listed('&unreminded=7'))).toEqual(['3003', '3004']);
    expect(await totals(office, 'unreminded=7')).toMatchObject({ students: 2, amount: 900 + 1350 });
    expect(ids(await listed('&unreminded=7&class=8'))).toEqual(['3004']);
    office.clock.advance(6 * DAY);
    expect(ids(await listed('&unreminded=7'))).toEqual(['3003', '3004']);
    office.clock.advance(DAY);
    expect(ids(await listed('&unreminded=7'))).toEqual(['3001', '3002', '3003', '3004']);
    expect(ids(await listed('&unreminded=14'))).toEqual(['3003', '3004']);
    const file = await office.call<string>('GET', '/api/office/defaulters/export?as=csv&unreminded=14');
    expect(file.body.trim().split('\r\n')).toHaveLength(3);
  });

  it('has the last of several reminders in the list', async () => {
    await remind('3001', 900, 'sms');
    expect((await listed())[0]?.reminded).toMatchObject({ way: 'sms' });
  });

  it('is not reminded of another amount than it owes at this moment, and of nothing once it has paid', async () => {
    await pay(office, '3003', 100);
    expect(await remind('3003', 900)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Balance has changed') as string },
    });
    await pay(office, '3003');
    const answer = await remind('3003', 800);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This family no longer owes anything. No reminder is needed.',
    ]);
    expect((await draft('3003')).status).toBe(409);
  });

  it('is counted once under a key, however often it is sent as its answer was lost', async () => {
    const key = { 'Idempotency-Key': 'lost-answer-0001' };
    const [first, again] = [await remind('3004', 1350, 'sms', key), await remind('3004', 1350, 'sms', key)];
    expect([again.status, again.body]).toEqual([201, first.body]);
    await remind('3004', 1350, 'whatsapp', key);
    const kept = await office.call<RemindersAnswer>('GET', '/api/office/reminders?studentID=3004');
    expect(kept.body.map(({ way }) => way)).toEqual(['whatsapp', 'sms']);
  });

  it('is still reminded when the student has left and owes, and told so to the clerk', async () => {
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: '3004' }, { token: office.admin });
    const { body } = await draft('3004');
    expect(body.leftAt).toBeDefined();
    expect((await remind('3004', body.amount)).status).toBe(201);
  });

  it('cannot be written to at no mobile, and a second number serves where the first is none', async () => {
    const students = office.connection.collection('students');
    await students.updateOne({ foldedId: '3002' }, { $set: { primaryMobile: '0512230123' } });
    expect((await draft('3002')).body).toMatchObject({ mobile: '9876543211' });
    await students.updateOne({ foldedId: '3002' }, { $set: { secondaryMobile: '' } });
    const answer = await draft('3002');
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringContaining('This family has no mobile number'),
    ]);
  });

  it.each([
    [{ studentID: '3001', amount: 900, way: 'letter' }],
    [{ studentID: '3001', way: 'sms' }],
    [{ amount: 900, way: 'sms' }],
  ])('is not reminded by %j', async (body) => {
    expect((await office.call('POST', '/api/office/reminders', body)).status).toBe(400);
  });

  it('is nobody where there is no such student', async () => {
    expect((await draft('nobody')).status).toBe(404);
    expect((await remind('nobody', 1)).status).toBe(404);
  });
});

describe('the papers of a family', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, '3101', { boardType: 'up' });
  });
  afterAll(() => office.close());

  it('keep the language of the day on which they were given, whatever the family says later', async () => {
    const languageOf = async ({ body }: Awaited<ReturnType<typeof pay>>) => {
      const number = encodeURIComponent(body.studentReceiptNo);
      const one = await office.call<{ receipt: { language?: string } }>(
        'GET',
        `/api/office/receipts/one?studentReceiptNo=${number}`,
      );
      return one.body.receipt.language;
    };
    const first = await pay(office, '3101', 100);
    expect(await languageOf(first)).toBe('hi');
    await update(office, '3101', { familyLanguage: 'en' });
    expect(await languageOf(first)).toBe('hi');
    expect(await languageOf(await pay(office, '3101', 100))).toBe('en');
  });
});
