import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  accept,
  foldText,
  type Outcome,
  type RefusalCode,
  type SyllabusSubject,
  type SyllabusUnit,
} from '@school/domain';
import { Types, type Model } from 'mongoose';
import { AuditTrail } from '../audit/audit-trail';
import type { StoredAuditEntry } from '../audit/audit.schema';
import { readDecideWrite } from '../common/read-decide-write';
import { SYLLABUS, type StoredSyllabus } from './syllabus.schema';

/** The new units of a subject, and the line of the audit log; without a line nothing changes. */
export interface UnitsChange<Value> {
  readonly units: readonly SyllabusUnit[];
  readonly line?: StoredAuditEntry;
  readonly value: Value;
}

/** The syllabus as it is stored (D67). */
@Injectable()
export class SyllabusRepository {
  constructor(
    @InjectModel(SYLLABUS) private readonly syllabus: Model<StoredSyllabus>,
    private readonly audit: AuditTrail,
  ) {}

  /** All subjects of a class that have had units in a session. */
  async ofClass({
    branch,
    class: schoolClass,
    session,
  }: Omit<SyllabusSubject, 'subject'>): Promise<readonly StoredSyllabus[]> {
    return this.syllabus
      .find({ session, branch, class: schoolClass })
      .sort({ foldedSubject: 1 })
      .lean<StoredSyllabus[]>();
  }

  /**
   * Changes the units of a subject as they are at that moment.
   * @param decide works out the change from the stored units; it is called again when another desk was faster
   */
  async change<Value, Code extends RefusalCode>(
    subject: SyllabusSubject,
    decide: (units: readonly SyllabusUnit[]) => Outcome<UnitsChange<Value>, Code>,
  ): Promise<Outcome<Value, Code | 'units-changed'>> {
    return readDecideWrite<StoredSyllabus | null, UnitsChange<Value>, Value, Code | 'units-changed'>({
      busy: 'units-changed',
      read: async () => accept(await this.of(subject)),
      decide: (stored) => decide(stored?.units ?? []),
      write: async (stored, { units, line, value }) =>
        line === undefined || (await this.write(subject, stored, units, line)) ? accept(value) : 'outdated',
    });
  }

  /** A unit of a subject as it is now. */
  async unit(id: string, subject: SyllabusSubject): Promise<SyllabusUnit | undefined> {
    return (await this.of(subject))?.units.find((one) => one.id === id);
  }

  private async of({
    branch,
    class: schoolClass,
    session,
    subject,
  }: SyllabusSubject): Promise<StoredSyllabus | null> {
    return this.syllabus
      .findOne({ session, branch, class: schoolClass, foldedSubject: foldText(subject) })
      .lean<StoredSyllabus | null>();
  }

  /** @returns whether no other desk was faster */
  private async write(
    { branch, class: schoolClass, session, subject }: SyllabusSubject,
    stored: StoredSyllabus | null,
    units: readonly SyllabusUnit[],
    line: StoredAuditEntry,
  ): Promise<boolean> {
    const _id = stored?._id ?? new Types.ObjectId();
    const revision = stored?.revision ?? 0;
    const subjectFields = { branch, class: schoolClass, session, subject, foldedSubject: foldText(subject) };
    const newVersion = { units, revision: revision + 1 };
    return revision === 0
      ? this.audit.create(this.syllabus, { _id, ...subjectFields, ...newVersion }, line)
      : this.audit.update(this.syllabus, { _id, revision }, { $set: newVersion }, line);
  }
}
