import { Inject, Injectable } from '@nestjs/common';
import { dayBookTotals, countsByDeed, schoolDate, staffFigures, type DayBookPart } from '@school/domain';
import { z } from 'zod';
import { AttendanceTodayService } from '../attendance/attendance-today.service';
import { AuditService } from '../audit-log/audit.service';
import type { Caller } from '../auth/signed-in';
import { CalendarService } from '../calendar/calendar.service';
import { ClosingsService } from '../closings/closings.service';
import { CLOCK, type Clock } from '../common/clock';
import { DayBookService } from '../day-book/day-book.service';
import { moneyOfDay, type TodaysSummaryAnswer } from './reports.answers';

/** The money of a day, as told to accounts with the right to reports. */
type Money = Pick<TodaysSummaryAnswer, 'money' | 'openDrawers'>;

/** The figures that a head of school asks for in the evening, each as its own screen has it (section 2). */
@Injectable()
export class TodaysSummaryService {
  constructor(
    private readonly dayBook: DayBookService,
    private readonly closings: ClosingsService,
    private readonly audit: AuditService,
    private readonly attendance: AttendanceTodayService,
    private readonly calendar: CalendarService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Money is left out for an account that has no right to reports. */
  async read(account: Caller): Promise<TodaysSummaryAnswer> {
    const day = schoolDate(this.clock.now());
    const days = { firstDay: day, lastDay: day };
    const [{ parts, entries }, deeds, attendance, { sections }, occasions] = await Promise.all([
      this.dayBook.collected(days),
      this.audit.counts(days),
      this.attendance.summary(),
      this.attendance.sections(day, account),
      this.calendar.list(days),
    ]);
    const { receipts, voids, refunds } = staffFigures({ parts, entries, deeds });
    return {
      day,
      receipts,
      voids,
      refunds,
      ...(account.rights.includes('reports') && (await this.money(parts))),
      deeds: countsByDeed(deeds),
      attendance,
      notMarked: sections
        .filter(({ closed, marked }) => !closed && !marked)
        .map(({ branch, class: schoolClass, section, students }) => ({
          branch,
          class: schoolClass,
          section,
          students,
        })),
      occasions,
    };
  }

  private async money(parts: readonly DayBookPart[]): Promise<Money> {
    const { modes, branches, collected, voided, refunded, total } = dayBookTotals(parts);
    const drawers = await this.closings.openDrawers();
    return {
      money: z.encode(moneyOfDay, { modes, branches, collected, voided, refunded, total }),
      openDrawers: drawers.map(({ collectedBy, entryCount, firstAt }) => ({
        collectedBy,
        entryCount,
        firstAt,
      })),
    };
  }
}
