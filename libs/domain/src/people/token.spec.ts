import { decodeToken, isTokenExpired } from './token';

const part = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const token = (claims: object) => `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
const NOW = new Date('2026-11-21T05:00:00Z');
const seconds = NOW.getTime() / 1000;
const claims = { sub: '1', fname: 'आशा', role: 'office', iat: seconds - 60, exp: seconds + 60 };

describe('a token in the browser', () => {
  it('is read with the letters of its name', () => {
    expect(decodeToken(token(claims))).toEqual({ ok: true, claims });
  });

  it('may say the language of its account', () => {
    const inHindi = { ...claims, language: 'hi' };
    expect(decodeToken(token(inHindi))).toEqual({ ok: true, claims: inHindi });
  });

  it.each([
    '',
    'token',
    'a.b',
    'a.b.c.d',
    '..',
    'a.!!.c',
    `a.${part('text')}.c`,
    `${token(claims)}.more`,
    token({ ...claims, fname: 7 }),
    token({ ...claims, username: 7 }),
    token({ ...claims, exp: 'tomorrow' }),
    token({ ...claims, rights: 'all' }),
    token({ ...claims, role: 'king' }),
    token({ ...claims, language: 'klingon' }),
  ])('%j does not look like a valid token', (text) => {
    expect(decodeToken(text)).toEqual({ ok: false, message: 'This does not look like a valid token' });
  });

  it.each([
    { title: 'missing', stored: null, expired: true },
    { title: 'empty', stored: '', expired: true },
    { title: 'unreadable', stored: 'token', expired: true },
    { title: 'good for a second more', stored: token({ ...claims, exp: seconds + 1 }), expired: false },
    { title: 'at its very second', stored: token({ ...claims, exp: seconds }), expired: true },
  ])('that is $title counts as expired: $expired', ({ stored, expired }) => {
    expect(isTokenExpired(stored, NOW)).toBe(expired);
  });
});
