import {
  DEFAULT_STUDENT_PASSWORD,
  emptied,
  personalFields,
  registrationSchema,
  rulesBrokenBy,
  rulesBrokenOn,
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

/** Rules between fields that are broken, as a form takes them. */
const issuesOf = (broken: ReturnType<typeof rulesBrokenBy>) =>
  broken.map(({ field, code }) => ({ path: [field], message: code }));

/** Final Form drops an object whose last field is emptied; the rules still speak about each field of it. */
export const registrationFormSchema: StandardSchema<Registration> = {
  '~standard': {
    validate: (values) => {
      const form = { personalDetail: {}, ...(values as object) };
      const rules = registrationSchema.safeParse(form);
      const broken = rulesBrokenOn(form, schoolDate(new Date()));
      const issues = [...(rules.error?.issues ?? []), ...issuesOf(broken)];
      return rules.success && issues.length === 0 ? { value: rules.data } : { issues };
    },
  },
};

/** A new form: the suggested number, and what most students have, already chosen. */
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

/** The fields of the form by their dotted names, as Final Form has them. */
const editedFields: readonly string[] = allFields.map(({ name }) => name);

/** A field of a form, or of what the rules made of one, as a control shows it; what is empty or missing is ''. */
const shownIn = (form: object, name: string): unknown => shown(getIn(form, name)) ?? '';

const differences = (one: object, other: object) =>
  editedFields.filter((name) => shownIn(one, name) !== shownIn(other, name));

/** The named fields, and no other; one that is empty as '' (D22). */
const only = (form: object, names: readonly string[]) =>
  names.reduce<object>((part, name) => setIn(part, name, (getIn(form, name) as unknown) ?? ''), {});

/**
 * The rules of an edit, and what it sends: the fields that are not as they were (D22), so that a change which another desk
 * made meanwhile is not undone, and a field from before a rule does not stand in the way of the others.
 * @param before the student as the form began with it
 * @param undecided the fields that have two versions of which none was chosen yet, and what is said there
 */
export const editSchema = (
  before: Student,
  undecided: readonly string[],
  sentence: string,
): StandardSchema<StudentChanges> => ({
  '~standard': {
    validate: (values) => {
      const { studentID } = before;
      const began = formOf(before);
      const form = values as object;
      const changed = differences(form, began);
      const rules = studentUpdateSchema.safeParse({ studentID, ...only(form, changed) });
      const issues = [
        ...undecided.map((name) => ({ path: name.split('.'), message: sentence })),
        ...(rules.error?.issues ?? []),
        ...issuesOf(rulesBrokenBy(form, schoolDate(new Date()))),
      ];
      if (!rules.success || issues.length > 0) return { issues };
      // As the rules leave it: spaces around a name are no change.
      const differing = changed.filter((name) => shownIn(rules.data, name) !== shownIn(began, name));
      return { value: { studentID, ...only(rules.data, differing) } };
    },
  },
});

/** The fields in which a student, or a form of one, is not as before. */
export const changedSince = (before: Student, now: object): string[] => differences(now, before);

/** A field that two desks have changed, each in its own way. */
export interface Collision {
  readonly name: string;
  /** As it is typed here. */
  readonly mine: unknown;
  /** As the other desk has saved it. */
  readonly theirs: unknown;
}

/**
 * The fields that do not merge by themselves: changed here, and changed otherwise by another desk since.
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

/** The form of a student with the changes laid over, as `editSchema` gave them. */
export const formAfter = (before: Student, changes: StudentChanges): object =>
  editedFields
    .filter((name) => getIn(changes, name) !== undefined)
    .reduce<object>((form, name) => setIn(form, name, shownIn(changes, name)), formOf(before));

/** The collisions of a draft: fields that another desk has changed otherwise since it was typed. */
export const outdatedIn = (now: Student, fields: DraftFields): Collision[] =>
  Object.entries(fields)
    .map(([name, { value, before }]) => ({
      name,
      mine: value ?? '',
      theirs: shownIn(now, name),
      before: before ?? '',
    }))
    .filter(({ mine, theirs, before }) => theirs !== before && theirs !== mine)
    .map(({ name, mine, theirs }) => ({ name, mine, theirs }));

/** A field's name in the catalogues. @param name as the form knows it */
export const keyOf = (name: string) =>
  name.slice(name.indexOf('.') + 1) as StudentFieldName | PersonalFieldName;
