import {
  changesBetween,
  fullName,
  studentDetails,
  toRupees,
  type AuditAction,
  type AuditChange,
  type AuditSubject,
  type StudentDetails,
} from '@school/domain';
import type { StudentRecord } from './student.schema';

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

/** What a student begins with: the details, what was owed before, since when fees are charged, and what at once (D84). */
export const registeredChange = (
  student: Pick<StudentRecord, 'previousBalance' | 'feesFrom' | 'admission'>,
): AuditedChange => {
  const { previousBalance, feesFrom, admission } = student;
  const fees = (admission?.fees ?? []).map(({ head, amount }) => [head, toRupees(amount)] as const);
  const money = { previousBalance: toRupees(previousBalance), feesFrom };
  return {
    action: 'student-registered',
    changes: changesBetween({}, { ...detailsOf(student), ...money, ...Object.fromEntries<number>(fees) }),
  };
};

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
