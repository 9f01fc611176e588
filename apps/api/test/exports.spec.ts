import { sampleRegistration } from '@school/domain';
import readXlsx from 'read-excel-file/node';
import { AccountsRepository } from '../src/accounts/accounts.repository';
import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type { CollectorsAnswer } from '../src/receipts/receipts.answers';
import { pay } from './support/payment';
import { TestOffice, type CallOptions } from './support/office';
import { register } from './support/student';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const parent = (fatherName: string) => ({
  personalDetail: { ...sampleRegistration().personalDetail, fatherName },
});

describe('the registered students as a file', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.openOn('2027-11-22');
    // From January to March the file also has each student's section until April, so the clock stands in November.
    office.clock.stopAt(new Date('2027-11-22T06:00:00Z'));
    await register(office, '1003', { studentFirstName: 'Chetan', class: '10', ...parent('=1+1') });
    await register(office, '1001', { studentFirstName: 'Asha', ...parent('Om, "Bhai"') });
    await register(office, '1002', { studentFirstName: 'आशा', boardType: 'up', ...parent('@home') });
    await register(office, '1004', { studentFirstName: 'Gone' });
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: '1004' }, { token: office.admin });
  });
  afterAll(() => office.close());

  const download = async (query: string, { token = office.clerk, headers = {} }: CallOptions = {}) => {
    const answer = await fetch(`${office.url}/api/office/exportStudents${query}`, {
      headers: { 'auth-token': token, ...headers },
    });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const csv = async (query: string, options?: CallOptions) =>
    (await download(`?as=csv${query}`, options)).bytes.toString('utf8');

  it('is CSV that a spreadsheet opens: a mark, heads, quotes where needed, and no formula', async () => {
    expect(await csv('')).toBe(
      [
        "\uFEFFStudent ID,Student name,Father's name,Mother's name,Board,Class,Section",
        '1001,Asha Verma,"Om, ""Bhai""",Sita Verma,CBSE,III,A',
        "1002,आशा Verma,'@home,Sita Verma,UP,III,A",
        "1003,Chetan Verma,'=1+1,Sita Verma,CBSE,X,A",
        '',
      ].join('\r\n'),
    );
  });

  it('is XLSX whose cells are text, a name like a formula too', async () => {
    const { headers, bytes } = await download('?as=xlsx');
    expect(headers.get('content-type')).toBe(XLSX);
    const [sheet] = await readXlsx(bytes);
    expect(sheet?.data).toEqual([
      ['Student ID', 'Student name', "Father's name", "Mother's name", 'Board', 'Class', 'Section'],
      ['1001', 'Asha Verma', 'Om, "Bhai"', 'Sita Verma', 'CBSE', 'III', 'A'],
      ['1002', 'आशा Verma', '@home', 'Sita Verma', 'UP', 'III', 'A'],
      ['1003', 'Chetan Verma', '=1+1', 'Sita Verma', 'CBSE', 'X', 'A'],
    ]);
  });

  it.each([
    ['&sort=-studentID', ['1003', '1002', '1001']],
    ['&sort=studentName', ['1001', '1003', '1002']],
    ['&filter=cbse&sort=-studentID', ['1003', '1001']],
    ['&filter=nobody', []],
  ])('has the rows of the list, on all its pages, in its order: %s', async (query, ids) => {
    const lines = (await csv(query)).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(ids);
  });

  it('is named after the list and the day', async () => {
    const { headers } = await download('?as=csv');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="students-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['exportStudents?', 'students'],
    ['exportStudents?class=10&branch=MLMEC&filter=Asha&sort=class', 'students-mlmec-10'],
    ['exportStudents?left=true', 'students-left'],
    ['exportStudents?left=false', 'students'],
    ['exportStudentsWithAdhaar?', 'students-with-adhaar'],
    ['receipts/export?book=voucher&from=2027-11-01', 'receipts-voucher-2027-11-01'],
    [
      'attendance/register/export?branch=MLMEC&class=3&section=a&month=2027-11',
      'attendance-mlmec-3-a-2027-11',
    ],
    ['timeTable/section/export?branch=MLMIC&class=ukg&section=*', 'time-table-mlmic-ukg'],
    ['../imports/records?adhaar=true', 'student-records-with-adhaar'],
    ['../imports/records?', 'student-records'],
  ])('says in its name whose it is: %s', async (path, name) => {
    const answer = await fetch(`${office.url}/api/office/${path}&as=csv`, {
      headers: { 'auth-token': office.admin },
    });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${name}-2027-11-22.csv"`,
    ]);
  });

  it('has its heads and choices in the language of the caller', async () => {
    const text = await csv('', { headers: { 'accept-language': 'hi' } });
    expect(text).toContain('विद्यार्थी आईडी');
    expect(text).toContain('सीबीएसई');
  });

  it('has a line in the audit log that names who narrowed a list by the login id, and no order', async () => {
    await register(office, '1005', { class: '10' });
    await pay(office, '1005', 10);
    const collectors = await office.call<CollectorsAnswer>('GET', '/api/office/receipts/collectors');
    const clerk = collectors.body.find(({ name }) => name.startsWith('clerk-one'));
    const narrowed = `collector=${clerk?.id ?? ''}&sort=newest`;
    await office.call('GET', `/api/office/receipts/export?as=csv&${narrowed}`);
    const path = '/api/audit?action=list-exported&size=1';
    const { body } = await office.call<AuditAnswer>('GET', path, undefined, { token: office.admin });
    expect(body[0]?.changes).toMatchObject([
      { field: 'collector', after: 'clerk-one' },
      { field: 'as' },
      { field: 'total' },
    ]);
  });

  it('reads no login ids for that line where no account narrowed the list', async () => {
    const usernames = vi.spyOn(office.app.get(AccountsRepository, { strict: false }), 'usernames');
    await csv('&branch=MLMEC');
    expect(usernames).not.toHaveBeenCalled();
    usernames.mockRestore();
  });

  it.each(['', '?as=pdf', '?as=csv&as=xlsx', '?as=csv&sort=password'])('refuses %j', async (query) => {
    const { status, bytes } = await download(query);
    expect([status, JSON.parse(bytes.toString())]).toMatchObject([400, { statusCode: 400 }]);
  });
});
