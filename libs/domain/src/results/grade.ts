import type { SchoolCode } from '../school';

/** The ways to judge results: MLMEC uses the grades of the CBSE, MLMIC the pass marks and divisions of the UP board (D64). */
export const resultSchemes = ['cbse', 'up'] as const;
export type ResultScheme = (typeof resultSchemes)[number];

/** The scheme by which a branch judges its students (D64). */
export const schemeOf = (branch: SchoolCode): ResultScheme => (branch === 'MLMEC' ? 'cbse' : 'up');

/** The grades of the CBSE, best first. */
export const cbseGrades = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D', 'E'] as const;
export type CbseGrade = (typeof cbseGrades)[number];

/** The whole per cent from which each grade is given; anything below them all is E. */
const GRADE_FROM: readonly (readonly [number, CbseGrade])[] = [
  [91, 'A1'],
  [81, 'A2'],
  [71, 'B1'],
  [61, 'B2'],
  [51, 'C1'],
  [41, 'C2'],
  [33, 'D'],
];

/** The overall results of the UP board, best first. */
export const divisions = ['distinction', 'first', 'second', 'third', 'failed'] as const;
export type Division = (typeof divisions)[number];

/** The limits of the UP board in per cent. The board has not changed them in decades, so they are here and not in Settings. */
export const UP_LIMITS = { pass: 33, second: 45, first: 60, distinction: 75 } as const;

/** Divides and rounds half up, in whole numbers so that no fraction is lost on the way. */
export const dividedHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Whole per cent, rounded half up: 90.5 is 91 (D64). Marks and maximum have the same unit. */
export const percentOf = (marks: number, maximum: number): number => dividedHalfUp(marks * 100, maximum);

/** Per cent with two decimals, rounded half up, as the UP board writes them. */
export const exactPercentOf = (marks: number, maximum: number): number =>
  dividedHalfUp(marks * 10_000, maximum) / 100;

/** @param percent whole, as `percentOf` gives it */
export const cbseGrade = (percent: number): CbseGrade =>
  GRADE_FROM.find(([from]) => percent >= from)?.[1] ?? 'E';

/** Whether marks reach a per cent of the maximum; this compares the marks themselves, not a rounded per cent. */
const reaches = (marks: number, maximum: number, percent: number) => marks * 100 >= percent * maximum;

/** Whether a subject is passed under the UP board: 32.5 of 100 is not (D64). */
export const isPassed = (marks: number, maximum: number): boolean => reaches(marks, maximum, UP_LIMITS.pass);

/** The overall division; a student who failed in one subject has failed (D64). */
export function upDivision(marks: number, maximum: number, hasPassedEach: boolean): Division {
  if (!hasPassedEach || !isPassed(marks, maximum)) return 'failed';
  if (reaches(marks, maximum, UP_LIMITS.distinction)) return 'distinction';
  if (reaches(marks, maximum, UP_LIMITS.first)) return 'first';
  return reaches(marks, maximum, UP_LIMITS.second) ? 'second' : 'third';
}
