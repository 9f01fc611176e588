import { Inject, Injectable } from '@nestjs/common';
import {
  newStudentOf,
  personalFields,
  refuse,
  says,
  schoolDate,
  studentUpdateSchema,
  importValuesOf,
  type ConcessionContext,
  type Fault,
  type RowChange,
  type RowOutcome,
  type StudentUpdate,
} from '@school/domain';
import { Types } from 'mongoose';
import pLimit from 'p-limit';
import type { Caller } from '../auth/signed-in';
import { CLOCK, type Clock } from '../common/clock';
import { isInvalid, Problem } from '../common/problem';
import { orRefuse } from '../common/refusal';
import { FeeTablesService } from '../fee-tables/fee-tables.service';
import { RegistrationService, type Newcomer } from '../students/registration.service';
import { StudentUpdateService } from '../students/student-update.service';
import { StudentsRepository } from '../students/students.repository';
import { concessionWords } from './catalogues';
import type { StoredImport, StoredRow } from './imports.schema';
import { isOfDetails, rowKeyOf, ListWriter } from './list-writer';

/** How many students are changed at once. */
const AT_ONCE = 8;

/** How often a student is read again when another desk was faster. */
const TRIES = 5;

/** The outcome of a row. */
export interface Done {
  readonly outcome: RowOutcome;
  readonly faults?: readonly Fault[];
}

const refusedAt = (field: Fault['field'], message: Fault['message']): Done => ({
  outcome: 'refused',
  faults: [{ field, message }],
});

const isPersonal = (field: string) => Object.hasOwn(personalFields, field);

/** The update of a student that makes these changes. */
function updateOf(studentID: string, revision: number, changes: readonly RowChange[]) {
  const [personalChanges, otherChanges] = [true, false].map((personal) =>
    Object.fromEntries(
      changes.filter(({ field }) => isPersonal(field) === personal).map(({ field, after }) => [field, after]),
    ),
  );
  return studentUpdateSchema.parse({ studentID, revision, ...otherChanges, personalDetail: personalChanges });
}

/** Carries out the plan of a row; a repeated call, also after a crash between any two steps, does only what is left. */
@Injectable()
export class RowWriter {
  constructor(
    private readonly students: StudentsRepository,
    private readonly registration: RegistrationService,
    private readonly updates: StudentUpdateService,
    private readonly lists: ListWriter,
    private readonly feeTables: FeeTablesService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Writes rows. @returns the outcome of each row, in their order */
  async write(
    storedImport: StoredImport,
    rows: readonly StoredRow[],
    runner: Caller,
  ): Promise<readonly Done[]> {
    const { at, heads } = await this.feeTables.today();
    const context = { today: schoolDate(at), heads, names: concessionWords };
    const newcomersByRow = new Map(
      rows.filter(({ state }) => state === 'new').map((row) => [row, newcomerOf(row, context, runner, at)]),
    );
    const newcomers = [...newcomersByRow.values()].flatMap(({ newcomer }) => newcomer ?? []);
    const registered = await this.registration.registerAll(newcomers, runner);
    // A row that is refused today may have been done before the program ended, when it was still possible.
    const refused = [...newcomersByRow].filter(([, { fault }]) => fault).map(([row]) => row);
    const registeredBefore = await this.registration.registeredBefore(
      new Map(refused.map((row) => [row.student ?? '', rowKeyOf(row)])),
    );
    const limit = pLimit(AT_ONCE);
    return Promise.all(
      rows.map(async (row): Promise<Done> => {
        if (row.state !== 'new') return limit(() => this.change(storedImport, row, runner, context));
        const isRegistered = [registered, registeredBefore].some((registrations) =>
          registrations.has(row.student ?? ''),
        );
        if (isRegistered) return { outcome: 'registered' };
        const fault = newcomersByRow.get(row)?.fault;
        if (fault) return { outcome: 'refused', faults: [fault] };
        const isIdTaken = (await this.students.findAll([row.student ?? ''])).length > 0;
        return isIdTaken
          ? refusedAt('studentID', says('importIdTaken'))
          : refusedAt('cardNumber', says('importCardTaken'));
      }),
    );
  }

  private async change(
    storedImport: StoredImport,
    row: StoredRow,
    runner: Caller,
    context: ConcessionContext,
  ): Promise<Done> {
    const { values = {}, changes = [] } = row;
    const { studentID = '' } = values;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const student = await this.students.find(studentID);
      if (!student) return refusedAt('studentID', says('importGone'));
      const currentValues = importValuesOf(student, schoolDate(this.clock.now()));
      const openChanges = changes
        .filter(isOfDetails)
        .filter(({ field, after }) => (currentValues[field] ?? '') !== after);
      const changedByHand = openChanges.filter(
        ({ field, before }) => (currentValues[field] ?? '') !== before,
      );
      if (changedByHand.length > 0 && !storedImport.overwrites)
        return {
          outcome: 'refused',
          faults: changedByHand.map(({ field }) => ({ field, message: says('importByHand') })),
        };
      const update =
        openChanges.length === 0 ? undefined : updateOf(student.studentID, student.revision, openChanges);
      const outcome = update && (await this.updateOrRefusal(update));
      const refusal = outcome?.ok === false ? outcome.code : undefined;
      if (refusal === 'student-changed') continue;
      if (refusal === 'card-taken') return refusedAt('cardNumber', says('importCardTaken'));
      if (refusal === 'record-broken') return refusedAt('studentID', says('importBroken'));
      if (refusal === 'student-not-found') return refusedAt('studentID', says('importGone'));
      // Other refusals, such as a clock that is behind, concern all rows, so they wait.
      if (outcome) orRefuse(outcome);
      const fault = await this.lists.write(row, student, runner, context);
      return fault ? { outcome: 'refused', faults: [fault] } : { outcome: 'changed' };
    }
    return refusedAt('studentID', says('importByHand'));
  }

  /** Updates a student; a record that somebody else changed so that a rule now refuses the update does not end the run. */
  private async updateOrRefusal(update: StudentUpdate) {
    try {
      return await this.updates.update(update);
    } catch (error) {
      if (error instanceof Problem && error.code === 'card-taken') return refuse('card-taken');
      if (isInvalid(error)) return refuse('record-broken');
      throw error;
    }
  }
}

/** The student that a new row registers, or the fault: the school's offers may have changed since the row was planned. */
function newcomerOf(
  row: StoredRow,
  context: ConcessionContext,
  { id, fname }: Caller,
  at: Date,
): { readonly newcomer?: Newcomer; readonly fault?: Fault } {
  const newId = () => new Types.ObjectId().toHexString();
  const { fault, student } = newStudentOf(row.values ?? {}, context, { by: fname, byId: id, at, newId });
  if (!student) return { fault };
  const { concessions, heads, ...newcomer } = student;
  const digest = rowKeyOf(row);
  return {
    newcomer: {
      ...newcomer,
      digest,
      ...(concessions.length > 0 && {
        concessions: concessions.map((one, index) => ({
          ...one,
          key: index === 0 ? digest : `${digest}:${index}`,
        })),
      }),
      ...(heads.length > 0 && { heads }),
    },
  };
}
