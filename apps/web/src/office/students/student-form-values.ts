import {
  DEFAULT_STUDENT_PASSWORD,
  emptied,
  personalFields,
  registrationSchema,
  schoolDate,
  schoolMonth,
  studentFields,
  toRupees,
  type Registration,
} from '@school/domain';
import type { StandardSchema } from '@school/ui';
import type { NewStudent, Student, StudentChanges } from '../../api/types';

/** The rules of a registration, told about values that the form leaves out. */
const registrationRules = (left: object): StandardSchema<Registration> => ({
  '~standard': {
    validate: (values) =>
      registrationSchema['~standard'].validate({ ...left, personalDetail: {}, ...(values as object) }),
  },
});

/** Final Form drops an object whose last field is emptied; the rules still speak about each field of it. */
export const registrationFormSchema = registrationRules({});

/** The form of an existing student: every rule of a registration but those for fields it does not show. */
export const studentFormSchema = registrationRules({
  password: DEFAULT_STUDENT_PASSWORD,
  previousBalance: 0,
});

/** A new form: the suggested number, and what most students have, already chosen. */
export const newStudent = (studentID: string | undefined, now: Date) => ({
  studentID,
  password: DEFAULT_STUDENT_PASSWORD,
  previousBalance: '0',
  feesFrom: schoolMonth(now),
  admissionCharges: false,
  disability: 'false',
  section: '*',
  admissionType: 'regular',
  dateOfAdmission: schoolDate(now),
});

/** A stored value as a control shows it. */
const shown = (value: unknown) => (typeof value === 'boolean' ? String(value) : value);

const pick = (source: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, shown(source[name])]));

/** A stored student as the form shows it. */
export const formOf = (student: Student) => ({
  ...pick(student, ['studentID', ...Object.keys(studentFields)]),
  personalDetail: pick(student.personalDetail, Object.keys(personalFields)),
});

/** A registration as the call takes it: rupees. */
export const registrationOf = (registration: Registration): NewStudent => {
  const { registeredBy: _, previousBalance, admissionCharges, ...student } = registration;
  return emptied({
    ...student,
    previousBalance: toRupees(previousBalance),
    admissionCharges: admissionCharges === true,
  });
};

type Fields = Readonly<Record<string, unknown>>;

const changes = <After extends object>(before: object, after: After) =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== ((before as Fields)[name] ?? '')),
  ) as Partial<After>;

/**
 * The form of an existing student as the update call takes it: only what is not as it was (D22), so that a change which
 * another desk made meanwhile is not undone.
 */
export const updateOf = (before: Student, after: Registration): StudentChanges => {
  const {
    studentID,
    personalDetail,
    registeredBy: _by,
    previousBalance: _balance,
    admissionCharges: _charges,
    password: _,
    ...rest
  } = after;
  const details = changes(before.personalDetail, personalDetail);
  return {
    studentID,
    ...changes(before, emptied(rest)),
    ...(Object.keys(details).length > 0 ? { personalDetail: details } : {}),
  };
};
