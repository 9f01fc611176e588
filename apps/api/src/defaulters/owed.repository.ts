import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  defaultersTotals,
  PAGE_SIZE,
  type DefaultersFilter,
  type DefaultersQuery,
  type DefaultersTotals,
} from '@school/domain';
import type { Model } from 'mongoose';
import { pageFromNearerEnd } from '../common/page-from-nearer-end';
import { STUDENT_CARD, type StudentCard } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { orderOf } from './owed-order';
import { OWED, OWED_GROUP, type OwedGroupRecord, type OwedRecord, type Place } from './owed.schema';

/** So many students are read at a time where all of them are asked for. */
const PORTION = 500;

/** So many whose fees could not be worked out are named. */
const MOST_NAMED = 20;

const STUDENT_COLUMNS = { ...STUDENT_CARD, primaryMobile: 1 } as const;

type Columns = StudentCard & Pick<StudentRecord, '_id' | 'primaryMobile'>;

/** A row of the list: what is owed, and who owes it. */
export interface Defaulter {
  readonly student: Columns;
  readonly owed: OwedRecord;
}

const placesIn = ({ left, branch, class: schoolClass, section }: DefaultersFilter): Partial<Place> => ({
  left: left === 'true',
  ...(branch && { branch }),
  ...(schoolClass && { class: schoolClass }),
  ...(section && { section }),
});

/** Reads what was worked out of the ledgers (D55). */
@Injectable()
export class OwedRepository {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    @InjectModel(OWED) private readonly owed: Model<OwedRecord>,
    @InjectModel(OWED_GROUP) private readonly groups: Model<OwedGroupRecord>,
  ) {}

  /** @param total of all pages */
  async page({ page = 1, size = PAGE_SIZE, ...query }: DefaultersQuery, total: number): Promise<Defaulter[]> {
    const found = await pageFromNearerEnd(
      { total, page, size },
      orderOf(query.sort),
      ({ sort, skip, limit }) => this.find(query).sort(sort).skip(skip).limit(limit).lean<OwedRecord[]>(),
    );
    return this.withStudents(found);
  }

  /** All of them, read in portions. */
  async *all(query: DefaultersQuery): AsyncGenerator<Defaulter> {
    let portion: OwedRecord[] = [];
    for await (const owed of this.find(query).sort(orderOf(query.sort)).lean<OwedRecord[]>().cursor()) {
      portion.push(owed);
      if (portion.length < PORTION) continue;
      yield* await this.withStudents(portion);
      portion = [];
    }
    yield* await this.withStudents(portion);
  }

  /** What all that match owe together. */
  async totals({ age, ...filter }: DefaultersFilter): Promise<DefaultersTotals> {
    const groups = await this.groups.find(placesIn(filter), { ages: 1 }).lean<OwedGroupRecord[]>();
    const ages = groups.flatMap((group) => group.ages);
    return defaultersTotals(age ? ages.filter((one) => one.age === age) : ages);
  }

  /** The Student IDs of those whose fees could not be worked out; not more than are worth reading. */
  async feesUnknown(filter: DefaultersFilter): Promise<string[]> {
    const found = await this.owed
      .find({ failed: true, ...placesIn(filter) }, { _id: 1 })
      .limit(MOST_NAMED)
      .lean<Pick<OwedRecord, '_id'>[]>();
    if (found.length === 0) return [];
    const students = await this.students
      .find({ _id: { $in: found.map(({ _id }) => _id) } }, { studentID: 1 })
      .sort({ 'sortKeys.id': 1 })
      .lean<Pick<StudentRecord, 'studentID'>[]>();
    return students.map(({ studentID }) => studentID);
  }

  private find({ age, ...filter }: DefaultersQuery) {
    return this.owed.find({ late: true, ...placesIn(filter), ...(age && { age }) });
  }

  private async withStudents(found: readonly OwedRecord[]): Promise<Defaulter[]> {
    const ids = found.map(({ _id }) => _id);
    const students = await this.students.find({ _id: { $in: ids } }, STUDENT_COLUMNS).lean<Columns[]>();
    const byId = new Map(students.map((student) => [student._id.toHexString(), student]));
    return found.flatMap((owed) => {
      const student = byId.get(owed._id.toHexString());
      return student ? [{ student, owed }] : [];
    });
  }
}
