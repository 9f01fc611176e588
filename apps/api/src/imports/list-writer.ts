import { Injectable } from '@nestjs/common';
import {
  concessionRequests,
  headRequests,
  isTakenAsAsked,
  monthOfDay,
  newConcessionOf,
  says,
  takenHeadsText,
  type ConcessionContext,
  type Fault,
} from '@school/domain';
import type { Caller } from '../auth/signed-in';
import { ConcessionsService } from '../concessions/concessions.service';
import { unlessClockBehind } from '../plans/unless-clock-behind';
import type { StudentRecord } from '../students/student.schema';
import { TakenHeadsService } from '../taken-heads/taken-heads.service';
import type { StoredRow } from './imports.schema';

/** The key of a row of an import wherever it writes: it tells that the same row comes again (D31). */
export const rowKeyOf = (row: StoredRow) => `import:${row.import.toHexString()}:${row.row}`;

/** The fields of a row that are lists of the student rather than details. */
const LISTS: readonly string[] = ['concessionValue', 'moreConcessions', 'takenHeads'];

/** Whether a field is a detail of the student. */
export const isOfDetails = ({ field }: { readonly field: string }) => !LISTS.includes(field);

const changeOf = ({ changes = [] }: StoredRow, list: (typeof LISTS)[number]) =>
  changes.find(({ field }) => field === list);

/** Gives existing students the heads and concessions of a row, through the services that also serve a single student. */
@Injectable()
export class ListWriter {
  constructor(
    private readonly concessions: ConcessionsService,
    private readonly heads: TakenHeadsService,
  ) {}

  /** Writes the lists of a row. @returns the fault that stops it; undefined when all is written */
  async write(
    row: StoredRow,
    student: StudentRecord,
    runner: Caller,
    context: ConcessionContext,
  ): Promise<Fault | undefined> {
    return (
      (await this.takeHeads(row, student, runner, context)) ??
      (await this.giveFirst(row, student, runner, context)) ??
      (await this.giveMore(row, runner, context))
    );
  }

  private async takeHeads(
    row: StoredRow,
    { studentID, heads }: StudentRecord,
    runner: Caller,
    context: ConcessionContext,
  ): Promise<Fault | undefined> {
    const change = changeOf(row, 'takenHeads');
    if (!change) return undefined;
    const requests = headRequests(change.after, studentID, context);
    // Heads that were stored before the program ended are not stored again.
    const openRequests = requests.filter((request) => !isTakenAsAsked(request, heads));
    const currentText = takenHeadsText(
      heads,
      monthOfDay(context.today),
      requests.map(({ head }) => head),
    );
    if (openRequests.length === requests.length && currentText !== change.before)
      return { field: 'takenHeads', message: says('importByHand') };
    for (const request of openRequests) {
      const outcome = unlessClockBehind(await this.heads.take(request, runner));
      if (!outcome.ok) return { field: 'takenHeads', message: says('importHeadGone') };
    }
    return undefined;
  }

  private async giveFirst(
    row: StoredRow,
    { concessions }: StudentRecord,
    runner: Caller,
    { today }: ConcessionContext,
  ): Promise<Fault | undefined> {
    if (!changeOf(row, 'concessionValue')) return undefined;
    const key = rowKeyOf(row);
    // A concession that was given before the program ended keeps the month of that day.
    const { from = monthOfDay(today) } = concessions?.find((one) => one.key === key) ?? {};
    const { concession } = newConcessionOf(row.values ?? {}, from);
    if (!concession) return undefined;
    const outcome = unlessClockBehind(await this.concessions.give(concession, key, runner));
    return outcome.ok ? undefined : { field: 'concessionFrom', message: says('importPassedMonth') };
  }

  private async giveMore(
    row: StoredRow,
    runner: Caller,
    context: ConcessionContext,
  ): Promise<Fault | undefined> {
    const change = changeOf(row, 'moreConcessions');
    const studentID = row.values?.studentID ?? '';
    const requests = change ? concessionRequests(change.after, studentID, context) : [];
    for (const [index, request] of requests.entries()) {
      const outcome = unlessClockBehind(
        await this.concessions.give(request, `${rowKeyOf(row)}:${index + 1}`, runner),
      );
      if (!outcome.ok) return { field: 'moreConcessions', message: says('importPassedMonth') };
    }
    return undefined;
  }
}
