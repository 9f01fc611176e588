import * as z from 'zod/mini';
import { emptyable, namedObject, optionalText, requiredText, says } from '../rules';
import { calendarDate, type SchoolCode } from '../school';
import type { CertificateWords } from '../words';

/** The paper of each branch: the list of the CBSE, and the scholar's register of Uttar Pradesh (D65). */
export const certificateForms = ['cbse', 'scholar'] as const;
export type CertificateForm = (typeof certificateForms)[number];

/**
 * The paper for the students of a branch: MLMEC has the certificate of the CBSE, MLMIC the form of the scholar's register (D65).
 */
export const formOfBranch = (branch: SchoolCode): CertificateForm =>
  branch === 'MLMEC' ? 'cbse' : 'scholar';

export type CertificateFieldName = keyof CertificateWords['labels'];

/** One field of a certificate. */
export interface CertificateField {
  readonly name: CertificateFieldName;
  readonly kind: 'text' | 'lines' | 'date';
  readonly max: number;
  readonly required: boolean;
}

const field =
  (kind: CertificateField['kind'], max: number) =>
  (name: CertificateFieldName, required: 'required' | 'optional' = 'optional'): CertificateField => ({
    name,
    kind,
    max,
    required: required === 'required',
  });

const text = field('text', 120);
const lines = field('lines', 300);
const date = field('date', 10);

/** The head of the CBSE's list, before its numbered fields. */
const cbseHead: readonly CertificateField[] = [text('admissionNo', 'required')];

/** The fields of the CBSE's list, in its order. */
const cbseFields: readonly CertificateField[] = [
  text('pupilName', 'required'),
  text('motherName', 'required'),
  text('fatherName', 'required'),
  date('dateOfBirth', 'required'),
  text('birthInWords', 'required'),
  text('birthInHindi'),
  text('nationality', 'required'),
  text('category'),
  date('admittedOn', 'required'),
  text('admittedClass'),
  text('lastClass', 'required'),
  text('lastExam'),
  text('failed'),
  lines('subjects'),
  text('promoted'),
  text('duesPaidUpTo'),
  text('feeConcession'),
  text('workingDays'),
  text('daysPresent'),
  text('ncc'),
  lines('games'),
  text('conduct', 'required'),
  date('appliedOn'),
  date('issuedOn', 'required'),
  text('reason'),
  lines('remarks'),
];

const scholarHead: readonly CertificateField[] = [
  text('registerNo', 'required'),
  text('admissionFile'),
  text('withdrawalFile'),
  text('apaarPen'),
];

/** The fields of the scholar's register above its rows, and below. */
const scholarFields: readonly CertificateField[] = [
  text('pupilName', 'required'),
  text('fatherName', 'required'),
  text('occupation'),
  lines('address'),
  text('motherName', 'required'),
  text('casteReligion'),
  text('lastInstitution'),
  date('dateOfBirth', 'required'),
  text('birthInWords', 'required'),
  text('birthInHindi'),
];

const scholarFoot: readonly CertificateField[] = [
  text('duesPaidUpTo'),
  date('appliedOn'),
  date('issuedOn', 'required'),
  text('reason'),
  lines('remarks'),
];

/** The parts of a paper: its head, its fields, and the foot below the rows. */
export interface CertificateParts {
  readonly head: readonly CertificateField[];
  readonly body: readonly CertificateField[];
  readonly foot: readonly CertificateField[];
}

export const certificateParts: Readonly<Record<CertificateForm, CertificateParts>> = {
  cbse: { head: cbseHead, body: cbseFields, foot: [] },
  scholar: { head: scholarHead, body: scholarFields, foot: scholarFoot },
};

/** The fields that share the number of the field before them: the list of the CBSE has only 23 numbers (D65). */
const continued: readonly CertificateFieldName[] = ['birthInWords', 'birthInHindi', 'admittedClass'];

/** Whether a field shares the number of the field before it. */
export const isContinued = ({ name }: CertificateField): boolean => continued.includes(name);

/** All fields of a form, in the order of its paper. */
export const certificateFieldsOf = (form: CertificateForm): readonly CertificateField[] => {
  const { head, body, foot } = certificateParts[form];
  return [...head, ...body, ...foot];
};

const optionalDate = () => emptyable(z.union([z.literal(''), calendarDate()], { error: says('date') }));

const optionalRule = ({ kind, max }: CertificateField) =>
  kind === 'date' ? optionalDate() : optionalText(max, kind === 'lines');

const requiredRule = ({ kind, max }: CertificateField) =>
  kind === 'date' ? calendarDate() : requiredText({ max });

type FieldRules = Readonly<Record<CertificateFieldName, ReturnType<typeof optionalText>>>;

/** Every field of both forms, none of them required, as a call may send them. */
const anyField = Object.fromEntries(
  certificateForms.flatMap(certificateFieldsOf).map((one) => [one.name, optionalRule(one)]),
) as FieldRules;

/** The texts of a certificate by field, as a call sends them. */
export const certificateTextsSchema = namedObject('CertificateTexts', anyField);

export type CertificateTexts = { readonly [Name in CertificateFieldName]?: string | undefined };

/** The fields of one form; those that its paper needs are required. */
export const textsOfForm = (form: CertificateForm) =>
  z.object(
    Object.fromEntries(
      certificateFieldsOf(form).map((one) => [
        one.name,
        one.required ? requiredRule(one) : optionalRule(one),
      ]),
    ),
  );

/** The columns of a row of the scholar's register. */
export const scholarColumns = [
  'class',
  'admittedOn',
  'promotedOn',
  'removedOn',
  'cause',
  'session',
  'conduct',
  'work',
] as const satisfies readonly (keyof CertificateWords['rows'])[];

/** A row of the scholar's register: one class, when the scholar joined and left it, and how (D65). */
export const scholarRowSchema = namedObject('ScholarRow', {
  class: requiredText({ max: 20 }),
  admittedOn: optionalDate(),
  promotedOn: optionalDate(),
  removedOn: optionalDate(),
  cause: optionalText(80),
  session: optionalText(20),
  conduct: optionalText(40),
  work: optionalText(40),
});

export type ScholarRow = { readonly class: string } & {
  readonly [Column in (typeof scholarColumns)[number]]?: string | undefined;
};

/** The most rows of a certificate: more than a school has classes, with room for repeated ones. */
export const MOST_ROWS = 20;
