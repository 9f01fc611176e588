import { Inject, Injectable } from '@nestjs/common';
import { daySpans, isSchoolDay, MINUTE, sumOfTallies, type ClassAttendance, type Days } from '@school/domain';
import { CalendarRepository } from '../calendar/calendar.repository';
import { CLOCK, type Clock } from '../common/clock';
import { AttendanceRepository, type ClassDay } from './attendance.repository';

/** In milliseconds: after this time a mark is certainly stored. */
const STORED_AFTER = MINUTE;

interface KnownDays {
  readonly firstDay: string;
  /** The time up to which all marks are included in the days. */
  readonly upTo: Date;
  readonly days: Map<string, readonly ClassDay[]>;
}

/**
 * The tallies of whole classes, for reports (D62). A session has thousands of records, and any of them may be corrected, so they
 * are added up once, and again only for days on which something was marked since.
 */
@Injectable()
export class ClassDays {
  private known: KnownDays | undefined;

  constructor(
    private readonly attendance: AttendanceRepository,
    private readonly calendar: CalendarRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The tallies of each class over the school days of a session so far. */
  async of(days: Days): Promise<readonly ClassAttendance[]> {
    const [known, calendar] = await Promise.all([this.upToDate(days), this.calendar.holidays()]);
    const classes = new Map<string, ClassAttendance>();
    for (const [day, records] of known.days) {
      if (day < days.firstDay || day > days.lastDay) continue;
      for (const { branch, class: schoolClass, tally } of records) {
        const place = { branch, class: schoolClass };
        if (!isSchoolDay(day, place, calendar)) continue;
        const key = `${branch} ${schoolClass}`;
        const tallyBefore = classes.get(key)?.tally;
        classes.set(key, { ...place, tally: sumOfTallies(tallyBefore ? [tallyBefore, tally] : [tally]) });
      }
    }
    return [...classes.values()];
  }

  private async upToDate(days: Days): Promise<KnownDays> {
    const now = this.clock.now();
    const { known } = this;
    // If the clock was set back, nobody knows which marks are newer, so all are read again.
    if (known?.firstDay !== days.firstDay || known.upTo > now) return this.readAll(days, now);
    const since = new Date(known.upTo.getTime() - STORED_AFTER);
    const changedDays = await this.attendance.daysMarkedSince(since);
    await this.readDays(known.days, changedDays);
    return this.keep({ ...known, upTo: now });
  }

  private async readAll(days: Days, now: Date): Promise<KnownDays> {
    const daysRead: KnownDays['days'] = new Map();
    for (const { firstDay, lastDay } of daySpans(days, days.lastDay))
      setDays(daysRead, await this.attendance.classDays({ $gte: firstDay, $lte: lastDay }));
    return this.keep({ firstDay: days.firstDay, upTo: now, days: daysRead });
  }

  private async readDays(days: KnownDays['days'], changed: readonly string[]): Promise<void> {
    if (changed.length === 0) return;
    setDays(days, await this.attendance.classDays({ $in: [...changed] }));
  }

  private keep(known: KnownDays): KnownDays {
    this.known = known;
    return known;
  }
}

function setDays(days: KnownDays['days'], classDays: readonly ClassDay[]): void {
  const byDay = new Map<string, ClassDay[]>();
  for (const classDay of classDays) byDay.set(classDay.day, [...(byDay.get(classDay.day) ?? []), classDay]);
  for (const [day, records] of byDay) days.set(day, records);
}
