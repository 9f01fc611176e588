import * as z from 'zod/mini';
import {
  emptyable,
  notAnObject,
  passwordText,
  requestObject,
  type RuleCode,
  rupeeAmount,
  says,
  studentIdText,
} from '../rules';
import { hasStream, isClassOfMedium } from '../school';
import { boards, mediums, schoolClasses, type SchoolClass } from '../values';
import { isMaskedAdhaar } from './adhaar';
import type { Field } from './student-field';
import { personalFields, studentFields, type StudentFieldName } from './student-fields';

/** The password that the registration form offers (D21). */
export const DEFAULT_STUDENT_PASSWORD = 'school@123';

type FieldTable = Readonly<Record<string, Field>>;

/** One side of a table of fields: the rule of each field, or the stored type of each. */
const sideOf = <Table extends FieldTable, Side extends 'rule' | 'stored'>(table: Table, side: Side) =>
  Object.fromEntries(Object.entries(table).map(([name, field]) => [name, field[side]])) as {
    [Name in keyof Table]: Table[Name][Side];
  };

const personalDetail = z.object(sideOf(personalFields, 'rule'), {
  error: says('required'),
});
const editableFields = sideOf(studentFields, 'rule');

/** The stored and answered form of a student's own fields. */
export const studentDetails = {
  studentID: z.string(),
  ...sideOf(studentFields, 'stored'),
  personalDetail: z.object(sideOf(personalFields, 'stored')),
};

export type StudentDetails = Readonly<z.output<z.ZodMiniObject<typeof studentDetails>>>;

/** The fields that a student may be without, so that a change may empty them. */
export const clearableFields = (Object.keys(studentFields) as StudentFieldName[]).filter(
  (name) => z.safeParse(studentFields[name].stored, undefined).success,
);

type Emptied<Student> = {
  [Name in keyof Student]: undefined extends Student[Name] ? NonNullable<Student[Name]> | '' : Student[Name];
};

/** A student in the form of API calls: an empty field is sent as an empty text and not left out (D22). */
export const withEmptyTexts = <Student extends object>(student: Student): Emptied<Student> => {
  const names = [...Object.keys(student), ...clearableFields];
  const values = student as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Emptied<Student>;
};

/** The fields that the rules between fields read; any may still be missing while a form is being filled in. */
interface RuledFields {
  readonly class?: SchoolClass | undefined;
  readonly stream?: string | null | undefined;
  readonly medium?: 'english' | 'hindi' | undefined;
  readonly boardType?: 'up' | 'cbse' | undefined;
  readonly dateOfBirth?: string | undefined;
  readonly dateOfAdmission?: string | undefined;
}

interface RuleBetweenFields {
  readonly field: keyof RuledFields;
  readonly message: RuleCode;
  readonly isBroken: (student: RuledFields) => boolean;
}

const rulesBetweenFields: readonly RuleBetweenFields[] = [
  {
    field: 'stream',
    message: 'streamRequired',
    isBroken: ({ class: schoolClass, stream }) =>
      schoolClass !== undefined && hasStream(schoolClass) && !stream,
  },
  {
    field: 'medium',
    message: 'hindiNeedsUpBoard',
    isBroken: ({ medium, boardType }) => medium === 'hindi' && boardType === 'cbse',
  },
  {
    field: 'class',
    message: 'classOfMedium',
    isBroken: ({ class: schoolClass, medium }) =>
      schoolClass !== undefined && medium !== undefined && !isClassOfMedium(schoolClass, medium),
  },
  {
    field: 'dateOfAdmission',
    message: 'admissionAfterBirth',
    isBroken: ({ dateOfBirth, dateOfAdmission }) =>
      dateOfBirth !== undefined && dateOfAdmission !== undefined && dateOfAdmission < dateOfBirth,
  },
];

/** The rule of the day: nobody is born today or later. */
const brokenOn = ({ dateOfBirth }: RuledFields, today: string): { field: string; code: RuleCode }[] =>
  dateOfBirth !== undefined && dateOfBirth >= today ? [{ field: 'dateOfBirth', code: 'birthInPast' }] : [];

/**
 * The rules between fields, and of the day, that a whole student breaks (D15-D17, D19). At registration only those of the day are
 * checked here; an update checks all of them on the stored student with its changes applied.
 * @param today the date in Asia/Kolkata, `yyyy-mm-dd`
 */
export const brokenRules = (student: RuledFields, today: string): { field: string; code: RuleCode }[] => [
  ...rulesBetweenFields
    .filter((rule) => rule.isBroken(student))
    .map(({ field, message: code }) => ({ field, code })),
  ...brokenOn(student, today),
];

/** The months that are offered depend on the day, so the caller that has the clock checks them with `feesFromMonths`. */
const feesFromText = emptyable(
  z.string({ error: says('text') }).register(z.globalRegistry, {
    description:
      'The first month that is charged, as yyyy-mm: from April of this session to April of the next. The month of the registration when left out or empty.',
    examples: ['2026-11'],
  }),
);

/** Whether the registration books the one-time fees, registration and security (D47). */
const admissionCharges = z.nullish(z.boolean({ error: says('choose') })).register(z.globalRegistry, {
  description:
    'Books the registration and security fees of the fee table with the registration; not when left out',
});

const registrationFields = z.object(
  {
    studentID: studentIdText,
    password: passwordText(),
    ...editableFields,
    personalDetail,
    previousBalance: rupeeAmount,
    feesFrom: feesFromText,
    admissionCharges,
    registeredBy: z.nullish(z.string({ error: says('text') }).check(z.maxLength(4096))),
  },
  notAnObject,
);

const knownValue = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((candidate) => candidate === value);
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A half-filled form as the rules between fields see it: a value that is invalid by itself counts as missing. */
function ruledFields(input: unknown): RuledFields {
  if (typeof input !== 'object' || input === null) return {};
  const fields = input as Readonly<Record<string, unknown>>;
  return {
    class: knownValue(schoolClasses, fields['class']),
    stream: text(fields['stream']),
    medium: knownValue(mediums, fields['medium']),
    boardType: knownValue(boards, fields['boardType']),
    dateOfBirth: text(fields['dateOfBirth']),
    dateOfAdmission: text(fields['dateOfAdmission']),
  };
}

/** The rules between fields that a half-filled form breaks. @param today the date in Asia/Kolkata, `yyyy-mm-dd` */
export const rulesBrokenBy = (form: unknown, today: string) => brokenRules(ruledFields(form), today);

/** The broken rules that depend on the day, which no schema knows. @param today the date in Asia/Kolkata, `yyyy-mm-dd` */
export const brokenDayRules = (form: unknown, today: string) => brokenOn(ruledFields(form), today);

/** The rules between fields run even while other fields are missing, so that a form shows all errors at once. */
const ruledRegistration = registrationFields.check(
  ...rulesBetweenFields.map((rule) =>
    z.refine((student) => !rule.isBroken(ruledFields(student)), {
      path: [rule.field],
      error: rule.message,
      when: () => true,
    }),
  ),
);

/**
 * A new student (section 3, D40); the caller that has the clock also checks `brokenRules` of the day. Unknown fields are dropped;
 * stream is kept only for classes 11 and 12 (D16). Out: `previousBalance` in paise, `disability` as a boolean. `registeredBy` is
 * accepted but never stored (D41).
 */
export const registrationSchema = z
  .pipe(
    ruledRegistration,
    z.transform(({ stream, ...student }) => ({
      ...student,
      stream: hasStream(student.class) ? stream : undefined,
    })),
  )
  .register(z.globalRegistry, { id: 'StudentRegistration' });

export type Registration = z.output<typeof registrationSchema>;
export type RegistrationInput = z.input<typeof registrationSchema>;

const revisionSeen = z.optional(z.int({ error: says('wholeNumber') })).register(z.globalRegistry, {
  description:
    'The revision of the student that the change was made on; when another change came first, nothing is stored. Left out, the given fields are stored whatever came before.',
  examples: [3],
});

/** A client that was shown only a masked number sends it back; the stored number then stays as it is (D88). */
const adhaarOfUpdate = z.optional(
  z.pipe(
    z.pipe(
      z.string({ error: says('text') }),
      z.transform((adhaarNumber) => (isMaskedAdhaar(adhaarNumber) ? undefined : adhaarNumber)),
    ),
    z.optional(editableFields.adhaarNumber),
  ),
);

/**
 * A change of a student (D22): `studentID` names the student, every other field is optional.
 * Student ID, balances, fee entries and the first charged month cannot be changed and are dropped like any unknown field.
 */
export const studentUpdateSchema = requestObject('StudentUpdate', {
  studentID: studentIdText,
  revision: revisionSeen,
  ...z.partial(z.object(editableFields)).shape,
  adhaarNumber: adhaarOfUpdate,
  password: z.optional(passwordText()),
  personalDetail: z.optional(z.partial(personalDetail)),
});

export type StudentUpdate = z.output<typeof studentUpdateSchema>;
