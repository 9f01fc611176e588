import { Inject, Injectable } from '@nestjs/common';
import {
  daySpans,
  isSchoolDay,
  sumOfTallies,
  tallyOf,
  type AttendanceTally,
  type ClassAttendance,
  type Days,
} from '@school/domain';
import { CalendarRepository } from '../calendar/calendar.repository';
import { CLOCK, type Clock } from '../common/clock';
import { AttendanceRepository } from './attendance.repository';
import { marksOfDay, type Marks } from './marks-of-day';

/** In milliseconds: what was marked at a moment is stored by then. */
const STORED_AFTER = 60_000;

/** A record, added up but for the marks of those who stand in another one of the day too: which one counts the calendar says. */
interface AddedUp extends Marks {
  readonly others: AttendanceTally;
}

interface Known {
  readonly firstDay: string;
  /** What was marked before it is in the days. */
  readonly upTo: Date;
  readonly days: Map<string, readonly AddedUp[]>;
}

/**
 * How whole classes were marked, for reports (D62). A session has thousands of records, and each of them may be corrected: they
 * are added up once, and again of those days on which something was marked since.
 */
@Injectable()
export class ClassDays {
  private known: Known | undefined;

  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly calendar: CalendarRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What the students of each class were marked as on the school days of a session so far. */
  async of(days: Days): Promise<readonly ClassAttendance[]> {
    const [known, calendar] = await Promise.all([this.upToDate(days), this.calendar.holidays()]);
    const classes = new Map<string, ClassAttendance>();
    for (const [day, records] of known.days) {
      if (day < days.firstDay || day > days.lastDay) continue;
      const open = records.filter((record) => isSchoolDay(day, record, calendar));
      const { counted } = marksOfDay(open);
      for (const one of open) {
        const { branch, class: schoolClass, others } = one;
        const marks = counted.filter(({ record }) => record === one);
        const key = `${branch} ${schoolClass}`;
        const before = classes.get(key)?.tally;
        const tally = sumOfTallies([...(before ? [before] : []), others, statesOf(marks)]);
        classes.set(key, { branch, class: schoolClass, tally });
      }
    }
    return [...classes.values()];
  }

  private async upToDate(days: Days): Promise<Known> {
    const now = this.clock.now();
    const { known } = this;
    // After the clock was set back nobody knows what was marked since.
    if (known?.firstDay !== days.firstDay || known.upTo > now) return this.readAll(days, now);
    const since = new Date(known.upTo.getTime() - STORED_AFTER);
    const changed = await this.attendance.daysMarkedSince(since);
    await this.read(known.days, changed);
    return this.keep({ ...known, upTo: now });
  }

  private async readAll(days: Days, now: Date): Promise<Known> {
    const read: Known['days'] = new Map();
    for (const { firstDay, lastDay } of daySpans(days, days.lastDay))
      put(read, await this.attendance.marksOf({ $gte: firstDay, $lte: lastDay }));
    return this.keep({ firstDay: days.firstDay, upTo: now, days: read });
  }

  private async read(days: Known['days'], changed: readonly string[]): Promise<void> {
    if (changed.length === 0) return;
    put(days, await this.attendance.marksOf({ $in: [...changed] }));
  }

  private keep(known: Known): Known {
    this.known = known;
    return known;
  }
}

const statesOf = (marks: Marks['marks']) => tallyOf(marks.map(({ attendance }) => attendance));

/** Puts in days that were read whole. @param read in the order in which they were begun */
function put(days: Known['days'], read: readonly Marks[]): void {
  const byDay = new Map<string, Marks[]>();
  for (const one of read) byDay.set(one.day, [...(byDay.get(one.day) ?? []), one]);
  for (const [day, records] of byDay) {
    const twice = new Set(marksOfDay(records).again.map(({ student }) => student));
    days.set(
      day,
      records.map(({ marks, branch, class: schoolClass }) => ({
        ...{ branch, class: schoolClass, day },
        others: statesOf(marks.filter(({ student }) => !twice.has(student))),
        marks: marks.filter(({ student }) => twice.has(student)),
      })),
    );
  }
}
