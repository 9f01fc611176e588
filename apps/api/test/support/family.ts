import { foldStudentId } from '@school/domain';
import type { SignInAccount } from '../../src/accounts/sign-in-account';
import { FamilyAccountsRepository } from '../../src/family-accounts/family-accounts.repository';
import type { FamilyPasswordAnswer } from '../../src/family-passwords/family-passwords.answers';
import type { TestOffice } from './office';

interface Login {
  readonly token: string;
  readonly message: string;
}

/** Signs a family in as its page does. */
export const studentLogin = (office: TestOffice, username: string, password: string, headers = {}) =>
  office.call<Login>('POST', '/api/student/student-login', { username, password }, { token: '', headers });

/** Makes a password for one family, as the office does. */
export const givePassword = (office: TestOffice, studentID: string) =>
  office.call<FamilyPasswordAnswer & { readonly message: string }>('POST', '/api/office/familyPassword', {
    studentID,
  });

/** The account of a registered student whose family has chosen its password. */
export async function familyOf(office: TestOffice, studentID: string): Promise<SignInAccount> {
  await office.connection
    .collection('students')
    .updateOne({ foldedId: foldStudentId(studentID) }, { $set: { hasOwnPassword: true } });
  const account = await office.app.get(FamilyAccountsRepository, { strict: false }).findByUsername(studentID);
  if (!account) throw new Error(`No family of ${studentID} can sign in`);
  return account;
}

/** A token of that family. */
export const familyToken = async (office: TestOffice, studentID: string): Promise<string> =>
  office.tokenOf(await familyOf(office, studentID));
