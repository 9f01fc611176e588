import * as z from 'zod/mini';
import { notAnObject, requestObject, studentIdText } from '../rules';
import { personalFields, studentFields } from './student-fields';

const person = z.object(
  {
    studentFirstName: studentFields.studentFirstName.rule,
    studentLastName: studentFields.studentLastName.rule,
    fatherName: personalFields.fatherName.rule,
    dateOfBirth: studentFields.dateOfBirth.rule,
  },
  notAnObject,
);

/**
 * What is known so far of a student who may be there already: an Adhaar number, a name with its father and birth date, or
 * both. It travels in a body, so that no Adhaar number stands in an address (D20).
 */
export const sameStudentSchema = requestObject('SameStudentQuery', {
  /** The student who is being changed: no duplicate of itself. */
  studentID: z.optional(studentIdText),
  adhaarNumber: z.optional(studentFields.adhaarNumber.rule),
  person: z.optional(person),
});

export type SameStudentQuery = z.output<typeof sameStudentSchema>;

interface TypedStudent {
  readonly adhaarNumber?: unknown;
  readonly studentFirstName?: unknown;
  readonly studentLastName?: unknown;
  readonly dateOfBirth?: unknown;
  readonly personalDetail?: { readonly fatherName?: unknown } | undefined;
}

/**
 * What of a half-filled form can be looked for: what is not valid by itself counts as missing.
 * @param studentID the student who is being changed
 * @returns undefined while there is nothing to look for
 */
export function sameStudentQueryOf(form: TypedStudent, studentID?: string) {
  const { adhaarNumber, studentFirstName, studentLastName, dateOfBirth, personalDetail } = form;
  const adhaar = studentFields.adhaarNumber.rule.safeParse(adhaarNumber);
  const typed = { studentFirstName, studentLastName, dateOfBirth, fatherName: personalDetail?.fatherName };
  const whole = person.safeParse(typed);
  if (!adhaar.success && !whole.success) return undefined;
  return {
    ...(studentID !== undefined && { studentID }),
    ...(adhaar.success && { adhaarNumber: adhaar.data }),
    ...(whole.success && { person: whole.data }),
  };
}

/** By what a student is the same as another; warned of and not refused, as twins and mistyped numbers are real (D20). */
export const sameBy = ['adhaarNumber', 'person'] as const;

export type SameBy = (typeof sameBy)[number];
