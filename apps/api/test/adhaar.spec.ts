import type { AuditAnswer } from '../src/audit-log/audit.answers';
import { TestOffice } from './support/office';
import { register } from './support/student';

const NUMBER = '123412341234';

interface Shown {
  readonly adhaarNumber: string;
  readonly revision: number;
}

describe('the Adhaar number of a student (D88)', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    for (let n = 0; n < 40; n += 1) await register(office, `A-${100 + n}`, { adhaarNumber: NUMBER });
  });
  afterAll(() => office.close());

  const opened = (studentID: string, query = '&adhaar=masked') =>
    office.call<Shown>('GET', `/api/office/getStudentById?studentID=${studentID}${query}`);
  const lines = async (action: string) =>
    (
      await office.call<AuditAnswer>('GET', `/api/audit?action=${action}&size=100`, undefined, {
        token: office.admin,
      })
    ).body;
  const stored = async (studentID: string) => {
    const students = office.connection.collection<{ foldedId: string; adhaarNumber: string }>('students');
    return (await students.findOne({ foldedId: studentID.toLowerCase() }))?.adhaarNumber;
  };

  it('is nowhere whole for a clerk who lists and opens forty students, and the log has no line of it', async () => {
    const list = await office.call('GET', '/api/office/getAllStudents');
    const texts = [JSON.stringify(list.body)];
    for (let n = 0; n < 40; n += 1) texts.push(JSON.stringify((await opened(`A-${100 + n}`)).body));
    const file = await office.call<string>('GET', '/api/office/exportStudents?as=csv');
    texts.push(file.body);
    expect(texts.filter((text) => text.includes(NUMBER))).toEqual([]);
    expect(texts[1]).toContain('XXXX XXXX 1234');
    expect(await lines('adhaar-shown')).toEqual([]);
  });

  it('is told whole to who presses Show, and to the specified call; each is in the log, without the number', async () => {
    const shown = await office.call<Shown>('POST', '/api/office/showAdhaar', { studentID: 'A-100' });
    expect([shown.status, shown.body]).toEqual([200, { adhaarNumber: NUMBER }]);
    expect((await opened('A-101', '')).body.adhaarNumber).toBe(NUMBER);
    const log = await lines('adhaar-shown');
    // Looking changed nothing.
    expect(log.map(({ changes }) => changes)).toEqual([[], []]);
    expect(log.map(({ subject, by }) => [subject.id, by?.username])).toEqual([
      ['A-101', 'clerk-one'],
      ['A-100', 'clerk-one'],
    ]);
    expect(JSON.stringify(log)).not.toContain(NUMBER);
    expect((await office.call('POST', '/api/office/showAdhaar', { studentID: 'nobody' })).status).toBe(404);
  });

  it('is nothing to tell of an old record without one: no line of the log says that it was told', async () => {
    await register(office, 'without');
    await office.connection
      .collection('students')
      .updateOne({ foldedId: 'without' }, { $set: { adhaarNumber: '' } });
    const before = (await lines('adhaar-shown')).length;
    const shown = await office.call<Shown>('POST', '/api/office/showAdhaar', { studentID: 'without' });
    expect([shown.status, shown.body]).toEqual([200, { adhaarNumber: '' }]);
    expect((await opened('without', '')).body.adhaarNumber).toBe('');
    expect(await lines('adhaar-shown')).toHaveLength(before);
  });

  it('is not found out by trying: an account asks so often whether somebody has a number, and no oftener', async () => {
    const guesser = await office.tokenOf(await office.employ('guesser', 'office'));
    const statuses: number[] = [];
    for (let n = 0; n < 301; n += 1) {
      const adhaarNumber = String(200_000_000_000 + n);
      const asked = { token: guesser };
      statuses.push(
        (await office.call('POST', '/api/student/same-students', { adhaarNumber }, asked)).status,
      );
    }
    expect([new Set(statuses.slice(0, 300)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
    const other = await office.call('POST', '/api/student/same-students', { adhaarNumber: NUMBER });
    expect(other.status).toBe(200);
  });

  it('is nothing for an account that may not change students: neither Show nor the specified call tells, nor whether somebody has it', async () => {
    const counter = await office.employ('counter', 'office');
    await office.connection
      .collection('staff')
      .updateOne({ _id: counter._id }, { $set: { rights: ['collect', 'reports'] } });
    const token = await office.tokenOf(counter);
    const ask = (method: string, path: string, body?: object) =>
      office.call<Shown>(method, path, body, { token });
    expect((await ask('POST', '/api/office/showAdhaar', { studentID: 'A-100' })).status).toBe(403);
    expect((await ask('POST', '/api/student/same-students', { adhaarNumber: NUMBER })).status).toBe(403);
    const before = (await lines('adhaar-shown')).length;
    const { status, body } = await ask('GET', '/api/office/getStudentById?studentID=A-100');
    expect([status, body.adhaarNumber]).toEqual([200, 'XXXX XXXX 1234']);
    expect(await lines('adhaar-shown')).toHaveLength(before);
  });

  it('stays as it is stored where it comes back masked, and is changed by a whole one alone', async () => {
    const { body } = await opened('A-102');
    const update = (adhaarNumber: string) =>
      office.call<Shown>('PUT', '/api/office/updateStudent', { studentID: 'A-102', adhaarNumber });
    expect((await update(body.adhaarNumber)).body.adhaarNumber).toBe('XXXX XXXX 1234');
    expect(await stored('A-102')).toBe(NUMBER);
    expect((await update('1234')).status).toBe(400);
    expect((await update('9999 8888 7777')).body.adhaarNumber).toBe('XXXX XXXX 7777');
    expect(await stored('A-102')).toBe('999988887777');
  });

  it('leaves in a file for an administrator alone who asks for it', async () => {
    const path = '/api/office/exportStudentsWithAdhaar?as=csv&filter=A-10';
    expect((await office.call('GET', path)).status).toBe(403);
    const file = await office.call<string>('GET', path, undefined, { token: office.admin });
    expect(file.body).toContain(`,${NUMBER}`);
    const [line] = await lines('list-exported');
    expect(line).toMatchObject({
      subject: { kind: 'list', id: 'students' },
      by: { username: 'admin' },
      changes: [
        { field: 'filter', after: 'A-10' },
        { field: 'as', after: 'csv' },
        { field: 'total', after: '10' },
        { field: 'adhaarNumber', isHidden: true },
      ],
    });
  });
});

describe('an export', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, 'E-1');
  });
  afterAll(() => office.close());

  it.each([
    ['students', '/api/office/exportStudents?as=csv&class=3', 1, [{ field: 'class', after: '3' }]],
    ['defaulters', '/api/office/defaulters/export?as=csv&class=12', 0, [{ field: 'class', after: '12' }]],
    ['staff', '/api/staff/export?as=xlsx', 2, []],
    ['certificates', '/api/office/certificates/export?as=csv', 0, []],
    ['receipts', '/api/office/receipts/export?as=csv', 0, []],
    ['audit-log', '/api/audit/export?as=csv&action=signed-in', 1, [{ field: 'action', after: 'signed-in' }]],
  ])('of %s is in the audit log with what narrowed it and its rows', async (name, path, total, filters) => {
    const answer = await office.call('GET', path, undefined, { token: office.admin });
    expect(answer.status).toBe(200);
    const log = await office.call<AuditAnswer>('GET', '/api/audit?action=list-exported', undefined, {
      token: office.admin,
    });
    expect(log.body[0]).toMatchObject({
      subject: { kind: 'list', id: expect.stringContaining(name) as string },
    });
    expect(log.body[0]?.changes).toEqual(
      expect.arrayContaining([...filters, { field: 'total', after: String(total) }]),
    );
  });

  it('of the staff has no password, not even as a hash, and is refused to a clerk', async () => {
    expect((await office.call('GET', '/api/staff/export?as=csv')).status).toBe(403);
    const { body } = await office.call<string>('GET', '/api/staff/export?as=csv', undefined, {
      token: office.admin,
    });
    expect(body.split('\r\n')[0]).toBe(
      'First name,Login id,Role,Rights,Teaches,Status,Status since,Requested from,Added on',
    );
    expect(body).toContain('clerk-one,clerk-one,Office');
    expect(body).not.toContain('$');
  });
});
