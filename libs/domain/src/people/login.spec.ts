import { sentences } from '../test/sentences';
import { loginSchema, studentLoginSchema } from './login';

describe('signing in', () => {
  it.each([
    { title: 'a good login', login: { username: 'admin', password: 'secret' }, found: {} },
    { title: 'an id with space around it', login: { username: ' admin ', password: 'secret' }, found: {} },
    {
      title: 'an empty form',
      login: { username: '', password: '' },
      found: { username: 'Username 5 digit Required', password: 'Password Required' },
    },
    {
      title: 'nothing but space',
      login: { username: '      ', password: '      ' },
      found: { username: 'Username 5 digit Required' },
    },
    {
      title: 'both too short',
      login: { username: ' adm ', password: '1234' },
      found: { username: 'Minimum length of 5 is required', password: 'Minimum length of 5 is required' },
    },
    {
      title: 'both too long',
      login: { username: 'x'.repeat(17), password: 'x'.repeat(129) },
      found: {
        username: 'Login id can have at most 16 characters',
        password: 'Password can have at most 128 characters',
      },
    },
    {
      title: 'operators',
      login: { username: { $gt: '' }, password: ['a'] },
      found: { username: 'Login id must be text', password: 'Password must be text' },
    },
    {
      title: 'an id that cannot be shown',
      login: { username: 'adm\u0000in', password: 'sec\u0000ret' },
      found: { username: 'Login id contains characters that cannot be shown' },
    },
  ])('$title', ({ login, found }) => {
    expect(sentences(loginSchema, login)).toEqual(found);
  });

  it.each([[null], [[]], ['admin'], [{}]])('a body %j is refused', (body) => {
    expect(loginSchema.safeParse(body).success).toBe(false);
  });
});

it('a family that left the form empty is asked for the Student ID, as the field is called', () => {
  expect(sentences(studentLoginSchema, { username: '', password: '' })).toEqual({
    username: 'Student ID must have 3 to 16 letters, digits or hyphens',
    password: 'Password Required',
  });
});
