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
    ['?filter=bano%20asha', ['1002']],
    ['?filter=zaidi%20ii%20cbse', ['1001']],
    ['?filter=verma%20%20asha', ['1001', '1002']],
    ['?filter=asha%20nobody', []],
    ['?filter=om%20chetan%20q', []],
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

describe('the list, narrowed', () => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await TestOffice.open();
    const cbse = { boardType: 'cbse', medium: 'english' } as const;
    await register(office, '2001', { ...cbse, class: '7', section: 'a', primaryMobile: '9415000001' });
    await register(office, '2002', { ...cbse, class: '8', section: 'a', studentFirstName: 'Meera' });
    await register(office, '2003', { ...cbse, class: '7', section: '*', secondaryMobile: '9415000003' });
    await register(office, '2004', { boardType: 'up', class: '7', section: 'b', studentFirstName: 'Meera' });
    await register(office, '2005', { boardType: 'up', medium: 'hindi', class: '7', section: 'a' });
    await register(office, '2006', { ...cbse, class: '7', section: 'a', studentFirstName: 'Gone' });
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: '2006' }, { token: office.admin });
  });
  afterAll(() => office.close());

  it.each([
    ['class VII is not VIII', 'class=7', ['2001', '2003', '2004', '2005']],
    ['one section of a class', 'class=7&section=a', ['2001', '2005']],
    ['those of no section', 'section=*', ['2003']],
    ['a section of all classes', 'section=a', ['2001', '2002', '2005']],
    ['a board', 'boardType=up', ['2004', '2005']],
    ['the education centre', 'branch=MLMEC', ['2001', '2002', '2003']],
    ['the inter college', 'branch=MLMIC&sort=-studentID', ['2005', '2004']],
    ['a branch that has nobody of the board', 'branch=MLMEC&boardType=up', []],
    ['a class of one branch and board', 'class=7&branch=MLMIC&boardType=up&section=b', ['2004']],
    ['by a word too', 'class=7&filter=meera', ['2004']],
    ['by several words too', 'boardType=cbse&filter=verma%20meera', ['2002']],
    ['by the primary mobile', 'filter=9415000001', ['2001']],
    ['by the end of the secondary mobile', 'filter=00003', ['2003']],
    ['by name and mobile, in any order', 'filter=9415%20asha', ['2001', '2003']],
    ['by class and section as they are shown', 'filter=viii%20a', ['2002']],
    ['a page of them', 'class=7&page=2&size=3', ['2005']],
  ])('%s', async (_, query, expected) => {
    const answer = await office.call<ListedStudentAnswer[]>('GET', `/api/office/getAllStudents?${query}`);
    const all = query.includes('page=') ? 4 : expected.length;
    expect(answer.body.map(({ studentID }) => studentID)).toEqual(expected);
    expect(answer.headers.get('x-total-count')).toBe(String(all));
  });

  it.each(['class=VII', 'class=7&class=8', 'section=f', 'boardType[$ne]=up', 'branch=MLM'])(
    'refuses %s',
    async (query) => {
      expect((await office.call('GET', `/api/office/getAllStudents?${query}`)).status).toBe(400);
    },
  );

  it('is exported as it is narrowed, and no mobile is in the answers', async () => {
    const file = await fetch(`${office.url}/api/office/exportStudents?as=csv&class=7&section=a`, {
      headers: { 'auth-token': office.clerk },
    });
    expect((await file.text()).trim().split('\n')).toHaveLength(3);
    const { body } = await office.call('GET', '/api/office/getAllStudents?filter=9415000001');
    expect(JSON.stringify(body)).not.toContain('9415');
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
    const before = (
      await office.call<StudentAnswer>('GET', '/api/office/getStudentById?studentID=upd-1&adhaar=masked')
    ).body;
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
      revision: before.revision + 1,
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

  it('is found by the new section and mobile, and no more by the old ones', async () => {
    await register(office, 'upd-5', { section: 'b', primaryMobile: '9000000001' });
    await update({ studentID: 'upd-5', section: 'd', primaryMobile: '9000000002' });
    const count = async (query: string) =>
      (await office.call<unknown[]>('GET', `/api/office/getAllStudents?${query}`)).body.length;
    expect(await count('filter=9000000001')).toBe(0);
    expect(await count('filter=9000000002')).toBe(1);
    expect(await count('section=b&filter=upd-5')).toBe(0);
    expect(await count('section=d&filter=upd-5')).toBe(1);
  });

  it('marks as left for an admin only, and keeps record and ledger', async () => {
    await register(office, 'Left-1', { previousBalance: 10 });
    const leave = (token: string) =>
      office.call('DELETE', '/api/office/deleteStudent', { studentID: 'left-1' }, { token });
    expect((await leave(office.clerk)).status).toBe(403);
    expect(await leave(office.admin)).toMatchObject({
      status: 200,
      body: { studentID: 'Left-1', left: true },
    });
    expect((await office.call('GET', '/api/office/getStudentById?studentID=left-1')).status).toBe(404);
    expect((await update({ studentID: 'left-1', gender: 'male' })).status).toBe(404);
    expect(await office.connection.collection('students').findOne({ foldedId: 'left-1' })).toMatchObject({
      studentID: 'Left-1',
    });
    const kept = office.connection.collection('ledger').find({ student: 'left-1' });
    expect(await kept.toArray()).toMatchObject([{ kind: 'opening', updatedBalance: 1000 }]);
  });
});
