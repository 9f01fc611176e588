import {
  DEFAULT_STUDENT_PASSWORD,
  withEmptyTexts,
  personalFields,
  registrationSchema,
  rulesBrokenBy,
  brokenDayRules,
  schoolDate,
  schoolMonth,
  studentFields,
  studentUpdateSchema,
  toRupees,
  type PersonalFieldName,
  type Registration,
  type StudentFieldName,
} from '@school/domain';
import type { DraftFields } from '../form/draft';
import type { StandardSchema } from '@school/ui';
import { getIn, setIn } from 'final-form';
import { allFields } from './placed-fields';
import type { NewStudent, Student, StudentChanges } from '../../api/types';

/** Converts broken rules between fields to the issues that a form expects. */
const issuesOf = (broken: ReturnType<typeof rulesBrokenBy>) =>
  broken.map(({ field, code }) => ({ path: [field], message: code }));

/** Final Form drops an object whose last field is emptied; the rules still speak about each field of it. */
export const registrationFormSchema: StandardSchema<Registration> = {
  '~standard': {
    validate: (values) => {
      const form = { personalDetail: {}, ...(values as object) };
      const rules = registrationSchema.safeParse(form);
      const broken = brokenDayRules(form, schoolDate(new Date()));
      const issues = [...(rules.error?.issues ?? []), ...issuesOf(broken)];
      return rules.success && issues.length === 0 ? { value: rules.data } : { issues };
    },
  },
};

/** The values of a new form: the suggested number, and the choices that most students have. */
export const newStudent = (studentID: string | undefined, now: Date) => ({
  studentID,
  password: DEFAULT_STUDENT_PASSWORD,
  previousBalance: '0',
  feesFrom: schoolMonth(now),
  admissionCharges: false,
  disability: 'false',
  admissionType: 'regular',
  dateOfAdmission: schoolDate(now),
});

/** Converts a stored value to the one that its control shows. */
const formValue = (value: unknown) => (typeof value === 'boolean' ? String(value) : value);

const pick = (source: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, formValue(source[name])]));

/** Converts a stored student to the values of the form. */
export const formOf = (student: Student) => ({
  ...pick(student, ['studentID', ...Object.keys(studentFields)]),
  personalDetail: pick(student.personalDetail, Object.keys(personalFields)),
});

/** Converts a registration to the body of the call, in rupees. */
export const registrationOf = (registration: Registration): NewStudent => {
  const { registeredBy: _, previousBalance, admissionCharges, ...student } = registration;
  return withEmptyTexts({
    ...student,
    previousBalance: toRupees(previousBalance),
    admissionCharges: admissionCharges === true,
  });
};

/** The fields of the form by their dotted names, as Final Form has them. */
const editedFields: readonly string[] = allFields.map(({ name }) => name);

/** Returns a form field, or its value after the rules, as its control shows it; '' where it is empty or missing. */
const shownIn = (form: object, name: string): unknown => formValue(getIn(form, name)) ?? '';

const differences = (one: object, other: object) =>
  editedFields.filter((name) => shownIn(one, name) !== shownIn(other, name));

/** Returns only the named fields, with '' for an empty one (D22). */
const onlyFields = (form: object, names: readonly string[]) =>
  names.reduce<object>((part, name) => setIn(part, name, (getIn(form, name) as unknown) ?? ''), {});

/**
 * The rules of an edit and the changes it sends: only the fields that differ from before (D22). So another desk's change made
 * meanwhile is not undone, and a field that breaks a newer rule does not block the others.
 * @param before the student as the form began with it
 * @param undecided the fields with two versions of which none was chosen yet, and the error shown there
 */
export const editSchema = (
  before: Student,
  undecided: readonly string[],
  sentence: string,
): StandardSchema<StudentChanges> => ({
  '~standard': {
    validate: (values) => {
      const { studentID } = before;
      const formBefore = formOf(before);
      const form = values as object;
      const changedNames = differences(form, formBefore);
      const rules = studentUpdateSchema.safeParse({ studentID, ...onlyFields(form, changedNames) });
      const issues = [
        ...undecided.map((name) => ({ path: name.split('.'), message: sentence })),
        ...(rules.error?.issues ?? []),
        ...issuesOf(rulesBrokenBy(form, schoolDate(new Date()))),
      ];
      if (!rules.success || issues.length > 0) return { issues };
      // Compared after the rules have run, so that spaces around a name are no change.
      const differingNames = changedNames.filter(
        (name) => shownIn(rules.data, name) !== shownIn(formBefore, name),
      );
      return { value: { studentID, ...onlyFields(rules.data, differingNames) } };
    },
  },
});

/** The names of the fields in which a student, or a student's form, differs from before. */
export const changedSince = (before: Student, now: object): string[] => differences(now, before);

/** A field that two desks have changed, each in its own way. */
export interface Collision {
  readonly name: string;
  /** The value typed here. */
  readonly mine: unknown;
  /** The value saved by the other desk. */
  readonly theirs: unknown;
}

/**
 * The fields that cannot be merged automatically: changed here and, in another way, by another desk since.
 * @param before the student as the form began with it
 * @param now the student as stored
 */
export function collisionsOf(before: Student, now: Student, form: object): Collision[] {
  const changedHere = changedSince(before, form);
  const changedThere = changedSince(before, now);
  return changedSince(now, form)
    .filter((name) => changedHere.includes(name) && changedThere.includes(name))
    .map((name) => ({ name, mine: shownIn(form, name), theirs: shownIn(now, name) }));
}

/** The values of a student's form with the changes of `editSchema` applied. */
export const formAfter = (before: Student, changes: StudentChanges): object =>
  editedFields
    .filter((name) => getIn(changes, name) !== undefined)
    .reduce<object>((form, name) => setIn(form, name, shownIn(changes, name)), formOf(before));

/** The collisions of a draft: the fields that another desk has changed in another way since they were typed. */
export const draftCollisions = (now: Student, fields: DraftFields): Collision[] =>
  Object.entries(fields)
    .map(([name, { value, before }]) => ({
      name,
      mine: value ?? '',
      theirs: shownIn(now, name),
      before: before ?? '',
    }))
    .filter(({ mine, theirs, before }) => theirs !== before && theirs !== mine)
    .map(({ name, mine, theirs }) => ({ name, mine, theirs }));

/** A field's name in the catalogues. @param name its name in the form */
export const catalogueKeyOf = (name: string) =>
  name.slice(name.indexOf('.') + 1) as StudentFieldName | PersonalFieldName;
