import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { foldStudentId, PAGE_SIZE, type Medium, type StudentListQuery } from '@school/domain';
import type { Model, Types } from 'mongoose';
import type { Page } from '../common/paged';
import { isDuplicateKey } from '../database/duplicate-key';
import type { StoredEntry } from '../ledger/ledger.schema';
import { areFew, listFilter } from './list-filter';
import { orderOf } from './list-order';
import { STUDENT, type StudentRecord } from './student.schema';

/** The columns of the list; a ledger is never loaded for it. */
const LISTED = {
  studentID: 1,
  studentFirstName: 1,
  studentLastName: 1,
  'personalDetail.fatherName': 1,
  'personalDetail.motherName': 1,
  boardType: 1,
  class: 1,
  section: 1,
  profilePictureRef: 1,
} as const;

export type ListedRecord = Pick<
  StudentRecord,
  | '_id'
  | 'studentID'
  | 'studentFirstName'
  | 'studentLastName'
  | 'boardType'
  | 'class'
  | 'section'
  | 'profilePictureRef'
> & { readonly personalDetail: Pick<StudentRecord['personalDetail'], 'fatherName' | 'motherName'> };

/** The students of the school; those who left are found by nothing here but the uniqueness of their ID, and for their receipts (D22). */
@Injectable()
export class StudentsRepository {
  constructor(@InjectModel(STUDENT) private readonly students: Model<StudentRecord>) {}

  async find(studentID: string): Promise<StudentRecord | null> {
    return this.students.findOne({ foldedId: foldStudentId(studentID), left: false }).lean<StudentRecord>();
  }

  /** Also a student who has left: receipts are voided of those too (D51). */
  async findEver(studentID: string): Promise<StudentRecord | null> {
    return this.students.findOne({ foldedId: foldStudentId(studentID) }).lean<StudentRecord>();
  }

  /** @returns the new student's id, or undefined when the ID is taken */
  async insert(student: Omit<StudentRecord, '_id'>): Promise<Types.ObjectId | undefined> {
    try {
      return (await this.students.create(student))._id;
    } catch (error) {
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /**
   * Changes a student that is still at this revision and has this ledger. @returns whether it was
   * @param passed the months that are charged as they were before the change (D45)
   */
  async change(
    { _id, revision, studentFeeReport }: Pick<StudentRecord, '_id' | 'revision' | 'studentFeeReport'>,
    set: Readonly<Record<string, unknown>>,
    unset: readonly string[],
    passed: readonly StoredEntry[],
  ): Promise<boolean> {
    const result = await this.students.updateOne(
      { _id, revision, left: false, studentFeeReport: { $size: studentFeeReport.length } },
      {
        $set: { ...set, revision: revision + 1 },
        ...(unset.length > 0 ? { $unset: Object.fromEntries(unset.map((path) => [path, 1])) } : {}),
        ...(passed.length > 0 ? { $push: { studentFeeReport: { $each: passed } } } : {}),
      },
    );
    return result.matchedCount === 1;
  }

  /** @returns the ID as it is stored, or undefined when there is no such student */
  async markLeft(studentID: string, by: string, at: Date): Promise<string | undefined> {
    const student = await this.students
      .findOneAndUpdate(
        { foldedId: foldStudentId(studentID), left: false },
        { $set: { left: true, leftAt: at, leftBy: by } },
        { projection: { studentID: 1 } },
      )
      .lean<Pick<StudentRecord, 'studentID'>>();
    return student?.studentID;
  }

  /** The highest ID that is a number, of all students who ever were. */
  async highestIdNumber(): Promise<number | undefined> {
    const student = await this.students
      .findOne({ idNumber: { $gt: 0 } }, { idNumber: 1 })
      .sort({ idNumber: -1 })
      .lean<Pick<StudentRecord, 'idNumber'>>();
    return student?.idNumber;
  }

  /**
   * One page of the list, or all of it when the query asks for nothing (D23). A filter is counted by keys alone; of the
   * students it reads all where few match, and else those in the order of the list until the page is full.
   */
  async list(query: StudentListQuery): Promise<Page<ListedRecord>> {
    const { page = 1, size = PAGE_SIZE, filter, sort } = query;
    const { inTurn, byParts } = listFilter(filter);
    const listed = (wanted: object) =>
      this.students.find(wanted, LISTED).sort(orderOf(sort)).lean<ListedRecord[]>();
    if (Object.keys(query).length === 0) {
      const rows = await listed(inTurn);
      return { rows, total: rows.length };
    }
    const [total, students] = await Promise.all([
      this.students.countDocuments(byParts),
      this.students.countDocuments({ left: false }),
    ]);
    const end = page * size;
    if (total <= end - size) return { rows: [], total };
    const rows = await listed(areFew(total, end, students) ? byParts : inTurn)
      .skip(end - size)
      .limit(size);
    return { rows, total };
  }

  /** All pages of the list, one student after another. */
  listAll({ filter, sort }: Pick<StudentListQuery, 'filter' | 'sort'>): AsyncIterable<ListedRecord> {
    return this.students
      .find(listFilter(filter).inTurn, LISTED)
      .sort(orderOf(sort))
      .lean<ListedRecord[]>()
      .cursor({ batchSize: 1000 });
  }

  async countOfMedium(medium: Medium): Promise<number> {
    return this.students.countDocuments({ left: false, medium });
  }
}
