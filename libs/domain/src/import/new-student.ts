import type { StandingConcession, TakenHead } from '../fees';
import { rupeeAmount, says } from '../rules';
import { feesFromMonths, monthOfDay } from '../school';
import { personalFields, type StudentDetails } from '../students';
import type { Paise } from '../values';
import { checked } from './check-details';
import { newConcessionOf } from './import-concession';
import { detailNames, type ColumnChoice, type ImportField, type ImportValues } from './import-fields';
import { headsOfNew, type HeadDesk } from './import-heads';
import { concessionsOfNew, type ConcessionContext } from './more-concessions';
import type { Fault } from './read-row';

/** Whoever a row brings new. */
export interface NewStudent {
  readonly details: Omit<StudentDetails, 'signatureRef'>;
  readonly previousBalance: Paise;
  readonly feesFrom: string;
  readonly heads: readonly TakenHead[];
  readonly concessions: readonly StandingConcession[];
}

/**
 * The details of a new student, parsed, and what is said of the money.
 * @param context of this day; @param desk who brings it
 * @returns a fault where fees cannot begin any more with the row's month, or the school does not offer any more what it names
 * @throws where `planRow` would refuse the rest
 */
export function newStudentOf(
  values: ImportValues,
  context: ConcessionContext,
  desk: HeadDesk,
):
  | { readonly student: NewStudent; readonly fault?: undefined }
  | { readonly student?: undefined; readonly fault: Fault } {
  const { details, faults } = checked(values, detailNames);
  const month = monthOfDay(context.today);
  const { studentID = '', feesFrom = month } = values;
  const personal = Object.keys(personalFields);
  const [inner, outer] = [personal, Object.keys(details).filter((name) => !personal.includes(name))].map(
    (names) => Object.fromEntries(names.map((name) => [name, details[name]])),
  );
  const typed = { studentID, ...outer, personalDetail: inner };
  // Each field has passed its rule above; a list of names gives the compiler no type for what they name.
  const registered = typed as unknown as Omit<StudentDetails, 'signatureRef'>;
  const concession = newConcessionOf(values, feesFrom);
  const more = concessionsOfNew(values.moreConcessions, studentID, feesFrom, registered, context);
  const heads = headsOfNew(values.takenHeads, feesFrom, registered, context, desk);
  if (faults.length > 0 || concession.faults.length > 0) throw new RangeError('The row is refused');
  // A session may have ended since the row was planned, and have been closed (D70).
  if (!feesFromMonths(month).includes(feesFrom))
    return { fault: { field: 'feesFrom', message: says('feesFrom') } };
  // What the school offers may have changed as well.
  if (!heads.value) return { fault: { field: 'takenHeads', message: heads.message } };
  if (!more.value) return { fault: { field: 'moreConcessions', message: more.message } };
  const { by, byId, at, newId } = desk;
  const given = [...(concession.concession ? [concession.concession] : []), ...more.value];
  const student: NewStudent = {
    details: registered,
    previousBalance: rupeeAmount.parse(values.previousBalance ?? '0'),
    feesFrom,
    heads: heads.value,
    concessions: given.map(({ studentID: _, through, ...request }): StandingConcession => ({
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
 * What a new student must have and nothing says: neither a column nor one value for all. Without it each of them is refused (D68).
 * @returns the fields in the order of the list
 */
export function unsaidOfNew(choices: readonly ColumnChoice[]): readonly ImportField[] {
  const said = new Set(
    choices.flatMap(({ field, column, otherwise, copies }): ImportField[] => {
      if (column === undefined && otherwise === undefined && copies !== true) return [];
      return field === 'studentName' ? ['studentFirstName', 'studentLastName'] : [field];
    }),
  );
  const rest = detailNames.filter((name) => !said.has(name));
  return checked({}, rest).faults.map(({ field }) => field);
}
