// All kinds of callers: without a token, with an invalid one, and accounts of each role, right and state.
import { createHmac, randomBytes } from 'node:crypto';
import { ask, PASSWORD, signIn } from './calls.mjs';
import { dotForm } from './dot-form.mjs';
import { source } from './source.mjs';

const HOUR = 3600;

/** The rights of an administrator's account, each of which a clerk may be given (D58). */
const RIGHTS = ['students', 'collect', 'void', 'refund', 'reports', 'cards'];

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the office makes it, except for the given differences. */
function tokenOf(key, claims, { algorithm = 'HS256', hash = 'sha256' } = {}) {
  const signed = `${encoded({ alg: algorithm, typ: 'JWT' })}.${encoded(claims)}`;
  if (algorithm === 'none') return `${signed}.`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

const claimsIn = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url'));

/** Accounts of an office, made by its administrator. */
class Accounts {
  constructor(url, admin) {
    Object.assign(this, { url, admin });
  }

  post = (path, body, token = this.admin) => ask(this.url, `/api/${path}`, body, token);

  /** Makes an account with a temporary password. @returns its id, and the token of a first sign-in */
  async lent(username, role, rights) {
    const about = { fname: 'Somebody', username, role, rights, currentPassword: PASSWORD };
    const { account, password } = await this.post('staff', about);
    const { token } = await this.post('office/office-login', { username, password }, '');
    return { id: account.id, username, password, token };
  }

  /** Registers a student, and gives its family a temporary password. @returns the token of a first sign-in, and that password */
  async lentFamily(studentID) {
    const { sampleRegistration } = await source('libs/domain/src/index.ts');
    const { _id: signatureRef } = await ask(this.url, '/upload', dotForm(), this.admin);
    await this.post('student/register-student', sampleRegistration({ studentID, signatureRef }));
    const { password } = await this.post('office/familyPassword', { studentID });
    const { token } = await this.post('student/student-login', { username: studentID, password }, '');
    return { token, password };
  }

  /** Lets the family of a student choose its own password. @returns its token */
  async family(studentID) {
    const { token, password } = await this.lentFamily(studentID);
    const own = { currentPassword: password, password: PASSWORD };
    return (await this.post('family/password', own, token)).token;
  }

  async leave(studentID) {
    await fetch(`${this.url}/api/office/deleteStudent`, {
      method: 'DELETE',
      headers: { 'auth-token': this.admin, 'content-type': 'application/json' },
      body: JSON.stringify({ studentID }),
    });
  }

  /** Makes an account that has chosen its own password. @returns its id, and a token */
  async employed(username, role = 'office', rights = []) {
    const { id, password, token } = await this.lent(username, role, rights);
    const own = { currentPassword: password, password: PASSWORD, passwordAgain: PASSWORD };
    await fetch(`${this.url}/api/office/password`, {
      method: 'PUT',
      headers: { 'auth-token': token, 'content-type': 'application/json' },
      body: JSON.stringify(own),
    });
    return { id, username, token: await signIn(this.url, username) };
  }
}

/**
 * Makes accounts of every kind in a new office. Each caller has a sign-in of its own, as each logs out in the end.
 * @param key the office's own, for tokens that are wrong in only one respect
 * @returns each caller's name, token, and expected treatment: its roles and rights, or the status of the refusal
 */
export async function callersOf(url, key) {
  const admin = await signIn(url);
  const accounts = new Accounts(url, admin);
  const now = Math.floor(Date.now() / 1000);
  const of = (change) => tokenOf(key, { ...claimsIn(admin), ...change });
  const stranger = (name, token) => ({ name, token, refused: 401 });
  const passwords = { password: PASSWORD, passwordAgain: PASSWORD };
  await accounts.post('office/register', { fname: 'Somebody', username: 'waits-here', ...passwords }, '');
  const waiting = (await ask(url, '/api/staff', undefined, admin)).find((one) => one.status === 'waiting');
  const clerk = await accounts.employed('has-no-right');
  const another = await signIn(url, clerk.username);
  const gone = await accounts.employed('is-gone', 'admin');
  await accounts.post('staff/deactivate', { staffID: gone.id });
  const loggedOut = await signIn(url);
  await accounts.post('office/logout', {}, loggedOut);
  const clerks = [];
  for (const rights of [...RIGHTS.map((right) => [right]), RIGHTS]) {
    const name = rights.length > 1 ? 'an office account with every right' : `one with the right ${rights[0]}`;
    const { token } = await accounts.employed(
      rights.length > 1 ? 'may-do-all' : `may-${rights[0]}`,
      'office',
      rights,
    );
    clerks.push({ name, token, roles: ['office'], rights });
  }
  const lentClerk = await accounts.lent('lent-clerk', 'office', RIGHTS);
  const lentAdmin = await accounts.lent('lent-admin', 'admin', []);
  const teacher = await accounts.employed('teaches-here', 'teacher');
  const lentTeacher = await accounts.lent('lent-teacher', 'teacher', []);
  const family = await accounts.family('att-family');
  const lentFamily = await accounts.lentFamily('att-lent');
  const left = await accounts.family('att-left');
  await accounts.leave('att-left');
  const asTeacher = { ...claimsIn(await signIn(url, clerk.username)), role: 'teacher' };
  const asAdmin = { ...claimsIn(await signIn(url, clerk.username)), role: 'admin' };
  return [
    stranger('nobody', ''),
    stranger('the word token', 'token'),
    stranger('two parts', 'a.b'),
    stranger('three parts of rubbish', 'a.b.c'),
    stranger('a wrong signature', `${admin.slice(0, -6)}AAAAAA`),
    stranger('another key', tokenOf(randomBytes(32), claimsIn(admin))),
    stranger('no algorithm', tokenOf(key, claimsIn(admin), { algorithm: 'none' })),
    stranger('another algorithm', tokenOf(key, claimsIn(admin), { algorithm: 'HS512', hash: 'sha512' })),
    stranger('an ended token', of({ iat: now - 9 * HOUR, exp: now - 1 })),
    stranger('a token of tomorrow', of({ iat: now + 24 * HOUR, exp: now + 32 * HOUR })),
    stranger('a token for ten years', of({ exp: now + 10 * 365 * 24 * HOUR })),
    stranger('an account that there is not', of({ sub: 'f'.repeat(24) })),
    stranger('an operator as account', of({ sub: { $gt: '' } })),
    stranger('no sign-in', of({ sid: undefined })),
    stranger('the sign-in of another', of({ sid: claimsIn(clerk.token).sid })),
    stranger('an operator as sign-in', of({ sid: { $gt: '' } })),
    stranger('one who waits', of({ sub: waiting.id, role: 'office' })),
    stranger('a deactivated administrator', gone.token),
    stranger('an administrator who logged out', loggedOut),
    stranger('the family of a student who left', left),
    stranger('a family that says admin', tokenOf(key, { ...claimsIn(family), role: 'admin' })),
    stranger('an administrator that says student', of({ role: 'student' })),
    {
      name: 'one whose password is not their own',
      token: lentClerk.token,
      roles: ['office'],
      rights: RIGHTS,
      isLent: true,
    },
    {
      name: 'an administrator whose password is not their own',
      token: lentAdmin.token,
      roles: ['admin'],
      rights: RIGHTS,
      isLent: true,
    },
    { name: 'a teacher', token: teacher.token, roles: ['teacher'] },
    {
      name: 'a teacher whose password is not their own',
      token: lentTeacher.token,
      roles: ['teacher'],
      isLent: true,
    },
    { name: 'a family', token: family, roles: ['student'] },
    {
      name: 'a family whose password is not its own',
      token: lentFamily.token,
      roles: ['student'],
      isLent: true,
    },
    // Both must allow the call: the account itself, and its token.
    {
      name: 'an office account that says teacher',
      token: tokenOf(key, asTeacher),
      roles: ['office', 'teacher'],
    },
    {
      name: 'an office account that says admin',
      token: tokenOf(key, asAdmin),
      roles: ['office', 'admin'],
      rights: [],
    },
    { name: 'an office account without rights', token: another, roles: ['office'], rights: [] },
    ...clerks,
    { name: 'an administrator', token: admin, roles: ['admin'], rights: RIGHTS },
  ];
}
