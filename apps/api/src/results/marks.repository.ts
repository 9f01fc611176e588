import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { isDuplicateKey } from '../database/duplicate-key';
import { MARKS, type StoredCell, type StoredMarks, type StoredRemark } from './marks.schema';

/** A write to one cell, which replaces only this mark and no other. */
export interface CellWrite {
  readonly subject: string;
  readonly was: string | undefined;
  /** Undefined removes the mark. */
  readonly cell: StoredCell | undefined;
}

/** The class and section of a student, by the folded Student ID. */
export type Seat = Pick<StoredMarks, 'student' | 'class' | 'section'>;

/** The cells of a student that are written together, with their audit lines. */
export interface MarksWrite extends Seat {
  readonly cells: readonly CellWrite[];
  readonly lines: readonly StoredAuditEntry[];
}

/** A write of a remark, which replaces only this remark and no other. */
export interface RemarkWrite extends Seat {
  readonly was: string | undefined;
  /** Undefined removes the remark. */
  readonly remark: StoredRemark | undefined;
  readonly line: StoredAuditEntry;
}

const cellPath = (subject: string) => `cells.${subject}`;
const markPath = (subject: string) => `cells.${subject}.mark`;

/** The marks as they are stored, a document for each student of an exam (D64). */
@Injectable()
export class MarksRepository {
  constructor(
    @InjectModel(MARKS) private readonly marks: Model<StoredMarks>,
    private readonly audit: AuditTrail,
  ) {}

  async ofSection(exam: Types.ObjectId, { class: schoolClass, section }: Omit<Seat, 'student'>) {
    return this.marks.find({ exam, class: schoolClass, section }).lean<StoredMarks[]>();
  }

  async ofExam(exam: Types.ObjectId): Promise<StoredMarks[]> {
    return this.marks.find({ exam }).lean<StoredMarks[]>();
  }

  async ofStudent(student: string): Promise<StoredMarks[]> {
    return this.marks.find({ student }).lean<StoredMarks[]>();
  }

  async ofStudents(exam: Types.ObjectId, students: readonly string[]): Promise<StoredMarks[]> {
    return this.marks.find({ exam, student: { $in: [...students] } }).lean<StoredMarks[]>();
  }

  /**
   * Writes marks, each only over the mark that its typist saw.
   * @returns whether all of them are written; otherwise some are not, and the stored marks have to be read again
   */
  async type(exam: Types.ObjectId, writes: readonly MarksWrite[]): Promise<boolean> {
    return this.write(exam, writes, true);
  }

  /** Changes a mark of an exam that is no longer open for typing. @returns as `type` */
  async correct(exam: Types.ObjectId, write: MarksWrite): Promise<boolean> {
    return this.write(exam, [write], false);
  }

  /**
   * Writes remarks, each only over the remark that its writer saw.
   * @param isOpen gives a student without a place in the exam one
   * @returns as `type`
   */
  async remark(
    exam: Types.ObjectId,
    writes: readonly RemarkWrite[],
    { isOpen }: { readonly isOpen: boolean },
  ): Promise<boolean> {
    const writtenCount = await this.bulk(
      writes.map(({ student, was, remark, line, ...seat }) => ({
        updateOne: {
          filter: {
            exam,
            student,
            ...(was === undefined ? { remark: { $exists: false } } : { 'remark.text': was }),
          },
          update: {
            ...(remark ? { $set: { remark } } : { $unset: { remark: 1 } }),
            ...(isOpen && { $setOnInsert: { ...seat, isLocked: false } }),
            $push: { unaudited: line },
          },
          upsert: isOpen && was === undefined,
        },
      })),
    );
    const students = writes.map(({ student }) => student);
    await this.audit.keepAll(MARKS, await this.ofStudents(exam, students));
    return writtenCount === writes.length;
  }

  private async write(exam: Types.ObjectId, writes: readonly MarksWrite[], isTyped: boolean) {
    const writtenCount = await this.bulk(writes.map((one) => this.operation(exam, one, isTyped)));
    const studentsWithLines = writes.filter(({ lines }) => lines.length > 0).map(({ student }) => student);
    if (studentsWithLines.length > 0)
      await this.audit.keepAll(MARKS, await this.ofStudents(exam, studentsWithLines));
    return writtenCount === writes.length;
  }

  private operation(exam: Types.ObjectId, { student, cells, lines, ...seat }: MarksWrite, isTyped: boolean) {
    const seenCells = cells.map(({ subject, was }): readonly [string, unknown] =>
      was === undefined ? [cellPath(subject), { $exists: false }] : [markPath(subject), was],
    );
    const set = cells.flatMap(({ subject, cell }) => (cell ? [[cellPath(subject), cell] as const] : []));
    const unset = cells.flatMap(({ subject, cell }) => (cell ? [] : [[cellPath(subject), 1] as const]));
    return {
      updateOne: {
        filter: { exam, student, ...(isTyped && { isLocked: false }), ...Object.fromEntries(seenCells) },
        update: {
          ...((isTyped || set.length > 0) && { $set: { ...(isTyped && seat), ...Object.fromEntries(set) } }),
          ...(unset.length > 0 && { $unset: Object.fromEntries(unset) }),
          ...(lines.length > 0 && { $push: { unaudited: { $each: [...lines] } } }),
        },
        upsert: isTyped,
      },
    };
  }

  /** Makes a document for each of these students, who sit there now, so that a lock after this covers all of them. */
  async seat(exam: Types.ObjectId, seats: readonly Seat[]): Promise<void> {
    await this.bulk(
      seats.map(({ student, ...seat }) => ({
        updateOne: {
          filter: { exam, student },
          update: { $set: seat, $setOnInsert: { isLocked: false } },
          upsert: true,
        },
      })),
    );
  }

  /** Removes the places of students who no longer sit there, unless something was typed. @param here those who sit there */
  async unseat(exam: Types.ObjectId, here: readonly string[], subjects: readonly string[]): Promise<void> {
    const untyped = [...subjects.map(cellPath), 'remark'].map((name) => [name, { $exists: false }] as const);
    await this.marks.deleteMany({ exam, student: { $nin: [...here] }, ...Object.fromEntries(untyped) });
  }

  /** Stops typed marks of an exam from being written, even those on their way, or allows them again. */
  async lock(exam: Types.ObjectId, isLocked: boolean): Promise<void> {
    await this.marks.updateMany({ exam }, { $set: { isLocked } });
  }

  /** Removes the documents of an exam that is removed; nobody has typed marks into them. */
  async forget(exam: Types.ObjectId): Promise<void> {
    await this.marks.deleteMany({ exam });
  }

  /** @returns the number of documents found or made, without those that another desk made at the same moment */
  private async bulk(operations: Parameters<Model<StoredMarks>['bulkWrite']>[0]): Promise<number> {
    if (operations.length === 0) return 0;
    try {
      const { matchedCount, upsertedCount } = await this.marks.bulkWrite(operations, { ordered: false });
      return matchedCount + upsertedCount;
    } catch (error) {
      if (isDuplicateKey(error)) return 0;
      throw error;
    }
  }
}
