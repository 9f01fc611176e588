import type { FeePayer } from '../fees';
import { DEFAULT_STUDENT_PASSWORD, type RegistrationInput } from './student';
import type { Field } from './student-field';
import { personalFields, studentFields } from './student-fields';

const samplesOf = (table: Readonly<Record<string, Field>>) =>
  Object.fromEntries(Object.entries(table).map(([name, { sample }]) => [name, sample]));

/** A registration that breaks no rule, for tests, stories and measurements. @param changes the fields that differ */
export const sampleRegistration = (changes: Readonly<Record<string, unknown>> = {}) =>
  ({
    studentID: '1001',
    password: DEFAULT_STUDENT_PASSWORD,
    ...samplesOf(studentFields),
    personalDetail: samplesOf(personalFields),
    previousBalance: 0,
    ...changes,
  }) as RegistrationInput;

/** A class 3 student for the ledger's rules, charged from September 2026, for tests and stories. @param changes what differs */
export const sampleFeePayer = (changes: Partial<FeePayer> = {}): FeePayer => ({
  studentID: '1234',
  medium: 'english',
  boardType: 'cbse',
  class: '3',
  feesFrom: '2026-09',
  ...changes,
});
