import { dividedHalfUp, type ResultScheme } from './grade';
import { ABSENT, NOT_TAKEN, tenthsOf } from './mark';
import { standingOf, type Marks, type Standing, type SubjectRule } from './standing';

/** A student of the sheet, and the marks. */
export interface MarkedStudent {
  readonly studentID: string;
  readonly marks: Marks;
}

/** A student on the sheet; a student without a mark in every subject that counts has no rank. */
type RankedStanding<Student extends MarkedStudent> = Student & {
  readonly standing: Standing;
  readonly rank?: number;
};

/** The figures of the students of a section who take a subject. Absent and unmarked students do not count in the average. */
interface SubjectFigures {
  readonly key: string;
  readonly marked: number;
  readonly absent: number;
  readonly unmarked: number;
  /** The average marks with one decimal, rounded half up. */
  readonly average?: number;
  readonly highest?: number;
}

export interface ClassSheet<Student extends MarkedStudent> {
  readonly rows: readonly RankedStanding<Student>[];
  readonly subjects: readonly SubjectFigures[];
  /** The average total of the students with a complete result, with one decimal. */
  readonly average?: number;
}

type Total = Pick<Standing, 'total' | 'maximum'>;

const totalInTenths = ({ total = 0 }: Pick<Standing, 'total'>) => Math.round(total * 10);

/** Compares totals as fractions of their maximum, in whole numbers: a student with fewer subjects has a smaller maximum. */
const hasLargerShare = (one: Total, other: Total) =>
  totalInTenths(one) * Math.round(other.maximum * 10) > totalInTenths(other) * Math.round(one.maximum * 10);

/** The ranks: 1 for the highest share of the maximum; equal shares have the same rank, and the next are skipped (1, 1, 3). */
export const ranksOf = (totals: readonly Total[]): readonly number[] =>
  totals.map((total) => 1 + totals.filter((other) => hasLargerShare(other, total)).length);

function figuresOf({ key }: SubjectRule, students: readonly MarkedStudent[]): SubjectFigures {
  const takenMarks = students.map(({ marks }) => marks[key]).filter((mark) => mark !== NOT_TAKEN);
  const tenths = takenMarks.flatMap((mark) => tenthsOf(mark) ?? []);
  const absent = takenMarks.filter((mark) => mark === ABSENT).length;
  const counts = { key, marked: tenths.length, absent, unmarked: takenMarks.length - tenths.length - absent };
  if (tenths.length === 0) return counts;
  const sum = tenths.reduce((one, other) => one + other, 0);
  return { ...counts, average: dividedHalfUp(sum, tenths.length) / 10, highest: Math.max(...tenths) / 10 };
}

/** The sheet of a section in an exam: results, ranks, and figures of the subjects (D64). The order is that of the students. */
export function classSheet<Student extends MarkedStudent>(
  scheme: ResultScheme,
  subjects: readonly SubjectRule[],
  students: readonly Student[],
): ClassSheet<Student> {
  const rows = students.map((student) => ({
    ...student,
    standing: standingOf(scheme, subjects, student.marks),
  }));
  const complete = rows.filter(({ standing }) => standing.outcome === 'complete');
  const ranks = ranksOf(complete.map(({ standing }) => standing));
  const rankOf = new Map(complete.map(({ studentID }, index) => [studentID, ranks[index]]));
  const sum = complete.reduce((total, { standing }) => total + totalInTenths(standing), 0);
  return {
    rows: rows.map((row) => {
      const rank = rankOf.get(row.studentID);
      return { ...row, ...(rank !== undefined && { rank }) };
    }),
    subjects: subjects.map((subject) => figuresOf(subject, students)),
    ...(complete.length > 0 && { average: dividedHalfUp(sum, complete.length) / 10 }),
  };
}
