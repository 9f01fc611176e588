import * as z from 'zod/mini';
import {
  choice,
  exporting,
  namedObject,
  nameText,
  paging,
  passwordText,
  requestObject,
  requiredText,
  says,
  textError,
} from '../rules';
import { DAY, staffRights, staffRoles, type Role, type StaffRight } from '../values';
import { commonPasswords } from './common-passwords';
import { loginIdText } from './login';
import { staffIdText } from './staff-id';

/** The most new accounts that may wait at once: the public registration must not fill the database (D10). */
const MOST_WAITING = 20;

/** The most waiting accounts from one address: a stranger must not take all the places. */
const MOST_WAITING_OF_ADDRESS = 5;

/** A new account that no administrator has let in yet. */
export interface WaitingAccount {
  readonly registeredFrom: string;
  /** The range that contains the address, if it is known: one person may control every address of a range. */
  readonly range?: string;
  readonly createdAt: Date;
}

const rangeOf = ({ registeredFrom, range = registeredFrom }: WaitingAccount) => range;

/**
 * Finds the account that gives way if too many wait (D10): the oldest from an address with more than its places; otherwise the
 * oldest from the address with the most, in the range with the most. So whoever floods the list pushes out their own accounts,
 * and an honest request stays on it.
 *
 * @returns undefined where all may wait
 */
export function accountGivingWay<Waiting extends WaitingAccount>(
  accounts: readonly Waiting[],
): Waiting | undefined {
  const placesOfAddress = ({ registeredFrom }: WaitingAccount) =>
    accounts.filter((other) => other.registeredFrom === registeredFrom).length;
  const placesOfRange = (account: WaitingAccount) =>
    accounts.filter((other) => rangeOf(other) === rangeOf(account)).length;
  const byPlaces = (one: Waiting, other: Waiting) =>
    placesOfAddress(other) - placesOfAddress(one) || one.createdAt.getTime() - other.createdAt.getTime();
  const [oldestOfFullest] = accounts.toSorted(byPlaces);
  if (oldestOfFullest && placesOfAddress(oldestOfFullest) > MOST_WAITING_OF_ADDRESS) return oldestOfFullest;
  if (accounts.length <= MOST_WAITING) return undefined;
  return accounts.toSorted(
    (one, other) => placesOfRange(other) - placesOfRange(one) || byPlaces(one, other),
  )[0];
}

/** The longest time that an account waits before it is removed, in milliseconds. */
export const WAITS_AT_MOST = 14 * DAY;

/** The fewest characters of a password; no digit, sign or capital letter is required (D87). */
const LEAST_PASSWORD = 12;

/** A password with fewer different characters than this is soon guessed. */
const LEAST_VARIETY = 5;

const isSoonGuessed = (password: string) =>
  new Set(password).size < LEAST_VARIETY || commonPasswords.has(password.toLowerCase());

/** A new password of a staff account, given or chosen (D10, D11). Signing in has weaker rules (section 5). */
export const staffPasswordText = () =>
  passwordText('required', LEAST_PASSWORD).check(
    z.refine((password) => !isSoonGuessed(password), says('passwordCommon')),
  );

/** The parts that the names of the school's branches share, however they are written. */
const SCHOOL = ['mlm', 'educationcent', 'intercollege'];

/** The fewest letters of a name that is looked for; shorter ones stand in many words by chance. */
const LEAST_NAME = 3;

/** The letters and digits of a text in small letters, without the signs and blanks that people put between them. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The owner of a password. */
export interface PasswordOwner {
  readonly username: string;
  readonly fname: string;
}

/** Tells which well-known fact a password contains: the login id, or a name of its owner or of the school (D87). */
export function knownFactInPassword(
  password: string,
  { username, fname }: PasswordOwner,
): 'passwordTellsLoginId' | 'passwordTellsName' | undefined {
  const letters = lettersOf(password);
  const loginId = lettersOf(username);
  if (loginId.length >= LEAST_NAME ? letters.includes(loginId) : password.includes(username))
    return 'passwordTellsLoginId';
  const names = fname.split(/\s+/).map(lettersOf);
  const containsName = [...SCHOOL, ...names].some(
    (name) => name.length >= LEAST_NAME && letters.includes(name),
  );
  return containsName ? 'passwordTellsName' : undefined;
}

const repeatedPassword = z.string(textError('passwordAgain')).check(z.minLength(1, says('passwordAgain')));

const passwordsAgree = z.refine<{ readonly password: string; readonly passwordAgain: string }>(
  ({ password, passwordAgain }) => password === passwordAgain,
  {
    path: ['passwordAgain'],
    error: says('passwordsDiffer'),
    // By default Zod waits until all fields are right; a mistyped password should show at once.
    when: ({ value }) =>
      z.object({ password: z.string(), passwordAgain: z.string() }).safeParse(value).success,
  },
);

/** The login id of a new account: only ASCII, so that no letter is invisible or a look-alike. Older ids still work. */
const newLoginIdText = loginIdText.check(z.regex(/^[\x21-\x7e]*$/, says('loginIdLetters')));

const withoutKnownFact = (fact: NonNullable<ReturnType<typeof knownFactInPassword>>) =>
  z.refine<PasswordOwner & { readonly password: string }>(
    ({ password, ...owner }) => knownFactInPassword(password, owner) !== fact,
    {
      path: ['password'],
      error: says(fact),
    },
  );

/** A request for a new office account (D10), which an administrator lets in. */
export const officeRegistrationSchema = requestObject(
  'OfficeRegistration',
  {
    fname: nameText({ min: 3 }),
    username: newLoginIdText,
    password: staffPasswordText(),
    passwordAgain: repeatedPassword,
  },
  passwordsAgree,
  withoutKnownFact('passwordTellsLoginId'),
  withoutKnownFact('passwordTellsName'),
);

export type OfficeRegistration = z.output<typeof officeRegistrationSchema>;

/** A request to the administrator for a new password (D11). */
export const forgotPasswordSchema = requestObject('ForgotPassword', { username: loginIdText });

export type ForgotPassword = z.output<typeof forgotPasswordSchema>;

/** Names one account of the Staff screen. */
export const staffIdSchema = requestObject('NamedStaff', { staffID: staffIdText });

export type NamedStaff = z.output<typeof staffIdSchema>;

/** Names the network that waiting accounts were requested from, as the list shows it (D10). */
export const networkNameSchema = requestObject('NamedNetwork', { registeredFrom: requiredText({ max: 60 }) });

export type NamedNetwork = z.output<typeof networkNameSchema>;

/** The caller's own password: a desk that was left open is not enough for these calls (D87). */
const confirmation = { currentPassword: passwordText('ownPassword') };

/** Names one account for a call that asks for the caller's own password again. */
export const confirmedStaffSchema = requestObject('ConfirmedStaff', {
  staffID: staffIdText,
  ...confirmation,
});

export type ConfirmedStaff = z.output<typeof confirmedStaffSchema>;

/** A form that asks only for the user's own password. */
export const confirmFormSchema = z.object(confirmation);

/** The role that an administrator gives an active account: teacher, clerk or administrator (D58). */
export const staffRoleSchema = requestObject('StaffRole', {
  staffID: staffIdText,
  role: choice(staffRoles),
  ...confirmation,
});

export type StaffRole = z.output<typeof staffRoleSchema>;

/** The rights of a clerk until an administrator changes them; also those of accounts older than the rights (D58, D84). */
const USUAL_RIGHTS: readonly StaffRight[] = ['students', 'collect', 'reports'];

/** The rights of an account (D58): an administrator has all, a clerk the chosen ones, anybody else none. */
export function rightsOf({ role, rights = USUAL_RIGHTS }: RightsHolder): readonly StaffRight[] {
  if (role === 'admin') return staffRights;
  return role === 'office' ? rights : [];
}

/**
 * Whether an account belongs to a card reader: its only right is to send what it read. The reader stands at a gate with its
 * password inside, so it may do nothing else, not even what every clerk may (D62).
 */
export const isCardReader = (rights: readonly StaffRight[]): boolean =>
  rights.length === 1 && rights[0] === 'cards';

interface RightsHolder {
  readonly role: Role;
  /** The rights that an administrator chose for a clerk. */
  readonly rights?: readonly StaffRight[] | undefined;
}

const rightsList = z
  .array(choice(staffRights), { error: says('choose') })
  .check(z.maxLength(staffRights.length, says('atMost', staffRights.length)));

/**
 * The rights that an administrator gives a clerk; all others are taken away (D58). `seen` holds the rights that the form showed,
 * so that a change by somebody else in the meantime is not undone silently (D30).
 */
export const staffRightsSchema = requestObject('StaffRights', {
  staffID: staffIdText,
  rights: rightsList,
  seen: rightsList,
  ...confirmation,
});

/** The rights as a form has them: a tick for each. */
const rightTicksSchema = z.object({
  students: z.boolean(),
  collect: z.boolean(),
  void: z.boolean(),
  refund: z.boolean(),
  reports: z.boolean(),
  cards: z.boolean(),
});

/** The form for the rights of a clerk. */
export const rightsFormSchema = z.object({ ...rightTicksSchema.shape, ...confirmation });

export type StaffRights = z.output<typeof staffRightsSchema>;

const newStaffFields = { fname: nameText({ min: 3 }), username: newLoginIdText, role: choice(staffRoles) };

/** An account that an administrator adds (D58, D87); the server makes its password, which the administrator hands over. */
export const newStaffSchema = requestObject('NewStaff', {
  ...newStaffFields,
  rights: rightsList,
  ...confirmation,
});

export type NewStaff = z.output<typeof newStaffSchema>;

/** The new account as a form has it: a tick for each right. */
export const newStaffFormSchema = z.object({ ...newStaffFields, ...rightTicksSchema.shape, ...confirmation });

/** A new password for the user's own account, and the present one (D11). */
export const ownPasswordSchema = requestObject(
  'OwnPassword',
  { currentPassword: passwordText(), password: staffPasswordText(), passwordAgain: repeatedPassword },
  passwordsAgree,
);

export type OwnPassword = z.output<typeof ownPasswordSchema>;

/** The label of an account where two may share a name. @param username missing if an entry from before D51 names no account */
export const accountLabel = (fname: string, username?: string): string =>
  username === undefined ? fname : `${fname} (${username})`;

/** Accounts on a page of the Staff screen. */
export const STAFF_PAGE = 25;

/** The page of the accounts to show; all of them if the query names none. */
export const staffListSchema = z
  .partial(z.object(paging))
  .register(z.globalRegistry, { id: 'StaffListQuery' });

/** The accounts as a file (D69). */
export const staffExportSchema = namedObject('StaffExportQuery', exporting);

export type StaffExportQuery = z.output<typeof staffExportSchema>;
export type StaffListQuery = z.output<typeof staffListSchema>;
