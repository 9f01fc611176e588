import { Injectable } from '@nestjs/common';
import {
  accept,
  brokenRules,
  clearableFields,
  hasStream,
  refuse,
  schoolDate,
  type Outcome,
  type StudentDetails,
  type StudentUpdate,
} from '@school/domain';
import { PasswordService } from '../accounts/password.service';
import { invalidFields } from '../common/problem';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { passedMonths } from '../ledger/ledger.mapper';
import type { StoredEntry } from '../ledger/ledger.schema';
import { PicturesService } from '../pictures/pictures.service';
import { changeableKeys } from './listing-keys';
import type { StudentRecord } from './student.schema';
import type { StudentAnswer } from './students.answers';
import { StudentAnswerService } from './student-answer.service';
import { StudentsRepository } from './students.repository';

type Changes = Omit<StudentUpdate, 'studentID' | 'password' | 'revision'>;

/** The student with the changes laid over; a stream only stays where there is one (D16). */
function changed(student: StudentRecord, { personalDetail, ...changes }: Changes): StudentDetails {
  const merged = {
    ...(student satisfies StudentDetails),
    ...given(changes),
    personalDetail: { ...student.personalDetail, ...given(personalDetail ?? {}) },
  };
  return hasStream(merged.class) ? merged : { ...merged, stream: undefined };
}

/** Fields that were sent; an emptied one counts only where a student may be without it. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  const clearable: readonly string[] = clearableFields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== undefined || clearable.includes(name)),
  ) as { [Name in keyof Fields]: NonNullable<Fields[Name]> };
}

@Injectable()
export class StudentUpdateService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly answers: StudentAnswerService,
    private readonly pictures: PicturesService,
    private readonly passwords: PasswordService,
    private readonly feeTables: FeeTablesService,
  ) {}

  /**
   * Changes a student's details (D22). Written only over what it was computed from, and computed again when another clerk was
   * faster; refused then, if the caller says which revision it has seen.
   * @throws Problem 400 when the student would break a rule between fields, or a picture is none
   */
  async update({
    studentID,
    password,
    revision,
    ...changes
  }: StudentUpdate): Promise<Outcome<StudentAnswer, 'student-not-found' | 'student-changed'>> {
    await this.pictures.mustExist(changes);
    const secret = password === undefined ? {} : { passwordHash: await this.passwords.hash(password) };
    for (;;) {
      const [student, today] = await Promise.all([this.students.find(studentID), this.feeTables.today()]);
      if (!student) return refuse('student-not-found', 'studentID');
      if (revision !== undefined && revision !== student.revision) return refuse('student-changed');
      const details = changed(student, changes);
      const broken = brokenRules(details, schoolDate(today.at));
      if (broken.length > 0) throw invalidFields(broken);
      if (await this.write(student, details, changes, secret, passedMonths(student, today))) break;
    }
    const [updated, today] = await Promise.all([this.students.find(studentID), this.feeTables.today()]);
    return updated ? accept(await this.answers.of(updated, today)) : refuse('student-not-found', 'studentID');
  }

  private async write(
    student: StudentRecord,
    details: StudentDetails,
    changes: Changes,
    secret: object,
    passed: readonly StoredEntry[],
  ): Promise<boolean> {
    const keys = changeableKeys(details);
    const names = [...(Object.keys(changes) as (keyof Changes)[]), 'stream' as const];
    const set: Record<string, unknown> = { ...secret, ...keys };
    for (const name of names) if (details[name] !== undefined) set[name] = details[name];
    const unset = clearableFields.filter(
      (name) => details[name] === undefined && student[name] !== undefined,
    );
    return this.students.change(student, set, unset, passed);
  }
}
