import type { FeePayer, StandingConcession, TakenHead } from '../fees';
import { monthOfDay } from '../school';
import { personalFields, type StudentDetails } from '../students';
import { toRupees, type Paise } from '../values';
import type { Words } from '../words';
import { concessionValueText } from './import-concession';
import { detailNames, type DetailName, type ImportValues } from './import-fields';
import { takenHeadsText } from './import-heads';
import { moreConcessionsText, plainConcession } from './more-concessions';

/** A registered student, with the fields that an import looks at. */
export interface KnownStudent extends StudentDetails, Pick<FeePayer, 'classSession' | 'former' | 'leftAt'> {
  readonly left: boolean;
  readonly previousBalance: Paise;
  readonly feesFrom: string;
  readonly concessions?: readonly StandingConcession[] | undefined;
  readonly heads?: readonly TakenHead[] | undefined;
}

const isPersonal = (name: DetailName): name is DetailName & keyof typeof personalFields =>
  Object.hasOwn(personalFields, name);

/** A detail of a student in the form in which a registration is typed. */
const detailOf = (student: StudentDetails, name: DetailName): string =>
  String((isPersonal(name) ? student.personalDetail[name] : student[name]) ?? '');

/** Leaves the field out when its text is empty. */
const ifAny = (field: 'takenHeads' | 'moreConcessions', text: string): ImportValues =>
  text === '' ? {} : { [field]: text };

/**
 * Everything that an import could bring for a registered student, as a row would say it: an export writes this (D69).
 * @param words the language of names in a cell that lists several things; codes when missing
 */
export function importValuesOf(student: KnownStudent, today: string, words?: Words): ImportValues {
  const month = monthOfDay(today);
  const concession = plainConcession(student.concessions, month);
  return {
    studentID: student.studentID,
    ...Object.fromEntries(detailNames.map((name) => [name, detailOf(student, name)])),
    previousBalance: String(toRupees(student.previousBalance)),
    feesFrom: student.feesFrom,
    ...ifAny('takenHeads', takenHeadsText(student.heads, month)),
    ...(concession && {
      concession: concession.concession,
      concessionValue: concessionValueText(concession),
      concessionFrom: concession.from,
      concessionReason: concession.reason,
    }),
    ...ifAny('moreConcessions', moreConcessionsText(student.concessions, month, words)),
  };
}
