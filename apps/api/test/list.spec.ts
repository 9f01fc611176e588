import { sampleRegistration } from '@school/domain';
import type { ListedStudentAnswer, StudentAnswer } from '../src/students/students.answers';
import { TestOffice } from './support/office';
import { balanceOf, pay } from './support/payment';
import { picture, pictureForm, register } from './support/student';
import { anyText, textLike } from './support/matchers';

const parent = (fatherName: string, motherName: string) => ({
  personalDetail: { ...sampleRegistration().personalDetail, fatherName, motherName },
});

describe('the registered students list', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, '1003', { studentFirstName: 'Chetan', class: '10', ...parent('Om', 'Uma') });
    await register(office, '1001', { studentFirstName: 'asha', studentLastName: 'Zaidi', class: '2' });
    await register(office, '1002', {
      studentFirstName: 'Asha',
      studentLastName: 'Bano',
      class: 'ukg',
      boardType: 'up',
    });
    await register(office, '1004', {
      studentFirstName: 'आशा रानी',
      class: 'hindi',
      boardType: 'up',
      medium: 'hindi',
      ...parent('Ravi (Sr.)', 'Ünal'),
    });
    await register(office, '1005', { studentFirstName: 'Gone', class: '1' });
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: '1005' }, { token: office.admin });
  });
  afterAll(() => office.close());

  const list = (query = '') =>
    office.call<ListedStudentAnswer[]>('GET', `/api/office/getAllStudents${query}`);
  const ids = async (query: string) => (await list(query)).body.map(({ studentID }) => studentID);

  it('is everybody who has not left, by ID, with the list’s fields only', async () => {
    const answer = await list();
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ studentID }) => studentID)).toEqual(['1001', '1002', '1003', '1004']);
    expect(answer.body[0]).toEqual({
      _id: anyText,
      studentID: '1001',
      studentFirstName: 'asha',
      studentLastName: 'Zaidi',
      fatherName: 'Ramesh Verma',
      motherName: 'Sita Verma',
      boardType: 'cbse',
      class: '2',
      section: 'a',
    });
    expect(answer.headers.get('x-total-count')).toBe('4');
  });

  it.each([
    ['?sort=studentID', ['1001', '1002', '1003', '1004']],
    ['?sort=-studentID', ['1004', '1003', '1002', '1001']],
    ['?sort=studentName', ['1002', '1001', '1003', '1004']],
    ['?sort=class', ['1002', '1004', '1001', '1003']],
    ['?sort=-class', ['1003', '1001', '1004', '1002']],
    ['?sort=board', ['1001', '1003', '1002', '1004']],
    ['?sort=fatherName&size=1', ['1003']],
    ['?sort=motherName&page=4&size=1', ['1004']],
    ['?page=2&size=3', ['1004']],
    ['?page=9', []],
    ['?filter=ASHA', ['1001', '1002']],
    ['?filter=asha%20z', ['1001']],
    ['?filter=%E0%A4%86%E0%A4%B6%E0%A4%BE', ['1004']],
    ['?filter=(sr.)', ['1004']],
    ['?filter=.*', []],
    ['?filter=%5C', []],
    ['?filter=UKG', ['1002']],
    ['?filter=ü', ['1004']],
    ['?filter=cbse&sort=-studentID', ['1003', '1001']],
    ['?filter=gone', []],
    ['?filter=', ['1001', '1002', '1003', '1004']],
    ['?unknown=1', ['1001', '1002', '1003', '1004']],
  ])('%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('says how many the filter found, beside one page of them', async () => {
    const answer = await list('?filter=asha&size=1');
    expect([answer.body.length, answer.headers.get('x-total-count')]).toEqual([1, '2']);
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=',
    '?page=1e3',
    '?page=99999999999',
    '?size=101',
    '?size=0',
    '?sort=password',
    '?sort=studentFeeReport',
    '?page=1&page=2',
    '?filter[$gt]=',
    '?filter[]=a',
    '?sort[$ne]=x',
    '?filter=%00',
    '?filter=a%0Ab',
    `?filter=${'x'.repeat(101)}`,
    '?size[__proto__]=1',
  ])('refuses %s', async (query) => {
    const answer = await office.call('GET', `/api/office/getAllStudents${query}`);
    expect(answer).toMatchObject({ status: 400, body: { message: textLike(/\w{3}/) } });
  });

  it.each([
    '',
    '?studentID=',
    '?studentID[$gt]=',
    '?studentID[]=1001',
    '?studentID=1001&studentID=1002',
    '?studentID=%00',
  ])('finds nobody by getStudentById%s', async (query) => {
    expect((await office.call('GET', `/api/office/getStudentById${query}`)).status).toBe(400);
  });
});

describe('changing a student', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const update = (body: object) => office.call<StudentAnswer>('PUT', '/api/office/updateStudent', body);

  it('changes what was sent and nothing else, ledger included', async () => {
    await register(office, 'upd-1', { previousBalance: 50 });
    await pay(office, 'upd-1', 100);
    const before = (await office.call<StudentAnswer>('GET', '/api/office/getStudentById?studentID=upd-1'))
      .body;
    const answer = await update({
      studentID: 'UPD-1',
      studentFirstName: 'Aasha',
      personalDetail: { fatherName: 'Rakesh' },
      previousBalance: 9999,
      studentFeeReport: [],
      foldedId: 'evil',
      _id: 'f'.repeat(24),
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...before,
      studentFirstName: 'Aasha',
      personalDetail: { ...before.personalDetail, fatherName: 'Rakesh' },
    });
    const found = await office.call<unknown[]>('GET', '/api/office/getAllStudents?filter=aasha');
    expect(found.body).toHaveLength(1);
    expect(
      (await office.call<unknown[]>('GET', '/api/office/getAllStudents?filter=asha%20verma')).body,
    ).toHaveLength(1);
  });

  it('keeps the rules between fields, on the student as it would be', async () => {
    await register(office, 'upd-2', { boardType: 'up' });
    const cases = [
      [{ class: '11' }, 400],
      [{ class: '11', stream: 'arts' }, 200],
      [{ class: '12' }, 200],
      [{ stream: '' }, 400],
      [{ medium: 'hindi' }, 200],
      [{ boardType: 'cbse' }, 400],
      [{ class: 'pg' }, 400],
      [{ class: '4' }, 200],
      [{ dateOfAdmission: '2001-01-01' }, 400],
      [{ dateOfBirth: '2099-01-01' }, 400],
      [{ signatureRef: 'f'.repeat(24) }, 400],
      [{ studentFirstName: '' }, 400],
      [{ studentFirstName: null }, 400],
      [{ personalDetail: { fatherName: '' } }, 400],
      [{}, 200],
    ] as const;
    for (const [changes, status] of cases) {
      expect([changes, (await update({ studentID: 'upd-2', ...changes })).status]).toEqual([changes, status]);
    }
    const { body } = await office.call('GET', '/api/office/getStudentById?studentID=upd-2');
    expect(body).not.toHaveProperty('stream');
    expect((await balanceOf(office, 'upd-2')).fees.currentCharge).toBe(300);
  });

  it('empties what may be empty', async () => {
    const { body } = await office.call('POST', '/upload', pictureForm(await picture()));
    await register(office, 'upd-3', { profilePictureRef: body['_id'], boardRollNo: '77' });
    const answer = await update({ studentID: 'upd-3', profilePictureRef: '', boardRollNo: '' });
    expect(answer.body).not.toHaveProperty('profilePictureRef');
    expect(answer.body).not.toHaveProperty('boardRollNo');
  });

  it('loses no change when five clerks save at once', async () => {
    await register(office, 'upd-4');
    const names = ['fatherName', 'motherName', 'guardianName', 'guardianRelation', 'subCategory'] as const;
    const answers = await Promise.all(
      names.map((name) => update({ studentID: 'upd-4', personalDetail: { [name]: `New ${name}` } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { body } = await office.call<StudentAnswer>('GET', '/api/office/getStudentById?studentID=upd-4');
    for (const name of names) expect(body.personalDetail[name]).toBe(`New ${name}`);
  });

  it('marks as left for an admin only, once, and keeps record and ledger', async () => {
    await register(office, 'Left-1', { previousBalance: 10 });
    const leave = (token: string) =>
      office.call('DELETE', '/api/office/deleteStudent', { studentID: 'left-1' }, { token });
    expect((await leave(office.clerk)).status).toBe(403);
    expect(await leave(office.admin)).toMatchObject({
      status: 200,
      body: { studentID: 'Left-1', left: true },
    });
    expect((await leave(office.admin)).status).toBe(404);
    expect((await office.call('GET', '/api/office/getStudentById?studentID=left-1')).status).toBe(404);
    expect((await update({ studentID: 'left-1', gender: 'male' })).status).toBe(404);
    const kept = await office.connection.collection('students').findOne({ foldedId: 'left-1' });
    expect(kept?.['studentFeeReport']).toHaveLength(1);
  });
});
