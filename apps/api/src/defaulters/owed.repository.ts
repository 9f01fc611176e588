import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  defaultersTotals,
  onlyDefaulter,
  PAGE_SIZE,
  type DefaultersFilter,
  type DefaultersQuery,
  type DefaultersTotals,
  type OwedBySection,
} from '@school/domain';
import type { Model, QueryFilter } from 'mongoose';
import { inPortions } from '../common/in-portions';
import { pageFromNearerEnd } from '../common/page-from-nearer-end';
import { RemindersRepository } from '../reminders/reminders.repository';
import type { StoredReminder } from '../reminders/reminders.schema';
import { STUDENT_CARD, type StudentCard } from '../students/student-card';
import { STUDENT, type StudentRecord } from '../students/student.schema';
import { orderOf } from './owed-order';
import { OWED, OWED_GROUP, type OwedGroupRecord, type OwedRecord, type Place } from './owed.schema';

/** The number of students read at a time when all of them are needed. */
const PORTION = 500;

/** The most students named whose fees could not be computed. */
const MOST_NAMED = 20;

const STUDENT_COLUMNS = {
  ...STUDENT_CARD,
  primaryMobile: 1,
  familyLanguage: 1,
} as const;

type Columns = StudentCard & Pick<StudentRecord, '_id' | 'primaryMobile' | 'familyLanguage'>;

/** A row of the list: a student and the dues. */
export interface Defaulter {
  readonly student: Columns;
  readonly owed: OwedRecord;
  /** The last reminder to the family, if there was one. */
  readonly reminded?: StoredReminder | undefined;
}

/** The students to list, and the moment since which they must not have been reminded (D91). */
export interface OwedFilter extends Omit<DefaultersFilter, 'unreminded'> {
  readonly unremindedFrom?: Date | undefined;
}

type OwedQuery = OwedFilter & Pick<DefaultersQuery, 'sort'>;

const placeFilter = ({ left, branch, class: schoolClass, section }: OwedFilter): Partial<Place> => ({
  left: left === 'true',
  ...(branch && { branch }),
  ...(schoolClass && { class: schoolClass }),
  ...(section && { section }),
});

/** Reads the dues that were computed from the ledgers (D55). */
@Injectable()
export class OwedRepository {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    @InjectModel(OWED) private readonly owed: Model<OwedRecord>,
    @InjectModel(OWED_GROUP) private readonly groups: Model<OwedGroupRecord>,
    private readonly reminders: RemindersRepository,
  ) {}

  /** @param total the number of rows on all pages */
  async page(
    { page = 1, size = PAGE_SIZE, ...query }: OwedQuery & Pick<DefaultersQuery, 'page' | 'size'>,
    total: number,
  ): Promise<Defaulter[]> {
    const filter = await this.filterFor(query);
    const records = await pageFromNearerEnd(
      { total, page, size },
      orderOf(query.sort),
      ({ sort, skip, limit }) =>
        this.owed.find(filter).sort(sort).skip(skip).limit(limit).lean<OwedRecord[]>(),
    );
    return this.withStudents(records);
  }

  /** All matching rows, read in portions. */
  async *all(query: OwedQuery): AsyncGenerator<Defaulter> {
    const matching = this.owed
      .find(await this.filterFor(query))
      .sort(orderOf(query.sort))
      .lean<OwedRecord[]>();
    for await (const portion of inPortions(matching.cursor(), PORTION))
      yield* await this.withStudents(portion);
  }

  /** The total dues of all who match. */
  async totals({ age, ...filter }: OwedFilter): Promise<DefaultersTotals> {
    if (filter.unremindedFrom ?? filter.head) return this.totalsOfEach({ ...filter, age });
    const groups = await this.groups.find(placeFilter(filter), { ages: 1 }).lean<OwedGroupRecord[]>();
    const ages = groups.flatMap((group) => group.ages);
    return defaultersTotals(age ? ages.filter((one) => one.age === age) : ages);
  }

  /** The total dues by section, for present students. */
  async bySection(): Promise<OwedBySection[]> {
    const groups = await this.groups.find(placeFilter({})).lean<OwedGroupRecord[]>();
    return groups.map(({ branch, class: schoolClass, section, ages }) => {
      const { students, amount } = defaultersTotals(ages);
      return { branch, class: schoolClass, section, students, amount };
    });
  }

  /** The IDs of students whose fees could not be computed; only as many as are worth reading. */
  async feesUnknown(filter: OwedFilter): Promise<string[]> {
    const failed = await this.owed
      .find({ failed: true, ...placeFilter(filter) }, { _id: 1 })
      .limit(MOST_NAMED)
      .lean<Pick<OwedRecord, '_id'>[]>();
    if (failed.length === 0) return [];
    const students = await this.students
      .find({ _id: { $in: failed.map(({ _id }) => _id) } }, { studentID: 1 })
      .sort({ 'sortKeys.id': 1 })
      .lean<Pick<StudentRecord, 'studentID'>[]>();
    return students.map(({ studentID }) => studentID);
  }

  /** The totals, added up student by student: groups know neither reminders nor single heads. */
  private async totalsOfEach(filter: OwedFilter): Promise<DefaultersTotals> {
    const records = await this.owed
      .find(await this.filterFor(filter), { age: 1, byAge: 1 })
      .lean<Pick<OwedRecord, 'age' | 'byAge'>[]>();
    return defaultersTotals(records.flatMap(({ age, byAge }) => (age ? [onlyDefaulter(age, byAge)] : [])));
  }

  private async filterFor({
    age,
    unremindedFrom,
    head,
    ...filter
  }: OwedFilter): Promise<QueryFilter<OwedRecord>> {
    const remindedStudents = unremindedFrom ? await this.reminders.since(unremindedFrom) : [];
    return {
      late: true,
      ...placeFilter(filter),
      ...(age && { age }),
      ...(head && { 'dues.head': head }),
      ...(remindedStudents.length > 0 && { student: { $nin: remindedStudents } }),
    };
  }

  private async withStudents(records: readonly OwedRecord[]): Promise<Defaulter[]> {
    const ids = records.map(({ _id }) => _id);
    const [students, reminded] = await Promise.all([
      this.students.find({ _id: { $in: ids } }, STUDENT_COLUMNS).lean<Columns[]>(),
      this.reminders.lastOf(records.map(({ student }) => student)),
    ]);
    const byId = new Map(students.map((student) => [student._id.toHexString(), student]));
    return records.flatMap((owed) => {
      const student = byId.get(owed._id.toHexString());
      return student ? [{ student, owed, reminded: reminded.get(owed.student) }] : [];
    });
  }
}
