import { Injectable } from '@nestjs/common';
import { plannedChange, refuse, sections, type ManyChange, type Outcome } from '@school/domain';
import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import type { Caller } from '../auth/signed-in';
import { isInvalid } from '../common/problem';
import { ConcessionsService } from '../concessions/concessions.service';
import { unlessClockBehind } from '../plans/unless-clock-behind';
import type { DoneOf } from '../plans/plans.repository';
import { StudentLedgers, type StudentAccount } from '../students/student-ledgers';
import { StudentUpdateService } from '../students/student-update.service';
import { TakenHeadsService } from '../taken-heads/taken-heads.service';
import type { StoredManyChange, StoredManyRow } from './many-students.schema';

/** The number of students changed at a time. */
const AT_ONCE = 8;

type RowResult = DoneOf<StoredManyRow>;

/** The key of a student's row in every write of a change, so that a repeated write is recognised (D31). */
const keyOf = ({ import: changeID, row }: StoredManyRow) => `many:${changeID.toHexString()}:${row}`;

/** The change for one student: where sections are taken back, each student has an own one. */
export function changeFor({ change }: StoredManyChange, row: StoredManyRow): ManyChange | undefined {
  if (change.what !== 'sections-back') return change;
  const sectionBefore = row.changes?.find(({ field }) => field === 'section')?.after;
  const section = sections.find((one) => one === sectionBefore);
  return section === undefined ? undefined : { what: 'section', section };
}

/**
 * Carries out the plan for a student through the service that changes a single one, with its rules and its line of the audit
 * log: once, however often it is called, and only on the revision that was previewed.
 */
@Injectable()
export class ManyWriter {
  constructor(
    private readonly ledgers: StudentLedgers,
    private readonly updates: StudentUpdateService,
    private readonly heads: TakenHeadsService,
    private readonly concessions: ConcessionsService,
  ) {}

  /** @returns the outcome of each row, in their order */
  async write(
    manyChange: StoredManyChange,
    rows: readonly StoredManyRow[],
    runner: Caller,
  ): Promise<readonly RowResult[]> {
    const limit = pLimit(AT_ONCE);
    return Promise.all(rows.map((row) => limit(() => this.writeRow(manyChange, row, runner))));
  }

  private async writeRow(
    manyChange: StoredManyChange,
    row: StoredManyRow,
    runner: Caller,
  ): Promise<RowResult> {
    const change = changeFor(manyChange, row);
    if (!change) return { outcome: 'refused', refused: 'changed-since-preview' };
    const found = await this.ledgers.find(row.studentID);
    if (!found.ok) return { outcome: 'refused', refused: found.code };
    // It was already done before the program ended, or somebody else made the same change.
    const plan = plannedChange(found.value, change);
    if (plan.ok && plan.value.state === 'same') {
      // Its consequences for the ledger may not be stored yet.
      await this.ledgers.settle(row.studentID);
      return { outcome: 'changed' };
    }
    // Prices may have changed, not only the student: exactly what was previewed is run.
    if (plan.ok && !isDeepStrictEqual(plan.value.changes, row.changes))
      return { outcome: 'refused', refused: 'changed-since-preview' };
    const outcome = unlessClockBehind(await this.makeChange(found.value, change, row, runner));
    if (outcome.ok) return { outcome: 'changed' };
    const isChangedSince = outcome.code === 'student-changed';
    return { outcome: 'refused', refused: isChangedSince ? 'changed-since-preview' : outcome.code };
  }

  private async makeChange(
    { student: { studentID } }: StudentAccount,
    change: ManyChange,
    row: StoredManyRow,
    runner: Caller,
  ): Promise<Outcome<unknown>> {
    const { revision = -1 } = row;
    switch (change.what) {
      case 'section':
        return this.changeSection(studentID, change.section, revision);
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

  /** Changes a section. A record that breaks a rule is refused for that student, and does not end the run. */
  private async changeSection(
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
