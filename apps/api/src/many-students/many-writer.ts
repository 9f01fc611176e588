import { Injectable } from '@nestjs/common';
import { plannedChange, refuse, sections, type ManyChange, type Outcome } from '@school/domain';
import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import type { Caller } from '../auth/signed-in';
import { isInvalid } from '../common/problem';
import { ConcessionsService } from '../concessions/concessions.service';
import { orWait } from '../plans/or-wait';
import type { DoneOf } from '../plans/plans.repository';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import { StudentUpdateService } from '../students/student-update.service';
import { TakenHeadsService } from '../taken-heads/taken-heads.service';
import type { StoredManyChange, StoredManyRow } from './many-students.schema';

/** Students are changed so many at a time. */
const AT_ONCE = 8;

type Done = DoneOf<StoredManyRow>;

/** What stands for a student of a change wherever it writes: the same one again is known by it (D31). */
const keyOf = ({ import: of, row }: StoredManyRow) => `many:${of.toHexString()}:${row}`;

/** What a change is for one student: a section that is taken back is the student's own. */
export function changeFor({ change }: StoredManyChange, row: StoredManyRow): ManyChange | undefined {
  if (change.what !== 'sections-back') return change;
  const before = row.changes?.find(({ field }) => field === 'section')?.after;
  const section = sections.find((one) => one === before);
  return section === undefined ? undefined : { what: 'section', section };
}

/**
 * Does what is planned for a student, by the service that changes one alone: its rules, its line of the audit log. Once, however
 * often it is asked for, and only on the revision that was looked at.
 */
@Injectable()
export class ManyWriter {
  constructor(
    private readonly ledgers: StudentLedgers,
    private readonly updates: StudentUpdateService,
    private readonly heads: TakenHeadsService,
    private readonly concessions: ConcessionsService,
  ) {}

  /** @returns what became of each row, in their order */
  async write(
    made: StoredManyChange,
    rows: readonly StoredManyRow[],
    runner: Caller,
  ): Promise<readonly Done[]> {
    const limit = pLimit(AT_ONCE);
    return Promise.all(rows.map((row) => limit(() => this.one(made, row, runner))));
  }

  private async one(made: StoredManyChange, row: StoredManyRow, runner: Caller): Promise<Done> {
    const change = changeFor(made, row);
    if (!change) return { outcome: 'refused', refused: 'changed-since-preview' };
    const found = await this.ledgers.find(row.studentID);
    if (!found.ok) return { outcome: 'refused', refused: found.code };
    // It was done before the program ended, or somebody wanted the same.
    const plan = plannedChange(found.value, change);
    if (plan.ok && plan.value.state === 'same') {
      // What follows from it may not be stored yet.
      await this.ledgers.settle(row.studentID);
      return { outcome: 'changed' };
    }
    // Prices may have changed too, not the student alone: exactly what was looked at is run.
    if (plan.ok && !isDeepStrictEqual(plan.value.changes, row.changes))
      return { outcome: 'refused', refused: 'changed-since-preview' };
    const done = orWait(await this.changed(found.value, change, row, runner));
    if (done.ok) return { outcome: 'changed' };
    const isOther = done.code === 'student-changed';
    return { outcome: 'refused', refused: isOther ? 'changed-since-preview' : done.code };
  }

  private async changed(
    { student: { studentID } }: StudentAccount,
    change: ManyChange,
    row: StoredManyRow,
    runner: Caller,
  ): Promise<Outcome<unknown>> {
    const { revision = -1 } = row;
    switch (change.what) {
      case 'section':
        return this.moved(studentID, change.section, revision);
      case 'take-head': {
        const { what: _, ...request } = change;
        return this.heads.take({ studentID, ...request }, runner, revision);
      }
      case 'end-head':
        return this.heads.endAll({ studentID, head: change.head, from: change.from }, runner, revision);
      case 'concession': {
        const { what: _, ...request } = change;
        return this.concessions.give({ studentID, ...request }, keyOf(row), runner, revision);
      }
    }
  }

  /** A record that breaks a rule is one student's, and no reason to end the run. */
  private async moved(
    studentID: string,
    section: (typeof sections)[number],
    revision: number,
  ): Promise<Outcome<unknown>> {
    try {
      return await this.updates.update({ studentID, section, revision });
    } catch (error) {
      if (isInvalid(error)) return refuse('record-broken', 'studentID');
      throw error;
    }
  }
}
