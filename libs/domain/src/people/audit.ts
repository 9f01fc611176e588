import * as z from 'zod/mini';
import { choice, exporting, foldText, listedId, namedObject, paging, requiredText } from '../rules';
import { calendarDate } from '../school';
import { choiceAsStored, moment } from '../values';

/** Rows of the audit log on a page. */
export const AUDIT_PAGE = 25;

/** The actions that the audit log records (D60). */
export const auditActions = [
  'signed-in',
  'sign-in-failed',
  'sign-in-ended',
  'call-refused',
  'student-registered',
  'student-changed',
  'student-left',
  'student-returned',
  'student-moved',
  'move-taken-back',
  'certificate-issued',
  'certificate-withdrawn',
  'charge-added',
  'entry-reversed',
  'payment-taken-back',
  'money-refunded',
  'reference-shared',
  'print-failed',
  'backup-restored',
  'students-imported',
  'pictures-imported',
  'students-changed-together',
  'students-exported',
  'list-exported',
  'adhaar-shown',
  'family-reminded',
  'concession-given',
  'concession-ended',
  'drawer-float-put-in',
  'drawer-closed',
  'session-closed',
  'fee-table-added',
  'head-added',
  'head-changed',
  'head-closed',
  'head-taken',
  'head-ended',
  'school-details-changed',
  'public-site-changed',
  'sign-in-settings-changed',
  'attendance-marked',
  'teachers-marked',
  'attendance-corrected',
  'absence-told',
  'occasion-added',
  'occasion-changed',
  'occasion-removed',
  'calendar-imported',
  'lesson-added',
  'lesson-changed',
  'lesson-removed',
  'periods-changed',
  'exam-added',
  'exam-changed',
  'exam-removed',
  'exam-locked',
  'exam-opened',
  'exam-published',
  'marks-entered',
  'mark-changed',
  'mark-corrected',
  'remark-written',
  'subjects-changed',
  'unit-added',
  'unit-changed',
  'unit-removed',
  'unit-done',
  'unit-not-done',
  'units-ordered',
  'unit-file-put',
  'unit-file-removed',
  'first-day-changed',
  'account-made',
  'account-let-in',
  'account-refused',
  'account-activated',
  'account-deactivated',
  'account-role',
  'account-rights',
  'account-teaching',
  'account-password',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** The kinds of thing that a line is about; each is named by a student ID, login id, branch, number or month. */
const auditSubjects = [
  'student',
  'account',
  'branch',
  'drawer',
  'session',
  'fee-table',
  'head',
  'settings',
  'call',
  'public-site',
  'import',
  'attendance',
  'calendar',
  'time-table',
  'exam',
  'class',
  'many-students',
  'list',
] as const;

const subjectSchema = z.object({
  kind: choiceAsStored(auditSubjects),
  id: z.string(),
  name: z.optional(z.string()),
});

export type AuditSubject = Readonly<z.output<typeof subjectSchema>>;

/** A field before and after a change; a secret is logged without its values. */
const changeSchema = namedObject('AuditChange', {
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  isHidden: z.optional(z.boolean()),
});

export type AuditChange = Readonly<z.output<typeof changeSchema>>;

const actorSchema = z.object({ id: z.string(), username: z.string(), fname: z.string() });

export type AuditActor = Readonly<z.output<typeof actorSchema>>;

/** One line of the audit log: who did what to whom, when, from where (D60). */
export const auditEntrySchema = namedObject('AuditEntry', {
  id: z.string(),
  at: moment,
  action: choiceAsStored(auditActions),
  /** Missing if nobody was signed in: a stranger at the login, a registration, or whoever sits at the office's own PC. */
  by: z.optional(actorSchema),
  address: z.optional(z.string()),
  /** True if no call led to the line: a command at the office's own PC did, or the start of the program there (D59). */
  isAtOfficePc: z.optional(z.boolean()),
  subject: subjectSchema,
  changes: z.array(changeSchema),
});

export type AuditEntry = Readonly<z.output<typeof auditEntrySchema>>;

/** Decodes rows from a call into the entries that are shown. */
export const auditEntriesOf = (rows: readonly z.input<typeof auditEntrySchema>[]): readonly AuditEntry[] =>
  rows.map((row) => z.decode(auditEntrySchema, row));

const auditFilter = {
  /** The first day and, in `to`, the last one, in Asia/Kolkata. */
  from: calendarDate(),
  to: calendarDate(),
  action: choice(auditActions),
  /** The id of the account that did it. */
  account: listedId(),
  /** The subject's id, such as a student ID or a login id, without regard to case. */
  subject: requiredText({ max: 40 }),
  /** Only lines that change the amount a family pays (D84). */
  fees: choice(['true']),
};

/** The filters of the audit log, for its form. */
export const auditFilterSchema = z.partial(z.object(auditFilter));

export type AuditFilter = z.output<typeof auditFilterSchema>;

export const auditQuerySchema = z
  .partial(z.object({ ...paging, ...auditFilter }))
  .register(z.globalRegistry, { id: 'AuditQuery' });

export type AuditQuery = z.output<typeof auditQuerySchema>;

/** The audit log as a file (D69). */
export const auditExportSchema = namedObject('AuditExportQuery', {
  ...exporting,
  ...auditFilterSchema.shape,
});

export type AuditExportQuery = z.output<typeof auditExportSchema>;

/** The actions that always change the amount families pay: prices for many families, and concessions for one (D84). */
const FEE_ACTIONS: readonly AuditAction[] = [
  'fee-table-added',
  'head-added',
  'head-changed',
  'head-closed',
  'concession-given',
  'concession-ended',
];

interface LoggedAction {
  readonly action: AuditAction;
  readonly changes: readonly AuditChange[];
}

/** Whether a line changes the amount a family pays: it names an earlier monthly fee, or the amount that months moved (D84). */
export const changesFees = ({ action, changes }: LoggedAction): boolean =>
  FEE_ACTIONS.includes(action) ||
  changes.some(({ field, before }) => field === 'moved' || (field === 'monthlyFee' && before !== undefined));

/**
 * Whether a line is one of the fee changes shown to an administrator (D84). Moving a whole section into the new session by its
 * plan is not one.
 */
export const isFeeChange = (line: LoggedAction): boolean =>
  line.action !== 'student-moved' && changesFees(line);

const FEE_FIGURES: readonly string[] = ['monthlyFee', 'moved', 'payers', 'monthSum', 'amount'];

/**
 * The figures of a fee change: the monthly fee of one student or of all affected, the amount moved, and a single grant (D84).
 */
export const feeFigures = (changes: readonly AuditChange[]): readonly AuditChange[] =>
  changes.filter(({ field }) => FEE_FIGURES.includes(field));

/** The form in which subjects are compared. */
export const foldSubject = (id: string): string => foldText(id.trim());

/** The fields for which the log says only that they changed (D60). */
const HIDDEN: readonly string[] = ['adhaarNumber', 'password'];

type Fields = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** Every value by its path, as text; missing and empty values are left out. */
function textsOf(fields: Fields, under = ''): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    const path = under === '' ? name : `${under}.${name}`;
    if (isGroup(value)) for (const [innerPath, text] of textsOf(value, path)) texts.set(innerPath, text);
    else if (value instanceof Date) texts.set(path, value.toISOString());
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      if (value !== '') texts.set(path, String(value));
  }
  return texts;
}

const lastName = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/**
 * The differences between a thing before a change and after it, field by field, with paths such as
 * `personalDetail.fatherName` for groups. The values of a secret are left out.
 */
export function changesBetween(before: object, after: object): readonly AuditChange[] {
  const [textsBefore, textsAfter] = [textsOf(before as Fields), textsOf(after as Fields)];
  return [...new Set([...textsBefore.keys(), ...textsAfter.keys()])].flatMap((field): AuditChange[] => {
    const [textBefore, textAfter] = [textsBefore.get(field), textsAfter.get(field)];
    if (textBefore === textAfter) return [];
    if (HIDDEN.includes(lastName(field))) return [{ field, isHidden: true }];
    return [
      {
        field,
        ...(textBefore === undefined ? {} : { before: textBefore }),
        ...(textAfter === undefined ? {} : { after: textAfter }),
      },
    ];
  });
}
