import { createHmac } from 'node:crypto';
import { decodeToken } from '@school/domain';
import { PasswordService } from '../src/accounts/password.service';
import { AccountsRepository } from '../src/accounts/accounts.repository';
import type { StaffAccount } from '../src/accounts/accounts.schema';
import { passwordOf } from './support/admin';
import { JWT_KEY, TestOffice } from './support/office';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function forge(header: object, claims: object, key = JWT_KEY, hash = 'sha256'): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

describe('the token of D8', () => {
  let office: TestOffice;
  let account: StaffAccount;
  let sid: string;
  let iat: number;
  beforeAll(async () => {
    office = await TestOffice.open();
    account = await office.employ('token-clerk', 'office');
    const decoded = decodeToken(await office.tokenOf(account));
    if (decoded.ok) ({ sid, iat } = decoded.claims);
  });
  afterAll(() => office.close());

  const now = Math.floor(Date.now() / 1000);
  const HS256 = { alg: 'HS256', typ: 'JWT' };
  const claims = (changes: object = {}) => ({
    sub: account._id.toHexString(),
    sid,
    fname: 'Clerk',
    role: 'office',
    iat,
    exp: now + 3600,
    ...changes,
  });
  const ask = (token: string) => office.call('GET', '/api/office/dashboard', undefined, { token });

  it('opens the office when everything is right', async () => {
    expect((await ask(forge(HS256, claims()))).status).toBe(200);
  });

  const SIGN_IN = 'Please sign in.';
  it.each<[string, () => string, number, string]>([
    ['missing', () => '', 401, SIGN_IN],
    ['the literal token', () => 'token', 401, SIGN_IN],
    ['no token at all', () => 'abc', 401, SIGN_IN],
    ['of algorithm none', () => `${encode({ alg: 'none' })}.${encode(claims())}.`, 401, SIGN_IN],
    [
      'of algorithm none, in capitals',
      () => `${encode({ alg: 'NONE' })}.${encode(claims())}.x`,
      401,
      SIGN_IN,
    ],
    ['signed by another key', () => forge(HS256, claims(), 'x'.repeat(32)), 401, SIGN_IN],
    ['of HS384', () => forge({ alg: 'HS384' }, claims(), JWT_KEY, 'sha384'), 401, SIGN_IN],
    ['of HS512', () => forge({ alg: 'HS512' }, claims(), JWT_KEY, 'sha512'), 401, SIGN_IN],
    ['named RS256', () => forge({ alg: 'RS256' }, claims()), 401, SIGN_IN],
    ['expired', () => forge(HS256, claims({ exp: now - 1 })), 401, 'Your session has expired.'],
    [
      'of a year, issued while the clock was wrong',
      () => forge(HS256, claims({ exp: now + 365 * 86_400 })),
      401,
      SIGN_IN,
    ],
    ['without an expiry', () => forge(HS256, claims({ exp: undefined })), 401, SIGN_IN],
    ['without an account', () => forge(HS256, claims({ sub: 'f'.repeat(24) })), 401, SIGN_IN],
    ['with an operator for an account', () => forge(HS256, claims({ sub: { $ne: null } })), 401, SIGN_IN],
    ['without a sign-in', () => forge(HS256, claims({ sid: undefined })), 401, SIGN_IN],
    ['of a sign-in that there is not', () => forge(HS256, claims({ sid: 'f'.repeat(24) })), 401, SIGN_IN],
    ['with an operator for a sign-in', () => forge(HS256, claims({ sid: { $ne: null } })), 401, SIGN_IN],
    ['of an unknown role', () => forge(HS256, claims({ role: 'owner' })), 401, SIGN_IN],
    [
      'of a student, with an account of the office',
      () => forge(HS256, claims({ role: 'student' })),
      401,
      SIGN_IN,
    ],
    ['of a teacher', () => forge(HS256, claims({ role: 'teacher' })), 403, 'You are not allowed to do this.'],
  ])('is refused when it is %s', async (_, token, status, message) => {
    expect(await ask(token())).toMatchObject({ status, body: { statusCode: status, message } });
  });

  it('gives no right that the account does not have', async () => {
    const token = forge(HS256, claims({ role: 'admin' }));
    expect((await ask(token)).status).toBe(200);
    const deletion = await office.call(
      'DELETE',
      '/api/office/deleteStudent',
      { studentID: 'x12' },
      { token },
    );
    expect(deletion.status).toBe(403);
    const teacher = await office.employ('teaches', 'teacher');
    const signIn = decodeToken(await office.tokenOf(teacher));
    const own = signIn.ok ? { sub: signIn.claims.sub, sid: signIn.claims.sid, iat: signIn.claims.iat } : {};
    expect((await ask(forge(HS256, claims({ ...own, role: 'admin' })))).status).toBe(403);
    // A token whose sign-in belongs to another account is refused, too.
    expect((await ask(forge(HS256, claims({ ...own, sid })))).status).toBe(401);
  });

  it('dies at once when the account is closed', async () => {
    const closing = await office.employ('closing', 'office');
    const token = await office.tokenOf(closing);
    expect((await ask(token)).status).toBe(200);
    await office.app
      .get(AccountsRepository, { strict: false })
      .move(closing._id.toHexString(), 'active', 'deactivated', office.clock.now());
    expect((await ask(token)).status).toBe(401);
  });

  it('counts for nothing where the account is closed, also by a program that knew no reasons', async () => {
    const closed = await office.employ('closed-before', 'office');
    const token = await office.tokenOf(closed);
    await office.connection.collection('staff').updateOne({ _id: closed._id }, { $set: { active: false } });
    expect((await ask(token)).status).toBe(401);
  });

  it('dies at once when the password changes, and a login in the same second works', async () => {
    const changing = await office.employ('changing', 'office');
    const token = await office.tokenOf(changing);
    const hash = await office.app.get(PasswordService, { strict: false }).hash('a new password');
    const staff = office.app.get(AccountsRepository, { strict: false });
    await staff.setOwnPassword(changing._id.toHexString(), changing.passwordHash, hash, office.clock.now());
    expect((await ask(token)).status).toBe(401);
    const login = await office.login('changing', 'a new password');
    expect((await ask(login.body['token'] as string)).status).toBe(200);
  });

  it('counts for nothing where the password changed while the old one was being checked', async () => {
    const late = await office.employ('too-late', 'office');
    const passwords = office.app.get(PasswordService, { strict: false });
    const staff = office.app.get(AccountsRepository, { strict: false });
    const hash = await passwords.hash('a new password');
    const verify = passwords.verify.bind(passwords);
    const slow = vi.spyOn(passwords, 'verify').mockImplementation(async (...given) => {
      await staff.setOwnPassword(late._id.toHexString(), late.passwordHash, hash, office.clock.now());
      office.clock.advance(5000);
      return verify(...given);
    });
    const login = await office.login('too-late', passwordOf('too-late'));
    slow.mockRestore();
    expect(login.status).toBe(200);
    expect((await ask(login.body['token'] as string)).status).toBe(401);
  });
});
