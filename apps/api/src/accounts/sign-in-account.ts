import type { AuditSubject } from '@school/domain';
import type { ProblemCode } from '../common/words';
import type { StaffAccount } from './accounts.schema';

/** An account that can sign in, and that a token names: a person who works here, or a student's family. */
export type SignInAccount = Pick<
  StaffAccount,
  | '_id'
  | 'username'
  | 'fname'
  | 'role'
  | 'rights'
  | 'teaching'
  | 'passwordHash'
  | 'mustChangePassword'
  | 'active'
  | 'closed'
  | 'language'
  | 'tokensValidFrom'
>;

/** The families of the students as accounts that sign in; accounts, which students depend on, know no more of them than this. */
export const FAMILIES = Symbol('families');

export interface SignInAccounts {
  /** The error code of this login page for an unknown login id or a wrong password. */
  readonly wrongLogin: ProblemCode;
  /** Finds an account by its login id, regardless of case. */
  findByUsername(username: string): Promise<SignInAccount | null>;
  /** @param id an ObjectId as text */
  findById(id: string): Promise<SignInAccount | null>;
  /**
   * Sets a password that the account's owner chose; its tokens become void.
   * @param currentHash the hash of the current password, which the owner has just entered
   * @returns null when the account is gone, or has got another password meanwhile
   */
  setOwnPassword(
    id: string,
    currentHash: string,
    passwordHash: string,
    now: Date,
  ): Promise<SignInAccount | null>;
  /** Whether a password is refused because people other than its owner know it. */
  isKnownToOthers(password: string): boolean;
  /** The account as a subject in the audit log. */
  subjectOf(account: SignInAccount): AuditSubject;
  /** The key for a login id's failed logins and known devices; each login page has its own keys (D12, D59). */
  guardedAs(username: string): string;
}
