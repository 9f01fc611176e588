import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  DEFAULT_STUDENT_PASSWORD,
  familyLanguageOf,
  foldStudentId,
  type AuditSubject,
  type ClassSection,
  type Language,
} from '@school/domain';
import { Types, type Model } from 'mongoose';
import type { SignInAccount, SignInAccounts } from '../accounts/sign-in-account';
import { AuditTrail } from '../audit/audit-trail';
import { SEATED, seatedIn, seatsOf } from '../sections/seated';
import { auditSubjectOf } from '../students/student-audit';
import { NAMED, type OfStudent } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { tokensVoidedAt } from '../students/voided-tokens';

/** What of a student signing in needs, and the paper that a password is handed over on: neither money nor Adhaar. */
const FAMILY = {
  ...SEATED,
  ...NAMED,
  familyLanguage: 1,
  screenLanguage: 1,
  passwordHash: 1,
  hasOwnPassword: 1,
  tokensValidFrom: 1,
  left: 1,
} as const;

export type StoredFamily = OfStudent<typeof FAMILY> & Pick<StudentRecord, '_id'>;

/** The account of a family; none of a student who has left, or who was never given a password. */
interface FamilyAccount extends SignInAccount {
  readonly student: StoredFamily;
}

export interface GivenPassword {
  readonly family: StoredFamily;
  readonly passwordHash: string;
}

const accountOf = (student: StoredFamily | null): FamilyAccount | null => {
  if (!student || student.left || student.passwordHash === undefined) return null;
  const { _id, passwordHash, tokensValidFrom = 0 } = student;
  return {
    _id,
    username: student.studentID,
    fname: student.studentFirstName,
    role: 'student',
    passwordHash,
    ...(student.hasOwnPassword !== true && { mustChangePassword: true }),
    active: true,
    language: student.screenLanguage ?? familyLanguageOf(student),
    tokensValidFrom,
    student,
  };
};

/** The families of the students as those who sign in, and the passwords that they are given. */
@Injectable()
export class FamilyAccountsRepository implements SignInAccounts {
  readonly wrongLogin = 'wrongStudentLogin';

  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    private readonly audit: AuditTrail,
  ) {}

  async findByUsername(studentID: string): Promise<FamilyAccount | null> {
    return accountOf(
      await this.students
        .findOne({ foldedId: foldStudentId(studentID), left: false }, FAMILY)
        .lean<StoredFamily>(),
    );
  }

  async findById(id: string): Promise<FamilyAccount | null> {
    return accountOf(await this.students.findById(id, FAMILY).lean<StoredFamily>());
  }

  async setOwnPassword(
    id: string,
    from: string,
    passwordHash: string,
    now: Date,
  ): Promise<FamilyAccount | null> {
    const account = await this.findById(id);
    if (account?.passwordHash !== from) return null;
    const written = await this.write([{ family: account.student, passwordHash }], now, { isOwn: true });
    return written.length === 0 ? null : this.findById(id);
  }

  /**
   * Every office and every family of a new student knows the one that the registration form offers (D21): it would open the
   * student of whoever has not signed in yet to all of them.
   */
  isKnownToOthers(password: string): boolean {
    return password === DEFAULT_STUDENT_PASSWORD;
  }

  subjectOf({ username, fname }: SignInAccount): AuditSubject {
    return { kind: 'student', id: username, name: fname };
  }

  guardedAs(studentID: string): string {
    // No login id of the staff has a blank in it.
    return `student ${foldStudentId(studentID)}`;
  }

  /** Keeps the language in which a family reads its pages; past Mongoose's hooks, as it changes nothing of what is owed. */
  async setLanguage(id: string, screenLanguage: Language): Promise<void> {
    const _id = new Types.ObjectId(id);
    await this.students.bulkWrite([{ updateOne: { filter: { _id }, update: { $set: { screenLanguage } } } }]);
  }

  /** One who is here, with a password or without. */
  async find(studentID: string): Promise<StoredFamily | null> {
    return this.students
      .findOne({ foldedId: foldStudentId(studentID), left: false }, FAMILY)
      .lean<StoredFamily>();
  }

  /** Who sits in a section in a session, in the order of names (D70). */
  async in(section: ClassSection, session: string): Promise<StoredFamily[]> {
    return seatedIn(seatsOf(section), session, (filter) =>
      this.students.find(filter, FAMILY).lean<StoredFamily[]>(),
    );
  }

  /**
   * Gives passwords, each over what was read of the family, and voids its tokens. @returns to whom: one whom another desk gave a
   * password in the same moment, or who has left, is not among them
   */
  async give<Given extends GivenPassword>(passwords: readonly Given[], now: Date): Promise<Given[]> {
    return this.write(passwords, now, { isOwn: false });
  }

  /**
   * Past Mongoose's hooks: a password changes nothing of what is owed. Every write of one moves `tokensValidFrom`, so whoever
   * was faster is told by it.
   */
  private async write<Given extends GivenPassword>(
    passwords: readonly Given[],
    now: Date,
    { isOwn }: { readonly isOwn: boolean },
  ): Promise<Given[]> {
    if (passwords.length === 0) return [];
    const changes = [{ field: 'password', isHidden: true }];
    await this.students.bulkWrite(
      passwords.map(({ family, passwordHash }) => ({
        updateOne: {
          filter: { _id: family._id, left: false, tokensValidFrom: family.tokensValidFrom ?? null },
          update: {
            $set: {
              passwordHash,
              tokensValidFrom: tokensVoidedAt(family, now),
              ...(isOwn && { hasOwnPassword: true }),
            },
            ...(!isOwn && { $unset: { hasOwnPassword: 1 } }),
            $push: { unaudited: this.audit.line('account-password', auditSubjectOf(family), changes) },
          },
        },
      })),
      { ordered: false },
    );
    const stored = await this.students
      .find({ _id: { $in: passwords.map(({ family }) => family._id) } }, { passwordHash: 1, unaudited: 1 })
      .lean<Pick<StudentRecord, '_id' | 'passwordHash' | 'unaudited'>[]>();
    await this.audit.keepAll(STUDENT, stored);
    const hashes = new Set(stored.map(({ passwordHash }) => passwordHash));
    return passwords.filter(({ passwordHash }) => hashes.has(passwordHash));
  }
}
