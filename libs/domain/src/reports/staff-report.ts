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
  /** The id of the account of one person; everybody where it is left out. */
  person: z.optional(listedId()),
};

/** What narrows the report of the staff, for the form that asks. */
export const staffReportFilterSchema = z.object(filters);

export type StaffReportFilter = z.output<typeof staffReportFilterSchema>;

/** The query of what the staff did on a day or in a range (D60); all of it optional. */
export const staffReportSchema = namedObject('StaffReportQuery', filters, areReportDays);

export type StaffReportQuery = z.output<typeof staffReportSchema>;

/** The same as a file (D69). */
export const staffReportExportSchema = namedObject(
  'StaffReportExportQuery',
  { ...filters, ...exporting },
  areReportDays,
);

export type StaffReportExportQuery = z.output<typeof staffReportExportSchema>;

/** What the staff does beside collecting, as the report counts it. */
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

/** Of which deed a line of the audit log is one: nothing is counted anywhere else (D60). */
const DEED_OF: Partial<Record<AuditAction, StaffDeed>> = {
  'student-registered': 'registered',
  'student-changed': 'changed',
  'student-left': 'left',
  'certificate-issued': 'certificates',
  'attendance-marked': 'attendance',
  'attendance-corrected': 'attendanceCorrected',
  // Who types the marks of a section has one line for each subject a day, whatever is typed over has a line each.
  'marks-entered': 'marks',
  'mark-changed': 'marksCorrected',
  'mark-corrected': 'marksCorrected',
};

/** The actions whose lines are counted. */
export const countedActions = Object.keys(DEED_OF) as readonly AuditAction[];

/** Lines of the audit log of one account and action. */
export interface DeedCount {
  /** The id of the account; left out of what nobody did who was signed in. */
  readonly account?: string | undefined;
  readonly action: AuditAction;
  readonly count: number;
}

/** Entries that moved money of one collector and kind. */
export interface EntryCount extends Pick<DayBookPart, 'collectorId' | 'collectedBy' | 'kind'> {
  readonly count: number;
}

/** What somebody did, or all together; amounts in paise. */
export interface StaffFigures {
  /** How many receipts, voids and refunds. */
  readonly receipts: number;
  readonly voids: number;
  readonly refunds: number;
  readonly money: Pick<DayBookTotals, 'modes' | 'collected' | 'voided' | 'refunded' | 'total'>;
  readonly deeds: Readonly<Record<StaffDeed, number>>;
}

/** What all figures are made of. */
export interface StaffSources {
  readonly parts: readonly DayBookPart[];
  readonly entries: readonly EntryCount[];
  readonly deeds: readonly DeedCount[];
}

/** How often each deed of the report was done: several actions of the audit log may count as one. */
export const deedsOf = (counts: readonly DeedCount[]): Readonly<Record<StaffDeed, number>> => {
  const counted = (wanted: StaffDeed) =>
    counts.reduce((sum, { action, count }) => (DEED_OF[action] === wanted ? sum + count : sum), 0);
  return byEach(staffDeeds, counted);
};

/** The figures of all that the sources have: money by the rule of the day book, so that both come to the same (D53). */
export function staffFigures({ parts, entries, deeds }: StaffSources): StaffFigures {
  const count = (wanted: EntryCount['kind']) =>
    entries.reduce((sum, { kind, count: some }) => (kind === wanted ? sum + some : sum), 0);
  const { modes, collected, voided, refunded, total } = dayBookTotals(parts);
  return {
    receipts: count('deposit'),
    voids: count('reversal'),
    refunds: count('refund'),
    money: { modes, collected, voided, refunded, total },
    deeds: deedsOf(deeds),
  };
}

/** Who is asked about. */
export interface StaffMember {
  /** Of the account; of somebody whom entries of before D51 name, as `collectorOf` has it. */
  readonly id: string;
  readonly name: string;
  readonly role?: Role | undefined;
}

/** The line of one person. */
export interface StaffLine extends StaffMember, StaffFigures {
  /** The own days of a teacher that were marked (D62). */
  readonly days?: AttendanceTally | undefined;
}

const didAnything = ({ receipts, voids, refunds, deeds, days }: StaffLine) =>
  receipts + voids + refunds > 0 ||
  staffDeeds.some((deed) => deeds[deed] > 0) ||
  (days !== undefined && daysMarked(days) > 0);

/**
 * A line for everybody who did anything, in the order of the people; whoever took money and is none of them comes last, so that
 * the lines come to what the day book comes to (D53).
 * @param days of teachers, by the ids of their accounts
 */
export function staffLines(
  people: readonly StaffMember[],
  { parts, entries, deeds }: StaffSources,
  days: ReadonlyMap<string, AttendanceTally>,
): readonly StaffLine[] {
  const known = new Set(people.map(({ id }) => id));
  const others = new Map(
    entries
      .filter((entry) => !known.has(collectorOf(entry)))
      .map((entry) => [collectorOf(entry), entry.collectedBy ?? '']),
  );
  const all = [...people, ...[...others].map(([id, name]): StaffMember => ({ id, name }))];
  return all
    .map((member): StaffLine => {
      const own = staffFigures({
        parts: parts.filter((part) => collectorOf(part) === member.id),
        entries: entries.filter((entry) => collectorOf(entry) === member.id),
        deeds: deeds.filter(({ account }) => account === member.id),
      });
      const marked = days.get(member.id);
      return { ...member, ...own, ...(marked && { days: marked }) };
    })
    .filter(didAnything);
}
