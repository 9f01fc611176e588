import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { schoolCodes, type AuditChange, type FirstDayStep, type SchoolCode } from '@school/domain';
import type { Connection, Model, QueryFilter, UpdateQuery } from 'mongoose';
import { STAFF } from '../accounts/accounts.schema';
import { AuditTrail } from '../audit/audit-trail';
import { CLOSING, FLOAT } from '../closings/closings.schema';
import { FEE_TABLE } from '../fee-tables/fee-tables.schema';
import { HEAD } from '../heads/heads.schema';
import {
  latestFirst,
  SCHOOL_DETAILS,
  type StoredSchoolDetails,
} from '../school-details/school-details.schema';
import { STUDENT } from '../students/student.schema';
import { FIRST_DAY, THE_SCHOOL, type StoredFirstDay } from './first-day.schema';

@Injectable()
export class FirstDayRepository {
  constructor(
    @InjectModel(FIRST_DAY) private readonly days: Model<StoredFirstDay>,
    // For the other collections: it only asks whether they contain anything.
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditTrail,
  ) {}

  async find(): Promise<StoredFirstDay | null> {
    return this.days.findById(THE_SCHOOL).lean<StoredFirstDay | null>();
  }

  /** Begins the checklist; may be called again. */
  async begin(begunAt: Date): Promise<void> {
    await this.days.updateOne(
      { _id: THE_SCHOOL },
      { $setOnInsert: { begunAt, notNeeded: [] } },
      { upsert: true },
    );
  }

  /** Changes a checklist that is shown and does not have the change yet. @param condition its state before the change */
  async change(
    condition: QueryFilter<StoredFirstDay>,
    update: UpdateQuery<StoredFirstDay>,
    change: AuditChange,
  ): Promise<void> {
    const line = this.audit.line('first-day-changed', { kind: 'settings', id: THE_SCHOOL }, [change]);
    await this.audit.update(this.days, { ...condition, _id: THE_SCHOOL, hiddenAt: null }, update, line);
  }

  /** Whether the result of each step is stored. */
  async stored(): Promise<Record<FirstDayStep, boolean>> {
    const [branches, fees, heads, staff, students, float, closing] = await Promise.all([
      Promise.all(schoolCodes.map((branchCode) => this.detailsOf(branchCode))),
      this.hasMore(FEE_TABLE),
      this.hasMore(HEAD),
      this.hasMore(STAFF, { active: true }, 1),
      this.hasMore(STUDENT),
      this.hasMore(FLOAT),
      this.hasMore(CLOSING),
    ]);
    return {
      details: branches.every((branch) => branch !== null),
      crest: branches.every((branch) => branch?.logo !== undefined),
      fees,
      heads,
      staff,
      students,
      float: float || closing,
    };
  }

  private async detailsOf(branchCode: SchoolCode) {
    return this.connection
      .model<StoredSchoolDetails>(SCHOOL_DETAILS)
      .findOne({ branchCode }, { logo: 1 })
      .sort(latestFirst)
      .lean<Pick<StoredSchoolDetails, 'logo'> | null>();
  }

  /** Whether a collection has more than `than` such documents. */
  private async hasMore(model: string, filter: { readonly active?: true } = {}, than = 0): Promise<boolean> {
    const idOnly = { _id: 1 } as const;
    // Without a condition, the sort makes the query use an index.
    const order = filter.active === true ? {} : idOnly;
    const documents = await this.connection
      .model(model)
      .find(filter, idOnly)
      .sort(order)
      .limit(than + 1)
      .lean();
    return documents.length > than;
  }
}
