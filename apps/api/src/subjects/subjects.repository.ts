import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  changesBetween,
  englishWords,
  schoolClasses,
  schoolCodes,
  type BranchClass,
  type SubjectsQuery,
} from '@school/domain';
import type { Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { SUBJECTS, type StoredSubjects } from './subjects.schema';

/** The subjects of classes as they are stored (D64). */
@Injectable()
export class SubjectsRepository {
  constructor(
    @InjectModel(SUBJECTS) private readonly subjects: Model<StoredSubjects>,
    private readonly audit: AuditTrail,
  ) {}

  /** The chosen subjects of all requested classes that have their own. */
  async chosen({ branch, class: schoolClass }: SubjectsQuery): Promise<StoredSubjects[]> {
    const branches = branch === undefined ? schoolCodes : [branch];
    const classes = schoolClass === undefined ? schoolClasses : [schoolClass];
    return this.subjects
      .find({ branch: { $in: [...branches] }, class: { $in: [...classes] } })
      .lean<StoredSubjects[]>();
  }

  /**
   * Stores the chosen subjects of a class, in place of those that were seen.
   * @param before the subjects that the class had @param own the stored ones as they were read, where the class has its own
   * @returns false when another desk has chosen others meanwhile
   */
  async choose(
    { revision, ...written }: Omit<StoredSubjects, '_id' | 'unaudited'>,
    before: readonly string[],
    own: StoredSubjects | undefined,
  ): Promise<boolean> {
    const line = this.audit.line(
      'subjects-changed',
      { kind: 'class', id: nameOf(written) },
      changesBetween({ subjects: before.join(', ') }, { subjects: written.subjects.join(', ') }),
    );
    const newVersion = { ...written, revision: revision + 1 };
    return own
      ? this.audit.update(this.subjects, { _id: own._id, revision }, { $set: newVersion }, line)
      : this.audit.create(this.subjects, newVersion, line);
  }
}

/** The name of a class in the audit log: `MLMEC VII`. */
const nameOf = ({ branch, class: schoolClass }: BranchClass) =>
  `${branch} ${englishWords.options.class[schoolClass]}`;
