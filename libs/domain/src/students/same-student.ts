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
 * The facts known so far about a student who may be registered already: an Adhaar number, a name with father and birth date, or
 * both. They travel in a request body, so that no Adhaar number appears in an address (D20).
 */
export const sameStudentSchema = requestObject('SameStudentQuery', {
  /** The student who is being changed, who is no duplicate of itself. */
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
 * The query that a half-filled form allows; a value that is invalid by itself counts as missing.
 * @param studentID the student who is being changed
 * @returns undefined while there is nothing to look for
 */
export function sameStudentQueryOf(form: TypedStudent, studentID?: string) {
  const { adhaarNumber, studentFirstName, studentLastName, dateOfBirth, personalDetail } = form;
  const adhaarResult = studentFields.adhaarNumber.rule.safeParse(adhaarNumber);
  const typed = { studentFirstName, studentLastName, dateOfBirth, fatherName: personalDetail?.fatherName };
  const personResult = person.safeParse(typed);
  if (!adhaarResult.success && !personResult.success) return undefined;
  return {
    ...(studentID !== undefined && { studentID }),
    ...(adhaarResult.success && { adhaarNumber: adhaarResult.data }),
    ...(personResult.success && { person: personResult.data }),
  };
}

/** The fields by which two students are the same; this only warns, because twins and mistyped numbers are real (D20). */
export const sameBy = ['adhaarNumber', 'person'] as const;

export type SameBy = (typeof sameBy)[number];
