import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { PlansRepository } from '../plans/plans.repository';
import type { StoredPlan, StoredPlanRow } from '../plans/plans.schema';
import { MANY_CHANGE, MANY_ROW, type StoredManyChange, type StoredManyRow } from './many-students.schema';

@Injectable()
export class ManyStudentsRepository extends PlansRepository<StoredManyChange, StoredManyRow> {
  constructor(
    @InjectModel(MANY_CHANGE) changes: Model<StoredPlan>,
    @InjectModel(MANY_ROW) rows: Model<StoredPlanRow>,
    audit: AuditTrail,
  ) {
    super(changes, rows, audit);
  }
}
