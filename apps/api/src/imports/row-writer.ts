import { Inject, Injectable } from '@nestjs/common';
import {
  newConcessionOf,
  newStudentOf,
  personalFields,
  refuse,
  says,
  schoolDate,
  schoolMonth,
  studentUpdateSchema,
  valuesOf,
  type Fault,
  type RowChange,
  type RowOutcome,
  type StudentUpdate,
} from '@school/domain';
import { Types } from 'mongoose';
import pLimit from 'p-limit';
import type { SignedInAccount } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { Problem } from '../common/problem';
import { ConcessionsService } from '../concessions/concessions.service';
import { RegistrationService, type Newcomer } from '../students/registration.service';
import { StudentUpdateService } from '../students/student-update.service';
import { StudentsRepository } from '../students/students.repository';
import type { StoredImport, StoredRow } from './imports.schema';

/** Students are changed so many at a time. */
const AT_ONCE = 8;

/** How often a student is looked at anew when another desk was faster. */
const TRIES = 5;

type Runner = SignedInAccount;

/** What became of a row. */
export interface Done {
  readonly outcome: RowOutcome;
  readonly faults?: readonly Fault[];
}

const refusedAt = (field: Fault['field'], message: Fault['message']): Done => ({
  outcome: 'refused',
  faults: [{ field, message }],
});

/** What stands for a row of an import wherever it writes: the same row again is known by it (D31). */
const keyOf = (row: StoredRow) => `import:${row.import.toHexString()}:${row.row}`;

const isPersonal = (field: string) => Object.hasOwn(personalFields, field);

/** What an update carries of these changes. */
function updateOf(studentID: string, revision: number, changes: readonly RowChange[]) {
  const [inner, outer] = [true, false].map((personal) =>
    Object.fromEntries(
      changes.filter(({ field }) => isPersonal(field) === personal).map(({ field, after }) => [field, after]),
    ),
  );
  return studentUpdateSchema.parse({ studentID, revision, ...outer, personalDetail: inner });
}

/** Does what the plan of a row says, once, however often it is asked for: a crash between any two steps is gone on with. */
@Injectable()
export class RowWriter {
  constructor(
    private readonly students: StudentsRepository,
    private readonly registration: RegistrationService,
    private readonly updates: StudentUpdateService,
    private readonly concessions: ConcessionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @returns what became of each row, in their order */
  async write(made: StoredImport, rows: readonly StoredRow[], runner: Runner): Promise<readonly Done[]> {
    const added = rows.filter(({ state }) => state === 'new');
    const registered = await this.registration.registerAll(
      added.map((row) => this.newcomer(row, runner)),
      runner,
    );
    const limit = pLimit(AT_ONCE);
    return Promise.all(
      rows.map(async (row): Promise<Done> => {
        if (row.state !== 'new') return limit(() => this.change(made, row, runner));
        return registered.has(row.student ?? '')
          ? { outcome: 'registered' }
          : refusedAt('studentID', says('importIdTaken'));
      }),
    );
  }

  private newcomer(row: StoredRow, { id, fname }: Runner): Newcomer {
    const at = this.clock.now();
    const { concession, ...newcomer } = newStudentOf(row.values ?? {}, schoolMonth(at));
    const digest = keyOf(row);
    if (!concession) return { ...newcomer, digest };
    const { studentID: _, through: __, ...given } = concession;
    const stored = {
      id: new Types.ObjectId().toHexString(),
      ...given,
      givenBy: fname,
      givenById: id,
      givenAt: at,
    };
    return { ...newcomer, digest, concessions: [{ ...stored, key: digest }] };
  }

  private async change(made: StoredImport, row: StoredRow, runner: Runner): Promise<Done> {
    const { values = {}, changes = [] } = row;
    const { studentID = '' } = values;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const student = await this.students.find(studentID);
      if (!student) return refusedAt('studentID', says('importGone'));
      const now = valuesOf(student, schoolDate(this.clock.now()));
      const details = changes.filter(({ field }) => field !== 'concessionValue');
      const open = details.filter(({ field, after }) => (now[field] ?? '') !== after);
      const byHand = open.filter(({ field, before }) => (now[field] ?? '') !== before);
      if (byHand.length > 0 && !made.overwrites)
        return {
          outcome: 'refused',
          faults: byHand.map(({ field }) => ({ field, message: says('importByHand') })),
        };
      const update = open.length === 0 ? undefined : updateOf(student.studentID, student.revision, open);
      const updated = update && (await this.updated(update));
      if (updated && !updated.ok && updated.code === 'student-changed') continue;
      if (updated && !updated.ok) return refusedAt('studentID', says('importGone'));
      return details.length === changes.length ? { outcome: 'changed' } : this.give(row, runner);
    }
    return refusedAt('studentID', says('importByHand'));
  }

  /** An update that a rule refuses since somebody else changed the student is no reason to end the run. */
  private async updated(update: StudentUpdate) {
    try {
      return await this.updates.update(update);
    } catch (error) {
      if (error instanceof Problem) return refuse('student-not-found');
      throw error;
    }
  }

  /** Gives the concession of a row to a student who is there, under the row's key. */
  private async give(row: StoredRow, runner: Runner): Promise<Done> {
    const { concession } = newConcessionOf(row.values ?? {}, schoolMonth(this.clock.now()));
    if (!concession) return { outcome: 'changed' };
    const given = await this.concessions.give(concession, keyOf(row), runner);
    return given.ok ? { outcome: 'changed' } : refusedAt('concessionFrom', says('importPassedMonth'));
  }
}
