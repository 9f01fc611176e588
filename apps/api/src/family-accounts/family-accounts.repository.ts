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

/** The fields of a student for signing in, and for the paper with a password: neither money nor Adhaar. */
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

/** The account of a family; a student who has left, or who never got a password, has none. */
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

/** The families of students as accounts, and the passwords that they are given. */
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
    currentHash: string,
    passwordHash: string,
    now: Date,
  ): Promise<FamilyAccount | null> {
    const account = await this.findById(id);
    if (account?.passwordHash !== currentHash) return null;
    const written = await this.write([{ family: account.student, passwordHash }], now, { isOwn: true });
    return written.length === 0 ? null : this.findById(id);
  }

  /**
   * Whether a password is the default of the registration form (D21), which every office and every new family knows: it would
   * open the pages of any student whose family has not signed in yet.
   */
  isKnownToOthers(password: string): boolean {
    return password === DEFAULT_STUDENT_PASSWORD;
  }

  subjectOf({ username, fname }: SignInAccount): AuditSubject {
    return { kind: 'student', id: username, name: fname };
  }

  guardedAs(studentID: string): string {
    // No login id of the staff contains a space.
    return `student ${foldStudentId(studentID)}`;
  }

  /** Stores the language in which a family reads its pages; past Mongoose's hooks, as it does not change what is owed. */
  async setLanguage(id: string, screenLanguage: Language): Promise<void> {
    const _id = new Types.ObjectId(id);
    await this.students.bulkWrite([{ updateOne: { filter: { _id }, update: { $set: { screenLanguage } } } }]);
  }

  /** The family of a student who is at the school, with or without a password. */
  async find(studentID: string): Promise<StoredFamily | null> {
    return this.students
      .findOne({ foldedId: foldStudentId(studentID), left: false }, FAMILY)
      .lean<StoredFamily>();
  }

  /** The families of a section in a session, in the order of names (D70). */
  async in(section: ClassSection, session: string): Promise<StoredFamily[]> {
    return seatedIn(seatsOf(section), session, (filter) =>
      this.students.find(filter, FAMILY).lean<StoredFamily[]>(),
    );
  }

  /**
   * Stores passwords, each only if the family is as it was read, and voids its tokens. @returns those stored: without families
   * that another desk gave a password at the same moment, or that have left
   */
  async give<Given extends GivenPassword>(passwords: readonly Given[], now: Date): Promise<Given[]> {
    return this.write(passwords, now, { isOwn: false });
  }

  /**
   * Writes passwords past Mongoose's hooks, as they do not change what is owed. Each write moves `tokensValidFrom`, which shows
   * whether another desk was faster.
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
