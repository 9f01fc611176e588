import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ExamsFilter } from '@school/domain';
import type { Model, QueryFilter } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { isDuplicateKey } from '../database/duplicate-key';
import { EXAM, type StoredExam } from './exams.schema';

/** The result of a write: done, another desk was faster, or a class has an exam with this name already. */
export type Written = 'written' | 'outdated' | 'taken';

const unchangedFilter = ({ _id, revision, typedTimes }: StoredExam) => ({
  _id,
  revision,
  // Null also matches a missing field.
  typedTimes: typedTimes ?? null,
});

/** The exams as they are stored (D64). */
@Injectable()
export class ExamsRepository {
  constructor(
    @InjectModel(EXAM) private readonly exams: Model<StoredExam>,
    private readonly audit: AuditTrail,
  ) {}

  /** The exams of a session, the last first. */
  async ofSession(session: string, { branch, class: schoolClass }: ExamsFilter): Promise<StoredExam[]> {
    return this.exams
      .find({
        session,
        ...(branch !== undefined && { branch }),
        ...(schoolClass !== undefined && { classes: schoolClass }),
      })
      .sort({ firstDay: -1, _id: -1 })
      .lean<StoredExam[]>();
  }

  async find(id: string): Promise<StoredExam | null> {
    return this.exams.findById(id).lean<StoredExam>();
  }

  async named(ids: readonly StoredExam['_id'][]): Promise<StoredExam[]> {
    return this.exams.find({ _id: { $in: [...ids] } }).lean<StoredExam[]>();
  }

  async insert(exam: StoredExam, line: StoredAuditEntry): Promise<Written> {
    return (await this.audit.create(this.exams, exam, line)) ? 'written' : 'taken';
  }

  /** Changes the content of an exam, if nothing else was changed or typed since it was read. */
  async change(exam: StoredExam, set: Partial<StoredExam>, line: StoredAuditEntry): Promise<Written> {
    return this.update(unchangedFilter(exam), set, line);
  }

  /** Changes the state of an exam, if nothing else was changed since it was read; marks typed meanwhile are part of it, too. */
  async enter(exam: StoredExam, set: Partial<StoredExam>, line: StoredAuditEntry): Promise<Written> {
    const { _id, revision } = exam;
    return this.update({ _id, revision }, set, line);
  }

  /** Removes an exam, if it is still as it was read and nobody has typed into it since. */
  async remove(exam: StoredExam, line: StoredAuditEntry): Promise<boolean> {
    const result = await this.exams.deleteOne(unchangedFilter(exam));
    if (result.deletedCount === 0) return false;
    await this.audit.write(line);
    return true;
  }

  /** Notes that something was typed. @returns whether the exam is still as it was read; otherwise nothing is noted */
  async noteTyped({ _id, revision }: StoredExam): Promise<boolean> {
    const result = await this.exams.updateOne({ _id, revision }, { $inc: { typedTimes: 1 } });
    return result.matchedCount === 1;
  }

  private async update(
    filter: QueryFilter<StoredExam> & Pick<StoredExam, '_id' | 'revision'>,
    set: Partial<StoredExam>,
    line: StoredAuditEntry,
  ): Promise<Written> {
    try {
      const $set = { ...set, revision: filter.revision + 1 };
      return (await this.audit.update(this.exams, filter, { $set }, line)) ? 'written' : 'outdated';
    } catch (error) {
      if (isDuplicateKey(error)) return 'taken';
      throw error;
    }
  }
}
