import {
  changesBetween,
  fullName,
  studentDetails,
  type AuditAction,
  type AuditChange,
  type AuditSubject,
  type StudentDetails,
} from '@school/domain';

/** What the audit log says of a change of a student (D60). */
export interface AuditedChange {
  readonly action: AuditAction;
  readonly changes: readonly AuditChange[];
}

/** A student as the audit log names one. */
export const auditSubjectOf = (
  student: Pick<StudentDetails, 'studentID' | 'studentFirstName' | 'studentLastName'>,
): AuditSubject => ({
  kind: 'student',
  id: student.studentID,
  name: fullName(student),
});

/** The details alone, without the keys that are made of them. */
const detailsOf = (student: object): object =>
  Object.fromEntries(Object.entries(student).filter(([name]) => name in studentDetails));

/** What a student begins with. */
export const registeredChange = (student: object): AuditedChange => ({
  action: 'student-registered',
  changes: changesBetween({}, detailsOf(student)),
});

/** What the parts of a write change of the details; of a password, that it did. */
export function detailsChange(
  student: StudentDetails,
  set: Readonly<Record<string, unknown>>,
  unset: readonly string[],
): AuditedChange {
  const emptied = Object.fromEntries(unset.map((name) => [name, undefined]));
  const changes = changesBetween(detailsOf(student), detailsOf({ ...student, ...set, ...emptied }));
  const password: AuditChange[] = 'passwordHash' in set ? [{ field: 'password', isHidden: true }] : [];
  return { action: 'student-changed', changes: [...changes, ...password] };
}
