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
import { staffRights, staffRoles, type Role, type StaffRight } from '../values';
import { commonPasswords } from './common-passwords';
import { loginIdText } from './login';
import { staffIdText } from './staff-id';

/** So many new accounts may wait at once: the public registration must not fill the database (D10). */
const MOST_WAITING = 20;

/** Of them from one address: a stranger must not take all the places. */
const MOST_WAITING_OF_ADDRESS = 5;

/** A new account that nobody has let in yet. */
export interface WaitingAccount {
  readonly registeredFrom: string;
  /** What that address is a part of, where it is told: whoever is given a range has all of its addresses. */
  readonly range?: string;
  readonly createdAt: Date;
}

const rangeOf = ({ registeredFrom, range = registeredFrom }: WaitingAccount) => range;

/**
 * Which of too many waiting accounts gives way (D10): the oldest of an address that has more than its places; else the oldest of
 * the address that has most, in the range that has most. So whoever floods the list pushes out his own, and who asks honestly
 * is on it.
 *
 * @returns undefined where all may wait
 */
export function givesWay<Waiting extends WaitingAccount>(all: readonly Waiting[]): Waiting | undefined {
  const placesOf = ({ registeredFrom }: WaitingAccount) =>
    all.filter((other) => other.registeredFrom === registeredFrom).length;
  const placesOfRange = (one: WaitingAccount) =>
    all.filter((other) => rangeOf(other) === rangeOf(one)).length;
  const byPlaces = (one: Waiting, other: Waiting) =>
    placesOf(other) - placesOf(one) || one.createdAt.getTime() - other.createdAt.getTime();
  const [first] = all.toSorted(byPlaces);
  if (first && placesOf(first) > MOST_WAITING_OF_ADDRESS) return first;
  if (all.length <= MOST_WAITING) return undefined;
  return all.toSorted((one, other) => placesOfRange(other) - placesOfRange(one) || byPlaces(one, other))[0];
}

/** An account that waits longer than this is removed, in milliseconds. */
export const WAITS_AT_MOST = 14 * 24 * 60 * 60_000;

/** Long, and nothing else is asked for: no digit, sign or capital letter (D87). */
const LEAST_PASSWORD = 12;

/** With fewer characters than this that differ, a password is soon guessed. */
const LEAST_VARIETY = 5;

const isSoonGuessed = (password: string) =>
  new Set(password).size < LEAST_VARIETY || commonPasswords.has(password.toLowerCase());

/** A password that somebody who works here is given, or chooses (D10, D11). Signing in asks for less (section 5). */
export const staffPasswordText = () =>
  passwordText('required', LEAST_PASSWORD).check(
    z.refine((password) => !isSoonGuessed(password), says('passwordCommon')),
  );

/** What the names of the school's branches say, however they are written. */
const SCHOOL = ['mlm', 'educationcent', 'intercollege'];

/** Shorter names stand in many words by chance. */
const LEAST_NAME = 3;

/** Without signs and blanks, which anybody puts between them, and in the usual letters. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whose a password is. */
export interface PasswordOwner {
  readonly username: string;
  readonly fname: string;
}

/** Which of what everybody knows a password says: the login id, or a name of its owner or of the school (D87). */
export function toldBy(
  password: string,
  { username, fname }: PasswordOwner,
): 'passwordTellsLoginId' | 'passwordTellsName' | undefined {
  const letters = lettersOf(password);
  const loginId = lettersOf(username);
  if (loginId.length >= LEAST_NAME ? letters.includes(loginId) : password.includes(username))
    return 'passwordTellsLoginId';
  const names = fname.split(/\s+/).map(lettersOf);
  const isTold = [...SCHOOL, ...names].some((name) => name.length >= LEAST_NAME && letters.includes(name));
  return isTold ? 'passwordTellsName' : undefined;
}

const repeatedPassword = z.string(textError('passwordAgain')).check(z.minLength(1, says('passwordAgain')));

const passwordsAgree = z.refine<{ readonly password: string; readonly passwordAgain: string }>(
  ({ password, passwordAgain }) => password === passwordAgain,
  {
    path: ['passwordAgain'],
    error: says('passwordsDiffer'),
    // Zod waits until all fields are right; whoever mistypes wants to know it at once.
    when: ({ value }) =>
      z.object({ password: z.string(), passwordAgain: z.string() }).safeParse(value).success,
  },
);

/** The login id of a new account: no two letters in it look alike, and none is invisible. Older ones sign in as they are. */
const newLoginIdText = loginIdText.check(z.regex(/^[\x21-\x7e]*$/, says('loginIdLetters')));

const tells = (what: NonNullable<ReturnType<typeof toldBy>>) =>
  z.refine<PasswordOwner & { readonly password: string }>(
    ({ password, ...owner }) => toldBy(password, owner) !== what,
    {
      path: ['password'],
      error: says(what),
    },
  );

/** A new account for the office (D10); an administrator lets it in. */
export const officeRegistrationSchema = requestObject(
  'OfficeRegistration',
  {
    fname: nameText({ min: 3 }),
    username: newLoginIdText,
    password: staffPasswordText(),
    passwordAgain: repeatedPassword,
  },
  passwordsAgree,
  tells('passwordTellsLoginId'),
  tells('passwordTellsName'),
);

export type OfficeRegistration = z.output<typeof officeRegistrationSchema>;

/** Asks the administrator for a new password (D11). */
export const forgotPasswordSchema = requestObject('ForgotPassword', { username: loginIdText });

export type ForgotPassword = z.output<typeof forgotPasswordSchema>;

/** Names one account of the Staff screen. */
export const staffIdSchema = requestObject('NamedStaff', { staffID: staffIdText });

export type NamedStaff = z.output<typeof staffIdSchema>;

/** Names the network from which accounts were asked for that wait, as the list has it (D10). */
export const networkNameSchema = requestObject('NamedNetwork', { registeredFrom: requiredText({ max: 60 }) });

export type NamedNetwork = z.output<typeof networkNameSchema>;

/** Whoever does it knows the own password: a desk that was left open does not suffice (D87). */
const confirmed = { currentPassword: passwordText('ownPassword') };

/** Names one account for what asks for the own password again. */
export const confirmedStaffSchema = requestObject('ConfirmedStaff', { staffID: staffIdText, ...confirmed });

export type ConfirmedStaff = z.output<typeof confirmedStaffSchema>;

/** The own password, as a form asks for it that asks for nothing else. */
export const confirmFormSchema = z.object(confirmed);

/** What an administrator makes of an account that is active: a teacher, a clerk, or another administrator (D58). */
export const staffRoleSchema = requestObject('StaffRole', {
  staffID: staffIdText,
  role: choice(staffRoles),
  ...confirmed,
});

export type StaffRole = z.output<typeof staffRoleSchema>;

/** What a clerk may do as long as no administrator has said otherwise: those of before there were rights too (D58, D84). */
const USUAL_RIGHTS: readonly StaffRight[] = ['students', 'collect', 'reports'];

/** The rights of an account (D58): an administrator has all, whoever is neither that nor a clerk has none. */
export function rightsOf({ role, rights = USUAL_RIGHTS }: RightsHolder): readonly StaffRight[] {
  if (role === 'admin') return staffRights;
  return role === 'office' ? rights : [];
}

/**
 * Whether an account is that of a card reader: the right to send what it read, and no other. It stands at a gate, with its password in
 * it, and so may do nothing else, not even what every clerk may (D62).
 */
export const isCardReader = (rights: readonly StaffRight[]): boolean =>
  rights.length === 1 && rights[0] === 'cards';

interface RightsHolder {
  readonly role: Role;
  /** As an administrator chose them for a clerk. */
  readonly rights?: readonly StaffRight[] | undefined;
}

const someRights = z
  .array(choice(staffRights), { error: says('choose') })
  .check(z.maxLength(staffRights.length, says('atMost', staffRights.length)));

/**
 * Which rights an administrator gives a clerk; the others are taken (D58). `seen` are those that stood there: what somebody else
 * has given or taken meanwhile is not undone without a word (D30).
 */
export const staffRightsSchema = requestObject('StaffRights', {
  staffID: staffIdText,
  rights: someRights,
  seen: someRights,
  ...confirmed,
});

/** The same as a form has them: a tick for each. */
const rightTicksSchema = z.object({
  students: z.boolean(),
  collect: z.boolean(),
  void: z.boolean(),
  refund: z.boolean(),
  reports: z.boolean(),
  cards: z.boolean(),
});

/** The form of them. */
export const rightsFormSchema = z.object({ ...rightTicksSchema.shape, ...confirmed });

export type StaffRights = z.output<typeof staffRightsSchema>;

const newStaffFields = { fname: nameText({ min: 3 }), username: newLoginIdText, role: choice(staffRoles) };

/** An account that an administrator adds (D58, D87); its password is made by the server, and handed over. */
export const newStaffSchema = requestObject('NewStaff', {
  ...newStaffFields,
  rights: someRights,
  ...confirmed,
});

export type NewStaff = z.output<typeof newStaffSchema>;

/** The same as a form has it: a tick for each right. */
export const newStaffFormSchema = z.object({ ...newStaffFields, ...rightTicksSchema.shape, ...confirmed });

/** A new password that somebody gives the own account, and the one that it has (D11). */
export const ownPasswordSchema = requestObject(
  'OwnPassword',
  { currentPassword: passwordText(), password: staffPasswordText(), passwordAgain: repeatedPassword },
  passwordsAgree,
);

export type OwnPassword = z.output<typeof ownPasswordSchema>;

/** What an account is called where two may share a name. @param username left out where an entry of before D51 names no account */
export const accountLabel = (fname: string, username?: string): string =>
  username === undefined ? fname : `${fname} (${username})`;

/** Accounts on a page of the Staff screen. */
export const STAFF_PAGE = 25;

/** Which page of the accounts; all of them where the query says nothing. */
export const staffListSchema = z
  .partial(z.object(paging))
  .register(z.globalRegistry, { id: 'StaffListQuery' });

/** The accounts as a file (D69). */
export const staffExportSchema = namedObject('StaffExportQuery', exporting);

export type StaffExportQuery = z.output<typeof staffExportSchema>;
export type StaffListQuery = z.output<typeof staffListSchema>;
