import { rupeeAmount } from '../rules';
import { personalFields, type StudentDetails } from '../students';
import { checked } from './check-details';
import { newConcessionOf } from './import-concession';
import { detailNames, type ImportValues } from './import-fields';

/** The details of a new student, parsed, and what is said of the money. @throws where `planRow` would refuse them */
export function newStudentOf(values: ImportValues, month: string) {
  const { details, faults } = checked(values, detailNames);
  const concession = newConcessionOf(values, values.feesFrom ?? month);
  if (faults.length > 0 || concession.faults.length > 0) throw new RangeError('The row is refused');
  const personal = Object.keys(personalFields);
  const [inner, outer] = [personal, Object.keys(details).filter((name) => !personal.includes(name))].map(
    (names) => Object.fromEntries(names.map((name) => [name, details[name]])),
  );
  const student = { studentID: values.studentID, ...outer, personalDetail: inner };
  return {
    // Each field has passed its rule above; a list of names gives the compiler no type for what they name.
    details: student as unknown as Omit<StudentDetails, 'signatureRef'>,
    previousBalance: rupeeAmount.parse(values.previousBalance ?? '0'),
    feesFrom: values.feesFrom ?? month,
    concession: concession.concession,
  };
}
