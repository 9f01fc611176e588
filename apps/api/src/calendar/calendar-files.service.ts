import { createHash } from 'node:crypto';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import {
  accept,
  changesBetween,
  endOfNextSession,
  firstDayOf,
  institutionName,
  nextMonth,
  planCalendar,
  refuse,
  schoolDate,
  schoolMonth,
  sessionName,
  sourceOf,
  type CalendarImport,
  type CalendarQuery,
  type FileDefaults,
  type Outcome,
  type PlannedOccasion,
  type ReadOccasion,
} from '@school/domain';
import { Types } from 'mongoose';
import { z } from 'zod';
import { AuditTrail } from '../audit/audit-trail';
import type { Caller } from '../auth/signed-in';
import { wordsOfCall } from '../common/caller-words';
import { CLOCK, type Clock } from '../common/clock';
import { invalidFields } from '../common/problem';
import { uploadedName, type SentFile } from '../common/sent-file';
import { DemonstrationService } from '../demonstration/demonstration.service';
import { fileNameOf } from '../exports/list-exports.service';
import { occasionChanges, occasionSubject } from './calendar-changes';
import { calendarPlanAnswer, type CalendarImportAnswer, type CalendarPlanAnswer } from './calendar.answers';
import { CalendarRepository } from './calendar.repository';
import type { StoredOccasion } from './calendar.schema';
import { readCalendarFile } from './read-calendar-file';
import { writeCalendarFile } from './write-calendar-file';

type FileRefusal = 'calendar-unreadable' | 'calendar-too-long';

interface Plan {
  readonly name: string;
  readonly rows: readonly PlannedOccasion[];
  readonly read: ReadonlyMap<string, ReadOccasion>;
  readonly known: ReadonlyMap<string, StoredOccasion>;
}

/** Writes the calendar as a file for other calendars, and brings in files of other calendars (D63). */
@Injectable()
export class CalendarFilesService {
  constructor(
    private readonly calendar: CalendarRepository,
    private readonly audit: AuditTrail,
    @Inject(DemonstrationService) private readonly demonstration: Pick<DemonstrationService, 'isOne'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The calendar of some days as an ICS file. The audit log records the export before anybody has the file (D69). */
  async write(query: CalendarQuery) {
    const words = wordsOfCall();
    const occasions = await this.calendar.between(query);
    const isDemonstration = await this.demonstration.isOne();
    const name = isDemonstration ? `${words.demonstration}: ${institutionName}` : institutionName;
    const bytes = Buffer.from(writeCalendarFile(occasions, name, words), 'utf8');
    const changes = changesBetween({}, { ...query, as: 'ics', total: occasions.length });
    await this.audit.write(this.audit.line('list-exported', { kind: 'list', id: 'calendar' }, changes));
    return new StreamableFile(bytes, {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="${fileNameOf('school-calendar', { filters: query })}-${schoolDate(this.clock.now())}.ics"`,
      length: bytes.length,
    });
  }

  /** Previews how a file would change the calendar; nothing is stored. */
  async preview(
    file: SentFile | undefined,
    defaults: FileDefaults,
  ): Promise<Outcome<CalendarPlanAnswer, FileRefusal>> {
    const plan = await this.plan(file, defaults);
    if (!plan.ok) return plan;
    const { name, rows } = plan.value;
    return accept(z.encode(calendarPlanAnswer, { plan: name, rows: [...rows] }));
  }

  /** Brings in a file exactly as its preview said; refused when the result would be different by now. */
  async bring(
    file: SentFile | undefined,
    { plan: expected, ...defaults }: CalendarImport,
    account: Caller,
  ): Promise<Outcome<CalendarImportAnswer, FileRefusal | 'calendar-changed'>> {
    const plan = await this.plan(file, defaults);
    if (!plan.ok) return plan;
    if (plan.value.name !== expected) return refuse('calendar-changed');
    const newOccasions = this.newOccasionsOf(plan.value, account);
    const isAdded = await this.calendar.insert(newOccasions);
    const changed = isAdded && (await this.change(plan.value, account));
    if (changed === false) return refuse('calendar-changed');
    const counts = { added: newOccasions.length, changed };
    await this.audit.write(
      this.audit.line(
        'calendar-imported',
        { kind: 'import', id: file ? uploadedName(file) : '' },
        changesBetween({}, counts),
      ),
    );
    return accept(counts);
  }

  private async plan(
    file: SentFile | undefined,
    defaults: FileDefaults,
  ): Promise<Outcome<Plan, FileRefusal>> {
    if (!file) throw invalidFields([{ field: 'file', code: 'oneCalendar' }]);
    const month = schoolMonth(this.clock.now());
    const outcome = readCalendarFile(file.buffer, {
      firstDay: firstDayOf(sessionName(month)),
      lastDay: `${nextMonth(endOfNextSession(month))}-01`,
    });
    if (!outcome.ok) return outcome;
    const uids = outcome.value.map(({ uid }) => uid);
    const knownByUid = new Map((await this.calendar.ofFile(uids)).map((one) => [one.uid, one]));
    const rows = planCalendar(outcome.value, knownByUid, defaults);
    const revisions = [...knownByUid.values()].map(({ uid, revision }) => [uid, revision]);
    return accept({
      name: createHash('sha256')
        .update(JSON.stringify([rows, revisions]))
        .digest('hex'),
      rows,
      read: new Map(outcome.value.map((one) => [one.uid, one])),
      known: knownByUid,
    });
  }

  private newOccasionsOf({ rows, read }: Plan, account: Caller) {
    return rows.flatMap(({ uid, plannedState, after }) => {
      const readOccasion = read.get(uid);
      if (plannedState !== 'new' || !after || !readOccasion) return [];
      const unaudited = [
        this.audit.line('occasion-added', occasionSubject(after), occasionChanges(undefined, after)),
      ];
      const occasion = {
        _id: new Types.ObjectId(),
        uid,
        isRemoved: false,
        revision: 0,
        source: sourceOf(readOccasion),
      };
      return [{ ...after, ...occasion, ...this.changedBy(account), unaudited }];
    });
  }

  /** @returns the number of changed occasions, or false when another desk was faster */
  private async change({ rows, read, known }: Plan, account: Caller): Promise<number | false> {
    let count = 0;
    for (const { uid, plannedState, after } of rows) {
      const [before, readOccasion] = [known.get(uid), read.get(uid)];
      if (plannedState !== 'changed' || !after || !before || !readOccasion) continue;
      const line = this.audit.line(
        'occasion-changed',
        occasionSubject(before),
        occasionChanges(before, after),
      );
      const newVersion = {
        ...after,
        isRemoved: false,
        revision: before.revision + 1,
        source: sourceOf(readOccasion),
        ...this.changedBy(account),
      };
      if (!(await this.calendar.change(before, newVersion, line))) return false;
      count += 1;
    }
    return count;
  }

  private changedBy({ fname, id }: Caller) {
    return { changedBy: fname, changedById: id, changedAt: this.clock.now() };
  }
}
