import { Inject, Injectable } from '@nestjs/common';
import {
  accept,
  isSameOrder,
  isSameSubject,
  MOST_UNITS,
  refuse,
  schoolDate,
  sessionAt,
  teachesClass,
  teachesSubjectInClass,
  type AuditAction,
  type ChangedUnit,
  type ClassSyllabus,
  type DoneUnit,
  type NewUnit,
  type Outcome,
  type RemovedUnit,
  type SyllabusExportQuery,
  type SyllabusQuery,
  type SyllabusSubject,
  type SyllabusUnit,
  type UnitOrder,
} from '@school/domain';
import { Types } from 'mongoose';
import { z } from 'zod';
import { AuditTrail } from '../audit/audit-trail';
import { isOfOffice } from '../auth/own-sections';
import type { Caller } from '../auth/signed-in';
import { recordAsSeen } from '../common/record-as-seen';
import { CLOCK, type Clock } from '../common/clock';
import { orRefuse } from '../common/refusal';
import { ListExports } from '../exports/list-exports.service';
import { SubjectsService } from '../subjects/subjects.service';
import { mayPlan, mustPlan } from './may-plan';
import {
  classSyllabusAnswer,
  type ClassSyllabusAnswer,
  type UnitAnswer,
  type UnitOrderAnswer,
  type UnitRemovedAnswer,
} from './syllabus.answers';
import { SyllabusRepository } from './syllabus.repository';
import { syllabusSheet } from './syllabus.sheet';
import { UnitFilesService } from './unit-files.service';
import { orderChanges, unitChanges, unitSubject } from './unit-words';

type WhyNoChange = 'unit-not-found' | 'unit-changed' | 'units-changed';
type WhyNotDone = WhyNoChange | 'unit-done-later';

/** A unit as it was seen, and the day on which it was done. */
interface UnitWrite {
  readonly id: string;
  readonly revision: number;
  readonly subject: SyllabusSubject;
  readonly doneOn: string | undefined;
}

/** The units that each class is to learn in a session, and those that are done (D67). */
@Injectable()
export class SyllabusService {
  constructor(
    private readonly stored: SyllabusRepository,
    private readonly files: UnitFilesService,
    private readonly subjects: SubjectsService,
    private readonly exports: ListExports,
    private readonly audit: AuditTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The syllabus of a class, by subject; for a teacher their own subjects. @throws Problem 403 for a class they do not teach */
  async ofClass(query: SyllabusQuery, account: Caller): Promise<ClassSyllabusAnswer> {
    return z.encode(classSyllabusAnswer, await this.shown(query, account));
  }

  /** The syllabus of a class as a file (D69). */
  async export({ as, ...query }: SyllabusExportQuery, account: Caller) {
    const syllabus = await this.shown(query, account);
    const { subjects: _, ...filters } = syllabus;
    return this.exports.write((words) => syllabusSheet(syllabus, this.today(), words), as, { filters });
  }

  /** Adds a unit at the end of a subject. The same one sent again, as after a lost answer, is added only once. */
  async add(
    { name, plannedFrom, plannedTo, ...subject }: NewUnit,
    account: Caller,
  ): Promise<Outcome<UnitAnswer, 'subject-not-of-class' | 'units-full' | 'units-changed'>> {
    mustPlan(account, subject);
    const learnt = await this.subjects.mustLearn(subject, [subject.subject]);
    if (!learnt.ok) return learnt;
    const unit: SyllabusUnit = {
      id: new Types.ObjectId().toHexString(),
      revision: 0,
      name,
      plannedFrom,
      plannedTo,
    };
    return this.stored.change(subject, (units) => {
      const existing = units.find((one) => isSamePlan(one, unit));
      if (existing) return accept({ units, value: existing });
      if (units.length >= MOST_UNITS) return refuse('units-full', 'name', String(MOST_UNITS));
      const line = this.audit.line('unit-added', unitSubject(subject, unit), unitChanges(undefined, unit));
      return accept({ units: [...units, unit], line, value: unit });
    });
  }

  /** Changes the details of a unit that is still as it was seen. */
  async change(
    { id, revision, name, plannedFrom, plannedTo, doneOn, ...subject }: ChangedUnit,
    account: Caller,
  ): Promise<Outcome<UnitAnswer, WhyNotDone>> {
    const plan = { name, plannedFrom, plannedTo };
    return this.write('unit-changed', { id, revision, subject, doneOn }, account, plan);
  }

  /** Marks a unit that is still as it was seen as done on a day, today at the latest, or takes that back. */
  async markDone(
    { id, revision, doneOn, ...subject }: DoneUnit,
    account: Caller,
  ): Promise<Outcome<UnitAnswer, WhyNotDone>> {
    const action = doneOn === undefined ? 'unit-not-done' : 'unit-done';
    return this.write(action, { id, revision, subject, doneOn }, account);
  }

  /** Removes a unit that is still as it was seen, and its file with it. */
  async remove(
    { id, revision, ...subject }: RemovedUnit,
    account: Caller,
  ): Promise<Outcome<UnitRemovedAnswer, WhyNoChange>> {
    mustPlan(account, subject);
    const removed = await this.stored.change(subject, (units) => {
      const unit = units.find((one) => one.id === id);
      const seen = recordAsSeen('unit', unit, revision);
      if (!seen.ok) return seen;
      return accept({
        units: units.filter((one) => one.id !== id),
        line: this.audit.line(
          'unit-removed',
          unitSubject(subject, seen.value),
          unitChanges(seen.value, undefined),
        ),
        value: { isRemoved: true },
      });
    });
    if (removed.ok) await this.files.removeAllOf(id);
    return removed;
  }

  /** Puts the units of a subject into another order, if they are in the order that was seen; the same order changes nothing. */
  async order(
    { seen, order, ...subject }: UnitOrder,
    account: Caller,
  ): Promise<Outcome<UnitOrderAnswer, 'units-changed'>> {
    mustPlan(account, subject);
    return this.stored.change(subject, (units) => {
      const currentOrder = units.map(({ id }) => id);
      const value = { order };
      if (isSameOrder(currentOrder, order)) return accept({ units, value });
      if (!isSameOrder(currentOrder, seen)) return refuse('units-changed');
      const ordered = order.flatMap((id) => units.filter((one) => one.id === id));
      const line = this.audit.line('units-ordered', unitSubject(subject), orderChanges(units, ordered));
      return accept({ units: ordered, line, value });
    });
  }

  private async write(
    action: AuditAction,
    { id, revision, subject, doneOn }: UnitWrite,
    account: Caller,
    plan?: Pick<SyllabusUnit, 'name' | 'plannedFrom' | 'plannedTo'>,
  ): Promise<Outcome<UnitAnswer, WhyNotDone>> {
    mustPlan(account, subject);
    if (doneOn !== undefined && doneOn > this.today()) return refuse('unit-done-later', 'doneOn');
    return this.stored.change(subject, (units) => {
      const current = units.find((one) => one.id === id);
      if (current === undefined) return refuse('unit-not-found');
      const { doneOn: _, ...before } = current;
      const unit = {
        ...before,
        ...plan,
        revision: revision + 1,
        ...(doneOn !== undefined && { doneOn }),
      };
      const changes = unitChanges(current, unit);
      // Unchanged, or sent again because the answer was lost: no other desk has changed it.
      if (changes.length === 0) return accept({ units, value: current });
      if (current.revision !== revision) return refuse('unit-changed');
      return accept({
        units: units.map((one) => (one.id === id ? unit : one)),
        line: this.audit.line(action, unitSubject(subject, unit), changes),
        value: unit,
      });
    });
  }

  /** The subjects that the class learns now, in the order of its papers, then former ones that still have units. */
  private async shown(
    { branch, class: schoolClass, session = sessionAt(this.clock.now()) }: SyllabusQuery,
    account: Caller,
  ): Promise<ClassSyllabus> {
    const classInSession = { branch, class: schoolClass, session };
    if (!isOfOffice(account) && !teachesClass(account.teaching, classInSession))
      orRefuse(refuse('section-not-own'));
    const [learnt, stored] = await Promise.all([
      this.subjects.of(classInSession),
      this.stored.ofClass(classInSession),
    ]);
    const former = stored.filter(
      ({ subject, units }) => units.length > 0 && !learnt.some((one) => isSameSubject(one, subject)),
    );
    return {
      ...classInSession,
      subjects: [...learnt, ...former.map(({ subject }) => subject)]
        .filter(
          (subject) =>
            isOfOffice(account) || teachesSubjectInClass(account.teaching, classInSession, subject),
        )
        .map((subject) => ({
          subject,
          mayPlan: mayPlan(account, { ...classInSession, subject }),
          units: [...(stored.find((one) => isSameSubject(one.subject, subject))?.units ?? [])],
        })),
    };
  }

  private today(): string {
    return schoolDate(this.clock.now());
  }
}

const isSamePlan = (one: SyllabusUnit, other: SyllabusUnit): boolean =>
  one.name === other.name && one.plannedFrom === other.plannedFrom && one.plannedTo === other.plannedTo;
