import { Inject, Injectable } from '@nestjs/common';
import {
  attendanceShare,
  dayBookTotals,
  daysOfMonth,
  generalReport,
  monthOfDay,
  monthsBetween,
  schoolDate,
  sessionMonths,
  sessionOfDay,
  startOfDay,
  type Days,
  type GeneralReport,
  type GeneralReportExportQuery,
  type StudentCount,
} from '@school/domain';
import { z } from 'zod';
import { ClassDays } from '../attendance/class-days.service';
import type { Caller } from '../auth/signed-in';
import { Cached } from '../common/cached';
import { CLOCK, type Clock } from '../common/clock';
import { DayBookService } from '../day-book/day-book.service';
import { DefaultersService } from '../defaulters/defaulters.service';
import { ListExports } from '../exports/list-exports.service';
import { StudentsRepository } from '../students/students.repository';
import { generalReportSheet } from './general-report.sheet';
import { generalReportAnswer, type GeneralReportAnswer } from './reports.answers';

const mayReadMoney = ({ rights }: Caller): boolean => rights.includes('reports');

/** The state of the school in its session, each figure by the rule of its own screen (section 2, D53, D55, D62). */
@Injectable()
export class GeneralReportService {
  /** The counts of all students, cached so that they are not made again for everybody who looks at the same moment. */
  private readonly students: Cached<readonly StudentCount[]>;

  constructor(
    private readonly records: StudentsRepository,
    private readonly defaulters: DefaultersService,
    private readonly classDays: ClassDays,
    private readonly dayBook: DayBookService,
    private readonly exports: ListExports,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.students = new Cached(() => this.records.counted(this.sessionSoFar().firstDay), clock);
  }

  /** Money is left out for an account that has no right to reports. */
  async read(account: Caller): Promise<GeneralReportAnswer> {
    const days = this.sessionSoFar();
    const { classes, sections, total } = await this.report(days, account);
    const answer = {
      day: days.lastDay,
      session: sessionOfDay(days.lastDay),
      classes: classes.map((one) => ({ ...one, ...shareOf(one) })),
      sections,
      total: { ...total, ...shareOf(total) },
      ...(mayReadMoney(account) && { months: await this.months(days) }),
    };
    return z.encode(generalReportAnswer, answer as z.output<typeof generalReportAnswer>);
  }

  /** The report as a file, one line per section (D69). */
  async export({ as }: GeneralReportExportQuery, account: Caller) {
    const report = await this.report(this.sessionSoFar(), account);
    return this.exports.write((words) => generalReportSheet(report, words), as, { filters: {} });
  }

  private async report(days: Days, account: Caller): Promise<GeneralReport> {
    const [students, left, attendance, owed] = await Promise.all([
      this.students.get(),
      this.records.countLeft(startOfDay(days.firstDay)),
      this.classDays.of(days),
      mayReadMoney(account) ? this.defaulters.bySection() : undefined,
    ]);
    return generalReport({ students, left, attendance, owed });
  }

  private async months({ firstDay, lastDay }: Days) {
    const months = [];
    for (const month of monthsBetween(monthOfDay(firstDay), monthOfDay(lastDay))) {
      const last = daysOfMonth(month).at(-1) ?? lastDay;
      const monthDays = { firstDay: `${month}-01`, lastDay: last < lastDay ? last : lastDay };
      const { parts } = await this.dayBook.collected(monthDays);
      const { collected, voided, refunded, total } = dayBookTotals(parts);
      months.push({ month, collected, voided, refunded, total });
    }
    return months;
  }

  private sessionSoFar(): Days {
    const today = schoolDate(this.clock.now());
    const [april = monthOfDay(today)] = sessionMonths(monthOfDay(today));
    return { firstDay: `${april}-01`, lastDay: today };
  }
}

/** The attendance in per cent; empty where no day counts. */
function shareOf({ tally }: Pick<GeneralReport['total'], 'tally'>) {
  const share = attendanceShare(tally);
  return share === undefined ? {} : { share };
}
