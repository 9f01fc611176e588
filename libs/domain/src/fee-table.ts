import { paise, sum, type Paise } from './money';
import type { Stream } from './options';
import { gradeOf, type SchoolClass } from './school-class';

/** Bands of classes that pay the same fees (section 9). */
type FeeBand = 'before-1' | '1-5' | '6-8' | '9-10' | '11-12-science' | '11-12-arts';

export interface Fees {
  readonly monthly: Paise;
  readonly registration: Paise;
  readonly security: Paise;
  readonly total: Paise;
}

const rupees = (amount: number) => paise(amount * 100);

const fees = (monthly: number, registration: number, security: number): Fees => ({
  monthly: rupees(monthly),
  registration: rupees(registration),
  security: rupees(security),
  total: sum(rupees(monthly), rupees(registration), rupees(security)),
});

/** The fee table of section 9, in paise. */
const feeTable: Readonly<Record<FeeBand, Fees>> = {
  'before-1': fees(250, 300, 350),
  '1-5': fees(300, 400, 400),
  '6-8': fees(450, 500, 600),
  '9-10': fees(500, 500, 1100),
  '11-12-science': fees(700, 1000, 1600),
  '11-12-arts': fees(550, 1000, 1500),
};

/** What decides a student's fees. */
export interface FeeClass {
  readonly class: SchoolClass;
  readonly stream?: Stream | undefined;
}

/**
 * The band a student pays in; all classes before 1 pay as NA and NB do (D15).
 * @throws RangeError for class 11 or 12 without a stream, which registration refuses (D16)
 */
function feeBand(student: FeeClass): FeeBand {
  const grade = gradeOf(student.class);
  if (grade === undefined) return 'before-1';
  if (grade <= 5) return '1-5';
  if (grade <= 8) return '6-8';
  if (grade <= 10) return '9-10';
  if (student.stream === undefined) throw new RangeError('Classes 11 and 12 have a stream');
  return `11-12-${student.stream}`;
}

/** The fees of a student's band, in paise. */
export function feesOf(student: FeeClass): Fees {
  return feeTable[feeBand(student)];
}
