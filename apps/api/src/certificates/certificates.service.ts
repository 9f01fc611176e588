import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  changesBetween,
  refuse,
  type AuditAction,
  type CertificateExportQuery,
  type CertificateListQuery,
  type CertificatePrint,
  type Outcome,
  type RegisteredCertificate,
  type Withdrawal,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { AuditTrail } from '../audit/audit-trail';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { ListExports } from '../exports/list-exports.service';
import { StudentsRepository } from '../students/students.repository';
import {
  certificateAnswer,
  certificatesAnswer,
  type CertificateAnswer,
  type CertificateGivenBackAnswer,
  type CertificatePrintAnswer,
  type CertificatesAnswer,
} from './certificates.answers';
import { toCertificate } from './certificates.mapper';
import { CertificatesRepository } from './certificates.repository';
import { certificatesSheet } from './certificates.sheet';
import type { StoredCertificate } from './certificates.schema';

type NoCertificate = 'certificate-not-found';

/** The register of transfer certificates: read, printed and withdrawn (D65). */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly students: StudentsRepository,
    private readonly accounts: AccountsRepository,
    private readonly exports: ListExports,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A page of the register. */
  async page(query: CertificateListQuery): Promise<Page<CertificatesAnswer[number]>> {
    const [{ rows, total }, usernames] = await Promise.all([
      this.certificates.page(query),
      this.accounts.usernames(),
    ]);
    return {
      rows: z.encode(
        certificatesAnswer,
        rows.map((row) => toCertificate(row, usernames)),
      ),
      total,
    };
  }

  private async *all(query: CertificateListQuery): AsyncGenerator<RegisteredCertificate> {
    const usernames = await this.accounts.usernames();
    for await (const row of this.certificates.all(query)) yield toCertificate(row, usernames);
  }

  /** The register as a file (D69). */
  async export({ as, ...query }: CertificateExportQuery) {
    return this.exports.write((words) => certificatesSheet(this.all(query), words), as, { filters: query });
  }

  /** One certificate, as it was issued. */
  async get(serial: string): Promise<Outcome<CertificateAnswer, NoCertificate>> {
    const outcome = await this.find(serial);
    return outcome.ok ? accept(await this.answer(outcome.value)) : outcome;
  }

  async answer(stored: StoredCertificate): Promise<CertificateAnswer> {
    const [student, usernames] = await Promise.all([
      this.students.findEver(stored.student),
      this.accounts.usernames(),
    ]);
    return z.encode(certificateAnswer, {
      certificate: toCertificate(stored, usernames),
      isPrinted: stored.original !== undefined,
      hasLeft: student?.left === true,
    });
  }

  /** Withdraws a certificate: it stays in the register, and the student can be taken back or get another one (D65). */
  async withdraw(
    { serial, reason }: Withdrawal,
    account: Caller,
  ): Promise<Outcome<CertificateAnswer, NoCertificate | 'certificate-withdrawn'>> {
    const outcome = await this.find(serial);
    if (!outcome.ok) return outcome;
    const line = this.lineOf('certificate-withdrawn', outcome.value, { serial: outcome.value._id, reason });
    const withdrawn = {
      withdrawnAt: this.clock.now(),
      withdrawnBy: account.fname,
      withdrawnById: account.id,
      withdrawnReason: reason,
    };
    const isDone = await this.certificates.withdraw(outcome.value._id, withdrawn, line);
    return isDone ? this.get(serial) : refuse('certificate-withdrawn', 'serial');
  }

  /**
   * Counts a print, and says whether it is the original: never for a caller who may not issue certificates (D58).
   * @param key of this print, which gets the original once
   */
  async print(
    { serial, isMarked = false }: CertificatePrint,
    key: string = randomUUID(),
    { rights }: Pick<Caller, 'rights'>,
  ): Promise<Outcome<CertificatePrintAnswer, NoCertificate>> {
    const outcome = await this.find(serial);
    if (!outcome.ok) return outcome;
    const { _id } = outcome.value;
    const isCopy = isMarked || !rights.includes('students');
    return accept(await this.certificates.countPrint(_id, isCopy ? undefined : key));
  }

  /** For a print of which no paper came out: its original may be printed once more. @param key of that print */
  async giveBack(
    serial: string,
    key: string,
    { fname }: Caller,
  ): Promise<Outcome<CertificateGivenBackAnswer, NoCertificate>> {
    const outcome = await this.find(serial);
    if (!outcome.ok) return outcome;
    const { _id } = outcome.value;
    const print = { key, by: fname, at: this.clock.now() };
    const line = this.lineOf('print-failed', outcome.value, { serial: _id });
    return accept({ isGivenBack: await this.certificates.giveBack(_id, print, line) });
  }

  private lineOf(action: AuditAction, { studentID, studentName }: StoredCertificate, details: object) {
    const subject = { kind: 'student', id: studentID, name: studentName } as const;
    return this.audit.line(action, subject, changesBetween({}, details));
  }

  private async find(serial: string): Promise<Outcome<StoredCertificate, NoCertificate>> {
    const certificate = await this.certificates.find(serial.toUpperCase());
    return certificate ? accept(certificate) : refuse('certificate-not-found', 'serial');
  }
}
