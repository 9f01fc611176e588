import type { FeePayer } from '../fees';
import { DEFAULT_STUDENT_PASSWORD, type RegistrationInput } from './student';
import type { Field } from './student-field';
import { personalFields, studentFields } from './student-fields';

const samplesOf = (table: Readonly<Record<string, Field>>) =>
  Object.fromEntries(Object.entries(table).map(([name, { sample }]) => [name, sample]));

/** A registration that breaks no rule, for tests, stories and measurements. @param changes what differs */
export const sampleRegistration = (changes: Readonly<Record<string, unknown>> = {}) =>
  ({
    studentID: '1001',
    password: DEFAULT_STUDENT_PASSWORD,
    ...samplesOf(studentFields),
    personalDetail: samplesOf(personalFields),
    previousBalance: 0,
    ...changes,
  }) as RegistrationInput;

/** A student of class 3 as the ledger's rules see one, charged from September 2026, for tests and stories. @param changes what differs */
export const sampleFeePayer = (changes: Partial<FeePayer> = {}): FeePayer => ({
  studentID: '1234',
  medium: 'english',
  boardType: 'cbse',
  class: '3',
  feesFrom: '2026-09',
  ...changes,
});
