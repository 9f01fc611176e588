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
    const asNamed = new Map(studentIDs.map((one) => [foldStudentId(one), one]));
    const rows: NewRow[] = [];
    for (const found of await this.accounts(ids)) {
      const { id, one } = found;
      rows.push(one ? rowOf(one, change) : notFound(asNamed.get(id) ?? id));
    }
    return this.keep(change, rows, account);
  }

  /** Previews undoing a run of `section`, for each student whom nobody has changed since. */
  async previewBack({ changeID }: NamedManyChange, account: Caller): Promise<Outcome<ManyChangeAnswer>> {
    const made = await this.find(changeID, account);
    if (made?.change.what !== 'section') return refuse('many-not-found', 'changeID');
    const done: StoredManyRow[] = [];
    for await (const batch of this.many.batches(made._id))
      done.push(...batch.filter(({ outcome, state }) => outcome === 'changed' && state === 'changed'));
    const change = { what: 'sections-back', of: changeID } as const;
    const accounts = await this.accounts(done.map(({ student }) => student));
    const rows = accounts.map(({ one }, at): NewRow => {
      const row = done[at];
      const [field] = row?.changes ?? [];
      if (!one || !row) return notFound(row?.studentID ?? '');
      const [was, is] = [field?.after, field?.before];
      const { class: schoolClass, section } = one.student;
      const isAsItWas = section === was && schoolClass === row.place?.class;
      const back = changeFor(
        { ...made, change },
        { ...row, changes: is === undefined ? [] : [{ field: 'section', after: is }] },
      );
      if (!back || !isAsItWas)
        return { ...factsOf(one, { what: 'section' }), state: 'refused', refused: 'changed-since-preview' };
      return rowOf(one, back);
    });
    return this.keep(change, rows, account);
  }

  /** The changes that were run, so that anybody can continue a run that somebody else left unfinished. */
  async list(account: Caller): Promise<ManyListAnswer> {
    const ran = await this.many.latest({ ran: true });
    return toListedManyChanges(ran.filter((made) => mayRun(made, account)));
  }

  async get({ changeID }: NamedManyChange, account: Caller): Promise<Outcome<ManyChangeAnswer>> {
    const made = await this.find(changeID, account);
    return made ? accept(await this.shown(made)) : refuse('many-not-found', 'changeID');
  }

  async rows(
    { changeID, state, outcome, page = 1, size = MANY_PAGE }: ManyRowsQuery,
    account: Caller,
    language: Language,
  ): Promise<Outcome<Page<ManyRowAnswer>>> {
    const made = await this.find(changeID, account);
    if (!made) return refuse('many-not-found', 'changeID');
    const { rows, total } = await this.many.page(made._id, { state, outcome }, page, size);
    return accept({ rows: rows.map((row) => toManyRow(row, language)), total });
  }

  /** A change in its present state. */
  async shown(made: StoredManyChange): Promise<ManyChangeAnswer> {
    return toManyChange(made, await this.many.counts(made._id));
  }

  /** A change that the account may run. */
  async find(changeID: string, account: Caller): Promise<StoredManyChange | null> {
    const made = await this.many.find(changeID);
    return made && mayRun(made, account) ? made : null;
  }

  /** Students with their ledgers, in the order of their IDs, without those who do not exist or have left. */
  private async accounts(ids: readonly string[]) {
    const found = new Map<string, StudentAccount>();
    for (let at = 0; at < ids.length; at += TOGETHER) {
      const students = await this.students.findAll(ids.slice(at, at + TOGETHER));
      const here = students.filter(({ left }) => !left);
      for (const one of await this.ledgers.of(here)) found.set(one.student.foldedId, one);
    }
    return ids.map((id) => ({ id, one: found.get(id) }));
  }

  private async keep(
    change: StoredChange,
    rows: readonly NewRow[],
    account: Caller,
  ): Promise<Outcome<ManyChangeAnswer>> {
    if (rows.length === 0) return refuse('many-nothing-waits');
    const now = this.clock.now();
    await this.many.removeUnrun(now);
    const made = {
      change,
      ...callerAndAddress(account),
      createdAt: now,
      state: 'preview' as const,
    };
    const _id = await this.many.insert(
      made,
      rows.map((row, at) => ({ ...row, row: at + 1 })),
    );
    return accept(await this.shown({ ...made, _id }));
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

function rowOf(one: StudentAccount, change: ManyStudents['change']): NewRow {
  const plan = plannedChange(one, change);
  return plan.ok
    ? { ...factsOf(one, change), ...plan.value }
    : { ...factsOf(one, change), state: 'refused', refused: plan.code };
}
