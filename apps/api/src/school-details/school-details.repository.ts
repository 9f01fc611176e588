import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { branchDetailsSchema, changesBetween, type SchoolCode } from '@school/domain';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { AuditTrail } from '../audit/audit-trail';
import { latestFirst, SCHOOL_DETAILS, type StoredSchoolDetails } from './school-details.schema';

/** The content of the details, amounts in rupees, without author, time and revision. */
function contentIn(details: Omit<StoredSchoolDetails, '_id'> | null): object {
  if (!details) return {};
  const { revision: _, changedBy: _by, changedAt: _at, ...content } = z.encode(branchDetailsSchema, details);
  return content;
}

@Injectable()
export class SchoolDetailsRepository {
  constructor(
    @InjectModel(SCHOOL_DETAILS) private readonly details: Model<StoredSchoolDetails>,
    private readonly audit: AuditTrail,
  ) {}

  /** The last details of a branch, if there are any; setting the clock back between two changes does not affect the order. */
  async last(branchCode: SchoolCode): Promise<StoredSchoolDetails | null> {
    return this.details.findOne({ branchCode }).sort(latestFirst).lean<StoredSchoolDetails | null>();
  }

  /** @param revisionSeen the revision that they replace @returns whether they hold now; false when another desk was faster */
  async add(details: Omit<StoredSchoolDetails, '_id' | 'revision'>, revisionSeen: number): Promise<boolean> {
    const { branchCode: id } = details;
    const last = await this.last(id);
    const changes = changesBetween(contentIn(last), contentIn(details));
    // Saved unchanged, or sent again because the answer was lost: no other desk has changed it.
    if (last && changes.length === 0) return true;
    if ((last?.revision ?? 0) !== revisionSeen) return false;
    const line = this.audit.line('school-details-changed', { kind: 'branch', id }, changes);
    return this.audit.create(this.details, { ...details, revision: revisionSeen + 1 }, line);
  }
}
