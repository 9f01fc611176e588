import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { partsOfMessage, type Fault, type ImportValues } from '@school/domain';
import type { Model, Types } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { PlansRepository, revisionFilter, type SetOf } from '../plans/plans.repository';
import type { StoredPlan, StoredPlanRow } from '../plans/plans.schema';
import { IMPORT, IMPORT_ROW, type StoredImport, type StoredRow } from './imports.schema';

/** The fields of a row that a plan or a run sets. */
export type RowSet = SetOf<StoredRow>;

/** The row with the same Adhaar number or person, where a warning names one. */
const rowNamed = ({ message }: Fault): number | undefined => partsOfMessage(message).count;

/** Uploaded registers and their rows. */
@Injectable()
export class ImportsRepository extends PlansRepository<StoredImport, StoredRow> {
  constructor(
    @InjectModel(IMPORT) imports: Model<StoredPlan>,
    @InjectModel(IMPORT) private readonly registers: Model<StoredImport>,
    @InjectModel(IMPORT_ROW) rows: Model<StoredPlanRow>,
    @InjectModel(IMPORT_ROW) private readonly importRows: Model<StoredRow>,
    audit: AuditTrail,
  ) {
    super(imports, rows, audit);
  }

  /** Changes an import unless it was run, stopped, planned again or corrected since it was read. @returns whether it changed */
  async claim(storedImport: StoredImport, set: Partial<Omit<StoredImport, '_id'>>): Promise<boolean> {
    const { _id, state, revision, ranAt, endedAt, mends } = storedImport;
    const filter = {
      _id,
      state,
      ranAt: ranAt ?? null,
      endedAt: endedAt ?? null,
      mends: mends ?? null,
      ...revisionFilter(revision),
    };
    const unset = set.mends === undefined ? { $unset: { mends: 1 } } : {};
    const { matchedCount } = await this.registers.updateOne(filter, { $set: set, ...unset });
    return matchedCount === 1;
  }

  /**
   * The rows with the same student or card as these, or named by their warnings, then the rows related to those in turn, and so
   * on, in the order of the file.
   * @param knownCount a number of rows that are surely found
   */
  async alike(
    importID: Types.ObjectId,
    rows: readonly StoredRow[],
    knownCount = 1,
  ): Promise<readonly StoredRow[]> {
    const students = rows.flatMap(({ student }) =>
      student === undefined || student === '' ? [] : [student],
    );
    const cards = rows.flatMap(({ values }) => values?.cardNumber ?? []);
    // This looks at each row; few registers name cards.
    const withCards = cards.length === 0 ? [] : [{ 'values.cardNumber': { $in: cards } }];
    const warnedRows = rows.flatMap(({ warnings = [] }) => warnings.flatMap((one) => rowNamed(one) ?? []));
    const related = await this.importRows
      .find({
        import: importID,
        $or: [{ student: { $in: students } }, { row: { $in: warnedRows } }, ...withCards],
      })
      .sort({ row: 1 })
      .lean<StoredRow[]>();
    return related.length > knownCount ? this.alike(importID, related, related.length) : related;
  }

  /** The values that imports gave each of these students; for each field, the last one given. */
  async lastGiven(students: readonly string[]): Promise<ReadonlyMap<string, ImportValues>> {
    const rows = await this.importRows
      .find({ student: { $in: students }, doneAt: { $exists: true } }, { student: 1, values: 1, outcome: 1 })
      .sort({ doneAt: 1 })
      .lean<Pick<StoredRow, 'student' | 'values' | 'outcome'>[]>();
    const lastValues = new Map<string, ImportValues>();
    for (const { student, values, outcome } of rows)
      if (student !== undefined && values && outcome !== 'refused' && outcome !== 'waiting')
        lastValues.set(student, { ...lastValues.get(student), ...values });
    return lastValues;
  }
}
