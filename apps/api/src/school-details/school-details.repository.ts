import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { branchDetailsSchema, changesBetween, type SchoolCode } from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { SCHOOL_DETAILS, type StoredSchoolDetails } from './school-details.schema';

/** What stands on the papers, apart from who said it and when. */
const printedDetails = (details: object | null): object =>
  Object.fromEntries(Object.entries(details ?? {}).filter(([name]) => name in branchDetailsSchema.shape));

@Injectable()
export class SchoolDetailsRepository {
  constructor(
    @InjectModel(SCHOOL_DETAILS) private readonly details: Model<StoredSchoolDetails>,
    private readonly audit: AuditTrail,
  ) {}

  /** The last details of a branch, if anybody gave any. */
  async last(branchCode: SchoolCode): Promise<StoredSchoolDetails | null> {
    return this.details
      .findOne({ branchCode })
      .sort({ changedAt: -1, _id: -1 })
      .lean<StoredSchoolDetails | null>();
  }

  async add(details: Omit<StoredSchoolDetails, '_id'>): Promise<void> {
    const { branchCode: id } = details;
    const changes = changesBetween(printedDetails(await this.last(id)), printedDetails(details));
    const line = this.audit.line('school-details-changed', { kind: 'branch', id }, changes);
    const { _id } = await this.details.create({ ...details, unaudited: [line] });
    await this.audit.keep(SCHOOL_DETAILS, _id, line);
  }
}
