import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  CERTIFICATES_PAGE,
  certificateEndIn,
  certificateNumberIn,
  foldStudentId,
  type CertificateListQuery,
  type SchoolCode,
} from '@school/domain';
import type { Model, QueryFilter } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { pageOf } from '../common/page-of';
import type { Page } from '../common/paged';
import { countPrint, givenBack, type FailedPrint } from '../common/prints';
import { literally } from '../database/literally';
import { momentsOf } from '../database/moments-of';
import { LedgerRepository } from '../ledger/ledger.repository';
import { CERTIFICATE, type StoredCertificate } from './certificates.schema';

/** The projection of a list, which leaves out the long parts of a certificate. */
const LISTED = { fields: 0, rows: 0, school: 0, unaudited: 0 } as const;

/** The fields that a withdrawal stores. */
type Withdrawn = Pick<StoredCertificate, 'withdrawnAt' | 'withdrawnBy' | 'withdrawnById' | 'withdrawnReason'>;

/** The transfer certificates of both branches (D65). */
@Injectable()
export class CertificatesRepository {
  constructor(
    @InjectModel(CERTIFICATE) private readonly certificates: Model<StoredCertificate>,
    private readonly books: LedgerRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** The last number given out or left out in a branch and session; 0 before the first. */
  async lastNumber(branchCode: SchoolCode, session: string): Promise<number> {
    const [last, lastLeftOut] = await Promise.all([
      this.certificates
        .findOne({ branchCode, session }, { number: 1 })
        .sort({ number: -1 })
        .lean<Pick<StoredCertificate, 'number'>>(),
      this.books.lastLeftOut({ branch: branchCode, session, series: 'certificate' }),
    ]);
    return Math.max(last?.number ?? 0, lastLeftOut);
  }

  async find(serial: string): Promise<StoredCertificate | null> {
    return this.certificates.findById(serial).lean<StoredCertificate>();
  }

  async ofKey(key: string): Promise<StoredCertificate | null> {
    return this.certificates.findOne({ key }).lean<StoredCertificate>();
  }

  async validFor(leaving: string): Promise<StoredCertificate | null> {
    return this.certificates.findOne({ validFor: leaving }).lean<StoredCertificate>();
  }

  /** @returns whether it is stored; false where its number, leaving or key already has a certificate */
  async insert(certificate: StoredCertificate, line: StoredAuditEntry): Promise<boolean> {
    return this.audit.create(this.certificates, certificate, line);
  }

  /** Marks a valid certificate as withdrawn. @returns whether it was valid */
  async withdraw(serial: string, withdrawn: Withdrawn, line: StoredAuditEntry): Promise<boolean> {
    const change = { $set: { state: 'withdrawn', ...withdrawn }, $unset: { validFor: 1 } } as const;
    return this.audit.update(this.certificates, { _id: serial, state: 'valid' }, change, line);
  }

  /** Counts a print. The first is the original, once. @param key of the print; a print without one says DUPLICATE */
  async countPrint(serial: string, key: string | undefined): Promise<{ readonly isOriginal: boolean }> {
    return countPrint(this.certificates, { _id: serial }, key);
  }

  /** Allows the original to be printed once more. @returns whether this print was the one that took it */
  async giveBack(_id: string, print: FailedPrint, line: StoredAuditEntry): Promise<boolean> {
    const { condition, change } = givenBack(print);
    return this.audit.update(this.certificates, { _id, ...condition }, change, line);
  }

  /** A page of the register, newest first. */
  async page(query: CertificateListQuery): Promise<Page<StoredCertificate>> {
    const { page = 1, size = CERTIFICATES_PAGE } = query;
    const { filter, hint } = registerFilterOf(query);
    return pageOf(
      this.listQuery(filter, hint),
      this.certificates.countDocuments(filter, { hint }),
      page,
      size,
    );
  }

  /** All rows that match a query, newest first. */
  all(query: CertificateListQuery): AsyncIterable<StoredCertificate> {
    const { filter, hint } = registerFilterOf(query);
    return this.listQuery(filter, hint).cursor();
  }

  private listQuery(filter: QueryFilter<StoredCertificate>, hint: Hint) {
    return this.certificates
      .find(filter, LISTED)
      .hint(hint)
      .sort({ issuedAt: -1, _id: -1 })
      .lean<StoredCertificate[]>();
  }
}

type Hint = Record<string, 1 | -1>;

/** The filter of a query, and the index that has the fewest rows for it. */
function registerFilterOf({ serial, studentID, branch, state, from, to }: CertificateListQuery): {
  filter: QueryFilter<StoredCertificate>;
  hint: Hint;
} {
  const number = serial === undefined ? undefined : certificateNumberIn(serial);
  const end = serial === undefined ? undefined : certificateEndIn(serial);
  const student = studentID === undefined ? undefined : foldStudentId(studentID);
  const isAnyDay = from === undefined && to === undefined;
  const filter: QueryFilter<StoredCertificate> = {
    ...(number === undefined ? {} : { number }),
    // Among the serials with this number, the given ending can only stand at the end.
    ...(end === undefined ? {} : { _id: { $regex: literally(end) } }),
    ...(student === undefined ? {} : { student }),
    ...(branch === undefined ? {} : { branchCode: branch }),
    ...(state === undefined ? {} : { state }),
    ...(isAnyDay ? {} : { issuedAt: momentsOf(from, to) }),
  };
  if (student !== undefined) return { filter, hint: { student: 1, issuedAt: -1, _id: -1 } };
  if (number !== undefined) return { filter, hint: { number: 1, issuedAt: -1, _id: -1 } };
  return { filter, hint: { issuedAt: -1, _id: -1 } };
}
