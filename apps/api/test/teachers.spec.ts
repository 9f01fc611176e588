import type { StaffAccount } from '../src/accounts/accounts.schema';
import type { MySectionsAnswer, SectionStudentsAnswer } from '../src/sections/my-sections.answers';
import type { HandedPasswordAnswer, StaffAccountAnswer } from '../src/staff/staff.answers';
import type { SubjectsAnswer } from '../src/subjects/subjects.answers';
import { ADMIN } from './support/admin';
import { listWith, textLike, textWith } from './support/matchers';
import { TestOffice } from './support/office';
import { picture, pictureForm, register } from './support/student';

const threeA = { branch: 'MLMEC', class: '3', section: 'a' } as const;
const threeB = { ...threeA, section: 'b' } as const;
const ofThreeA = { ...threeA, subjects: ['Hindi', 'Mathematics'], isClassTeacher: true };

const queryOf = (section: object) => new URLSearchParams(Object.entries(section)).toString();

describe('a teacher', () => {
  let office: TestOffice;
  let meera: StaffAccount;
  let teacher = '';
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, '1001');
    await register(office, '1002', { studentFirstName: 'Bhavna', boardRollNo: '77' });
    await register(office, '2001', { section: 'b' });
    meera = await office.employ('meera.k', 'teacher');
    teacher = await office.tokenOf(meera);
  });
  afterAll(() => office.close());

  const asAdmin = () => ({ token: office.admin });
  const asTeacher = () => ({ token: teacher });
  const give = (
    teaching: unknown,
    revision: number,
    token = office.admin,
    staffID = meera._id.toHexString(),
  ) =>
    office.call<StaffAccountAnswer>(
      'POST',
      '/api/staff/teaching',
      { staffID, revision, teaching },
      { token },
    );
  const mySections = async (token = teacher) =>
    (await office.call<MySectionsAnswer>('GET', '/api/office/mySections', undefined, { token })).body;
  const studentsOf = (section: object, token = teacher) =>
    office.call<SectionStudentsAnswer>(
      'GET',
      `/api/office/mySections/students?${queryOf(section)}`,
      undefined,
      { token },
    );
  const photoOf = (studentID: string, token = teacher) =>
    office.call('GET', `/api/office/mySections/photo?studentID=${studentID}`, undefined, { token });
  const linesOf = async (action: string) =>
    (
      await office.call<{ subject: object; changes: object[] }[]>(
        'GET',
        `/api/audit?action=${action}`,
        undefined,
        asAdmin(),
      )
    ).body;

  it('is nobody’s teacher before an administrator has given sections', async () => {
    expect(await mySections()).toEqual([]);
    expect(await studentsOf(threeA)).toMatchObject({
      status: 403,
      body: { message: 'This section is not one of yours. An administrator gives sections to teachers.' },
    });
  });

  it('is given sections and subjects, and has them at the next call', async () => {
    expect(await give([ofThreeA], 0)).toMatchObject({
      status: 200,
      body: { role: 'teacher', rights: [], teaching: [ofThreeA], teachingRevision: 1 },
    });
    // The answer was lost, so the same desk sends the call again.
    expect(await give([ofThreeA], 0)).toMatchObject({ status: 200, body: { teachingRevision: 1 } });
    expect(await mySections()).toEqual([{ ...ofThreeA, students: 2 }]);
    expect((await studentsOf(threeA)).body).toEqual([
      {
        studentID: '1001',
        studentFirstName: 'Asha',
        studentLastName: 'Verma',
        fatherName: 'Ramesh Verma',
        primaryMobile: '9876543210',
        hasPhoto: false,
      },
      {
        studentID: '1002',
        studentFirstName: 'Bhavna',
        studentLastName: 'Verma',
        boardRollNo: '77',
        fatherName: 'Ramesh Verma',
        primaryMobile: '9876543210',
        hasPhoto: false,
      },
    ]);
    expect((await studentsOf(threeB)).status).toBe(403);
    expect(await linesOf('account-teaching')).toMatchObject([
      {
        subject: { kind: 'account', id: 'meera.k' },
        changes: [
          { field: 'teaching', after: 'MLMEC III A: Hindi, Mathematics' },
          { field: 'classTeacher', after: 'MLMEC III A' },
        ],
      },
    ]);
  });

  it('takes the class list of an own section along, with nothing in it that the list has not', async () => {
    const list = (section: object) =>
      office.call<string>(
        'GET',
        `/api/office/mySections/students/export?as=csv&${queryOf(section)}`,
        undefined,
        asTeacher(),
      );
    const { status, body } = await list(threeA);
    expect([status, body.trim().split('\r\n').length]).toEqual([200, 3]);
    expect(body).toContain('1002,Bhavna Verma,Ramesh Verma,77,');
    expect(body).not.toMatch(/Adhaar|balance/i);
    expect((await list(threeB)).status).toBe(403);
    expect((await linesOf('list-exported'))[0]).toMatchObject({
      subject: { kind: 'list', id: 'class-list' },
    });
  });

  it('sees photos of the own students, and of others not even whether there is one', async () => {
    const profilePictureRef = (await office.call('POST', '/upload', pictureForm(await picture()))).body[
      '_id'
    ];
    await register(office, '1003', { profilePictureRef });
    await register(office, '2002', { section: 'b', profilePictureRef });
    const own = await photoOf('1003');
    expect([own.status, own.headers.get('content-type')]).toEqual([200, textLike(/^image\//)]);
    const others = await Promise.all(['2002', '1001', '9999'].map((id) => photoOf(id)));
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await photoOf('2002', office.clerk)).status).toBe(200);
  });

  it.each([
    ['a clerk', () => give([], 1, office.clerk), 403],
    ['the teacher', () => give([], 1, teacher), 403],
    ['a desk that has seen older ones', () => give([], 0), 409],
    ['nobody', () => give([], 0, office.admin, 'f'.repeat(24)), 404],
  ])('is given nothing by or for %s', async (_, call, status) => {
    expect((await call()).status).toBe(status);
    expect(await mySections()).toHaveLength(1);
  });

  it('is given no subject that the class does not learn, but keeps one that it learns no longer', async () => {
    expect(await give([{ ...ofThreeA, subjects: ['Astrology'] }], 1)).toMatchObject({
      status: 400,
      body: {
        message: 'Astrology is not a subject of this class. Check the subjects of the class in Settings.',
      },
    });
    const subjects = ['English', 'Hindi'];
    const chosen = { branch: 'MLMEC', class: '3', subjects, revision: 0 };
    await office.call('PUT', '/api/office/subjects', chosen, asAdmin());
    const kept = { ...ofThreeA, isClassTeacher: false };
    expect((await give([kept, { ...threeB, subjects: ['English'], isClassTeacher: false }], 1)).status).toBe(
      200,
    );
    expect((await mySections()).map(({ section, subjects: taught }) => [section, taught])).toEqual([
      ['a', ['Hindi', 'Mathematics']],
      ['b', ['English']],
    ]);
    expect((await studentsOf(threeB)).status).toBe(200);
    expect((await linesOf('account-teaching'))[0]).toMatchObject({
      changes: [
        { field: 'classTeacher', before: 'MLMEC III A' },
        { field: 'teaching', after: 'MLMEC III B: English' },
      ],
    });
    await give([ofThreeA], 2);
    expect((await give([ofThreeA], 3)).body).toMatchObject({ teachingRevision: 3 });
    expect((await studentsOf(threeB)).status).toBe(403);
  });

  it('never sees what an account of the office sees, and the office works in every section', async () => {
    expect((await office.call('GET', '/api/office/dashboard', undefined, asTeacher())).status).toBe(403);
    expect((await office.call('GET', '/getImage/' + 'f'.repeat(24), undefined, asTeacher())).status).toBe(
      403,
    );
    const all = await mySections(office.clerk);
    expect(all).toEqual([
      { ...threeA, students: 3, subjects: [], isClassTeacher: false },
      { ...threeB, students: 2, subjects: [], isClassTeacher: false },
    ]);
    expect((await studentsOf(threeB, office.clerk)).body).toHaveLength(2);
  });

  it('works as anybody does: reads the calendar, signs out, changes the own password', async () => {
    const days = 'firstDay=2026-04-01&lastDay=2027-03-31';
    for (const path of [`?${days}`, `/export?as=csv&${days}`, `/file?${days}`])
      expect((await office.call('GET', `/api/office/calendar${path}`, undefined, asTeacher())).status).toBe(
        200,
      );
    expect((await office.call('POST', '/api/office/calendar', {}, asTeacher())).status).toBe(403);
    const other = await office.tokenOf(meera);
    expect((await office.call('GET', '/api/office/signIns', undefined, { token: other })).status).toBe(200);
    expect((await office.call('POST', '/api/office/logout', undefined, { token: other })).status).toBe(200);
    expect((await office.call('GET', '/api/office/mySections', undefined, { token: other })).status).toBe(
      401,
    );
  });

  it('is added by an administrator, never with rights, and sets a password of the own first', async () => {
    const added = await office.call<HandedPasswordAnswer>(
      'POST',
      '/api/staff',
      {
        fname: 'Sunil Rai',
        username: 'sunil.r',
        role: 'teacher',
        rights: ['collect', 'void'],
        currentPassword: ADMIN.password,
      },
      asAdmin(),
    );
    expect(added).toMatchObject({
      status: 201,
      body: { account: { role: 'teacher', rights: [], teaching: [], mustChangePassword: true } },
    });
    expect(await office.connection.collection('staff').findOne({ foldedUsername: 'sunil.r' })).toMatchObject({
      rights: [],
    });
    const token = String((await office.login('sunil.r', added.body.password)).body['token']);
    expect((await office.call('GET', '/api/office/mySections', undefined, { token })).status).toBe(403);
    const password = 'sponge and board';
    const changed = await office.call(
      'PUT',
      '/api/office/password',
      { currentPassword: added.body.password, password, passwordAgain: password },
      { token },
    );
    expect(changed.status).toBe(200);
    expect(await mySections(String(changed.body['token']))).toEqual([]);
    const rights = {
      staffID: added.body.account.id,
      rights: ['collect'],
      seen: [],
      currentPassword: ADMIN.password,
    };
    expect((await office.call('POST', '/api/staff/rights', rights, asAdmin())).status).toBe(409);
  });

  it('becomes a clerk without rights, and comes back without sections; a change of role counts at once', async () => {
    const staffID = meera._id.toHexString();
    const role = (to: string) =>
      office.call<StaffAccountAnswer>(
        'POST',
        '/api/staff/role',
        { staffID, role: to, currentPassword: ADMIN.password },
        asAdmin(),
      );
    expect((await role('office')).body).toMatchObject({ role: 'office', teaching: [], teachingRevision: 0 });
    expect((await office.call('GET', '/api/office/mySections', undefined, asTeacher())).status).toBe(401);
    expect((await give([ofThreeA], 0)).status).toBe(409);
    const clerk = await office.connection.collection<StaffAccount>('staff').findOne({ _id: meera._id });
    expect(clerk).not.toHaveProperty('teaching');
    expect((await role('teacher')).body).toMatchObject({ role: 'teacher', rights: [], teaching: [] });
    expect((await role('office')).body).toMatchObject({ role: 'office', rights: [] });
    await role('teacher');
    const again = await office.connection.collection<StaffAccount>('staff').findOne({ _id: meera._id });
    if (again) teacher = await office.tokenOf(again);
    expect(await mySections()).toEqual([]);
    await office.call('POST', '/api/staff/deactivate', { staffID }, asAdmin());
    expect((await office.call('GET', '/api/office/mySections', undefined, asTeacher())).status).toBe(401);
  });
});

describe('the subjects of classes', () => {
  let office: TestOffice;
  beforeAll(async () => (office = await TestOffice.open()));
  afterAll(() => office.close());

  const list = async (query = '') =>
    (await office.call<SubjectsAnswer>('GET', `/api/office/subjects${query}`)).body;
  const choose = (body: object, token = office.admin) =>
    office.call('PUT', '/api/office/subjects', body, { token });
  const seven = { branch: 'MLMIC', class: '7', subjects: ['हिन्दी', 'गणित'], revision: 0 };

  it('are the usual ones of every class of both branches at first', async () => {
    const all = await list();
    expect(all.length).toBe(35);
    expect(all.every(({ revision, subjects }) => revision === 0 && subjects.length > 0)).toBe(true);
    expect(await list('?branch=MLMEC&class=10')).toMatchObject([
      { branch: 'MLMEC', class: '10', subjects: listWith('Social Science') },
    ]);
    expect(await list('?class=hindi')).toMatchObject([{ branch: 'MLMIC' }]);
  });

  it('are chosen by an administrator, over what was seen, and the audit log has both', async () => {
    expect((await choose(seven, office.clerk)).status).toBe(403);
    const both = await Promise.all([
      choose({ ...seven, subjects: ['गणित'] }),
      choose({ ...seven, subjects: ['कला'] }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await choose(seven)).status).toBe(409);
    expect(await choose({ ...seven, revision: 1 })).toMatchObject({
      status: 200,
      body: { subjects: ['हिन्दी', 'गणित'], revision: 2, changedBy: 'Admin (admin)' },
    });
    // The answer was lost, so the same desk sends the call again.
    expect(await choose({ ...seven, revision: 1 })).toMatchObject({ status: 200, body: { revision: 2 } });
    // Saved without a difference: nobody has changed anything.
    expect(await choose({ ...seven, revision: 2 })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await list('?branch=MLMIC&class=7')).toMatchObject([{ subjects: seven.subjects, revision: 2 }]);
    expect(await list('?branch=MLMEC&class=7')).toMatchObject([{ revision: 0 }]);
    const { body } = await office.call('GET', '/api/audit?action=subjects-changed', undefined, {
      token: office.admin,
    });
    expect(body).toMatchObject([
      { subject: { kind: 'class', id: 'MLMIC VII' }, changes: [{ field: 'subjects', after: 'हिन्दी, गणित' }] },
      { changes: [{ field: 'subjects', before: textWith('विज्ञान') }] },
    ]);
  });

  it.each([
    ['a class of another branch', { ...seven, branch: 'MLMEC', class: 'hindi' }],
    ['none', { ...seven, subjects: [] }],
    ['one twice', { ...seven, subjects: ['कला', 'कला'] }],
  ])('are refused with %s', async (_, body) => {
    expect((await choose(body)).status).toBe(400);
  });
});
