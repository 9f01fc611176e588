import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { partsOfMessage, type Fault, type ImportValues } from '@school/domain';
import type { Model, Types } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { PlansRepository, revisionIs, type SetOf } from '../plans/plans.repository';
import type { StoredPlan, StoredPlanRow } from '../plans/plans.schema';
import { IMPORT, IMPORT_ROW, type StoredImport, type StoredRow } from './imports.schema';

/** What is planned of a row, or became of it. */
export type RowSet = SetOf<StoredRow>;

/** The row that has the same Adhaar number or person, where a warning names one. */
const rowNamed = ({ message }: Fault): number | undefined => partsOfMessage(message).count;

/** Registers that were brought, and their rows. */
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

  /** Changes an import that is still as it was read: neither run, nor stopped, nor planned or mended since. @returns whether it was */
  async claim(read: StoredImport, set: Partial<Omit<StoredImport, '_id'>>): Promise<boolean> {
    const { _id, state, revision, ranAt, endedAt, mends } = read;
    const asRead = {
      _id,
      state,
      ranAt: ranAt ?? null,
      endedAt: endedAt ?? null,
      mends: mends ?? null,
      ...revisionIs(revision),
    };
    const over = set.mends === undefined ? { $unset: { mends: 1 } } : {};
    const { matchedCount } = await this.registers.updateOne(asRead, { $set: set, ...over });
    return matchedCount === 1;
  }

  /**
   * The rows that name the student or the card of one of these, or that its warnings name, and again those that name theirs, in
   * the order of the file.
   * @param known how many of them there are at least
   */
  async alike(of: Types.ObjectId, rows: readonly StoredRow[], known = 1): Promise<readonly StoredRow[]> {
    const students = rows.flatMap(({ student }) =>
      student === undefined || student === '' ? [] : [student],
    );
    const cards = rows.flatMap(({ values }) => values?.cardNumber ?? []);
    // A look at each row: few registers name cards.
    const ofCards = cards.length === 0 ? [] : [{ 'values.cardNumber': { $in: cards } }];
    const warned = rows.flatMap(({ warnings = [] }) => warnings.flatMap((one) => rowNamed(one) ?? []));
    const found = await this.importRows
      .find({ import: of, $or: [{ student: { $in: students } }, { row: { $in: warned } }, ...ofCards] })
      .sort({ row: 1 })
      .lean<StoredRow[]>();
    return found.length > known ? this.alike(of, found, found.length) : found;
  }

  /** What imports that were run gave each of these students, of each field the last one that brought it. */
  async lastGiven(students: readonly string[]): Promise<ReadonlyMap<string, ImportValues>> {
    const rows = await this.importRows
      .find({ student: { $in: students }, doneAt: { $exists: true } }, { student: 1, values: 1, outcome: 1 })
      .sort({ doneAt: 1 })
      .lean<Pick<StoredRow, 'student' | 'values' | 'outcome'>[]>();
    const given = new Map<string, ImportValues>();
    for (const { student, values, outcome } of rows)
      if (student !== undefined && values && outcome !== 'refused' && outcome !== 'waiting')
        given.set(student, { ...given.get(student), ...values });
    return given;
  }
}
