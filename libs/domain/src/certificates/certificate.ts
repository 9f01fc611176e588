import * as z from 'zod/mini';
import {
  choice,
  exporting,
  namedObject,
  notAnObject,
  optionalText,
  paging,
  requestObject,
  requiredText,
  rupeeBalance,
  says,
  studentIdText,
} from '../rules';
import { calendarDate, gradeOf, schoolCodes, schoolDetailsSchema } from '../school';
import { leavingDaySchema } from '../students';
import {
  choiceAsStored,
  languages,
  leavingReasons,
  moment,
  plainDigits,
  rupees,
  type Paise,
  type SchoolClass,
} from '../values';
import {
  certificateForms,
  certificateTextsSchema,
  MOST_ROWS,
  scholarRowSchema,
  textsOfForm,
  type CertificateFieldName,
  type CertificateForm,
} from './certificate-fields';

/** The serial of a certificate, from its branch, session and number: `MLMEC/TC/2026-27/0001` (D65). */
export const certificateSerial = ({
  branchCode,
  session,
  number,
}: {
  readonly branchCode: string;
  readonly session: string;
  readonly number: number;
}): string => `${branchCode}/TC/${session}/${String(number).padStart(4, '0')}`;

/** The number at the end of a search for a certificate: 12 for `MLMEC/TC/2026-27/0012` or `12`. */
export const certificateNumberIn = (text: string): number | undefined => {
  const [digits] = /\d{1,6}$/.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * Reads a text with a slash as the end of a serial, since the paper shows book and number: `2026-27/0012`, or `2026-27/12`.
 * @returns undefined for a number alone
 */
export const certificateEndIn = (text: string): string | undefined =>
  text.includes('/')
    ? text
        .replace(/\s/g, '')
        .toUpperCase()
        .replace(/\d{1,6}$/, (digits) => digits.padStart(4, '0'))
    : undefined;

/** Whether an administrator must approve an outstanding due, with a reason: never in classes 1 to 8 (D65; RTE Act, section 5). */
export function duesNeedWord(schoolClass: SchoolClass, outstandingDue: Paise): boolean {
  const grade = gradeOf(schoolClass);
  return outstandingDue > 0 && (grade === undefined || grade > 8);
}

const rows = z
  .optional(
    z
      .array(scholarRowSchema, { error: says('text') })
      .check(z.maxLength(MOST_ROWS, says('atMost', MOST_ROWS))),
  )
  .register(z.globalRegistry, { description: 'Of the scholar’s register; the other form has none' });

/**
 * Issues a certificate (D65). The student leaves with it (D74), on the given day and for the given reason; for a student who has
 * left already, the certificate is for that leaving. Out: `outstandingDue` in paise.
 */
export const newCertificateSchema = requestObject('NewCertificate', {
  studentID: studentIdText,
  leftOn: z.exactOptional(calendarDate()),
  leavingReason: z.exactOptional(choice(leavingReasons)),
  remark: optionalText(200),
  /** The outstanding due that was seen, in rupees; if it has changed since, nothing is stored. */
  outstandingDue: rupeeBalance,
  /** An administrator's reason for issuing the certificate in spite of dues. */
  duesReason: optionalText(200),
  fields: certificateTextsSchema,
  rows,
});

export type NewCertificate = z.output<typeof newCertificateSchema>;

/**
 * The form for a new certificate: the fields that the paper needs are required, and the user confirms having seen the dues.
 * @param hasLeft true for a student who has left already, for whom day and reason are not asked
 * @param lettingPass the class of the student, if the user may approve dues and must give a reason
 */
export const certificateFormSchema = (form: CertificateForm, hasLeft: boolean, lettingPass?: SchoolClass) =>
  z
    .object(
      {
        ...newCertificateSchema.shape,
        ...(hasLeft ? {} : { leftOn: calendarDate(), leavingReason: choice(leavingReasons) }),
        fields: textsOfForm(form),
        duesSeen: z.literal(true, { error: says('duesSeen') }),
      },
      notAnObject,
    )
    .check(
      z.refine(
        ({ outstandingDue, duesReason }) =>
          duesReason !== undefined || lettingPass === undefined || !duesNeedWord(lettingPass, outstandingDue),
        { path: ['duesReason'], error: 'required' },
      ),
    );

/** The query for the draft of a student's certificate, for a leaving on a day; today if the day is left out. */
export const certificateDraftSchema = namedObject('CertificateDraftQuery', leavingDaySchema.shape);

const serialText = requiredText({ max: 40 });

/** Names one certificate by its serial. */
export const certificateNameSchema = requestObject('CertificateName', { serial: serialText });

/** Withdraws a certificate, which stays in the register, marked as withdrawn (D65). */
export const withdrawalSchema = requestObject('CertificateWithdrawal', {
  serial: serialText,
  reason: requiredText({ max: 200 }),
});

export type Withdrawal = z.output<typeof withdrawalSchema>;

/** A print of a certificate; a print that says DUPLICATE already is only counted (D51, D65). */
export const certificatePrintSchema = requestObject('CertificatePrint', {
  serial: serialText,
  isMarked: z.exactOptional(z.boolean()),
});

export type CertificatePrint = z.output<typeof certificatePrintSchema>;

export const certificateStates = ['valid', 'withdrawn'] as const;

/** The rows of the register on a page. */
export const CERTIFICATES_PAGE = 25;

const filter = {
  /** A serial, the end of one, or the number in it. */
  serial: z
    .string({ error: says('text') })
    .check(
      z.trim(),
      z.overwrite(plainDigits),
      z.maxLength(40, says('maxLength', 40)),
      z.regex(/\d$/, says('certificateNumber')),
    ),
  studentID: studentIdText,
  branch: choice(schoolCodes),
  state: choice(certificateStates),
  /** The first day of issue and, in `to`, the last one, in Asia/Kolkata. */
  from: calendarDate(),
  to: calendarDate(),
};

/** The filters of the register, for its form. */
export const certificateFilterSchema = z.partial(z.object(filter));

export type CertificateFilter = z.output<typeof certificateFilterSchema>;

export const certificateListSchema = z
  .partial(z.object({ ...paging, ...filter }))
  .register(z.globalRegistry, { id: 'CertificateListQuery' });

export type CertificateListQuery = z.output<typeof certificateListSchema>;

/** The register as a file (D69). */
export const certificateExportSchema = namedObject('CertificateExportQuery', {
  ...exporting,
  ...certificateFilterSchema.shape,
});

export type CertificateExportQuery = z.output<typeof certificateExportSchema>;

/** A row of the register. When encoded, amounts are rupees and instants are ISO date-times. */
export const registeredCertificateSchema = namedObject('RegisteredCertificate', {
  serial: z.string(),
  branchCode: choiceAsStored(schoolCodes),
  session: z.string(),
  number: z.int(),
  state: z.enum(certificateStates),
  studentID: z.string(),
  studentName: z.string(),
  class: z.string(),
  section: z.string(),
  /** The day on which the student left. */
  leftOn: z.string(),
  leavingReason: choiceAsStored(leavingReasons),
  issuedAt: moment,
  issuedBy: z.string(),
  /** The outstanding due at that moment, or below zero the family's advance; `duesReason` is why dues were approved. */
  dues: rupees,
  duesReason: z.optional(z.string()),
  withdrawnAt: z.optional(moment),
  withdrawnBy: z.optional(z.string()),
  withdrawnReason: z.optional(z.string()),
  prints: z.int(),
});

export type RegisteredCertificate = Readonly<z.output<typeof registeredCertificateSchema>>;

const saidTexts = z.object(
  Object.fromEntries(
    Object.keys(certificateTextsSchema.shape).map((name) => [name, z.optional(z.string())]),
  ) as Readonly<Record<CertificateFieldName, z.ZodMiniOptional<z.ZodMiniString>>>,
);

const saidRow = z.object({
  class: z.string(),
  admittedOn: z.optional(z.string()),
  promotedOn: z.optional(z.string()),
  removedOn: z.optional(z.string()),
  cause: z.optional(z.string()),
  session: z.optional(z.string()),
  conduct: z.optional(z.string()),
  work: z.optional(z.string()),
});

/** A certificate as it is stored and printed; its content never changes after the day of issue (D65). */
export const certificateSchema = namedObject('Certificate', {
  ...registeredCertificateSchema.shape,
  form: z.enum(certificateForms),
  /** The language of the certificate; missing in older certificates. */
  language: z.optional(z.enum(languages)),
  /** The details of the branch on that day. */
  school: schoolDetailsSchema,
  fields: saidTexts,
  rows: z.array(saidRow),
});

export type Certificate = Readonly<z.output<typeof certificateSchema>>;

/** The texts and rows of a certificate, in a draft or as stored. */
export const certificateContentSchema = z.object({ fields: saidTexts, rows: z.array(saidRow) });

export type CertificateContent = Readonly<z.output<typeof certificateContentSchema>>;

/** Decodes rows from a call (rupees, ISO date-times) into those that are shown. */
export const registeredCertificatesOf = (
  certificates: readonly z.input<typeof registeredCertificateSchema>[],
): readonly RegisteredCertificate[] => certificates.map((one) => z.decode(registeredCertificateSchema, one));

/** Decodes a certificate from a call into the one that is printed. */
export const certificateOfCall = (certificate: z.input<typeof certificateSchema>): Certificate =>
  z.decode(certificateSchema, certificate);
