import type { StandingConcession, TakenHead } from '../fees';
import { rupeeAmount, says } from '../rules';
import { feesFromMonths, monthOfDay } from '../school';
import { personalFields, type StudentDetails } from '../students';
import type { Paise } from '../values';
import { checkedDetails } from './check-details';
import { newConcessionOf } from './import-concession';
import { detailNames, type ColumnChoice, type ImportField, type ImportValues } from './import-fields';
import { headsOfNew, type HeadDesk } from './import-heads';
import { concessionsOfNew, type ConcessionContext } from './more-concessions';
import type { Fault } from './read-row';

/** A new student, as a row brings one. */
export interface NewStudent {
  readonly details: Omit<StudentDetails, 'signatureRef'>;
  readonly previousBalance: Paise;
  readonly feesFrom: string;
  readonly heads: readonly TakenHead[];
  readonly concessions: readonly StandingConcession[];
}

/**
 * Makes a new student from the values of a row: the parsed details, and the money.
 * @param context of this day; @param desk the account that imports
 * @returns a fault if fees can no longer begin in the row's month, or the school no longer offers what the row names
 * @throws if `planRow` would refuse the row for another reason
 */
export function newStudentOf(
  values: ImportValues,
  context: ConcessionContext,
  desk: HeadDesk,
):
  | { readonly student: NewStudent; readonly fault?: undefined }
  | { readonly student?: undefined; readonly fault: Fault } {
  const { details, faults } = checkedDetails(values, detailNames);
  const month = monthOfDay(context.today);
  const { studentID = '', feesFrom = month } = values;
  const personal = Object.keys(personalFields);
  const [personalDetail, studentDetails] = [
    personal,
    Object.keys(details).filter((name) => !personal.includes(name)),
  ].map((names) => Object.fromEntries(names.map((name) => [name, details[name]])));
  const typed = { studentID, ...studentDetails, personalDetail };
  // Each field has passed its rule above, but the compiler cannot derive the types from a list of names.
  const registered = typed as unknown as Omit<StudentDetails, 'signatureRef'>;
  const concession = newConcessionOf(values, feesFrom);
  const moreConcessions = concessionsOfNew(values.moreConcessions, studentID, feesFrom, registered, context);
  const heads = headsOfNew(values.takenHeads, feesFrom, registered, context, desk);
  if (faults.length > 0 || concession.faults.length > 0) throw new RangeError('The row is refused');
  // A session may have ended, and been closed, since the row was planned (D70).
  if (!feesFromMonths(month).includes(feesFrom))
    return { fault: { field: 'feesFrom', message: says('feesFrom') } };
  // The offers of the school may have changed as well.
  if (!heads.value) return { fault: { field: 'takenHeads', message: heads.message } };
  if (!moreConcessions.value)
    return { fault: { field: 'moreConcessions', message: moreConcessions.message } };
  const { by, byId, at, newId } = desk;
  const requests = [...(concession.concession ? [concession.concession] : []), ...moreConcessions.value];
  const student: NewStudent = {
    details: registered,
    previousBalance: rupeeAmount.parse(values.previousBalance ?? '0'),
    feesFrom,
    heads: heads.value,
    concessions: requests.map(({ studentID: _, through, ...request }): StandingConcession => ({
      id: newId(),
      ...request,
      ...(through === undefined ? {} : { through }),
      givenBy: by,
      givenById: byId,
      givenAt: at,
    })),
  };
  return { student };
}

/**
 * The fields that a new student needs but no column and no common value gives. Without them every new student is refused (D68).
 * @returns the fields in the order of the list
 */
export function missingFieldsOfNew(choices: readonly ColumnChoice[]): readonly ImportField[] {
  const chosenFields = new Set(
    choices.flatMap(({ field, column, otherwise, copies }): ImportField[] => {
      if (column === undefined && otherwise === undefined && copies !== true) return [];
      return field === 'studentName' ? ['studentFirstName', 'studentLastName'] : [field];
    }),
  );
  const missing = detailNames.filter((name) => !chosenFields.has(name));
  return checkedDetails({}, missing).faults.map(({ field }) => field);
}
