import {
  changesBetween,
  feeChange,
  feesAreKnown,
  fullName,
  monthCost,
  movedByFirstMonth,
  paise,
  schoolMonth,
  studentDetails,
  toRupees,
  type AuditAction,
  type AuditChange,
  type AuditSubject,
  type FeePayer,
  type Paise,
  type StudentDetails,
  type Today,
} from '@school/domain';
import type { StudentRecord } from './student.schema';
import type { StudentAccount } from './student-ledgers';

/** The audit log's record of a change of a student (D60). */
export interface AuditedChange {
  readonly action: AuditAction;
  readonly changes: readonly AuditChange[];
}

export const auditSubjectOf = (
  student: Pick<StudentDetails, 'studentID' | 'studentFirstName' | 'studentLastName'>,
): AuditSubject => ({
  kind: 'student',
  id: student.studentID,
  name: fullName(student),
});

/** The details alone, without the keys that are computed from them. */
const detailsOf = (student: object): object =>
  Object.fromEntries(Object.entries(student).filter(([name]) => name in studentDetails));

/**
 * The effect of a change of a student on the fees: the monthly fee before and after, and the amount of charged months that
 * it moved (D84). Empty when the fees before or after it are not known.
 * @param change the fields that it stores; `undefined` for those that it removes
 * @param month the first month charged under the new terms; the current one when left out
 */
export function feeChanges(
  { student, ledger, today }: StudentAccount,
  change: Partial<FeePayer>,
  month: string = schoolMonth(today.at),
): readonly AuditChange[] {
  const after = { ...student, ...change, revision: student.revision + 1 };
  if (!feesAreKnown(student, ledger) || !feesAreKnown(after, ledger)) return [];
  const fees = feeChange(ledger, { before: student, after }, month, today);
  return [
    ...changesBetween({ monthlyFee: toRupees(fees.before) }, { monthlyFee: toRupees(fees.after) }),
    ...movedChange(fees.moved),
  ];
}

/** The amount of months that were charged or taken back, if there is any. @param moved paise */
const movedChange = (moved: Paise): readonly AuditChange[] =>
  moved === 0 ? [] : changesBetween({}, { moved: toRupees(moved) });

/** A new student's fees: that of the first month, and the amount that a later or earlier first month saves or adds (D44, D84). */
export function firstFees(student: FeePayer, today: Today): readonly AuditChange[] {
  if (!feesAreKnown(student, [])) return [];
  const fee = monthCost(student.feesFrom, { ...student, revision: 1 }, today);
  return [
    ...changesBetween({}, { monthlyFee: toRupees(fee) }),
    ...movedChange(movedByFirstMonth({ ...student, revision: 1 }, today)),
  ];
}

/**
 * The audit line of a new student: the details, the previous balance, the first charged month, and the one-time charges (D84).
 * @param fees the changes that `firstFees` gives
 */
export const registeredChange = (
  student: Pick<StudentRecord, 'previousBalance' | 'feesFrom' | 'admission' | 'concessions'>,
  fees: readonly AuditChange[],
): AuditedChange => {
  const { previousBalance, feesFrom, admission, concessions = [] } = student;
  const charged = (admission?.fees ?? []).map(({ head, amount }) => [head, toRupees(amount)] as const);
  const money = { previousBalance: toRupees(previousBalance), feesFrom };
  return {
    action: 'student-registered',
    changes: [
      ...changesBetween({}, { ...detailsOf(student), ...money, ...Object.fromEntries<number>(charged) }),
      ...concessions.flatMap(({ concession, unit, value, from, reason }) =>
        changesBetween({}, { concession, unit, value: toRupees(paise(value)), from, reason }),
      ),
      ...fees,
    ],
  };
};

/** The changes that a write makes to the details; a new password is recorded without its value, alone as an action of its own. */
export function detailsChange(
  student: StudentDetails,
  set: Readonly<Record<string, unknown>>,
  unset: readonly string[],
): AuditedChange {
  const emptied = Object.fromEntries(unset.map((name) => [name, undefined]));
  const changes = changesBetween(detailsOf(student), detailsOf({ ...student, ...set, ...emptied }));
  const password: AuditChange[] = 'passwordHash' in set ? [{ field: 'password', isHidden: true }] : [];
  const isPasswordAlone = changes.length === 0 && password.length > 0;
  return {
    action: isPasswordAlone ? 'account-password' : 'student-changed',
    changes: [...changes, ...password],
  };
}
