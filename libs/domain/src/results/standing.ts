import {
  cbseGrade,
  exactPercentOf,
  isPassed,
  percentOf,
  upDivision,
  type CbseGrade,
  type Division,
  type ResultScheme,
} from './grade';
import { ABSENT, NOT_TAKEN, tenthsOf } from './mark';

/** The parts of an exam's subject by which its marks are judged. */
export interface SubjectRule {
  readonly key: string;
  /** The maximum in whole marks. */
  readonly maximum: number;
  /** The number of times the subject counts in the total; 0 for one that is graded but does not count. */
  readonly weight: number;
}

/** A student's result in a subject. */
interface SubjectStanding {
  readonly key: string;
  /** `AB`, `NT`, or the marks; missing until the subject is marked. */
  readonly mark?: string;
  readonly percent?: number;
  /** Only under the CBSE. */
  readonly grade?: CbseGrade;
  /** Only under the UP board. */
  readonly isFailed?: boolean;
}

/** Whether all that counts is marked; unless `complete`, there is no overall per cent, grade, division or rank (D64). */
export const outcomes = ['complete', 'absent', 'unmarked'] as const;
type Outcome = (typeof outcomes)[number];

/** A student's result in an exam. */
export interface Standing {
  readonly outcome: Outcome;
  readonly subjects: readonly SubjectStanding[];
  /** The sum of marks times weight, with at most one decimal; 0 if absent in every subject, missing if there is no mark yet. */
  readonly total?: number;
  /** The sum of maximum times weight of the subjects that count and are taken. */
  readonly maximum: number;
  readonly percent?: number;
  readonly grade?: CbseGrade;
  readonly division?: Division;
}

/** The marks by the keys of the subjects; a missing subject is not yet marked. */
export type Marks = Readonly<Partial<Record<string, string>>>;

function subjectStanding(
  scheme: ResultScheme,
  { key, maximum }: SubjectRule,
  mark?: string,
): SubjectStanding {
  const tenths = tenthsOf(mark);
  if (mark === undefined || tenths === undefined) return { key, ...(mark !== undefined && { mark }) };
  const maximumTenths = maximum * 10;
  if (scheme === 'up')
    return {
      key,
      mark,
      percent: exactPercentOf(tenths, maximumTenths),
      isFailed: !isPassed(tenths, maximumTenths),
    };
  const percent = percentOf(tenths, maximumTenths);
  return { key, mark, percent, grade: cbseGrade(percent) };
}

function outcomeOf(counting: readonly SubjectRule[], marks: Marks): Outcome {
  if (counting.length === 0 || counting.some(({ key }) => marks[key] === undefined)) return 'unmarked';
  return counting.some(({ key }) => marks[key] === ABSENT) ? 'absent' : 'complete';
}

/** Works out a student's result in an exam from the marks (D64). */
export function standingOf(scheme: ResultScheme, rules: readonly SubjectRule[], marks: Marks): Standing {
  const subjects = rules.map((rule) => subjectStanding(scheme, rule, marks[rule.key]));
  const counting = rules.filter(({ key, weight }) => weight > 0 && marks[key] !== NOT_TAKEN);
  const weightedTenths = counting.flatMap(({ key, weight }) => {
    const tenths = tenthsOf(marks[key]);
    return tenths === undefined ? [] : [weight * tenths];
  });
  const totalTenths = weightedTenths.reduce((sum, part) => sum + part, 0);
  const maximumTenths = counting.reduce((sum, { maximum, weight }) => sum + weight * maximum * 10, 0);
  const outcome = outcomeOf(counting, marks);
  const standing = {
    outcome,
    subjects,
    ...((weightedTenths.length > 0 || outcome === 'absent') && { total: totalTenths / 10 }),
    maximum: maximumTenths / 10,
  };
  if (outcome !== 'complete') return standing;
  if (scheme === 'up') {
    const hasPassedEach = counting.every(({ key, maximum }) =>
      isPassed(tenthsOf(marks[key]) ?? 0, maximum * 10),
    );
    return {
      ...standing,
      percent: exactPercentOf(totalTenths, maximumTenths),
      division: upDivision(totalTenths, maximumTenths, hasPassedEach),
    };
  }
  const percent = percentOf(totalTenths, maximumTenths);
  return { ...standing, percent, grade: cbseGrade(percent) };
}
