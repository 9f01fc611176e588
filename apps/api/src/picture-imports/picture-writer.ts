import { Injectable } from '@nestjs/common';
import { accept, refuse, type Outcome } from '@school/domain';
import type { Caller } from '../auth/signed-in';
import { isInvalid } from '../common/problem';
import { PicturesService } from '../pictures/pictures.service';
import type { DoneOf } from '../plans/plans.repository';
import { StudentUpdateService } from '../students/student-update.service';
import { StudentsRepository } from '../students/students.repository';
import { REF } from './look-at-files';
import type { StoredPictureRow } from './picture-imports.schema';

/** How often a student is read again when another desk was faster. */
const TRIES = 5;

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
    let stored: string | undefined;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const student = await this.students.find(studentID);
      if (!student) return refuse('student-not-found');
      const currentRef = student[REF[of]];
      // It was given before the program ended.
      if (currentRef !== undefined && (await this.pictures.sourceOf(currentRef)) === source)
        return accept(currentRef);
      if (currentRef !== before) return refuse('changed-since-preview');
      if (stored === undefined) {
        const picture = await this.pictures.take(brought, source, runner.id);
        if (!picture.ok) return picture;
        stored = picture.value;
      }
      const outcome = await this.updateOrRefusal({
        studentID,
        revision: student.revision,
        [REF[of]]: stored,
      });
      if (outcome.ok || outcome.code !== 'student-changed') return outcome;
    }
    return refuse('changed-since-preview');
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
