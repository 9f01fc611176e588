import * as z from 'zod/mini';
import {
  accept,
  choice,
  notAnObject,
  type Outcome,
  refuse,
  requestObject,
  rupeeAmount,
  seenRevision,
} from '../rules';
import {
  gradeOf,
  hasStream,
  monthText,
  schoolCode,
  schoolCodes,
  schoolMonth,
  type SchoolCode,
} from '../school';
import {
  byEach,
  choiceAsStored,
  paise,
  rupees,
  schoolClasses,
  streams,
  type Board,
  type Medium,
  type Paise,
  type SchoolClass,
  type Stream,
} from '../values';

/** Bands of classes that pay the same fees (section 9). */
export const feeBands = ['before-1', '1-5', '6-8', '9-10', '11-12-science', '11-12-arts'] as const;
export type FeeBand = (typeof feeBands)[number];

/** The three fees of a band, as every table lists them. */
export const feeColumns = ['monthly', 'registration', 'security'] as const;

/** The fees of a band, in paise. */
type BandFees = Readonly<Record<(typeof feeColumns)[number], Paise>>;

export type BandTable = Readonly<Record<FeeBand, BandFees>>;

const fees = (monthly: number, registration: number, security: number): BandFees => ({
  monthly: paise(monthly * 100),
  registration: paise(registration * 100),
  security: paise(security * 100),
});

/** The fee table of section 9, in paise: what is paid until another version begins (D45). */
export const specifiedFees: BandTable = {
  'before-1': fees(250, 300, 350),
  '1-5': fees(300, 400, 400),
  '6-8': fees(450, 500, 600),
  '9-10': fees(500, 500, 1100),
  '11-12-science': fees(700, 1000, 1600),
  '11-12-arts': fees(550, 1000, 1500),
};

/** An object with one value for each band. */
export const schemaPerBand = <Each extends z.core.SomeType>(band: Each) =>
  z.object(byEach(feeBands, () => band));

const tableOf = <Amount extends z.core.SomeType>(amount: Amount) =>
  schemaPerBand(z.object(byEach(feeColumns, () => amount)));

/** A fee table as it is stored and answered: decoded in paise, encoded in rupees. */
export const feeTableSchema = z.object({
  from: z.string(),
  /** The branch whose table it is; missing when it is for both (D79). */
  branch: z.optional(choiceAsStored(schoolCodes)),
  fees: tableOf(rupees),
});

/** A version of the fee table, and the month from which it holds, `yyyy-mm` (D45). */
export type FeeTable = Readonly<z.output<typeof feeTableSchema>>;

const tableFields = {
  from: monthText(),
  branch: z.exactOptional(choice(schoolCodes)),
  fees: tableOf(rupeeAmount),
};

/** A fee table as an admin types it (D45). Rupees in, paise out. */
export const askedFeeTableSchema = z.object(tableFields, notAnObject);

/** A fee table to add, with the number of versions that were seen. */
export const newFeeTableSchema = requestObject('NewFeeTable', { ...tableFields, revision: seenRevision() });

export type NewFeeTable = Readonly<z.output<typeof newFeeTableSchema>>;

/**
 * Adds a version that begins with a future month, so that no month changes its price in the middle (D45), or, as on a school's
 * first day, with a month for which nothing was charged yet, nor for any month after it (D79).
 * @param isCharged whether an entry has charged its first month, or one after it
 */
export const addFeeTable = (
  table: FeeTable,
  at: Date,
  isCharged: boolean,
): Outcome<FeeTable, 'month-charged'> =>
  table.from > schoolMonth(at) || !isCharged ? accept(table) : refuse('month-charged', 'from');

/** The fields that decide a student's fees. */
export interface FeeClass {
  readonly class: SchoolClass;
  readonly stream?: Stream | undefined;
}

/**
 * Whether the fee table says what a student pays. Registration refuses all other students; an old or damaged record may have a
 * class that no longer exists, or lack the stream of class 11 or 12 (D16).
 */
export const hasFees = ({ class: schoolClass, stream }: FeeClass): boolean =>
  schoolClasses.includes(schoolClass) &&
  (!hasStream(schoolClass) || (stream !== undefined && streams.includes(stream)));

/**
 * The band in which a student pays; all classes before 1 pay as NA and NB do (D15).
 * @throws RangeError for a student whom the table does not cover: no fee is guessed
 */
export function feeBand(student: FeeClass): FeeBand {
  if (!hasFees(student)) throw new RangeError('The fee table says nothing of this class');
  const grade = gradeOf(student.class);
  if (grade === undefined) return 'before-1';
  if (grade <= 5) return '1-5';
  if (grade <= 8) return '6-8';
  if (grade <= 10) return '9-10';
  return student.stream === 'science' ? '11-12-science' : '11-12-arts';
}

/**
 * The fee table that applies to a branch in a month; if versions begin in the same month, the last one applies (D45, D79).
 * @param versions in the order in which they were added
 */
export function tableAt(month: string, versions: readonly FeeTable[], branch: SchoolCode): BandTable {
  const begunVersions = versions.filter(
    (version) => version.from <= month && (version.branch ?? branch) === branch,
  );
  const latest = begunVersions.reduce<FeeTable | undefined>(
    (last, one) => (last === undefined || one.from >= last.from ? one : last),
    undefined,
  );
  return latest?.fees ?? specifiedFees;
}

/** Converts fee tables from the form of API calls (rupees) to the form of the rules (paise). */
export const feeTablesOf = (tables: readonly z.input<typeof feeTableSchema>[]): FeeTable[] =>
  tables.map((table) => z.decode(feeTableSchema, table));

/**
 * The fees of a student's band in a month, in paise (D45).
 * @param versions in the order in which they were added
 */
export function feesAt(
  month: string,
  student: FeeClass & { readonly medium: Medium; readonly boardType: Board },
  versions: readonly FeeTable[],
): BandFees {
  return tableAt(month, versions, schoolCode(student))[feeBand(student)];
}
