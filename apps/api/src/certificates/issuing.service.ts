import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  accept,
  certificateDraft,
  certificateLanguage,
  certificateSerial,
  changesBetween,
  duesNeedWord,
  fieldOf,
  firstDayOf,
  formatRupees,
  formOfBranch,
  fullName,
  hasStream,
  placeAtLeaving,
  refuse,
  schoolCode,
  schoolDate,
  sessionAt,
  sessionOfDay,
  textsOfForm,
  toRupees,
  withLeaving,
  type KnownElsewhere,
  type LeavingDay,
  type NewCertificate,
  type Outcome,
} from '@school/domain';
import { z } from 'zod';
import { AttendedDays } from '../attendance/attended-days.service';
import { AuditTrail } from '../audit/audit-trail';
import { isAdmin, type Caller } from '../auth/signed-in';
import { readDecideWrite } from '../common/read-decide-write';
import { invalidFields } from '../common/problem';
import { digestOf } from '../common/request-digest';
import { codeOf, rulesIn } from '../common/words';
import { SchoolDetailsService } from '../school-details/school-details.service';
import { LeavingService, type LeavingMoney } from '../students/leaving.service';
import { auditSubjectOf } from '../students/student-audit';
import type { StudentRecord } from '../students/student.schema';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import { SubjectsService } from '../subjects/subjects.service';
import {
  certificateDraftAnswer,
  type CertificateAnswer,
  type CertificateDraftAnswer,
} from './certificates.answers';
import { CertificatesRepository } from './certificates.repository';
import type { StoredCertificate } from './certificates.schema';
import { CertificatesService } from './certificates.service';

/** The key of a student's leaving, for which one certificate can be valid. */
const leavingOf = ({ foldedId, leftAt }: Pick<StudentRecord, 'foldedId' | 'leftAt'>): string =>
  `${foldedId}/${leftAt?.toISOString() ?? ''}`;

/** A request for a certificate, its caller, and its key. */
interface IssueRequest {
  readonly request: NewCertificate;
  readonly account: Caller;
  readonly key: string;
  readonly digest: string;
}

/** The day of the leaving on a certificate, `yyyy-mm-dd`: that on which the student left, else the day asked for. */
const leavingDayOf = ({ student, today }: StudentAccount, askedDay: string | undefined): string =>
  student.leftAt ? schoolDate(student.leftAt) : (askedDay ?? schoolDate(today.at));

/**
 * Issues transfer certificates (D65). The student leaves first, and then the certificate is inserted under the next serial, so
 * an interruption leaves a correct state: a student who has left and can get the certificate for that leaving.
 */
@Injectable()
export class IssuingService {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly register: CertificatesService,
    private readonly ledgers: StudentLedgers,
    private readonly leaving: LeavingService,
    private readonly schools: SchoolDetailsService,
    private readonly subjects: SubjectsService,
    private readonly attended: AttendedDays,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Drafts a student's certificate from the record, with the money of its leaving: that of a student who has left, otherwise a
   * leaving on the given day.
   */
  async draft({ studentID, leftOn: day }: LeavingDay): Promise<Outcome<CertificateDraftAnswer>> {
    const account = await this.ledgers.find(studentID, true);
    if (!account.ok) return account;
    const { student, ledger, today } = account.value;
    const money = await this.leaving.moneyOf(account.value, day);
    if (!money.ok) return money;
    const issued = await this.validOf(student);
    const leftOn = leavingDayOf(account.value, day);
    const terms = placeAtLeaving(student, leftOn);
    return accept(
      z.encode(certificateDraftAnswer, {
        ...certificateDraft(
          student,
          ledger,
          today,
          rulesIn(certificateLanguage(terms)),
          await this.knownElsewhere(student, leftOn),
          leftOn,
        ),
        branchCode: schoolCode(terms),
        money: money.value,
        ...(student.leftAt && {
          left: { on: schoolDate(student.leftAt), reason: student.leavingReason ?? 'other' },
        }),
        ...(issued && { issued: issued._id }),
      }),
    );
  }

  private async knownElsewhere(student: StudentRecord, leftOn: string): Promise<KnownElsewhere> {
    const terms = placeAtLeaving(student, leftOn);
    const [subjects, attended] = await Promise.all([
      // With streams each student takes only some of the subjects, and the record does not say which.
      hasStream(terms.class) ? [] : this.subjects.of({ branch: schoolCode(terms), class: terms.class }),
      this.attended.of([student], firstDayOf(sessionOfDay(leftOn)), leftOn),
    ]);
    return { subjects, attended: attended.get(student.foldedId) };
  }

  /**
   * Issues a certificate under the next serial of branch and session, once for each key (D31); a request that cannot succeed is
   * refused before the student is marked as left.
   * @throws Problem 400 where a field that the paper needs is empty
   */
  async issue(
    request: NewCertificate,
    idempotencyKey: string | undefined,
    account: Caller,
  ): Promise<Outcome<CertificateAnswer>> {
    const key = `${account.id}/${idempotencyKey ?? randomUUID()}`;
    const issueRequest: IssueRequest = {
      request,
      account,
      key,
      digest: digestOf('issueCertificate', request, key),
    };
    const earlierAnswer = await this.answerOfKey(issueRequest);
    if (earlierAnswer) return earlierAnswer;
    const found = await this.ledgers.find(request.studentID, true);
    if (!found.ok) return found;
    const { student } = found.value;
    const checked = await this.check(found.value, issueRequest);
    if (!checked.ok) return checked;
    if (!student.left) {
      const outcome = await this.leaving.leave(request, account);
      // Another desk may have marked the student as left meanwhile: the certificate is then for that leaving.
      if (!outcome.ok && outcome.code !== 'student-not-found') return outcome;
    }
    return this.insert(issueRequest);
  }

  private async insert(issueRequest: IssueRequest): Promise<Outcome<CertificateAnswer>> {
    return readDecideWrite<StudentAccount, StoredCertificate, CertificateAnswer>({
      busy: 'certificate-busy',
      read: () => this.ledgers.find(issueRequest.request.studentID, true),
      decide: async (studentAccount) => {
        if (!studentAccount.student.leftAt) return refuse('student-changed');
        const checked = await this.check(studentAccount, issueRequest);
        return checked.ok
          ? accept(await this.newCertificate(studentAccount, checked.value, issueRequest))
          : checked;
      },
      write: async ({ student }, certificate) => {
        const { _id: serial, leftOn, dues, duesReason } = certificate;
        const details = { serial, leftOn, dues: toRupees(dues), duesReason };
        const line = this.audit.line(
          'certificate-issued',
          auditSubjectOf(student),
          changesBetween({}, details),
        );
        if (await this.certificates.insert(certificate, line))
          return accept(await this.register.answer(certificate));
        // The number, the leaving or the key already has a certificate.
        return (await this.answerOfKey(issueRequest)) ?? 'outdated';
      },
    });
  }

  /** The certificate that the same call made before, when it is sent again. */
  private async answerOfKey({ key, digest }: IssueRequest): Promise<Outcome<CertificateAnswer> | undefined> {
    const certificate = await this.certificates.ofKey(key);
    if (!certificate) return undefined;
    return certificate.digest === digest
      ? accept(await this.register.answer(certificate))
      : refuse('key-other-content');
  }

  private async validOf(student: StudentRecord): Promise<StoredCertificate | null> {
    return student.left ? this.certificates.validFor(leavingOf(student)) : null;
  }

  /** Checks that a certificate can be issued now. @throws Problem 400 where a field that its paper needs is wrong */
  private async check(
    studentAccount: StudentAccount,
    { request, account }: IssueRequest,
  ): Promise<Outcome<LeavingMoney>> {
    const { student } = studentAccount;
    // Day, session and serial of the paper come from this moment.
    if (await this.ledgers.isClockBehind(studentAccount)) return refuse('clock-behind');
    const money = await this.leaving.moneyOf(studentAccount, request.leftOn);
    if (!money.ok) return money;
    if (!student.left && !isAdmin(account)) {
      // An earlier day cancels later charges: only an administrator may do that, as with every way to ask for less (D48, D65).
      const moneyToday = await this.leaving.moneyOf(studentAccount);
      if (!moneyToday.ok) return moneyToday;
      if (!isDeepStrictEqual(moneyToday.value, money.value))
        return refuse('leaving-day-needs-word', 'leftOn');
    }
    const { outstandingDue: due } = money.value;
    const terms = placeAtLeaving(student, leavingDayOf(studentAccount, request.leftOn));
    const texts = textsOfForm(formOfBranch(schoolCode(terms))).safeParse(request.fields);
    if (!texts.success)
      throw invalidFields(
        texts.error.issues.map((issue) => ({
          field: `fields.${fieldOf(issue)}`,
          code: codeOf(issue.message),
        })),
      );
    const issued = await this.validOf(student);
    if (issued) return refuse('certificate-issued', 'studentID', issued._id);
    if (due !== request.outstandingDue) return refuse('balance-changed');
    const hasWord = isAdmin(account) && request.duesReason !== undefined;
    if (duesNeedWord(terms.class, due) && !hasWord)
      return refuse('dues-need-word', 'duesReason', formatRupees(due));
    return money;
  }

  /** The certificate under the next number, its content settled for good. */
  private async newCertificate(
    { student, today }: StudentAccount,
    { outstandingDue }: LeavingMoney,
    { request, account, key, digest }: IssueRequest,
  ): Promise<StoredCertificate> {
    const { leftAt = today.at, leavingReason = 'other' } = student;
    const leftOn = schoolDate(leftAt);
    const terms = placeAtLeaving(student, leftOn);
    const branchCode = schoolCode(terms);
    const form = formOfBranch(branchCode);
    const session = sessionAt(today.at);
    const number = (await this.certificates.lastNumber(branchCode, session)) + 1;
    const language = certificateLanguage(terms);
    return {
      _id: certificateSerial({ branchCode, session, number }),
      branchCode,
      session,
      number,
      state: 'valid',
      form,
      language,
      student: student.foldedId,
      studentID: student.studentID,
      studentName: fullName(student),
      class: terms.class,
      section: terms.section,
      leftOn,
      leavingReason,
      issuedAt: today.at,
      issuedBy: account.fname,
      issuedById: account.id,
      dues: outstandingDue,
      ...(outstandingDue > 0 && request.duesReason !== undefined && { duesReason: request.duesReason }),
      school: await this.schools.of(branchCode),
      ...withLeaving(form, request, { leftOn, reason: leavingReason }, rulesIn(language)),
      validFor: leavingOf(student),
      key,
      digest,
    };
  }
}
