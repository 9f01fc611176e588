// Everybody who may stand at the door: with no token, with one that is none, and with those of each role.
import { createHmac, randomBytes } from 'node:crypto';

const HOUR = 3600;

/** What a clerk may do until an administrator says otherwise (D58). */
const USUAL_RIGHTS = ['students', 'collect', 'reports'];

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the office makes it, unless something is said to be otherwise. */
function tokenOf(key, claims, { algorithm = 'HS256', hash = 'sha256' } = {}) {
  const signed = `${encoded({ alg: algorithm, typ: 'JWT' })}.${encoded(claims)}`;
  if (algorithm === 'none') return `${signed}.`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

/**
 * @param key the office's own, for tokens that are false in nothing but one thing
 * @param accounts the ids of an administrator, a clerk, and one who waits
 * @param signIns those of the administrator, and three of the clerk: each caller logs out of its own
 * @returns each caller's name, token, and what the door must say: the roles that it has, or the status for who is not let in
 */
export function callersOf(key, { admin, clerk, waiting }, signIns) {
  const now = Math.floor(Date.now() / 1000);
  const claims = (sub, role, change = {}) => ({
    sub,
    sid: signIns.admin,
    fname: 'Somebody',
    role,
    iat: now,
    exp: now + HOUR,
    ...change,
  });
  const signed = tokenOf(key, claims(admin, 'admin'));
  const of = (change) => tokenOf(key, claims(admin, 'admin', change));
  const stranger = (name, token) => ({ name, token, refused: 401 });
  return [
    stranger('nobody', ''),
    stranger('the word token', 'token'),
    stranger('two parts', 'a.b'),
    stranger('three parts of rubbish', 'a.b.c'),
    stranger('a wrong signature', `${signed.slice(0, -6)}AAAAAA`),
    stranger('another key', tokenOf(randomBytes(32), claims(admin, 'admin'))),
    stranger('no algorithm', tokenOf(key, claims(admin, 'admin'), { algorithm: 'none' })),
    stranger(
      'another algorithm',
      tokenOf(key, claims(admin, 'admin'), { algorithm: 'HS512', hash: 'sha512' }),
    ),
    stranger('an ended token', of({ iat: now - 9 * HOUR, exp: now - 1 })),
    stranger('a token of tomorrow', of({ iat: now + 24 * HOUR, exp: now + 32 * HOUR })),
    stranger('a token for ten years', of({ exp: now + 10 * 365 * 24 * HOUR })),
    stranger('one who waits', tokenOf(key, claims(waiting, 'office'))),
    stranger('an account that there is not', tokenOf(key, claims('f'.repeat(24), 'admin'))),
    stranger('an operator as account', tokenOf(key, claims({ $gt: '' }, 'admin'))),
    stranger('no sign-in', of({ sid: undefined })),
    stranger('the sign-in of another', of({ sid: signIns.clerk })),
    stranger('an operator as sign-in', of({ sid: { $gt: '' } })),
    { name: 'a teacher', token: tokenOf(key, claims(clerk, 'teacher', { sid: signIns.teacher })), roles: [] },
    {
      name: 'a clerk who says admin',
      token: tokenOf(key, claims(clerk, 'admin', { sid: signIns.clerkAsAdmin })),
      roles: ['office'],
      rights: USUAL_RIGHTS,
    },
    {
      name: 'a clerk',
      token: tokenOf(key, claims(clerk, 'office', { sid: signIns.clerk })),
      roles: ['office'],
      rights: USUAL_RIGHTS,
    },
    {
      name: 'an administrator',
      token: signed,
      roles: ['office', 'admin'],
      rights: [...USUAL_RIGHTS, 'void', 'refund'],
    },
  ];
}
