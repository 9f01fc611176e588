import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { changesBetween, feeTableSchema, specifiedFees, type AuditChange } from '@school/domain';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { AuditTrail } from '../audit/audit-trail';
import { FEE_TABLE, type StoredFeeTable } from './fee-tables.schema';

@Injectable()
export class FeeTablesRepository {
  constructor(
    @InjectModel(FEE_TABLE) private readonly tables: Model<StoredFeeTable>,
    private readonly audit: AuditTrail,
  ) {}

  /** All versions, in the order in which they were added. */
  async all(): Promise<StoredFeeTable[]> {
    return this.tables.find().sort({ addedAt: 1, _id: 1 }).lean<StoredFeeTable[]>();
  }

  /** @param moves what the audit log says that it moves (D84) */
  async add(table: Omit<StoredFeeTable, '_id'>, moves: readonly AuditChange[]): Promise<void> {
    const before = (await this.all()).findLast((one) => (one.branch ?? table.branch) === table.branch);
    const { fees = specifiedFees } = before ?? {};
    const inRupees = z.encode(feeTableSchema.shape.fees, table.fees);
    const branch = table.branch === undefined ? [] : changesBetween({}, { branch: table.branch });
    const fee = changesBetween(z.encode(feeTableSchema.shape.fees, fees), inRupees);
    const changes = [...branch, ...moves, ...fee];
    const line = this.audit.line('fee-table-added', { kind: 'fee-table', id: table.from }, changes);
    const { _id } = await this.tables.create({ ...table, unaudited: [line] });
    await this.audit.keep(FEE_TABLE, _id, line);
  }
}
