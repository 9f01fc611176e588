import * as z from 'zod/mini';
import { lateness, owedAges, owedByAgeSchema, type Lateness, type OwedByAge } from '../ledger';
import { choice, exporting, headChoice, namedObject, paging, says } from '../rules';
import { monthRangeLabels, schoolCodes } from '../school';
import {
  byEach,
  feeHeads,
  headLabel,
  isSchoolHead,
  rupees,
  schoolClasses,
  sections,
  sum,
  unremindedDays,
  type SpecifiedHead,
} from '../values';

const sortableColumns = ['studentID', 'studentName', 'class', 'amount', 'since'] as const;
export type DefaultersColumn = (typeof sortableColumns)[number];
export type DefaultersSort = DefaultersColumn | `-${DefaultersColumn}`;
/** A column, or a column with `-` before it for descending order. */
export const defaultersSorts = sortableColumns.flatMap((column) => [column, `-${column}`] as const);

const filters = {
  branch: choice(schoolCodes),
  class: choice(schoolClasses),
  section: choice(sections),
  age: choice(lateness),
  /** Students who have left, instead of those who are there. */
  left: choice(['true', 'false']),
  /** Students whom nobody has reminded for this many days (D91). */
  unreminded: choice(unremindedDays),
  /** Students who owe for a head, whatever else they owe (D78). */
  head: headChoice(feeHeads),
};

const sorting = z.enum(defaultersSorts, { error: says('sort') });

/** The filters of the defaulters (D55); every one is optional. */
export const defaultersFilterSchema = z
  .partial(z.object(filters))
  .register(z.globalRegistry, { id: 'DefaultersFilter' });

export type DefaultersFilter = z.output<typeof defaultersFilterSchema>;

/** The query of the list of defaulters (D55); every field is optional. */
export const defaultersQuerySchema = z
  .partial(z.object({ ...filters, ...paging, sort: sorting }))
  .register(z.globalRegistry, { id: 'DefaultersQuery' });

export type DefaultersQuery = z.output<typeof defaultersQuerySchema>;

/** The query of the same list as a file: all of its pages (D69). */
export const defaultersExportSchema = namedObject('DefaultersExportQuery', {
  ...z.partial(z.object({ ...filters, sort: sorting })).shape,
  ...exporting,
});

export type DefaultersExportQuery = z.output<typeof defaultersExportSchema>;

/** The sums over some defaulters; paise inside, rupees on the wire. */
export const defaultersTotalsSchema = z.object({
  students: z.int(),
  amount: rupees,
  byAge: owedByAgeSchema,
  /** Students who owe something that late; a student who has owed for long may be counted in less late ranges too. */
  studentsByAge: z.object(byEach(lateness, () => z.int())),
});

export type DefaultersTotals = Readonly<z.output<typeof defaultersTotalsSchema>>;

/** The sums over the students of one range, chosen by the due that each has owed longest. Paise. */
export interface DefaultersOfAge {
  readonly age: Lateness;
  readonly students: number;
  readonly byAge: OwedByAge;
  /** The students who owe something in each range; missing in a sum stored before these were counted. */
  readonly owing?: Readonly<Record<Lateness, number>> | undefined;
}

/** The sums of one defaulter alone, from which groups are added up. */
export const onlyDefaulter = (age: Lateness, byAge: OwedByAge): DefaultersOfAge => {
  const owing = byEach(lateness, (range) => (byAge[range] > 0 ? 1 : 0));
  return { age, students: 1, byAge, owing };
};

/** The sums over groups of defaulters; no student is in two groups. */
export function defaultersTotals(groups: readonly DefaultersOfAge[]): DefaultersTotals {
  const students = (age: Lateness) =>
    groups.reduce(
      (count, group) => count + (group.owing?.[age] ?? (group.age === age ? group.students : 0)),
      0,
    );
  const byAge = byEach(owedAges, (age) => sum(...groups.map((group) => group.byAge[age])));
  return {
    students: groups.reduce((count, group) => count + group.students, 0),
    amount: sum(...Object.values(byAge)),
    byAge,
    studentsByAge: byEach(lateness, students),
  };
}

/**
 * The dues as texts, e.g. `Previous balance`, `Sep 2026 – Oct 2026`, `Fine`, `Bus Oct 2026`; consecutive months form a range.
 * @param heads the names of the heads
 */
export function owedForParts(
  dues: readonly { readonly head: string; readonly month: string }[],
  heads: Readonly<Record<SpecifiedHead, string>>,
  locale: string,
): readonly string[] {
  const monthsOf = (wantedHead: string) =>
    monthRangeLabels(
      dues.filter(({ head }) => head === wantedHead).map(({ month }) => month),
      locale,
    );
  const otherHeads = [...new Set(dues.map(({ head }) => head))].filter((head) => head !== 'monthly');
  const label = (head: string) =>
    isSchoolHead(head) ? `${headLabel(heads, head)} ${monthsOf(head).join(', ')}` : headLabel(heads, head);
  return [
    ...otherHeads.filter((head) => head === 'opening').map(label),
    ...monthsOf('monthly'),
    ...otherHeads.filter((head) => head !== 'opening').map(label),
  ];
}

/** The dues in one line. */
export const owedForLabel = (...owed: Parameters<typeof owedForParts>): string =>
  owedForParts(...owed).join(', ');
