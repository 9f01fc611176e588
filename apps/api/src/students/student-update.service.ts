import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  brokenRules,
  clearableFields,
  endOfTerms,
  formerTerms,
  hasStream,
  feesAreKnown,
  refuse,
  schoolDate,
  schoolMonth,
  sessionGiven,
  undoesMove,
  type Outcome,
  type StudentDetails,
  type StudentUpdate,
} from '@school/domain';
import { PasswordService } from '../accounts/password.service';
import { FAMILIES, type SignInAccounts } from '../accounts/sign-in-account';
import { LoginGuardService } from '../auth/login-guard.service';
import { readDecideWrite } from '../common/read-decide-write';
import { invalidFields } from '../common/problem';
import { PicturesService } from '../pictures/pictures.service';
import { changeableKeys } from './listing-keys';
import type { StudentRecord } from './student.schema';
import type { StudentAnswer } from './students.answers';
import { detailsChange, feeChanges } from './student-audit';
import { StudentAnswerService } from './student-answer.service';
import { StudentLedgers, type StudentAccount } from './student-ledgers';
import { StudentsRepository } from './students.repository';

type Changes = Omit<StudentUpdate, 'studentID' | 'password' | 'revision'>;

/** The student with the changes applied; a stream stays only in a class that has streams (D16). */
function withChanges(student: StudentRecord, { personalDetail, ...changes }: Changes): StudentDetails {
  const merged = {
    ...(student satisfies StudentDetails),
    ...sentFields(changes),
    personalDetail: { ...student.personalDetail, ...sentFields(personalDetail ?? {}) },
  };
  return hasStream(merged.class) ? merged : { ...merged, stream: undefined };
}

/** The fields that were sent; an emptied one counts only if a student may be without it. */
function sentFields<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: NonNullable<Fields[Name]> } {
  const clearable: readonly string[] = clearableFields;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== undefined || clearable.includes(name)),
  ) as { [Name in keyof Fields]: NonNullable<Fields[Name]> };
}

/** The fields that decide the fees; a change holds from the month in which it is made (D45, D73). */
const feeFields = ['class', 'stream', 'medium', 'boardType'] as const;

/**
 * The change of a student's terms: the former ones are kept, and a new class counts for the current session, or for the next
 * one if the student was moved into it (D70, D74). Former terms unknown to the fee table charged nothing and are not kept.
 */
function termsAfter(
  { student, ledger, today: { at } }: StudentAccount,
  details: StudentDetails,
): Partial<StudentRecord> {
  if (feeFields.every((name) => details[name] === student[name])) return {};
  const endOfFormer = endOfTerms(student, at);
  const { section } = student;
  return {
    ...(details.class === student.class ? {} : { classSession: sessionGiven(student, at), passesOut: false }),
    ...(feesAreKnown(student, ledger)
      ? {
          former: [
            ...(student.former ?? []),
            { ...formerTerms(student, endOfFormer.until), ...endOfFormer, section },
          ],
        }
      : {}),
  };
}

@Injectable()
export class StudentUpdateService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly ledgers: StudentLedgers,
    private readonly answers: StudentAnswerService,
    private readonly pictures: PicturesService,
    private readonly passwords: PasswordService,
    private readonly logins: LoginGuardService,
    @Inject(FAMILIES) private readonly families: SignInAccounts,
  ) {}

  /**
   * Changes a student's details (D22). The write succeeds only over the record it was computed from, and is computed again when
   * another clerk was faster; refused if the caller names a revision that is no longer current. A change of the fees holds
   * from the current month on, in the same write: the former terms stay with the student (D45, D73).
   * @throws Problem 400 when the student would break a rule between fields, or a picture does not exist
   */
  async update({
    studentID,
    password,
    revision,
    ...changes
  }: StudentUpdate): Promise<Outcome<StudentAnswer>> {
    await this.pictures.mustExist(changes);
    const secret = password === undefined ? {} : { passwordHash: await this.passwords.hash(password) };
    const outcome = await readDecideWrite<StudentAccount, StudentDetails, undefined>({
      busy: 'student-changed',
      read: () => this.ledgers.find(studentID),
      decide: async (account) => {
        const { student, today } = account;
        if (revision !== undefined && revision !== student.revision) return refuse('student-changed');
        const details = withChanges(student, changes);
        const broken = brokenRules(details, schoolDate(today.at));
        if (broken.length > 0) throw invalidFields(broken);
        const isTermChanged = Object.keys(termsAfter(account, details)).length > 0;
        if (isTermChanged && (await this.ledgers.isClockBehind(account))) return refuse('clock-behind');
        return accept(details);
      },
      write: async (account, details) => {
        const terms = termsAfter(account, details);
        const isWritten = await this.write(account, { details, terms }, changes, { ...secret, ...terms });
        return isWritten ? accept(undefined) : 'outdated';
      },
    });
    if (!outcome.ok) return outcome;
    if (password !== undefined) await this.logins.forgive(this.families.guardedAs(studentID));
    return this.answers.settled(studentID);
  }

  private async write(
    account: StudentAccount,
    { details, terms }: { readonly details: StudentDetails; readonly terms: Partial<StudentRecord> },
    changes: Changes,
    otherFields: object,
  ): Promise<boolean> {
    const { student } = account;
    const keys = changeableKeys(details);
    const names = [...(Object.keys(changes) as (keyof Changes)[]), 'stream' as const];
    const set: Record<string, unknown> = { ...otherFields, ...keys };
    for (const name of names) if (details[name] !== undefined) set[name] = details[name];
    const { classSession } = terms;
    const unset = [
      ...clearableFields.filter((name) => details[name] === undefined && student[name] !== undefined),
      ...(classSession !== undefined && undoesMove(classSession, student) ? ['movedFrom'] : []),
    ];
    const auditChange = detailsChange(student, set, unset);
    // A class of the next session changes no fee before that session begins, so the fees of that first month are compared.
    const month = schoolMonth(terms.former?.at(-1)?.until ?? account.today.at);
    const fees = Object.keys(terms).length === 0 ? [] : feeChanges(account, { ...details, ...terms }, month);
    return this.students.change(student, set, unset, {
      ...auditChange,
      changes: [...auditChange.changes, ...fees],
    });
  }
}
