import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { takingsOf } from '@school/domain';
import type { Model, Types } from 'mongoose';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { TAKING, type StoredTaking } from './takings.schema';

/** How many ledgers are read at once: some megabytes. */
const BATCH = 100;

const NEEDED = {
  studentID: 1,
  studentFirstName: 1,
  studentLastName: 1,
  class: 1,
  section: 1,
  studentFeeReport: 1,
  posted: 1,
} as const;

type Unposted = Pick<StudentRecord, '_id' | keyof typeof NEEDED>;

/**
 * Writes into the takings what the ledgers have and they have not. The write that takes money marks the student; the mark
 * goes when the takings are written, if no other money came in between. So nothing is left out and nothing is there twice,
 * wherever a process ends, and however many of them post at once: a taking is stored under its number, once.
 */
@Injectable()
export class PostingService {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    @InjectModel(TAKING) private readonly takings: Model<StoredTaking>,
  ) {}

  /** After this the takings have all money that was acknowledged before it. */
  async catchUp(): Promise<void> {
    let batch = await this.unposted();
    for (; batch.length > 0; batch = await this.unposted(batch.at(-1)?._id)) {
      await this.write(batch);
      await this.unmark(batch);
    }
  }

  private unposted(after?: Types.ObjectId): Promise<Unposted[]> {
    return this.students
      .find({ unposted: true, ...(after ? { _id: { $gt: after } } : {}) }, NEEDED)
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<Unposted[]>();
  }

  private async write(batch: readonly Unposted[]): Promise<void> {
    const rows = batch.flatMap((student) =>
      takingsOf(student, student.studentFeeReport, student.posted ?? 0),
    );
    if (rows.length === 0) return;
    await this.takings.bulkWrite(
      rows.map(({ studentReceiptNo, ...row }) => ({
        updateOne: { filter: { _id: studentReceiptNo }, update: { $setOnInsert: row }, upsert: true },
      })),
      { ordered: false },
    );
  }

  private async unmark(batch: readonly Unposted[]): Promise<void> {
    await this.students.bulkWrite(
      batch.map(({ _id, studentFeeReport: { length } }) => ({
        updateOne: {
          filter: { _id, studentFeeReport: { $size: length } },
          update: { $set: { posted: length }, $unset: { unposted: 1 as const } },
        },
      })),
      { ordered: false },
    );
  }
}
