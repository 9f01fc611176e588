import { decodeToken, DEFAULT_STUDENT_PASSWORD } from '@school/domain';
import { PasswordService } from '../src/accounts/password.service';
import type { AuditAnswer } from '../src/audit-log/audit.answers';
import type { FamilyPasswordAnswer } from '../src/family-passwords/family-passwords.answers';
import { familyToken, givePassword, studentLogin } from './support/family';
import { textLike } from './support/matchers';
import { TestOffice } from './support/office';
import { register } from './support/student';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WRONG = 'Student ID or password is wrong.';
const OWN = 'mango tree in the yard';
/** The password typed by the office at the registration. */
const TYPED = 'kite over the roof';
const MADE = /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/;
const THIRD = { branch: 'MLMEC', class: '3', section: 'a' } as const;

const claimsOf = (token: string) => {
  const decoded = decodeToken(token);
  if (!decoded.ok) throw new Error(decoded.message);
  return decoded.claims;
};

describe('a family that signs in', () => {
  let office: TestOffice;
  beforeEach(async () => {
    office = await TestOffice.open();
    await register(office, 'S-101', { studentFirstName: 'Asha', password: TYPED });
  });
  afterEach(() => office.close());

  const read = (token: string) => office.call('GET', '/api/family/student', undefined, { token });
  const choose = (token: string, currentPassword: string, password = OWN) =>
    office.call<{ token: string; message: string; details?: unknown }>(
      'POST',
      '/api/family/password',
      { currentPassword, password },
      { token },
    );
  const leave = (studentID: string) =>
    office.call('DELETE', '/api/office/deleteStudent', { studentID }, { token: office.admin });

  it('comes in by the Student ID in any case, in its language, and has to choose a password first', async () => {
    const { status, body } = await studentLogin(office, ' s-101', TYPED);
    expect(status).toBe(200);
    expect(claimsOf(body.token)).toMatchObject({
      role: 'student',
      fname: 'Asha',
      username: 'S-101',
      language: 'en',
      mustChangePassword: true,
    });
    expect(await read(body.token)).toMatchObject({
      status: 403,
      body: { message: textLike(/^Set your own password first/) },
    });
    const chosen = await choose(body.token, TYPED);
    expect(chosen.status).toBe(200);
    expect(claimsOf(chosen.body.token).mustChangePassword).toBeUndefined();
    expect((await read(chosen.body.token)).status).toBe(200);
    expect((await read(body.token)).status).toBe(401);
    expect((await studentLogin(office, 'S-101', TYPED)).status).toBe(401);
    const again = await studentLogin(office, 'S-101', OWN);
    expect(claimsOf(again.body.token).mustChangePassword).toBeUndefined();
  });

  it('is told the same of a wrong password, an unknown ID, a student who left, one who never had a password, and the one that everybody knows', async () => {
    await register(office, '102', { password: TYPED });
    await leave('102');
    await register(office, '103', { password: TYPED });
    await register(office, '104');
    await register(office, '105', { password: TYPED });
    await office.call('PUT', '/api/office/updateStudent', {
      studentID: '105',
      password: DEFAULT_STUDENT_PASSWORD,
    });
    await office.connection
      .collection('students')
      .updateOne({ foldedId: '103' }, { $unset: { passwordHash: 1 } });
    for (const [studentID, password] of [
      ['S-101', 'not-the-password'],
      ['999', TYPED],
      ['102', TYPED],
      ['103', TYPED],
      ['104', DEFAULT_STUDENT_PASSWORD],
      ['105', DEFAULT_STUDENT_PASSWORD],
      ['admin', 'let-me-in-please'],
    ] as const)
      expect(await studentLogin(office, studentID, password)).toMatchObject({
        status: 401,
        body: { message: WRONG },
      });
    expect((await office.login('S-101', TYPED)).status).toBe(401);
  });

  it('is stopped after five failures, until the office gives it a new password or it is time', async () => {
    const wrong = () => studentLogin(office, 'S-101', 'wrong-one');
    for (let i = 0; i < 5; i += 1) expect((await wrong()).status).toBe(401);
    const refused = await studentLogin(office, 's-101', TYPED);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true]);
    const { password } = (await givePassword(office, 'S-101')).body;
    expect((await studentLogin(office, 'S-101', password)).status).toBe(200);
    for (let i = 0; i < 5; i += 1) await wrong();
    expect((await wrong()).status).toBe(429);
    office.clock.advance(15 * MINUTE);
    expect((await studentLogin(office, 'S-101', password)).status).toBe(200);
    for (let i = 0; i < 5; i += 1) await wrong();
    await office.call('PUT', '/api/office/updateStudent', { studentID: 's-101', password: 'typed@office' });
    expect((await studentLogin(office, 'S-101', 'typed@office')).status).toBe(200);
  });

  it('has failures and known devices of its own, beside a login id of the office of the same letters', async () => {
    await office.employ('S-101', 'office');
    for (let i = 0; i < 5; i += 1) await studentLogin(office, 'S-101', 'wrong-one');
    expect((await office.login('S-101', 'wrong-one')).status).toBe(401);
    const { password } = (await givePassword(office, 'S-101')).body;
    const first = await studentLogin(office, 'S-101', password);
    const cookie = first.headers.getSetCookie().find((one) => one.startsWith('device-')) ?? '';
    expect(cookie).toMatch(/; Path=\/api\/student\/student-login; .*HttpOnly; SameSite=Strict$/);
    for (let i = 0; i < 5; i += 1) await studentLogin(office, 'S-101', 'wrong-one');
    expect((await studentLogin(office, 'S-101', password)).status).toBe(429);
    const [known = ''] = cookie.split(';');
    expect((await studentLogin(office, 'S-101', password, { cookie: known })).status).toBe(200);
  });

  it.each([
    ['too short', 'mango tree', 400],
    ['guessed first', 'password@1234', 400],
    ['with the Student ID in it', 'the number is s-101', 400],
    ['with the name in it', 'asha in the yard', 400],
    ['the same one', TYPED, 400],
  ])('cannot choose a password that is %s', async (_, password, status) => {
    const { body } = await studentLogin(office, 'S-101', TYPED);
    expect(await choose(body.token, TYPED, password)).toMatchObject({
      status,
      body: { details: [{ field: 'password' }] },
    });
  });

  it('has to know the password that it changes, which nobody guesses at a phone that was left lying', async () => {
    const { body } = await studentLogin(office, 'S-101', TYPED);
    for (let i = 0; i < 5; i += 1)
      expect(await choose(body.token, `guess-${i}`)).toMatchObject({
        status: 400,
        body: { details: [{ field: 'currentPassword' }] },
      });
    expect((await choose(body.token, TYPED)).status).toBe(429);
  });

  it('chooses no password over the one that the office makes at the same moment', async () => {
    const { token } = (await studentLogin(office, 'S-101', TYPED)).body;
    const passwords = office.app.get(PasswordService, { strict: false });
    const hash = passwords.hash.bind(passwords);
    let made = '';
    vi.spyOn(passwords, 'hash').mockImplementationOnce(async (own) => {
      made = (await givePassword(office, 'S-101')).body.password;
      return hash(own);
    });
    expect(await choose(token, TYPED)).toMatchObject({
      status: 400,
      body: { details: [{ field: 'currentPassword' }] },
    });
    expect((await studentLogin(office, 'S-101', made)).status).toBe(200);
  });

  it.each([
    ['a new password', (id: string) => givePassword(office, id)],
    [
      'a password that is typed into the record',
      (studentID: string) =>
        office.call('PUT', '/api/office/updateStudent', { studentID, password: 'typed@office' }),
    ],
    ['the leaving', (id: string) => leave(id)],
    [
      'the leaving, also once the student is back',
      async (studentID: string) => {
        await leave(studentID);
        const back = { studentID, class: '3', section: 'a' };
        expect((await office.call('POST', '/api/office/readmitStudent', back)).status).toBe(200);
      },
    ],
  ])('is out at once by %s', async (_, end) => {
    const token = await familyToken(office, 'S-101');
    expect((await read(token)).status).toBe(200);
    await end('S-101');
    expect((await read(token)).status).toBe(401);
  });

  it('changes a password at the first sign-in that the office has typed or made after its own', async () => {
    const { body } = await studentLogin(office, 'S-101', TYPED);
    await choose(body.token, TYPED);
    await office.call('PUT', '/api/office/updateStudent', { studentID: 'S-101', password: 'typed@office' });
    const typed = await studentLogin(office, 'S-101', 'typed@office');
    expect(claimsOf(typed.body.token).mustChangePassword).toBe(true);
  });

  it('logs out, and its token works nowhere any more; other sign-ins go on', async () => {
    const [one, other] = [await familyToken(office, 'S-101'), await familyToken(office, 'S-101')];
    expect((await office.call('POST', '/api/family/logout', {}, { token: one })).status).toBe(200);
    expect([(await read(one)).status, (await read(other)).status]).toEqual([401, 200]);
  });

  it('is in no list of who is signed in at the office, and nobody there can end it', async () => {
    const token = await familyToken(office, 'S-101');
    const all = await office.call<{ username: string }[]>('GET', '/api/staff/signIns', undefined, {
      token: office.admin,
    });
    expect(all.body.map(({ username }) => username).sort()).toEqual(['admin', 'clerk-one']);
    const signInID = claimsOf(token).sid;
    expect(
      (await office.call('POST', '/api/staff/endSignIn', { signInID }, { token: office.admin })).status,
    ).toBe(409);
    expect((await read(token)).status).toBe(200);
  });

  it.each(['5', 'off'])(
    'goes on reading as long as it reads, and is out after half an hour without, where the office has chosen %s (D8)',
    async (idleAfter) => {
      await office.call('PUT', '/api/office/sessionSettings', { idleAfter }, { token: office.admin });
      office.clock.advance(MINUTE);
      const token = await familyToken(office, 'S-101');
      for (let i = 0; i < 3; i += 1) {
        office.clock.advance(25 * MINUTE);
        expect((await read(token)).status).toBe(200);
      }
      office.clock.advance(33 * MINUTE);
      expect((await read(token)).status).toBe(401);
    },
  );

  it('reads in the language that it has chosen, at its next sign-in anywhere; its papers stay in theirs (D91)', async () => {
    const keep = (language: string, token: string) =>
      office.call('PUT', '/api/family/language', { language }, { token });
    const { body } = await studentLogin(office, 'S-101', TYPED);
    const record = () => office.connection.collection('students').findOne({ foldedId: 's-101' });
    const before = await record();
    expect(await keep('hi', body.token)).toMatchObject({ status: 200, body: { language: 'hi' } });
    expect(claimsOf((await studentLogin(office, 'S-101', TYPED)).body.token).language).toBe('hi');
    expect((await givePassword(office, 'S-101')).body.language).toBe('en');
    expect((await record())?.['revision']).toBe(before?.['revision']);
    expect((await keep('ta', await familyToken(office, 'S-101'))).status).toBe(400);
    expect((await keep('hi', office.clerk)).status).toBe(403);
  });

  it('leaves none of its sign-ins behind that are over', async () => {
    const { _id } = (await office.connection.collection('students').findOne({ foldedId: 's-101' })) ?? {};
    for (let i = 0; i < 3; i += 1) {
      await familyToken(office, 'S-101');
      office.clock.advance(9 * HOUR);
    }
    const kept = await office.connection.collection('signins').countDocuments({ account: _id });
    expect(kept).toBe(1);
  });

  it('stands in the audit log when it signs in, fails to, and chooses a password', async () => {
    const { body } = await studentLogin(office, 'S-101', TYPED);
    await studentLogin(office, 'S-101', 'wrong-one');
    await choose(body.token, TYPED);
    const log = await office.call<AuditAnswer>('GET', '/api/audit?subject=S-101&size=10', undefined, {
      token: office.admin,
    });
    const by = { username: 'S-101', fname: 'Asha' };
    const subject = { kind: 'student', id: 'S-101' };
    expect(log.body).toMatchObject([
      { action: 'account-password', by, subject, changes: [{ field: 'password', isHidden: true }] },
      { action: 'sign-in-failed', subject },
      { action: 'signed-in', by, subject },
      { action: 'student-registered' },
    ]);
  });
});

describe('passwords for families', () => {
  let office: TestOffice;
  beforeEach(async () => {
    office = await TestOffice.open();
    await register(office, '102', { studentFirstName: 'Binod' });
    await register(office, '101', { studentFirstName: 'Asha', familyLanguage: 'hi' });
    await register(office, '103', { studentFirstName: 'Esha', section: 'b' });
    await register(office, '104', { studentFirstName: 'Divya', boardType: 'up', medium: 'hindi' });
  });
  afterEach(() => office.close());

  const give = (whose: string, section: object = THIRD) =>
    office.call<FamilyPasswordAnswer[]>('POST', '/api/office/familyPasswords', { ...section, whose });
  const idsOf = (answer: { readonly body: readonly FamilyPasswordAnswer[] }) =>
    answer.body.map(({ studentID }) => studentID);

  it('are made for a section, in the order of names, for the paper of each family', async () => {
    const given = await give('all');
    expect(given.body).toEqual([
      {
        studentID: '101',
        name: 'Asha Verma',
        fatherName: 'Ramesh Verma',
        ...THIRD,
        language: 'hi',
        password: textLike(MADE),
      },
      {
        studentID: '102',
        name: 'Binod Verma',
        fatherName: 'Ramesh Verma',
        ...THIRD,
        language: 'en',
        password: textLike(MADE),
      },
    ]);
    for (const { studentID, password } of given.body)
      expect((await studentLogin(office, studentID, password)).status).toBe(200);
    expect(idsOf(await give('all', { branch: 'MLMIC', class: '3', section: 'a' }))).toEqual(['104']);
    expect(idsOf(await give('all', { ...THIRD, section: 'e' }))).toEqual([]);
  });

  it('go to those alone who have chosen none and used none, where that is asked for', async () => {
    const first = await give('without');
    expect(idsOf(first)).toEqual(['101', '102']);
    // The answer was lost: asking again makes new passwords, and the earlier ones stop working.
    const again = await give('without');
    expect(idsOf(again)).toEqual(['101', '102']);
    const [lost, asha] = [first.body[0]?.password ?? '', again.body[0]?.password ?? ''];
    expect((await studentLogin(office, '101', lost)).status).toBe(401);
    const { token } = (await studentLogin(office, '101', asha)).body;
    expect(idsOf(await give('without'))).toEqual(['102']);
    const own = { currentPassword: asha, password: OWN };
    expect((await office.call('POST', '/api/family/password', own, { token })).status).toBe(200);
    expect(idsOf(await give('without'))).toEqual(['102']);
    await givePassword(office, '101');
    expect(idsOf(await give('without'))).toEqual(['101', '102']);
  });

  it('are given once: of two desks at the same moment, each slip that was printed works', async () => {
    const both = await Promise.all([give('all'), give('all'), give('all')]);
    const slips = both.flatMap(({ body }) => body);
    const last = new Map(slips.map(({ studentID, password }) => [studentID, password]));
    expect([...last.keys()].sort()).toEqual(['101', '102']);
    const works = await Promise.all(
      slips.map(async ({ studentID, password }) => (await studentLogin(office, studentID, password)).status),
    );
    // A call that came after another one, and not together with it, voids the earlier password.
    expect(works.filter((status) => status === 200)).toHaveLength(2);
  });

  it('are in the audit log as changed, and nowhere else', async () => {
    const given = await give('all');
    const log = await office.call<AuditAnswer>(
      'GET',
      '/api/audit?action=account-password&size=10',
      undefined,
      {
        token: office.admin,
      },
    );
    expect(log.body.map(({ subject, changes }) => [subject.id, changes])).toEqual(
      expect.arrayContaining([
        ['101', [{ field: 'password', isHidden: true }]],
        ['102', [{ field: 'password', isHidden: true }]],
      ]),
    );
    const stored = JSON.stringify(
      await office.connection
        .collection('students')
        .find({ foldedId: { $in: ['101', '102'] } })
        .toArray(),
    );
    for (const { password } of given.body)
      for (const text of [JSON.stringify(log.body), stored, office.logged.join('\n')])
        expect(text).not.toContain(password);
  });

  it('change nothing else of a student: neither its revision nor what it owes', async () => {
    const before = await office.connection.collection('students').findOne({ foldedId: '101' });
    await give('all');
    const after = await office.connection.collection('students').findOne({ foldedId: '101' });
    expect({ ...after, passwordHash: '', tokensValidFrom: 0 }).toEqual({
      ...before,
      passwordHash: '',
      tokensValidFrom: 0,
    });
  });

  it('are given to nobody who is marked as left while they are made, and the audit log has none', async () => {
    const passwords = office.app.get(PasswordService, { strict: false });
    const hash = passwords.hash.bind(passwords);
    vi.spyOn(passwords, 'hash').mockImplementationOnce(async (password) => {
      await office.call('DELETE', '/api/office/deleteStudent', { studentID: '102' }, { token: office.admin });
      return hash(password);
    });
    expect((await givePassword(office, '102')).status).toBe(409);
    const log = await office.call<AuditAnswer>('GET', '/api/audit?subject=102&size=10', undefined, {
      token: office.admin,
    });
    expect(log.body.map(({ action }) => action)).not.toContain('account-password');
  });

  it('are refused for nobody, and for one who has left', async () => {
    expect((await givePassword(office, '999')).status).toBe(404);
    await office.call('DELETE', '/api/office/deleteStudent', { studentID: '102' }, { token: office.admin });
    expect((await givePassword(office, '102')).status).toBe(404);
    expect(idsOf(await give('all'))).toEqual(['101']);
    expect((await give('some')).status).toBe(400);
  });
});
