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

type Done = DoneOf<StoredPictureRow>;

/** Gives students the pictures of a plan, one after another; a repeated call changes nothing more. */
@Injectable()
export class PictureWriter {
  constructor(
    private readonly students: StudentsRepository,
    private readonly updates: StudentUpdateService,
    private readonly pictures: PicturesService,
  ) {}

  /** Writes pictures. @returns the outcome of each row, in their order */
  async write(rows: readonly StoredPictureRow[], runner: Caller): Promise<readonly Done[]> {
    const done: Done[] = [];
    // Keeps only one picture in memory at a time.
    for (const row of rows) {
      const given = await this.one(row, runner);
      if (row.brought !== undefined) await this.pictures.removeBrought([row.brought]);
      done.push(given.ok ? { outcome: 'changed' } : { outcome: 'refused', refused: given.code });
    }
    return done;
  }

  private async one(
    { studentID = '', of = 'photo', brought = '', source = '', before }: StoredPictureRow,
    runner: Caller,
  ): Promise<Outcome<unknown>> {
    let stored: string | undefined;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const student = await this.students.find(studentID);
      if (!student) return refuse('student-not-found');
      const now = student[REF[of]];
      // It was given before the program ended.
      if (now !== undefined && (await this.pictures.sourceOf(now)) === source) return accept(now);
      if (now !== before) return refuse('changed-since-preview');
      if (stored === undefined) {
        const made = await this.pictures.take(brought, source, runner.id);
        if (!made.ok) return made;
        stored = made.value;
      }
      const updated = await this.updated({ studentID, revision: student.revision, [REF[of]]: stored });
      if (updated.ok || updated.code !== 'student-changed') return updated;
    }
    return refuse('changed-since-preview');
  }

  /** Updates a student; a record that breaks a rule is one student's problem, and does not end the run. */
  private async updated(update: Parameters<StudentUpdateService['update']>[0]): Promise<Outcome<unknown>> {
    try {
      return await this.updates.update(update);
    } catch (error) {
      if (!isInvalid(error)) throw error;
      const isPicture = error.extras.fields?.some(({ field }) => Object.hasOwn(update, field)) ?? false;
      return isPicture ? refuse('picture-gone') : refuse('record-broken', 'studentID');
    }
  }
}
