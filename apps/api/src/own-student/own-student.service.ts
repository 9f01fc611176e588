import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  refuse,
  sectionIn,
  sessionAt,
  type FamilyPassword,
  type LanguageChoice,
  type Outcome,
} from '@school/domain';
import { z } from 'zod';
import type { LoginAnswer } from '../auth/auth.answers';
import { OwnPasswordService, type NotChanged } from '../auth/own-password.service';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { FamilyAccountsRepository } from '../family-accounts/family-accounts.repository';
import { SchoolDetailsService } from '../school-details/school-details.service';
import { StudentsRepository } from '../students/students.repository';
import { ownStudentAnswer, type OwnStudentAnswer } from './own-student.answers';

/** The student whom a family's token names, and the family's own password. */
@Injectable()
export class OwnStudentService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly families: FamilyAccountsRepository,
    private readonly schools: SchoolDetailsService,
    private readonly passwords: OwnPasswordService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async get({ username }: Caller): Promise<Outcome<OwnStudentAnswer, 'student-not-found'>> {
    const student = await this.students.find(username);
    if (!student) return refuse('student-not-found');
    const session = sessionAt(this.clock.now());
    // The section of this session, as in the family's time table and attendance.
    const { branch: branchCode, class: schoolClass, section } = sectionIn(session, student);
    const { name, nameHindi } = await this.schools.of(branchCode);
    const { fatherName, motherName } = student.personalDetail;
    return accept(
      z.encode(ownStudentAnswer, {
        ...student,
        class: schoolClass,
        section,
        branchCode,
        branchName: name,
        ...(nameHindi !== undefined && { branchNameHindi: nameHindi }),
        fatherName,
        motherName,
        session,
      }),
    );
  }

  /** Sets the family's own password; all earlier tokens are void, and the answer has the one for this sign-in. */
  async choosePassword(
    account: Caller,
    passwords: FamilyPassword,
    address: string,
  ): Promise<Outcome<LoginAnswer, NotChanged>> {
    return this.passwords.change(this.families, account, passwords, address);
  }

  /** Stores the language in which the family reads its pages. */
  async keepLanguage({ id }: Caller, { language }: LanguageChoice): Promise<LanguageChoice> {
    await this.families.setLanguage(id, language);
    return { language };
  }
}
