import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { branchDetailsSchema, changesBetween, type SchoolCode } from '@school/domain';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { AuditTrail } from '../audit/audit-trail';
import { lastFirst, SCHOOL_DETAILS, type StoredSchoolDetails } from './school-details.schema';

/** What was said, amounts in rupees, apart from who said it and when. */
function saidIn(details: Omit<StoredSchoolDetails, '_id'> | null): object {
  if (!details) return {};
  const { revision: _, changedBy: _by, changedAt: _at, ...said } = z.encode(branchDetailsSchema, details);
  return said;
}

@Injectable()
export class SchoolDetailsRepository {
  constructor(
    @InjectModel(SCHOOL_DETAILS) private readonly details: Model<StoredSchoolDetails>,
    private readonly audit: AuditTrail,
  ) {}

  /** The last details of a branch, if anybody gave any; a clock that was set back between two changes nothing. */
  async last(branchCode: SchoolCode): Promise<StoredSchoolDetails | null> {
    return this.details.findOne({ branchCode }).sort(lastFirst).lean<StoredSchoolDetails | null>();
  }

  /** @param seen the revision over which they are said @returns whether nobody else was faster */
  async add(details: Omit<StoredSchoolDetails, '_id' | 'revision'>, seen: number): Promise<boolean> {
    const { branchCode: id } = details;
    const last = await this.last(id);
    const changes = changesBetween(saidIn(last), saidIn(details));
    // Saved as it is, or the same once more as its answer was lost: that is no other desk's change.
    if (last && changes.length === 0) return true;
    if ((last?.revision ?? 0) !== seen) return false;
    const line = this.audit.line('school-details-changed', { kind: 'branch', id }, changes);
    return this.audit.create(this.details, { ...details, revision: seen + 1 }, line);
  }
}
