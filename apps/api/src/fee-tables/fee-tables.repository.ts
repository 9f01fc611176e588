import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  changesBetween,
  feeTableSchema,
  schoolCodes,
  tableAt,
  type AuditChange,
  type BandTable,
  type FeeTable,
} from '@school/domain';
import type { Model } from 'mongoose';
import { z } from 'zod';
import { AuditTrail } from '../audit/audit-trail';
import { FEE_TABLE, type StoredFeeTable } from './fee-tables.schema';

const inRupees = (fees: BandTable) => z.encode(feeTableSchema.shape.fees, fees);

/** The changes that a version makes to the fees of its first month; for each branch, where the two differ (D79, D84). */
function changesOf({ from, branch, fees }: FeeTable, versions: readonly FeeTable[]): readonly AuditChange[] {
  const after = inRupees(fees);
  const before = schoolCodes.map((of) => ({ of, fees: inRupees(tableAt(from, versions, of)) }));
  const [first] = before;
  if (first && branch === undefined && before.every((one) => isDeepStrictEqual(one.fees, first.fees)))
    return changesBetween(first.fees, after);
  return before
    .filter(({ of }) => branch === undefined || of === branch)
    .flatMap(({ of, fees: held }) => [...changesBetween({}, { branch: of }), ...changesBetween(held, after)]);
}

@Injectable()
export class FeeTablesRepository {
  constructor(
    @InjectModel(FEE_TABLE) private readonly tables: Model<StoredFeeTable>,
    private readonly audit: AuditTrail,
  ) {}

  /** All versions, in the order in which they were added. */
  async all(): Promise<StoredFeeTable[]> {
    return this.tables.find().sort({ number: 1, addedAt: 1, _id: 1 }).lean<StoredFeeTable[]>();
  }

  /**
   * @param versions the versions that it is added to @param effect the effect that the audit log records (D84)
   * @returns whether it was added; false when another desk was faster
   */
  async add(
    table: Omit<StoredFeeTable, '_id' | 'number'>,
    versions: readonly FeeTable[],
    effect: readonly AuditChange[],
  ): Promise<boolean> {
    const changes = [...effect, ...changesOf(table, versions)];
    const line = this.audit.line('fee-table-added', { kind: 'fee-table', id: table.from }, changes);
    return this.audit.create(this.tables, { ...table, number: versions.length + 1 }, line);
  }
}
