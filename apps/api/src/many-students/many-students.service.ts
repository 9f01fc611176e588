import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  foldStudentId,
  fullName,
  MANY_PAGE,
  MOST_STUDENTS,
  plannedChange,
  refuse,
  sectionIn,
  sessionAt,
  type Language,
  type ManyRowsQuery,
  type ManyStudents,
  type NamedManyChange,
  type Outcome,
} from '@school/domain';
import { isAdmin, type Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import type { Page } from '../common/paged';
import { callerAndAddress } from '../plans/caller-and-address';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import { StudentsRepository } from '../students/students.repository';
import { changeFor } from './many-writer';
import type { ManyChangeAnswer, ManyListAnswer, ManyRowAnswer } from './many-students.answers';
import { toListedManyChanges, toManyChange, toManyRow } from './many-students.mapper';
import { ManyStudentsRepository } from './many-students.repository';
import type { StoredChange, StoredManyChange, StoredManyRow } from './many-students.schema';

/** The number of students whose ledgers are read at a time. */
const TOGETHER = 100;

type NewRow = Omit<StoredManyRow, '_id' | 'import' | 'outcome' | 'row'>;

/** Changes of many students, which are previewed before they are run. */
@Injectable()
export class ManyStudentsService {
  constructor(
    private readonly many: ManyStudentsRepository,
    private readonly students: StudentsRepository,
    private readonly ledgers: StudentLedgers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Previews the change of each student, and stores the preview; no student is changed yet. */
  async preview(
    { studentIDs = [], filter, change }: ManyStudents,
    account: Caller,
  ): Promise<Outcome<ManyChangeAnswer>> {
    const ids = filter
      ? await this.students.foldedIdsOf(filter, MOST_STUDENTS + 1)
      : [...new Set(studentIDs.map(foldStudentId))];
    if (ids.length > MOST_STUDENTS) return refuse('too-many-students', 'filter', String(MOST_STUDENTS));
    const idsAsTyped = new Map(studentIDs.map((one) => [foldStudentId(one), one]));
    const rows: NewRow[] = [];
    for (const found of await this.accounts(ids)) {
      const { id, studentAccount } = found;
      rows.push(studentAccount ? rowOf(studentAccount, change) : notFound(idsAsTyped.get(id) ?? id));
    }
    return this.keep(change, rows, account);
  }

  /** Previews undoing a run of `section`, for each student whom nobody has changed since. */
  async previewBack({ changeID }: NamedManyChange, account: Caller): Promise<Outcome<ManyChangeAnswer>> {
    const manyChange = await this.find(changeID, account);
    if (manyChange?.change.what !== 'section') return refuse('many-not-found', 'changeID');
    const changedRows: StoredManyRow[] = [];
    for await (const batch of this.many.batches(manyChange._id))
      changedRows.push(...batch.filter(({ outcome }) => outcome === 'changed'));
    const change = { what: 'sections-back', of: changeID } as const;
    const accounts = await this.accounts(changedRows.map(({ student }) => student));
    const rows = accounts.map(({ studentAccount }, index): NewRow => {
      const row = changedRows[index];
      const [field] = row?.changes ?? [];
      if (!studentAccount || !row) return notFound(row?.studentID ?? '');
      const [sectionAfter, sectionBefore] = [field?.after, field?.before];
      const { class: schoolClass, section } = studentAccount.student;
      const isUnchanged = section === sectionAfter && schoolClass === row.place?.class;
      const changeBack = changeFor(
        { ...manyChange, change },
        { ...row, changes: sectionBefore === undefined ? [] : [{ field: 'section', after: sectionBefore }] },
      );
      if (!changeBack || !isUnchanged)
        return {
          ...factsOf(studentAccount, { what: 'section' }),
          state: 'refused',
          refused: 'changed-since-preview',
        };
      return rowOf(studentAccount, changeBack);
    });
    return this.keep(change, rows, account);
  }

  /** The changes that were run, so that anybody can continue a run that somebody else left unfinished. */
  async list(account: Caller): Promise<ManyListAnswer> {
    const ran = await this.many.latest({ ran: true });
    return toListedManyChanges(ran.filter((manyChange) => mayRun(manyChange, account)));
  }

  async get({ changeID }: NamedManyChange, account: Caller): Promise<Outcome<ManyChangeAnswer>> {
    const manyChange = await this.find(changeID, account);
    return manyChange ? accept(await this.shown(manyChange)) : refuse('many-not-found', 'changeID');
  }

  async rows(
    { changeID, state, outcome, page = 1, size = MANY_PAGE }: ManyRowsQuery,
    account: Caller,
    language: Language,
  ): Promise<Outcome<Page<ManyRowAnswer>>> {
    const manyChange = await this.find(changeID, account);
    if (!manyChange) return refuse('many-not-found', 'changeID');
    const { rows, total } = await this.many.page(manyChange._id, { state, outcome }, page, size);
    return accept({ rows: rows.map((row) => toManyRow(row, language)), total });
  }

  /** A change in its present state. */
  async shown(manyChange: StoredManyChange): Promise<ManyChangeAnswer> {
    return toManyChange(manyChange, await this.many.counts(manyChange._id));
  }

  /** A change that the account may run. */
  async find(changeID: string, account: Caller): Promise<StoredManyChange | null> {
    const manyChange = await this.many.find(changeID);
    return manyChange && mayRun(manyChange, account) ? manyChange : null;
  }

  /** Students with their ledgers, in the order of their IDs, without those who do not exist or have left. */
  private async accounts(ids: readonly string[]) {
    const accountsById = new Map<string, StudentAccount>();
    for (let start = 0; start < ids.length; start += TOGETHER) {
      const students = await this.students.findAll(ids.slice(start, start + TOGETHER));
      const atSchool = students.filter(({ left }) => !left);
      for (const studentAccount of await this.ledgers.of(atSchool))
        accountsById.set(studentAccount.student.foldedId, studentAccount);
    }
    return ids.map((id) => ({ id, studentAccount: accountsById.get(id) }));
  }

  private async keep(
    change: StoredChange,
    rows: readonly NewRow[],
    account: Caller,
  ): Promise<Outcome<ManyChangeAnswer>> {
    if (rows.length === 0) return refuse('many-nothing-waits');
    const now = this.clock.now();
    await this.many.removeUnrun(now);
    const newChange = {
      change,
      ...callerAndAddress(account),
      createdAt: now,
      state: 'preview' as const,
    };
    const _id = await this.many.insert(
      newChange,
      rows.map((row, index) => ({ ...row, row: index + 1 })),
    );
    return accept(await this.shown({ ...newChange, _id }));
  }
}

/** Whether the account may run a change: only administrators give concessions (D48). */
const mayRun = ({ change }: StoredManyChange, account: Caller) =>
  change.what !== 'concession' || isAdmin(account);

const notFound = (studentID: string): NewRow => ({
  studentID,
  student: foldStudentId(studentID),
  name: '',
  state: 'refused',
  refused: 'student-not-found',
});

/** A student as the preview names them: in the current class (D70), but for a change of section in the class of that section. */
const factsOf = ({ student, today }: StudentAccount, { what }: Pick<ManyStudents['change'], 'what'>) => {
  const { class: schoolClass, section } =
    what === 'section' ? student : sectionIn(sessionAt(today.at), student);
  return {
    studentID: student.studentID,
    student: student.foldedId,
    name: fullName(student),
    place: { class: schoolClass, section },
    revision: student.revision,
  };
};

function rowOf(studentAccount: StudentAccount, change: ManyStudents['change']): NewRow {
  const plan = plannedChange(studentAccount, change);
  return plan.ok
    ? { ...factsOf(studentAccount, change), ...plan.value }
    : { ...factsOf(studentAccount, change), state: 'refused', refused: plan.code };
}
