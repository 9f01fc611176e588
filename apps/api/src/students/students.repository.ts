import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  firstDayAfter,
  foldStudentId,
  foldText,
  isTakenFrom,
  PAGE_SIZE,
  refuse,
  schoolMonth,
  sectionIn,
  sessionAt,
  sessionOfDay,
  type AuditChange,
  type LeftCount,
  type Medium,
  type SameStudentQuery,
  type Seated,
  type StudentCount,
  type StudentListQuery,
} from '@school/domain';
import { Types, type Model, type QueryFilter } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import { CLOCK, type Clock } from '../common/clock';
import { pageFromNearerEnd, rowsToRead } from '../common/page-from-nearer-end';
import type { Page } from '../common/paged';
import { orRefuse } from '../common/refusal';
import { duplicateOf, isDuplicateKey, unlessTaken } from '../database/duplicate-key';
import { hasFewMatches, listFilter, presentOrLeft, type ListFilter } from './list-filter';
import { indexOfOrder, orderOf } from './list-order';
import { auditSubjectOf, registeredChange, type AuditedChange } from './student-audit';
import { groupedBySeat, seatedAt, STUDENT_CARD, type Seat, type StudentCard } from './student-card';
import { STUDENT, type StudentRecord } from './student.schema';
import { tokensVoidedAt } from './voided-tokens';

/** The columns of the list. */
const LISTED = { ...STUDENT_CARD, 'personalDetail.motherName': 1 } as const;

export type ListedRecord = StudentCard &
  Pick<StudentRecord, '_id'> & {
    readonly personalDetail: Pick<StudentRecord['personalDetail'], 'motherName'>;
  };

/** The fields that show whether a student exists already. */
const KNOWN_PERSON = {
  foldedId: 1,
  adhaarNumber: 1,
  dateOfBirth: 1,
  'sortKeys.firstName': 1,
  'sortKeys.lastName': 1,
  'sortKeys.fatherName': 1,
} as const;

export interface KnownPerson extends Pick<StudentRecord, 'foldedId' | 'adhaarNumber' | 'dateOfBirth'> {
  readonly sortKeys: Pick<StudentRecord['sortKeys'], 'firstName' | 'lastName' | 'fatherName'>;
}

/** The most students listed as the same: enough to see that somebody exists already. */
const MOST_SAME = 5;

/** Handles a write that failed because another student has the card. @throws Problem 400 that names the field */
function mustHaveOwnCard(error: unknown): void {
  if (duplicateOf(error) === 'cardNumber') orRefuse(refuse('card-taken', 'cardNumber'));
}

/** The students of the school; those who left are found only by the methods that say so (D22). */
@Injectable()
export class StudentsRepository {
  constructor(
    @InjectModel(STUDENT) private readonly students: Model<StudentRecord>,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A student as today's lists show it. */
  private readonly seated = <Student extends Seated>(student: Student): Student =>
    seatedAt(this.clock.now(), student);

  async find(studentID: string): Promise<StudentRecord | null> {
    return this.students.findOne({ foldedId: foldStudentId(studentID), left: false }).lean<StudentRecord>();
  }

  /** The student that a registration under this key made, even one who has left since. */
  async ofRegistrationKey(key: string): Promise<StudentRecord | null> {
    return this.students.findOne({ registrationKey: key }).lean<StudentRecord>();
  }

  /** The students with these folded IDs, including those who left. */
  async findAll(foldedIds: readonly string[]): Promise<StudentRecord[]> {
    return this.students.find({ foldedId: { $in: foldedIds } }).lean<StudentRecord[]>();
  }

  /** Finds a student who has left, too: to be viewed and readmitted (D22), and to void receipts (D51). */
  async findEver(studentID: string): Promise<StudentRecord | null> {
    return this.students.findOne({ foldedId: foldStudentId(studentID) }).lean<StudentRecord>();
  }

  /** The students with this Adhaar number, including those who left. */
  async withAdhaar(adhaarNumber: string): Promise<StudentCard[]> {
    return this.cardsOf({ adhaarNumber });
  }

  /** The students with this name, father and birth date, including those who left. */
  async ofPerson(person: NonNullable<SameStudentQuery['person']>): Promise<StudentCard[]> {
    const filter = {
      dateOfBirth: person.dateOfBirth,
      'sortKeys.firstName': foldText(person.studentFirstName),
      'sortKeys.lastName': foldText(person.studentLastName),
      'sortKeys.fatherName': foldText(person.fatherName),
    };
    return this.cardsOf(filter);
  }

  private async cardsOf(filter: QueryFilter<StudentRecord>): Promise<StudentCard[]> {
    const found = await this.students.find(filter, STUDENT_CARD).limit(MOST_SAME).lean<StudentCard[]>();
    return found.map(this.seated);
  }

  /**
   * @param fees the audit log's record of the first months' fees (D84)
   * @returns the new student's id, or undefined when the ID is taken
   * @throws Problem 400 when another student has the card
   */
  async insert(
    student: Omit<StudentRecord, '_id'>,
    fees: readonly AuditChange[],
  ): Promise<Types.ObjectId | undefined> {
    const line = this.lineOf(student, registeredChange(student, fees));
    try {
      const { _id } = await this.students.create({ ...student, unaudited: [line] });
      await this.audit.keep(STUDENT, _id, line);
      return _id;
    } catch (error) {
      mustHaveOwnCard(error);
      if (isDuplicateKey(error)) return undefined;
      throw error;
    }
  }

  /**
   * Inserts many new students at once. @param feesOf the audit log's record of the first months' fees of each (D84)
   * @returns the folded IDs of the students stored now; the IDs or the cards of the others were taken
   */
  async insertAll(
    students: readonly Omit<StudentRecord, '_id'>[],
    feesOf: (student: Omit<StudentRecord, '_id'>) => readonly AuditChange[],
  ): Promise<ReadonlySet<string>> {
    const written = students.map((newcomer) => {
      const { left, searchText, ...student } = newcomer;
      return {
        _id: new Types.ObjectId(),
        // These come first, as in the schema. An undefined value would be stored as null.
        left,
        searchText,
        ...Object.fromEntries(Object.entries(student).filter(([, value]) => value !== undefined)),
        foldedId: student.foldedId,
        unaudited: [this.lineOf(newcomer, registeredChange(newcomer, feesOf(newcomer)))],
      };
    });
    // The rows of a register are checked already, so Mongoose does not check thirty paths of a thousand students again.
    await unlessTaken(() => this.students.insertMany(written, { ordered: false, lean: true }));
    const stored = await this.students
      .find({ _id: { $in: written.map(({ _id }) => _id) } }, { foldedId: 1 })
      .lean<Pick<StudentRecord, '_id' | 'foldedId'>[]>();
    const folded = new Set(stored.map(({ foldedId }) => foldedId));
    await this.audit.keepAll(
      STUDENT,
      written.filter(({ foldedId }) => folded.has(foldedId)),
    );
    return folded;
  }

  async withAdhaars(adhaarNumbers: readonly string[]): Promise<readonly KnownPerson[]> {
    return this.students.find({ adhaarNumber: { $in: adhaarNumbers } }, KNOWN_PERSON).lean<KnownPerson[]>();
  }

  /** The folded IDs of the students who have one of these cards, by the card; a student who left has none (D62). */
  async holdersOf(cards: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (cards.length === 0) return new Map();
    const holders = await this.students
      .find({ left: false, cardNumber: { $in: cards } }, { foldedId: 1, cardNumber: 1 })
      .lean<Pick<StudentRecord, 'foldedId' | 'cardNumber'>[]>();
    return new Map(holders.map(({ cardNumber = '', foldedId }) => [cardNumber, foldedId]));
  }

  async bornOn(days: readonly string[]): Promise<readonly KnownPerson[]> {
    return this.students.find({ dateOfBirth: { $in: days } }, KNOWN_PERSON).lean<KnownPerson[]>();
  }

  /** The full records of all present students, in the order of their IDs. */
  allRecords(): AsyncIterable<StudentRecord> {
    return this.students
      .find(listFilter({}).byScan)
      .sort(orderOf('studentID'))
      .lean<StudentRecord[]>()
      .cursor({ batchSize: 500 });
  }

  /**
   * Changes a student that is still at this revision. A password in `set` is the office's, and voids the family's tokens.
   * @returns whether it was changed @throws Problem 400 when another student has the card
   * @param auditChange the audit log's record of the change (D60)
   */
  async change(
    student: StudentRecord,
    set: Readonly<Record<string, unknown>>,
    unset: readonly string[],
    auditChange: AuditedChange,
  ): Promise<boolean> {
    const { _id, revision } = student;
    const password = 'passwordHash' in set ? this.givenPassword(student) : undefined;
    const unsetPaths = [...unset, ...(password?.unset ?? [])];
    const isUnchanged = auditChange.action === 'student-changed' && auditChange.changes.length === 0;
    const line = isUnchanged ? undefined : this.lineOf(student, auditChange);
    const result = await this.students
      .updateOne(
        { _id, revision, left: student.left, ...password?.condition },
        {
          $set: { ...set, ...password?.set, revision: revision + 1 },
          ...(unsetPaths.length > 0
            ? { $unset: Object.fromEntries(unsetPaths.map((path) => [path, 1])) }
            : {}),
          ...(line && { $push: { unaudited: line } }),
        },
      )
      .catch((error: unknown) => {
        mustHaveOwnCard(error);
        throw error;
      });
    if (result.matchedCount === 0) return false;
    if (line) await this.audit.keep(STUDENT, _id, line);
    return true;
  }

  /** The fields written with a password from the office, changed at the first sign-in; the condition finds a faster writer. */
  private givenPassword(student: StudentRecord) {
    return {
      condition: { tokensValidFrom: student.tokensValidFrom ?? null },
      set: { tokensValidFrom: tokensVoidedAt(student, this.clock.now()) },
      unset: ['hasOwnPassword'],
    };
  }

  private lineOf(student: Omit<StudentRecord, '_id'>, { action, changes }: AuditedChange) {
    return this.audit.line(action, auditSubjectOf(student), changes);
  }

  /** The highest numeric ID of all students, past and present, as it is written. */
  async highestNumberedId(): Promise<string | undefined> {
    const student = await this.students
      .findOne({ idNumber: { $gt: 0 } }, { studentID: 1 })
      .sort({ idNumber: -1 })
      .lean<Pick<StudentRecord, 'studentID'>>();
    return student?.studentID;
  }

  /**
   * One page of the list, or the whole list when the query asks for nothing (D23). A single word or choices are counted by
   * index keys alone. If there are few matches all of them are read, otherwise students in list order until the page is full.
   */
  async list(query: StudentListQuery): Promise<Page<ListedRecord>> {
    const { page = 1, size = PAGE_SIZE, sort } = query;
    const { byScan, byKeys } = await this.filterOf(query);
    const listed = (filter: object, order = orderOf(sort)) =>
      this.students.find(filter, LISTED).sort(order).lean<ListedRecord[]>();
    if (Object.keys(query).length === 0) {
      const rows = await listed(byScan);
      return { rows, total: rows.length };
    }
    const [total, students] = await Promise.all([
      this.students.countDocuments(byKeys),
      this.students.countDocuments(presentOrLeft(query)),
    ]);
    const pageRequest = { total, page, size };
    const isFew = hasFewMatches(total, rowsToRead(pageRequest), students);
    const rows = await pageFromNearerEnd(pageRequest, orderOf(sort), ({ sort: order, skip, limit }) =>
      isFew
        ? listed(byKeys, order).skip(skip).limit(limit)
        : listed(byScan, order).skip(skip).limit(limit).hint(indexOfOrder(sort)),
    );
    return { rows, total };
  }

  /** All pages of the list, one student after another. */
  listAll(query: StudentListQuery): AsyncGenerator<ListedRecord> {
    return this.each(query, LISTED);
  }

  /** All pages of the list, with the Adhaar numbers. */
  listAllWithAdhaar(
    query: StudentListQuery,
  ): AsyncGenerator<ListedRecord & Pick<StudentRecord, 'adhaarNumber'>> {
    return this.each(query, { ...LISTED, adhaarNumber: 1 });
  }

  private async *each<Row extends ListedRecord>(
    query: StudentListQuery,
    columns: Readonly<Record<string, 1>>,
  ): AsyncGenerator<Row> {
    yield* this.students
      .find((await this.filterOf(query)).byScan, columns)
      .sort(orderOf(query.sort))
      .lean<Row[]>()
      .cursor({ batchSize: 1000 });
  }

  /** The folded IDs of the students that the list finds, in its usual order, at most so many. */
  async foldedIdsOf(query: StudentListQuery, most: number): Promise<string[]> {
    const found = await this.students
      .find((await this.filterOf(query)).byScan, { foldedId: 1 })
      .sort(orderOf('studentID'))
      .limit(most)
      .lean<Pick<StudentRecord, 'foldedId'>[]>();
    return found.map(({ foldedId }) => foldedId);
  }

  /** The filter of a list; a head that a student no longer has does not count as taken (D78). */
  private async filterOf(query: StudentListQuery): Promise<ListFilter> {
    const { head } = query;
    if (head === undefined) return listFilter(query);
    const month = schoolMonth(this.clock.now());
    const limited = await this.students
      .find(
        {
          ...presentOrLeft(query),
          'heads.head': head,
          $or: [{ 'heads.through': { $gt: '' } }, { 'heads.ends.from': { $gt: '' } }],
        },
        { heads: 1 },
      )
      .lean<Pick<StudentRecord, '_id' | 'heads'>[]>();
    const over = limited.filter(
      ({ heads = [] }) => !heads.some((one) => one.head === head && isTakenFrom(one, month)),
    );
    return listFilter(
      query,
      over.map(({ _id }) => _id),
    );
  }

  /** Counts the students, and the newly admitted, of each section by gender and category, in the session that began on a day. */
  async counted(firstDay: string): Promise<StudentCount[]> {
    const session = sessionOfDay(firstDay);
    const isSince = (day: string) => ({ $gte: ['$dateOfAdmission', day] });
    // A student registered in March for April is new in the session that begins then.
    const isInIt = { $cond: [isSince(firstDayAfter(session)), 0, 1] };
    const groups = await this.students.aggregate<{
      readonly _id: Seat & Pick<StudentCount, 'gender' | 'category'>;
      readonly students: number;
      readonly admitted: number;
    }>([
      { $match: { left: false } },
      {
        $group: {
          _id: { ...groupedBySeat, gender: '$gender', category: '$personalDetail.category' },
          students: { $sum: 1 },
          admitted: { $sum: { $cond: [isSince(firstDay), isInIt, 0] } },
        },
      },
    ]);
    return groups.map(({ _id: { gender, category, ...seat }, ...counts }) => ({
      ...sectionIn(session, seat),
      gender,
      category,
      ...counts,
    }));
  }

  /** The number of students who left each section in the session that began at a moment. */
  async countLeft(since: Date): Promise<LeftCount[]> {
    const session = sessionAt(since);
    const groups = await this.students.aggregate<{ readonly _id: Seat; readonly left: number }>([
      { $match: { left: true, leftAt: { $gte: since } } },
      { $group: { _id: groupedBySeat, left: { $sum: 1 } } },
    ]);
    return groups.map(({ _id, left }) => ({ ...sectionIn(session, _id), left }));
  }

  async countOfMedium(medium: Medium): Promise<number> {
    return this.students.countDocuments({ left: false, medium });
  }
}
