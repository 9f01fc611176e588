import { familyPasswordSchema, familyPasswordsSchema, studentLoginUrl } from './family-sign-in';
import { studentLoginSchema } from './login';

const fieldsOf =
  (schema: typeof studentLoginSchema | typeof familyPasswordSchema | typeof familyPasswordsSchema) =>
  (value: unknown) => [...new Set(schema.safeParse(value).error?.issues.map(({ path }) => String(path[0])))];

describe('what a family sends', () => {
  const login = { username: ' 101 ', password: 'school@123' };
  it.each([
    ['a Student ID of three characters', {}, []],
    ['no password', { password: '' }, ['password']],
    ['a login id that is no Student ID', { username: 'asha.v' }, ['username']],
    ['an operator', { username: { $gt: '' } }, ['username']],
  ])('to sign in: %s', (_, change, broken) => {
    expect(fieldsOf(studentLoginSchema)({ ...login, ...change })).toEqual(broken);
  });

  it.each([
    ['twelve characters', 'mango & moon', []],
    ['eleven', 'mango & moo', ['password']],
    ['what is guessed first', 'password@1234', ['password']],
  ])('as its own password: %s', (_, password, broken) => {
    const sent = { currentPassword: 'school@123', password };
    expect(fieldsOf(familyPasswordSchema)(sent)).toEqual(broken);
  });
});

it('the office says of which section, and whose', () => {
  const section = { branch: 'MLMEC', class: '3', section: 'a' };
  expect(fieldsOf(familyPasswordsSchema)({ ...section, whose: 'without' })).toEqual([]);
  expect(fieldsOf(familyPasswordsSchema)({ branch: 'MLMEC', whose: 'some' })).toEqual([
    'class',
    'section',
    'whose',
  ]);
});

it('the page by which families sign in has an address', () => {
  expect(studentLoginUrl('https://office.example')).toBe('https://office.example/#/login?login=student');
});
