import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import {
  accept,
  DAY,
  HOUR,
  isPdf,
  refuse,
  teachesSubjectInClass,
  unitFileName,
  type AuditAction,
  type Outcome,
  type RemovedUnit,
  type SyllabusUnit,
  type UnitFile,
  type UnitFileQuery,
} from '@school/domain';
import pLimit from 'p-limit';
import { AuditTrail } from '../audit/audit-trail';
import { isOfOffice } from '../auth/own-sections';
import type { Caller } from '../auth/signed-in';
import { recordAsSeen } from '../common/record-as-seen';
import { CLOCK, type Clock } from '../common/clock';
import { invalidFields, Problem } from '../common/problem';
import { uploadedName, type SentFile } from '../common/sent-file';
import { mustPlan } from './may-plan';
import type { UnitAnswer } from './syllabus.answers';
import { SyllabusRepository } from './syllabus.repository';
import { fileChanges, unitSubject } from './unit-words';
import { UnitFilesRepository } from './unit-files.repository';

/** A unit with its new file, and the id of the file that it had before. */
interface UnitWithFile {
  readonly unit: SyllabusUnit;
  readonly before: string | undefined;
}

type WhyNoFile = 'unit-not-found' | 'unit-changed' | 'units-changed';

/** The most uploads of an account a day: far more than a teacher plans on a day, and less than fills a disk. */
const MOST_A_DAY = 200;

/** The file of each unit of the syllabus: one PDF, recognised by its content (D67). */
@Injectable()
export class UnitFilesService {
  private readonly oneAtATime = pLimit(1);

  constructor(
    private readonly syllabus: SyllabusRepository,
    private readonly files: UnitFilesRepository,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Attaches a file to a unit that is still as it was seen, in place of the one before.
   * @throws Problem 400 without a file, 403 for a subject that is not the caller's, 415 for anything but a PDF, 429 for an
   * account that has uploaded a day's worth
   */
  async put(
    file: SentFile | undefined,
    unit: RemovedUnit,
    account: Caller,
  ): Promise<Outcome<UnitAnswer, WhyNoFile>> {
    mustPlan(account, unit);
    if (!file) throw invalidFields([{ field: 'file', code: 'oneUnitFile' }]);
    if (!isPdf(file.buffer)) throw new Problem(415, 'unitFileKind');
    const name = unitFileName(uploadedName(file));
    const earlierUnit = await this.putBefore(file.buffer, name, unit);
    if (earlierUnit) return accept(earlierUnit);
    const id = await this.keep(file.buffer, unit.id, account);
    const newFile = { id, name, size: file.buffer.length };
    const outcome = await this.changeFile('unit-file-put', unit, newFile);
    if (!outcome.ok) await this.files.remove([id]);
    return outcome;
  }

  /** The unit, where this very file was attached to it as it was seen: the call is sent again because its answer was lost. */
  private async putBefore(
    bytes: Buffer,
    name: string,
    { id, revision, ...subject }: RemovedUnit,
  ): Promise<SyllabusUnit | undefined> {
    const unit = await this.syllabus.unit(id, subject);
    if (unit?.revision !== revision + 1 || unit.file?.name !== name) return undefined;
    return (await this.files.find(unit.file.id))?.equals(bytes) ? unit : undefined;
  }

  /** Removes the file of a unit that is still as it was seen. */
  async remove(unit: RemovedUnit, account: Caller): Promise<Outcome<UnitAnswer, WhyNoFile>> {
    mustPlan(account, unit);
    return this.changeFile('unit-file-removed', unit, undefined);
  }

  /** Removes all files uploaded for a unit that is no longer in the syllabus. */
  async removeAllOf(unit: string): Promise<void> {
    await this.files.remove(await this.files.ofUnit(unit, this.clock.now()));
  }

  /**
   * The file of a unit, for readers of the syllabus: always a download, never shown inside the office's own page.
   * @throws Problem 404 where the unit has none
   */
  async get(
    { id, ...subject }: UnitFileQuery,
    account: Caller,
  ): Promise<Outcome<StreamableFile, 'syllabus-not-own' | 'unit-not-found'>> {
    if (!isOfOffice(account) && !teachesSubjectInClass(account.teaching, subject, subject.subject))
      return refuse('syllabus-not-own');
    const unit = await this.syllabus.unit(id, subject);
    if (!unit) return refuse('unit-not-found');
    const bytes = unit.file && (await this.files.find(unit.file.id));
    if (!unit.file || !bytes) throw new Problem(404, 'noSuchUnitFile');
    const name = encodeURIComponent(unit.file.name).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16)}`,
    );
    return accept(
      new StreamableFile(bytes, {
        type: 'application/pdf',
        disposition: `attachment; filename="unit.pdf"; filename*=UTF-8''${name}`,
        length: bytes.length,
      }),
    );
  }

  private keep(bytes: Buffer, unit: string, account: Caller): Promise<string> {
    // One after the other: many at once would all pass the count.
    return this.oneAtATime(async () => {
      const now = this.clock.now();
      const uploadedToday = await this.files.countSince(account.id, new Date(now.getTime() - DAY));
      if (uploadedToday >= MOST_A_DAY)
        throw new Problem(429, 'unitFileQuota', { retryAfterSeconds: DAY / 1000 });
      return this.files.insert(bytes, unit, account.id, now);
    });
  }

  /** Sets or clears a unit's file, and removes its earlier file and leftovers of broken-off calls over an hour old. */
  private async changeFile(
    action: AuditAction,
    { id, revision, ...subject }: RemovedUnit,
    file: UnitFile | undefined,
  ): Promise<Outcome<UnitAnswer, WhyNoFile>> {
    const outcome = await this.syllabus.change<UnitWithFile, 'unit-not-found' | 'unit-changed'>(
      subject,
      (units) => {
        const current = units.find((one) => one.id === id);
        // Sent again because the answer was lost: the file is already gone.
        if (!file && current?.revision === revision + 1 && !current.file)
          return accept({ units, value: { unit: current, before: undefined } });
        const seen = recordAsSeen('unit', current, revision);
        if (!seen.ok) return seen;
        const { file: before, ...rest } = seen.value;
        if (!before && !file) return accept({ units, value: { unit: seen.value, before: undefined } });
        const unit = { ...rest, revision: revision + 1, ...(file && { file }) };
        return accept({
          units: units.map((one) => (one.id === id ? unit : one)),
          line: this.audit.line(action, unitSubject(subject, unit), fileChanges(before, file)),
          value: { unit, before: before?.id },
        });
      },
    );
    if (!outcome.ok) return outcome;
    const { unit, before } = outcome.value;
    const earlierFiles = await this.files.ofUnit(id, new Date(this.clock.now().getTime() - HOUR));
    const toRemove = earlierFiles.filter((one) => one !== file?.id);
    await this.files.remove(before === undefined ? toRemove : [...toRemove, before]);
    return accept(unit);
  }
}
