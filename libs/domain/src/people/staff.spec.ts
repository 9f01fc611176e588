import { sentences } from '../test/sentences';
import { staffRights, type Role, type StaffRight } from '../values';
import {
  forgotPasswordSchema,
  accountGivingWay,
  isCardReader,
  newStaffFormSchema,
  newStaffSchema,
  officeRegistrationSchema,
  staffIdSchema,
  knownFactInPassword,
  rightsOf,
} from './staff';

const meena = {
  fname: 'Meena',
  username: 'meena.k',
  password: 'chalk and dust',
  passwordAgain: 'chalk and dust',
};
const ID = '0123456789abcdef01234567';

describe('registering for the office', () => {
  it('takes a complete form, trims what is no secret, and drops a role that somebody sends along', () => {
    const body = { ...meena, fname: ' Meena ', username: ' meena.k ', role: 'admin', status: 'active' };
    expect(officeRegistrationSchema.parse(body)).toEqual(meena);
  });

  it.each([
    {
      title: 'an empty form',
      change: { fname: undefined, username: '', password: null, passwordAgain: '' },
      found: {
        fname: 'First name is required',
        username: 'Username 5 digit Required',
        password: 'Password is required',
        passwordAgain: 'Type the password again',
      },
    },
    {
      title: 'everything too short',
      change: { fname: 'Al', username: 'abcd', password: '1234', passwordAgain: '1234' },
      found: {
        fname: 'Minimum length of 3 is required',
        username: 'Minimum length of 5 is required',
        password: 'Minimum length of 12 is required',
      },
    },
    {
      title: 'a password of five different letters',
      change: { password: 'zwvutzwvutzw', passwordAgain: 'zwvutzwvutzw' },
      found: {},
    },
    ...['Password1234', 'zwvuzwvuzwvu', '1qaz2wsx3edc'].map((password) => ({
      title: `a password that is guessed first, as ${password}`,
      change: { password, passwordAgain: password },
      found: { password: 'This password is one of the first to be guessed. Choose another one' },
    })),
    {
      title: 'a password with the login id in it',
      change: { password: 'I am Meena.K here', passwordAgain: 'I am Meena.K here' },
      found: { password: 'The password must not contain the login id' },
    },
    {
      title: 'everything too long',
      change: { fname: 'x'.repeat(61), username: 'x'.repeat(17), password: 'x'.repeat(129) },
      found: {
        fname: 'First name can have at most 60 characters',
        username: 'Login id can have at most 16 characters',
        password: 'Password can have at most 128 characters',
        passwordAgain: 'The two passwords are not the same',
      },
    },
    {
      title: 'a mistyped password',
      change: { passwordAgain: 'chalk and dusty' },
      found: { passwordAgain: 'The two passwords are not the same' },
    },
    {
      title: 'a mistyped password while the name is missing',
      change: { fname: undefined, passwordAgain: 'chalk and Dust' },
      found: { fname: 'First name is required', passwordAgain: 'The two passwords are not the same' },
    },
    {
      title: 'passwords that differ in a space at the end',
      change: { passwordAgain: 'chalk and dust ' },
      found: { passwordAgain: 'The two passwords are not the same' },
    },
    {
      title: 'operators',
      change: { fname: { $gt: '' }, username: ['x'], password: 12345, passwordAgain: {} },
      found: {
        fname: 'First name must be text',
        username: 'Login id must be text',
        password: 'Password must be text',
        passwordAgain: 'Password again must be text',
      },
    },
  ])('with $title', ({ change, found }) => {
    expect(sentences(officeRegistrationSchema, { ...meena, ...change })).toEqual(found);
  });
});

describe('an account of the Staff screen', () => {
  it.each(['', 'f'.repeat(23), 'F'.repeat(24), `${ID}\n`, { $ne: null }, [ID], 7, null, undefined])(
    'is not named by %j',
    (staffID) => {
      const found = { staffID: 'This is not the id of an account' };
      expect(sentences(staffIdSchema, { staffID })).toEqual(found);
    },
  );
});

it.each<[string, Role, StaffRight[] | undefined, readonly StaffRight[], boolean]>([
  ['an administrator, whatever was chosen while a clerk', 'admin', ['cards'], staffRights, false],
  ['a clerk', 'office', ['collect'], ['collect'], false],
  ['a clerk to whom nothing was given', 'office', [], [], false],
  ['a clerk from before there were rights', 'office', undefined, ['students', 'collect', 'reports'], false],
  ['a card reader', 'office', ['cards'], ['cards'], true],
  ['a clerk who may send cards too', 'office', ['cards', 'collect'], ['cards', 'collect'], false],
  ['a teacher who was a clerk', 'teacher', ['collect'], [], false],
  ['a family', 'student', undefined, [], false],
])('%s may do what was given (D58, D62)', (_, role, chosen, rights, isReader) => {
  expect(rightsOf({ role, rights: chosen })).toEqual(rights);
  expect(isCardReader(rightsOf({ role, rights: chosen }))).toBe(isReader);
});

describe('an account that an administrator adds', () => {
  const currentPassword = 'blackboard 7';
  const geeta = { fname: 'Geeta', username: 'geeta', role: 'office', rights: ['collect'], currentPassword };

  it.each([
    { title: 'a complete form', change: {}, found: {} },
    { title: 'no right at all', change: { rights: [] }, found: {} },
    {
      title: 'no password of who adds it',
      change: { currentPassword: '' },
      found: { currentPassword: 'Type your own password' },
    },
    { title: 'no name', change: { fname: '' }, found: { fname: 'First name is required' } },
    {
      title: 'a login id with a space',
      change: { username: 'gee ta' },
      found: { username: 'A login id has English letters, digits and signs, and no spaces' },
    },
    { title: 'a teacher', change: { role: 'teacher', rights: [] }, found: {} },
    {
      title: 'a role that nobody has who works here',
      change: { role: 'student' },
      found: { role: 'Choose role' },
    },
    {
      title: 'a right that there is not',
      change: { rights: ['all'] },
      found: { 'rights.0': 'Choose 0' },
    },
  ])('with $title', ({ change, found }) => {
    expect(sentences(newStaffSchema, { ...geeta, ...change })).toEqual(found);
  });

  it('has a tick for every right in its form', () => {
    expect(Object.keys(newStaffFormSchema.shape)).toEqual([
      'fname',
      'username',
      'role',
      ...staffRights,
      'currentPassword',
    ]);
  });
});

describe('a forgotten password', () => {
  it.each([
    { username: undefined, message: 'Username 5 digit Required' },
    { username: 'abcd', message: 'Minimum length of 5 is required' },
    { username: { $regex: '.*' }, message: 'Login id must be text' },
  ])('of $username', ({ username, message }) => {
    expect(sentences(forgotPasswordSchema, { username })).toEqual({ username: message });
  });

  it.each([null, [], 'text', 7])('says that %j is no form', (body) => {
    for (const schema of [forgotPasswordSchema, officeRegistrationSchema, newStaffSchema, staffIdSchema])
      expect(sentences(schema, body)).toEqual({
        '': 'The request must be a JSON object with the fields of this call',
      });
  });
});

describe('what everybody knows of whom a password belongs to', () => {
  const ravi = { username: 'ravi.k', fname: 'Ravi Kumar' };
  it.each([
    ['the login id, in capitals', 'this is RAVI.K at work', 'passwordTellsLoginId'],
    ['the login id with another sign in it', 'this is ravi_k at work', 'passwordTellsLoginId'],
    ['the first name', 'ravi at the front desk', 'passwordTellsName'],
    ['the first name in wide letters', 'ｒａｖｉ at the front desk', 'passwordTellsName'],
    ['the other name, with signs between its letters', 'k-u-m-a-r in the office', 'passwordTellsName'],
    ['the school as it writes itself', 'M.L.M. for ever and ever', 'passwordTellsName'],
    ['the rest of its name', 'education centre 2026', 'passwordTellsName'],
    ['the branch by its code', 'counter of mlmec', 'passwordTellsName'],
    ['nothing', 'chalk and duster', undefined],
  ])('%s', (_, password, told) => {
    expect(knownFactInPassword(password, ravi)).toBe(told);
  });

  it('is not a name of two letters, which stands in many words, and is one in Hindi', () => {
    expect(knownFactInPassword('tomorrow morning', { username: 'om.p1', fname: 'Om' })).toBeUndefined();
    expect(knownFactInPassword('आशा की किरण यहाँ है', { username: 'asha1', fname: 'आशा' })).toBe(
      'passwordTellsName',
    );
  });
});

describe('which of too many waiting accounts gives way', () => {
  /** Waiting accounts by address: `ABBA` is the longest waiting from address A, then two from B ... */
  const from = (addresses: string) =>
    Array.from(addresses, (registeredFrom, at) => ({ at, registeredFrom, createdAt: new Date(at * 1000) }));

  it.each([
    ['nobody waits', '', undefined],
    ['five from one address', 'AAAAA', undefined],
    ['a sixth', 'BAAAAAA', 1],
    ['twenty from four', 'AAAAABBBBBCCCCCDDDDD', undefined],
    ['an honest one after them', 'AAAAABBBBBCCCCCDDDDDE', 0],
    ['an honest one before them', 'EAAAAABBBBBCCCCCDDDDD', 1],
    ['twenty-one from as many', 'ABCDEFGHIJKLMNOPQRSTU', 0],
    ['two of one among them', 'ABCDEFGHIJKLMNOPQRSTB', 1],
  ])('%s', (_, addresses, at) => {
    expect(accountGivingWay(from(addresses))?.at).toBe(at);
  });

  it('one of the range that has most: its addresses are one owner’s', () => {
    const all = from('ABCDEFGHIJKLMNOPQRSTU').map((one) => ({ ...one, range: one.at < 3 ? 'near' : 'far' }));
    expect(accountGivingWay(all)?.at).toBe(3);
  });
});
