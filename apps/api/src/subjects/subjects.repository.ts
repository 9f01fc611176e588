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
import { Types, type Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { unlessTaken } from '../database/duplicate-key';
import { SUBJECTS, type StoredSubjects } from './subjects.schema';

/** The subjects of classes as they are stored (D64). */
@Injectable()
export class SubjectsRepository {
  constructor(
    @InjectModel(SUBJECTS) private readonly subjects: Model<StoredSubjects>,
    private readonly audit: AuditTrail,
  ) {}

  /** Of all classes that are asked for and have their own. */
  async chosen({ branch, class: schoolClass }: SubjectsQuery): Promise<StoredSubjects[]> {
    const branches = branch === undefined ? schoolCodes : [branch];
    const classes = schoolClass === undefined ? schoolClasses : [schoolClass];
    return this.subjects
      .find({ branch: { $in: [...branches] }, class: { $in: [...classes] } })
      .lean<StoredSubjects[]>();
  }

  /**
   * Chooses them for a class, over what was seen.
   * @param before those that the class had
   * @returns false when another desk has chosen others meanwhile
   */
  async choose(
    written: Omit<StoredSubjects, '_id' | 'unaudited'>,
    before: readonly string[],
  ): Promise<boolean> {
    const { branch, class: schoolClass } = written;
    const line = this.audit.line(
      'subjects-changed',
      { kind: 'class', id: nameOf(written) },
      changesBetween({ subjects: before.join(', ') }, { subjects: written.subjects.join(', ') }),
    );
    const _id = await this.write({ branch, class: schoolClass }, written, line);
    if (_id) await this.audit.keep(SUBJECTS, _id, line);
    return _id !== undefined;
  }

  private async write(
    of: BranchClass,
    { revision, ...written }: Omit<StoredSubjects, '_id' | 'unaudited'>,
    line: StoredAuditEntry,
  ): Promise<Types.ObjectId | undefined> {
    const next = { ...written, revision: revision + 1 };
    if (revision > 0) {
      const changed = await this.subjects
        .findOneAndUpdate({ ...of, revision }, { $set: next, $push: { unaudited: line } })
        .lean<StoredSubjects>();
      return changed?._id;
    }
    const _id = new Types.ObjectId();
    const isStored = await unlessTaken(() => this.subjects.create({ ...next, _id, unaudited: [line] }));
    return isStored ? _id : undefined;
  }
}

/** What the audit log calls a class: `MLMEC VII`. */
const nameOf = ({ branch, class: schoolClass }: BranchClass) =>
  `${branch} ${englishWords.options.class[schoolClass]}`;
