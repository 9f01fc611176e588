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

/** `MLMEC/TC/2026-27/0001`: the number that a certificate has in its branch and session (D65). */
export const certificateSerial = ({
  branchCode,
  session,
  number,
}: {
  readonly branchCode: string;
  readonly session: string;
  readonly number: number;
}): string => `${branchCode}/TC/${session}/${String(number).padStart(4, '0')}`;

/** The number that a text ends with, as somebody asks for a certificate: `MLMEC/TC/2026-27/0012`, or `12`. */
export const certificateNumberIn = (text: string): number | undefined => {
  const [digits] = /\d{1,6}$/.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * The end of a serial that a text with a stroke is, as the paper has book and number: `2026-27/0012`, or `2026-27/12`.
 * @returns nothing where it is a number alone
 */
export const certificateEndIn = (text: string): string | undefined =>
  text.includes('/')
    ? text
        .replace(/\s/g, '')
        .toUpperCase()
        .replace(/\d{1,6}$/, (digits) => digits.padStart(4, '0'))
    : undefined;

/** Whether what is owed needs an administrator's word, with a reason: never in classes 1 to 8 (D65; RTE Act, section 5). */
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
 * Issues a certificate (D65). The student leaves with it (D74), on the day and for the reason; of one who has left already it
 * is for that leaving. Out: `outstandingDue` in paise.
 */
export const newCertificateSchema = requestObject('NewCertificate', {
  studentID: studentIdText,
  leftOn: z.exactOptional(calendarDate()),
  leavingReason: z.exactOptional(choice(leavingReasons)),
  remark: optionalText(200),
  /** What was seen to be owed, in rupees; when it is something else by now, nothing is stored. */
  outstandingDue: rupeeBalance,
  /** An administrator's word to let it pass all the same. */
  duesReason: optionalText(200),
  fields: certificateTextsSchema,
  rows,
});

export type NewCertificate = z.output<typeof newCertificateSchema>;

/**
 * The same for the form that asks: what the paper cannot be without is required, and what is owed has been looked at.
 * @param hasLeft who has left already is asked for no day and no reason
 * @param lettingPass the class of the student where whoever asks may let dues pass, and has to say why
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
        { path: ['duesReason'], message: 'required' },
      ),
    );

/** The query for what a certificate of a student would say who leaves on a day, today where it is left out. */
export const certificateDraftSchema = namedObject('CertificateDraftQuery', leavingDaySchema.shape);

const serialText = requiredText({ max: 40 });

/** Names one certificate by its serial. */
export const certificateNameSchema = requestObject('CertificateName', { serial: serialText });

/** Takes a certificate back; it stays in the register, marked (D65). */
export const withdrawalSchema = requestObject('CertificateWithdrawal', {
  serial: serialText,
  reason: requiredText({ max: 200 }),
});

export type Withdrawal = z.output<typeof withdrawalSchema>;

/** A print of a certificate; one that says DUPLICATE already is only counted (D51, D65). */
export const certificatePrintSchema = requestObject('CertificatePrint', {
  serial: serialText,
  isMarked: z.exactOptional(z.boolean()),
});

export type CertificatePrint = z.output<typeof certificatePrintSchema>;

export const certificateStates = ['valid', 'withdrawn'] as const;

/** Rows of the register on a page, and how far its pages reach. */
export const CERTIFICATES_PAGE = 25;

const filter = {
  /** A serial or its end, or the number there. */
  serial: z
    .string({ error: says('text') })
    .check(z.trim(), z.maxLength(40, says('maxLength', 40)), z.regex(/\d$/, says('certificateNumber'))),
  studentID: studentIdText,
  branch: choice(schoolCodes),
  state: choice(certificateStates),
  /** The first and the last day of issue, in Asia/Kolkata. */
  from: calendarDate(),
  to: calendarDate(),
};

/** What narrows the register, for the form that asks. */
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

/** A row of the register. Rupees and date-times when encoded. */
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
  /** What was owed at that moment, or below zero the family's advance; who let it pass says why. */
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

/** A certificate as it is stored and printed: what it said on its day it says for ever (D65). */
export const certificateSchema = namedObject('Certificate', {
  ...registeredCertificateSchema.shape,
  form: z.enum(certificateForms),
  /** In which it was filled in; certificates of before do not tell. */
  language: z.optional(z.enum(languages)),
  /** What the branch said of itself that day. */
  school: schoolDetailsSchema,
  fields: saidTexts,
  rows: z.array(saidRow),
});

export type Certificate = Readonly<z.output<typeof certificateSchema>>;

/** The texts and rows of a certificate as they are proposed, or stored. */
export const certificateContentSchema = z.object({ fields: saidTexts, rows: z.array(saidRow) });

export type CertificateContent = Readonly<z.output<typeof certificateContentSchema>>;

/** Rows as a call carries them (rupees, ISO date-times) as those that are shown. */
export const registeredCertificatesOf = (
  certificates: readonly z.input<typeof registeredCertificateSchema>[],
): readonly RegisteredCertificate[] => certificates.map((one) => z.decode(registeredCertificateSchema, one));

/** A certificate as a call carries it as the one that is printed. */
export const certificateOfCall = (certificate: z.input<typeof certificateSchema>): Certificate =>
  z.decode(certificateSchema, certificate);
