import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SchoolCode } from '@school/domain';
import type { Model } from 'mongoose';
import { SCHOOL_DETAILS, type StoredSchoolDetails } from './school-details.schema';

@Injectable()
export class SchoolDetailsRepository {
  constructor(@InjectModel(SCHOOL_DETAILS) private readonly details: Model<StoredSchoolDetails>) {}

  /** The last details of a branch, if anybody gave any. */
  async last(branchCode: SchoolCode): Promise<StoredSchoolDetails | null> {
    return this.details
      .findOne({ branchCode })
      .sort({ changedAt: -1, _id: -1 })
      .lean<StoredSchoolDetails | null>();
  }

  async add(details: Omit<StoredSchoolDetails, '_id'>): Promise<void> {
    await this.details.create(details);
  }
}
