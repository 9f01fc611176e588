import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  familyLanguageOf,
  fullName,
  refuse,
  sectionIn,
  sessionAt,
  studentLoginUrl,
  type FamilyPasswordsRequest,
  type Outcome,
} from '@school/domain';
import pLimit from 'p-limit';
import { z } from 'zod';
import { madePassword } from '../accounts/made-password';
import { PasswordService } from '../accounts/password.service';
import { LoginGuardService } from '../auth/login-guard.service';
import { CLOCK, type Clock } from '../common/clock';
import {
  FamilyAccountsRepository,
  type GivenPassword,
  type StoredFamily,
} from '../family-accounts/family-accounts.repository';
import { SETTINGS, type Settings } from '../settings/settings';
import { SignInsRepository } from '../sign-ins/sign-ins.repository';
import { familyPasswordAnswer, type FamilyPasswordAnswer } from './family-passwords.answers';

/** A password that was made for a family, in readable form and as it is stored. */
interface MadePassword extends GivenPassword {
  readonly password: string;
}

const toAnswer = (
  { family, password }: MadePassword,
  session: string,
  origin: string | undefined,
): FamilyPasswordAnswer =>
  z.encode(familyPasswordAnswer, {
    studentID: family.studentID,
    name: fullName(family),
    fatherName: family.personalDetail.fatherName,
    ...sectionIn(session, family),
    language: familyLanguageOf(family),
    password,
    ...(origin !== undefined && { loginUrl: studentLoginUrl(origin) }),
  });

/**
 * The passwords that the office hands to families on paper. Each is told once; if the answer is lost the office asks again, and
 * the earlier passwords no longer work.
 */
@Injectable()
export class FamilyPasswordsService {
  /** Half of the hashes that may run at once, so that people can sign in while a whole section is given passwords. */
  private readonly twoAtATime = pLimit(2);

  constructor(
    private readonly families: FamilyAccountsRepository,
    private readonly signIns: SignInsRepository,
    private readonly passwords: PasswordService,
    private readonly logins: LoginGuardService,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Gives passwords to the chosen families of a section, by name, without those that another desk gave one at this moment. */
  async giveSection({ whose, ...section }: FamilyPasswordsRequest): Promise<FamilyPasswordAnswer[]> {
    const session = sessionAt(this.clock.now());
    const families = await this.families.in(section, session);
    const newPasswords = await this.give(
      whose === 'all' ? families : await this.withoutUsedPassword(families),
    );
    return newPasswords.map((one) => toAnswer(one, session, this.settings.PUBLIC_URL));
  }

  /** Gives a password to the family of one student at the school. */
  async giveOne(
    studentID: string,
  ): Promise<Outcome<FamilyPasswordAnswer, 'student-not-found' | 'student-changed'>> {
    const family = await this.families.find(studentID);
    if (!family) return refuse('student-not-found', 'studentID');
    const [newPassword] = await this.give([family]);
    return newPassword
      ? accept(toAnswer(newPassword, sessionAt(this.clock.now()), this.settings.PUBLIC_URL))
      : refuse('student-changed', 'studentID');
  }

  /** The families that have not chosen a password, and have not signed in with the last one that the office gave, if any. */
  private async withoutUsedPassword(families: readonly StoredFamily[]): Promise<StoredFamily[]> {
    const withOfficePassword = families.filter(({ hasOwnPassword }) => hasOwnPassword !== true);
    const used = await this.signIns.usedOf(withOfficePassword);
    return withOfficePassword.filter(({ _id }) => !used.has(_id.toHexString()));
  }

  private async give(families: readonly StoredFamily[]): Promise<MadePassword[]> {
    const passwords = await Promise.all(families.map((family) => this.twoAtATime(() => this.make(family))));
    const storedPasswords = await this.families.give(passwords, this.clock.now());
    for (const { family } of storedPasswords)
      await this.logins.forgive(this.families.guardedAs(family.studentID));
    return storedPasswords;
  }

  private async make(family: StoredFamily): Promise<MadePassword> {
    const password = madePassword();
    return { family, password, passwordHash: await this.passwords.hash(password) };
  }
}
