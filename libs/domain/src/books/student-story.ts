import * as z from 'zod/mini';
import { chargesOf, entryKinds, isPassedMonth, type LedgerEntry } from '../ledger';
import { auditActions, auditEntrySchema, changesFees, type AuditChange, type AuditEntry } from '../people';
import { choice, namedObject, paging, studentIdText } from '../rules';
import { calendarDate, noon, schoolDate } from '../school';
import { choiceAsStored, fromRupees, moment, paise, rupees, total, toRupees, type Paise } from '../values';

/** The number of lines on a page of a student's story (D85). */
export const STORY_PAGE = 25;

/** The filters of a story: the ledger, changes of what the family pays, the record, and data that only left the office. */
export const storyKinds = ['money', 'fees', 'record', 'told'] as const;
type StoryKind = (typeof storyKinds)[number];

/** The kinds of ledger lines; a month that was charged because it passed is a kind of its own (D44). */
const storyEntries = [...entryKinds, 'month'] as const;

/** A line of a student's story: what was done, and what the family owed before it and after it. Rupees when encoded. */
export const storyLineSchema = namedObject('StoryLine', {
  id: z.string(),
  at: moment,
  kind: choiceAsStored(storyKinds),
  /** Only for a line of the ledger. */
  entry: z.optional(choiceAsStored(storyEntries)),
  /** Only for a line of the audit log. */
  action: z.optional(choiceAsStored(auditActions)),
  /** Name and login id; missing when the rules or a command did it. */
  by: z.optional(z.string()),
  address: z.optional(z.string()),
  isAtOfficePc: z.optional(z.boolean()),
  reason: z.optional(z.string()),
  changes: auditEntrySchema.shape.changes,
  before: rupees,
  after: rupees,
});

export type StoryLine = Readonly<z.output<typeof storyLineSchema>>;

/** Converts lines from the form of API calls (rupees, ISO date-times) to the one that is shown. */
export const storyLinesOf = (rows: readonly z.input<typeof storyLineSchema>[]): readonly StoryLine[] =>
  rows.map((row) => z.decode(storyLineSchema, row));

const storyFilter = {
  kind: choice(storyKinds),
  /** The first and the last day, in Asia/Kolkata. */
  from: calendarDate(),
  to: calendarDate(),
};

/** The filters of a story, for its form. */
export const storyFilterSchema = z.partial(z.object(storyFilter));

export type StoryFilter = z.output<typeof storyFilterSchema>;

export const storyQuerySchema = z
  .extend(z.partial(z.object({ ...paging, ...storyFilter })), { studentID: studentIdText })
  .register(z.globalRegistry, { id: 'StoryQuery' });

export type StoryQuery = z.output<typeof storyQuerySchema>;

/** Actions that the audit log and the ledger both record; the story shows the two as one line. */
const LEDGER_ACTIONS: readonly AuditEntry['action'][] = [
  'charge-added',
  'concession-given',
  'entry-reversed',
  'payment-taken-back',
  'money-refunded',
  'reference-shared',
];

/** Actions of a family signing in: the audit log records them, but the story is about record and money. */
const SIGN_IN_ACTIONS: readonly AuditEntry['action'][] = ['signed-in', 'sign-in-failed'];

/** Actions that changed nothing: something about the student was shown, sent or printed. */
const DISCLOSING_ACTIONS: readonly AuditEntry['action'][] = [
  'adhaar-shown',
  'family-reminded',
  'absence-told',
  'print-failed',
];

const valueAfter = (changes: readonly AuditChange[], field: string) =>
  changes.find((change) => change.field === field)?.after;

const fact = (field: string, value: string | number | undefined): readonly AuditChange[] =>
  value === undefined || value === '' ? [] : [{ field, after: String(value) }];

/** The facts of an entry's charges: their heads, their months and their sum. */
function chargeFacts(entry: LedgerEntry): readonly AuditChange[] {
  const charges = chargesOf(entry);
  const months = [...new Set(charges.map(({ month }) => month))].sort();
  const [first, last] = [months[0], months.at(-1)];
  return [
    ...[...new Set(charges.map(({ head }) => head))].flatMap((head) => fact('head', head)),
    ...fact('month', first === last ? first : `${first ?? ''} – ${last ?? ''}`),
    ...(charges.length === 0 ? [] : fact('charges', toRupees(total(charges)))),
  ];
}

/** Whether the number of an entry is a receipt's; entries made by the rules and opening entries have numbers of their own. */
const hasReceiptNumber = (entry: LedgerEntry) =>
  entry.kind !== 'opening' && entry.kind !== 'take-back' && !isPassedMonth(entry);

/** The facts about an entry to show besides its balances. */
function entryFacts(entry: LedgerEntry): readonly AuditChange[] {
  const { studentReceiptNo, studentPaid, mode, reference, voids, cause, concession } = entry;
  const paid = studentPaid === 0 ? [] : [...fact('paidAmount', toRupees(studentPaid)), ...fact('mode', mode)];
  return [
    ...fact('studentReceiptNo', hasReceiptNumber(entry) ? studentReceiptNo : undefined),
    ...paid,
    ...fact('reference', reference),
    ...fact('voids', voids),
    ...fact('cause', cause),
    ...fact('concession', concession),
    ...chargeFacts(entry),
  ];
}

/** A line without its balances; `moves` is the change of the balance if the ledger does not record it. */
interface DraftLine extends Omit<StoryLine, 'before' | 'after'> {
  /** The moment by which it was done: an entry dated to an earlier day comes after the lines that were there before it. */
  readonly doneAt: number;
  readonly balance?: { readonly before: Paise; readonly after: Paise };
  readonly balanceChange?: Paise;
}

/** An entry, and the address it was written from, if known. */
export type WrittenEntry = LedgerEntry & { readonly address?: string };

/** When the leaving that caused an entry was entered; the entry itself has the day of leaving, perhaps long before. */
function enteredAt({ kind, collectedAt }: LedgerEntry, after: number, log: readonly AuditEntry[]): number {
  const day = schoolDate(collectedAt);
  if (kind !== 'take-back' || collectedAt.getTime() !== noon(day).getTime()) return after;
  const times = log
    .filter(({ action, changes }) => action === 'student-left' && valueAfter(changes, 'leftOn') === day)
    .map(({ at }) => at.getTime())
    .filter((at) => at >= after);
  return times.length > 0 ? Math.min(...times) : after;
}

function ledgerLines(
  ledger: readonly WrittenEntry[],
  log: readonly AuditEntry[],
  isOfEntry: (line: AuditEntry) => boolean,
): readonly DraftLine[] {
  const entryLog = log.filter(isOfEntry);
  let [doneAt, before] = [0, paise(0)];
  return ledger.map((entry): DraftLine => {
    const { studentReceiptNo, kind, collectedBy, collectedAt, updatedBalance } = entry;
    // An entry made by the rules belongs to nobody, whoever's call has stored it.
    const origin = collectedBy === undefined ? {} : entry;
    const line: Pick<AuditEntry, 'address' | 'isAtOfficePc'> =
      entryLog.find(({ changes }) => valueAfter(changes, 'studentReceiptNo') === studentReceiptNo) ?? origin;
    doneAt = enteredAt(entry, Math.max(doneAt, collectedAt.getTime()), log);
    const balance = { before, after: updatedBalance };
    before = updatedBalance;
    const reason = entry.reason ?? entry.referenceReason ?? chargesOf(entry)[0]?.reason;
    return {
      id: studentReceiptNo,
      at: collectedAt,
      doneAt,
      kind: 'money',
      entry: isPassedMonth(entry) ? 'month' : kind,
      ...(collectedBy !== undefined && { by: collectedBy }),
      ...(line.address !== undefined && { address: line.address }),
      ...(line.isAtOfficePc === true && { isAtOfficePc: true }),
      ...(reason !== undefined && { reason }),
      changes: [...entryFacts(entry)],
      balance,
    };
  });
}

function kindOf(line: AuditEntry): StoryKind {
  if (DISCLOSING_ACTIONS.includes(line.action)) return 'told';
  return changesFees(line) ? 'fees' : 'record';
}

function logLine(line: AuditEntry, nameOf: (by: NonNullable<AuditEntry['by']>) => string): DraftLine {
  const { id, at, action, by, address, isAtOfficePc, changes } = line;
  const reason = valueAfter(changes, 'reason');
  // The months spared that a registration mentions are not in the ledger, which begins with the registration.
  const moved = action === 'student-registered' ? undefined : valueAfter(changes, 'moved');
  return {
    id,
    at,
    doneAt: at.getTime(),
    kind: kindOf(line),
    action,
    ...(by && { by: nameOf(by) }),
    ...(address !== undefined && { address }),
    ...(isAtOfficePc === true && { isAtOfficePc }),
    ...(reason !== undefined && { reason }),
    changes: changes.filter(({ field }) => field !== 'reason'),
    ...(moved !== undefined && { balanceChange: fromRupees(Number(moved)) }),
  };
}

/**
 * Everything that was done to a student's record and money, newest first (D85), from the ledger and the audit log: there is no
 * third record. A ledger entry states its own balances. A change of the record is stored before the entries that follow from it
 * for future or passed months, so its effect is the step from the balance before it to the one it left.
 * @param ledger with the months that passed, its collectors named with their login ids, and the addresses they wrote from
 * @param log every line of the audit log about the student
 * @param nameOf gives the name of an account
 */
export function storyOf(
  ledger: readonly WrittenEntry[],
  log: readonly AuditEntry[],
  nameOf: (by: NonNullable<AuditEntry['by']>) => string,
): readonly StoryLine[] {
  const numbers = new Set(ledger.map(({ studentReceiptNo }) => studentReceiptNo));
  const isOfEntry = ({ action, changes }: AuditEntry) =>
    LEDGER_ACTIONS.includes(action) && numbers.has(valueAfter(changes, 'studentReceiptNo') ?? '');
  const lines = [
    ...ledgerLines(ledger, log, isOfEntry),
    ...log
      .filter((line) => !isOfEntry(line) && !SIGN_IN_ACTIONS.includes(line.action))
      .map((line) => logLine(line, nameOf)),
  ];
  let owed = paise(0);
  return lines
    .toSorted((one, other) => one.doneAt - other.doneAt)
    .map(({ doneAt: _, balance, balanceChange = paise(0), ...line }) => {
      owed = balance?.after ?? owed;
      return { ...line, ...(balance ?? { before: paise(owed - balanceChange), after: owed }) };
    })
    .toReversed();
}

/** The lines of a story that a filter asks for, in their order. */
export const storyNarrowed = (
  lines: readonly StoryLine[],
  { kind, from, to }: StoryFilter,
): readonly StoryLine[] =>
  lines.filter((line) => {
    const day = schoolDate(line.at);
    return (
      (kind === undefined || line.kind === kind) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to)
    );
  });
