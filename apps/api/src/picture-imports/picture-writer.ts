import { Injectable } from '@nestjs/common';
import { accept, refuse, type Outcome } from '@school/domain';
import type { Caller } from '../auth/signed-in';
import { isInvalid } from '../common/problem';
import { readDecideWrite } from '../common/read-decide-write';
import { PicturesService } from '../pictures/pictures.service';
import type { DoneOf } from '../plans/plans.repository';
import { StudentUpdateService } from '../students/student-update.service';
import { StudentsRepository } from '../students/students.repository';
import { REF } from './look-at-files';
import type { StoredPictureRow } from './picture-imports.schema';

type PictureOutcome = DoneOf<StoredPictureRow>;

/** Gives students the pictures of a plan, one after another; a repeated call changes nothing more. */
@Injectable()
export class PictureWriter {
  constructor(
    private readonly students: StudentsRepository,
    private readonly updates: StudentUpdateService,
    private readonly pictures: PicturesService,
  ) {}

  /** Writes pictures. @returns the outcome of each row, in their order */
  async write(rows: readonly StoredPictureRow[], runner: Caller): Promise<readonly PictureOutcome[]> {
    const outcomes: PictureOutcome[] = [];
    // Keeps only one picture in memory at a time.
    for (const row of rows) {
      const outcome = await this.givePicture(row, runner);
      if (row.brought !== undefined) await this.pictures.removeBrought([row.brought]);
      outcomes.push(outcome.ok ? { outcome: 'changed' } : { outcome: 'refused', refused: outcome.code });
    }
    return outcomes;
  }

  private async givePicture(
    { studentID = '', of = 'photo', brought = '', source = '', before }: StoredPictureRow,
    runner: Caller,
  ): Promise<Outcome<unknown>> {
    let taken: Outcome<string> | undefined;
    return readDecideWrite({
      read: async () => {
        const student = await this.students.find(studentID);
        return student ? accept(student) : refuse('student-not-found');
      },
      decide: async (student) => {
        const currentRef = student[REF[of]];
        const wasGivenBefore =
          currentRef !== undefined && (await this.pictures.sourceOf(currentRef)) === source;
        return wasGivenBefore || currentRef === before
          ? accept(wasGivenBefore)
          : refuse('changed-since-preview');
      },
      write: async ({ revision }, wasGivenBefore) => {
        if (wasGivenBefore) return accept(undefined);
        taken ??= await this.pictures.take(brought, source, runner.id);
        if (!taken.ok) return taken;
        const outcome = await this.updateOrRefusal({ studentID, revision, [REF[of]]: taken.value });
        return !outcome.ok && outcome.code === 'student-changed' ? 'outdated' : outcome;
      },
      busy: 'changed-since-preview',
    });
  }

  /** Updates a student; a record that breaks a rule is one student's problem, and does not end the run. */
  private async updateOrRefusal(
    update: Parameters<StudentUpdateService['update']>[0],
  ): Promise<Outcome<unknown>> {
    try {
      return await this.updates.update(update);
    } catch (error) {
      if (!isInvalid(error)) throw error;
      const isPicture = error.extras.fields?.some(({ field }) => Object.hasOwn(update, field)) ?? false;
      return isPicture ? refuse('picture-gone') : refuse('record-broken', 'studentID');
    }
  }
}
