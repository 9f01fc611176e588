import { isRunning, type StandingConcession } from '../fees';
import { personalFields, type StudentDetails } from '../students';
import { toRupees, type Paise } from '../values';
import { detailNames, type DetailName, type ImportValues } from './import-fields';

/** A student who is there, as far as an import looks at one. */
export interface KnownStudent extends StudentDetails {
  readonly left: boolean;
  readonly previousBalance: Paise;
  readonly feesFrom: string;
  readonly concessions?: readonly StandingConcession[] | undefined;
}

const isPersonal = (name: DetailName): name is DetailName & keyof typeof personalFields =>
  Object.hasOwn(personalFields, name);

/** A detail of a student as a registration is typed. */
const detailOf = (student: StudentDetails, name: DetailName): string =>
  String((isPersonal(name) ? student.personalDetail[name] : student[name]) ?? '');

/** A concession as a cell of its amount says it. */
const valueOf = ({ unit, value }: StandingConcession): string =>
  `${value / 100}${unit === 'percent' ? '%' : ''}`;

/** The concession of a student that an export has: the first that still runs. */
export const concessionInForce = (student: KnownStudent, today: string): StandingConcession | undefined =>
  student.concessions?.find((one) => isRunning(one, today.slice(0, 7)));

/** All that an import could bring of a student who is there, as a row would say it: what an export writes (D69). */
export function valuesOf(student: KnownStudent, today: string): ImportValues {
  const concession = concessionInForce(student, today);
  return {
    studentID: student.studentID,
    ...Object.fromEntries(detailNames.map((name) => [name, detailOf(student, name)])),
    previousBalance: String(toRupees(student.previousBalance)),
    feesFrom: student.feesFrom,
    ...(concession && {
      concession: concession.concession,
      concessionValue: valueOf(concession),
      concessionFrom: concession.from,
      concessionReason: concession.reason,
    }),
  };
}
