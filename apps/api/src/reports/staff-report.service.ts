import { Injectable } from '@nestjs/common';
import {
  accountLabel,
  collectorOf,
  paise,
  staffFigures,
  staffLines,
  type DayBookPart,
  type Days,
  type StaffFigures,
  type StaffLine,
  type StaffReportExportQuery,
  type StaffReportQuery,
  type StaffSources,
} from '@school/domain';
import { z } from 'zod';
import { AccountsRepository } from '../accounts/accounts.repository';
import { TeachersDayService } from '../attendance/teachers-day.service';
import { AuditService } from '../audit-log/audit.service';
import { isAdmin, type Caller } from '../auth/signed-in';
import { DayBookService } from '../day-book/day-book.service';
import { ListExports } from '../exports/list-exports.service';
import { staffReportAnswer, type StaffReportAnswer } from './reports.answers';
import { staffReportSheet } from './staff-report.sheet';

interface StaffReport extends Days {
  readonly people: readonly StaffLine[];
  readonly total: StaffFigures;
  readonly isOwn: boolean;
  readonly hidesCash: boolean;
}

const negated = (part: DayBookPart): DayBookPart => ({ ...part, amount: paise(0 - part.amount) });

/** The part of the sources that is about one person. */
const sourcesOf = ({ parts, entries, deeds }: StaffSources, id: string): StaffSources => ({
  parts: parts.filter((part) => collectorOf(part) === id),
  entries: entries.filter((entry) => collectorOf(entry) === id),
  deeds: deeds.filter(({ account }) => account === id),
});

/**
 * Reports who did what on a day or in a range: money from the one ledger by the rules of the day book, other work from the lines
 * of the audit log, and the days of teachers (D53, D60, D62). An administrator reads about everybody, others about themselves.
 */
@Injectable()
export class StaffReportService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly dayBook: DayBookService,
    private readonly audit: AuditService,
    private readonly teachers: TeachersDayService,
    private readonly exports: ListExports,
  ) {}

  async read(query: StaffReportQuery, account: Caller): Promise<StaffReportAnswer> {
    const report = await this.report(query, account);
    return z.encode(staffReportAnswer, report as z.output<typeof staffReportAnswer>);
  }

  /** The report as a file (D69). */
  async export({ as, ...query }: StaffReportExportQuery, account: Caller) {
    const { people, total } = await this.report(query, account);
    return this.exports.write((words) => staffReportSheet(people, total, words), as, { filters: query });
  }

  private async report(query: StaffReportQuery, account: Caller): Promise<StaffReport> {
    const days = this.dayBook.daysOf(query);
    const isOwn = !isAdmin(account);
    const [accounts, { parts, entries }, deeds, tallies, uncounted] = await Promise.all([
      this.accounts.all(),
      this.dayBook.collected(days),
      this.audit.counts(days),
      this.teachers.tallies(days),
      account.rights.includes('reports') ? [] : this.dayBook.uncounted(days, account.id),
    ]);
    // Only an administrator may ask for another person; for anybody else their own id is a second condition.
    const personIds = [query.person, ...(isOwn ? [account.id] : [])].filter((id) => id !== undefined);
    const isIncluded = (id: string) => personIds.every((one) => one === id);
    const people = accounts
      .map(({ _id, fname, username, role }) => ({
        id: _id.toHexString(),
        name: accountLabel(fname, username),
        role,
      }))
      .filter(({ id }) => isIncluded(id))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    const allSources: StaffSources = { parts: [...parts, ...uncounted.map(negated)], entries, deeds };
    const sources = personIds.reduce(sourcesOf, allSources);
    return {
      ...days,
      people: staffLines(people, sources, tallies),
      total: staffFigures(sources),
      isOwn,
      hidesCash: uncounted.length > 0,
    };
  }
}
