import * as z from 'zod/mini';
import { daysMarked, type AttendanceTally } from '../attendance';
import {
  areReportDays,
  collectorOf,
  dayBookTotals,
  reportDays,
  type DayBookPart,
  type DayBookTotals,
} from '../books';
import type { AuditAction } from '../people';
import { exporting, listedId, namedObject } from '../rules';
import { byEach, type Role } from '../values';

const filters = {
  ...reportDays,
  /** The id of one person's account; everybody if it is missing. */
  person: z.optional(listedId()),
};

/** The filters of the staff report, for its form. */
export const staffReportFilterSchema = z.object(filters);

export type StaffReportFilter = z.output<typeof staffReportFilterSchema>;

/** The query for the work of the staff on a day or in a range (D60); every field is optional. */
export const staffReportSchema = namedObject('StaffReportQuery', filters, areReportDays);

export type StaffReportQuery = z.output<typeof staffReportSchema>;

/** The staff report as a file (D69). */
export const staffReportExportSchema = namedObject(
  'StaffReportExportQuery',
  { ...filters, ...exporting },
  areReportDays,
);

export type StaffReportExportQuery = z.output<typeof staffReportExportSchema>;

/** The deeds of the staff that the report counts, beside collecting. */
export const staffDeeds = [
  'registered',
  'changed',
  'left',
  'certificates',
  'attendance',
  'attendanceCorrected',
  'marks',
  'marksCorrected',
] as const;

export type StaffDeed = (typeof staffDeeds)[number];

/** The deed that a line of the audit log counts as; deeds are counted from the log alone (D60). */
const DEED_OF: Partial<Record<AuditAction, StaffDeed>> = {
  'student-registered': 'registered',
  'student-changed': 'changed',
  'student-left': 'left',
  'certificate-issued': 'certificates',
  'attendance-marked': 'attendance',
  'attendance-corrected': 'attendanceCorrected',
  // Entering the marks of a section logs one line per subject and day; each mark that is overwritten logs a line of its own.
  'marks-entered': 'marks',
  'mark-changed': 'marksCorrected',
  'mark-corrected': 'marksCorrected',
};

/** The actions whose lines are counted. */
export const countedActions = Object.keys(DEED_OF) as readonly AuditAction[];

/** The number of audit log lines of one account and action. */
export interface DeedCount {
  /** The id of the account; missing if nobody was signed in. */
  readonly account?: string | undefined;
  readonly action: AuditAction;
  readonly count: number;
}

/** The number of entries of one collector and kind that moved money. */
export interface EntryCount extends Pick<DayBookPart, 'collectorId' | 'collectedBy' | 'kind'> {
  readonly count: number;
}

/** The figures of one person, or of all together; amounts in paise. */
export interface StaffFigures {
  /** The numbers of receipts, voids and refunds. */
  readonly receipts: number;
  readonly voids: number;
  readonly refunds: number;
  readonly money: Pick<DayBookTotals, 'modes' | 'collected' | 'voided' | 'refunded' | 'total'>;
  readonly deeds: Readonly<Record<StaffDeed, number>>;
}

/** The sources of all figures. */
export interface StaffSources {
  readonly parts: readonly DayBookPart[];
  readonly entries: readonly EntryCount[];
  readonly deeds: readonly DeedCount[];
}

/** The count of each deed of the report; several kinds of action in the audit log may count as the same deed. */
export const countsByDeed = (counts: readonly DeedCount[]): Readonly<Record<StaffDeed, number>> => {
  const countOf = (deed: StaffDeed) =>
    counts.reduce((sum, { action, count }) => (DEED_OF[action] === deed ? sum + count : sum), 0);
  return byEach(staffDeeds, countOf);
};

/** The figures from all sources; money is added by the rule of the day book, so that both agree (D53). */
export function staffFigures({ parts, entries, deeds }: StaffSources): StaffFigures {
  const countOf = (countedKind: EntryCount['kind']) =>
    entries.reduce((sum, { kind, count: entryCount }) => (kind === countedKind ? sum + entryCount : sum), 0);
  const { modes, collected, voided, refunded, total } = dayBookTotals(parts);
  return {
    receipts: countOf('deposit'),
    voids: countOf('reversal'),
    refunds: countOf('refund'),
    money: { modes, collected, voided, refunded, total },
    deeds: countsByDeed(deeds),
  };
}

/** A person in the report. */
export interface StaffMember {
  /** The id of the account; for somebody named by entries from before D51, the id from `collectorOf`. */
  readonly id: string;
  readonly name: string;
  readonly role?: Role | undefined;
}

/** The line of one person. */
export interface StaffLine extends StaffMember, StaffFigures {
  /** A teacher's own marked days (D62). */
  readonly days?: AttendanceTally | undefined;
}

const didAnything = ({ receipts, voids, refunds, deeds, days }: StaffLine) =>
  receipts + voids + refunds > 0 ||
  staffDeeds.some((deed) => deeds[deed] > 0) ||
  (days !== undefined && daysMarked(days) > 0);

/**
 * A line for everybody who did anything, in the order of the people. Anybody else who took money comes last, so that the lines
 * add up to the total of the day book (D53).
 * @param days the marked days of teachers, by the ids of their accounts
 */
export function staffLines(
  people: readonly StaffMember[],
  { parts, entries, deeds }: StaffSources,
  days: ReadonlyMap<string, AttendanceTally>,
): readonly StaffLine[] {
  const staffIds = new Set(people.map(({ id }) => id));
  const otherCollectors = new Map(
    entries
      .filter((entry) => !staffIds.has(collectorOf(entry)))
      .map((entry) => [collectorOf(entry), entry.collectedBy ?? '']),
  );
  const everybody = [...people, ...[...otherCollectors].map(([id, name]): StaffMember => ({ id, name }))];
  return everybody
    .map((member): StaffLine => {
      const figures = staffFigures({
        parts: parts.filter((part) => collectorOf(part) === member.id),
        entries: entries.filter((entry) => collectorOf(entry) === member.id),
        deeds: deeds.filter(({ account }) => account === member.id),
      });
      const tally = days.get(member.id);
      return { ...member, ...figures, ...(tally && { days: tally }) };
    })
    .filter(didAnything);
}
