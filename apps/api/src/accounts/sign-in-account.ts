import type { AuditSubject } from '@school/domain';
import type { ProblemCode } from '../common/words';
import type { StaffAccount } from './accounts.schema';

/** Who signs in, and whom a token names: somebody who works here, or a student's family. */
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

/** The families of the students, as those who sign in: students stand above accounts, which know no more of them than this. */
export const FAMILIES = Symbol('families');

export interface SignInAccounts {
  /** What is said of a login id, as this entry calls it, or a password that is wrong. */
  readonly wrongLogin: ProblemCode;
  /** By the login id, without regard to case. */
  findByUsername(username: string): Promise<SignInAccount | null>;
  /** @param id an ObjectId as text */
  findById(id: string): Promise<SignInAccount | null>;
  /**
   * A password that who signs in chose; its tokens are void.
   * @param from the hash of the one that was shown to be known
   * @returns null when the account is gone, or has got another password meanwhile
   */
  setOwnPassword(id: string, from: string, passwordHash: string, now: Date): Promise<SignInAccount | null>;
  /** Whether a password opens nothing, as others than who has it know it. */
  isKnownToOthers(password: string): boolean;
  /** As the audit log names one. */
  subjectOf(account: SignInAccount): AuditSubject;
  /** Under what failed logins and known devices of a login id are kept: those of one entry are not those of another (D12, D59). */
  guardedAs(username: string): string;
}
