import {
  beginsIn,
  headOf,
  isRunning,
  newStandingConcessionSchema,
  standingConcession,
  type BranchTerms,
  type NewStandingConcession,
  type StandingConcession,
} from '../fees';
import { says, type RuleMessage } from '../rules';
import { noon, monthOfDay } from '../school';
import { headLabel } from '../values';
import type { Words } from '../words';
import { IMPORT_REASON, concessionValueText } from './import-concession';
import type { HeadContext } from './import-heads';
import { listedParts, listText, type Found, type ListChanges } from './list-cell';
import { choiceReaderOf, readConcession } from './read-words';

/** Reads the names that cells use for the kinds of concessions, and lists those for the monthly fee. */
export interface ConcessionNames {
  readonly kindOf: (name: string) => string | undefined;
  readonly monthly: readonly string[];
}

/** @param words the catalogues that a register may be written in */
export const concessionNames = (words: readonly Words[]): ConcessionNames => ({
  kindOf: choiceReaderOf('concession', words),
  monthly: words.map(({ labels }) => labels.monthly),
});

export interface ConcessionContext extends HeadContext {
  readonly names: ConcessionNames;
}

/** Whether a concession runs and was not ended: the columns of a register cannot show its end, but would say it has none. */
const runsWithoutEnd = (concession: StandingConcession, month: string): boolean =>
  concession.endedFrom === undefined && isRunning(concession, month);

/** Whether a register's own concession columns can hold it: they are for the monthly fee and know no last month. */
const isPlain = ({ head, through }: StandingConcession) => head === undefined && through === undefined;

/** The concession that the concession columns show: the first on the monthly fee that runs without end. */
export const plainConcession = (concessions: readonly StandingConcession[] | undefined, month: string) =>
  concessions?.find((one) => runsWithoutEnd(one, month) && isPlain(one));

/** All other running concessions, as one cell lists them. @param words of the cell; codes when missing */
export function moreConcessionsText(
  concessions: readonly StandingConcession[] | undefined,
  month: string,
  words?: Words,
): string {
  const first = plainConcession(concessions, month);
  const otherConcessions = (concessions ?? []).filter((one) => runsWithoutEnd(one, month) && one !== first);
  return listText(otherConcessions.map((one) => partOf(one, words)));
}

const partOf = (
  {
    head,
    concession,
    from,
    through,
    reason,
    ...value
  }: Omit<StandingConcession, 'id' | 'givenBy' | 'givenById' | 'givenAt'>,
  words?: Words,
) => ({
  name: head === undefined ? (words?.labels.monthly ?? MONTHLY) : headLabel({}, head),
  about: `${concessionValueText(value)}, ${words?.options.concession[concession] ?? concession}`,
  from,
  through,
  note: reason,
});

/** The name of the monthly fee when there are no words. */
const MONTHLY = 'monthly';

/** The concessions of a cell as requests, as the counter would make them. @param from the first month if a part names none */
function requestsOf(
  cell: string,
  studentID: string,
  from: string,
  { today, heads, names }: ConcessionContext,
): Found<readonly NewStandingConcession[]> {
  const monthly = [MONTHLY, ...names.monthly];
  const knownNames = [...monthly, ...heads.map(({ head }) => headLabel({}, head))];
  const requests: NewStandingConcession[] = [];
  for (const part of listedParts(cell, knownNames, today) ?? [undefined]) {
    const [amount = '', kind] = part?.about.split(/,\s+/u) ?? [];
    const value = readConcession(amount) ?? '';
    const isPercent = value.endsWith('%');
    const head = heads.find((one) => headLabel({}, one.head) === part?.name)?.head;
    const result = newStandingConcessionSchema.safeParse({
      studentID,
      concession: kind === undefined ? 'other' : names.kindOf(kind),
      unit: isPercent ? 'percent' : 'rupees',
      ...(head === undefined ? {} : { head }),
      value: isPercent ? value.slice(0, -1) : value,
      from: part?.from ?? from,
      through: part?.through,
      reason: part?.note === '' ? IMPORT_REASON : part?.note,
    });
    if (!result.success) return { message: says('importConcessions') };
    requests.push(result.data);
  }
  return { value: requests };
}

const refusals = {
  'month-passed': says('importPassedMonth'),
  'head-not-offered': says('importHeadNotOffered'),
} as const;

type ComparedConcession = Pick<StandingConcession, 'head' | 'concession' | 'unit' | 'value'>;

const isSame = (one: ComparedConcession, other: ComparedConcession) =>
  one.head === other.head &&
  one.concession === other.concession &&
  one.unit === other.unit &&
  one.value === other.value;

/** The reason why a concession cannot be given, if there is one. */
function refusalOf(
  request: NewStandingConcession,
  payer: BranchTerms,
  { today, heads }: ConcessionContext,
  openFrom?: string,
): RuleMessage | undefined {
  const at = noon(today);
  const giver = { by: '', byId: '', at, openFrom };
  const outcome = standingConcession(request, '', giver, { student: payer, heads });
  return outcome.ok ? undefined : refusals[outcome.code];
}

/** Writes concessions as a cell that can be read again, with their months. */
export const concessionsText = (requests: readonly NewStandingConcession[]) =>
  listText(requests.map((request) => partOf(request)));

/**
 * The concessions that a cell gives a new student, none from before the first month that is charged.
 * @param feesFrom the first month that is charged
 */
export function concessionsOfNew(
  cell: string | undefined,
  studentID: string,
  feesFrom: string,
  payer: BranchTerms,
  context: ConcessionContext,
): Found<readonly NewStandingConcession[]> {
  if (cell === undefined) return { value: [] };
  const found = requestsOf(cell, studentID, feesFrom, context);
  if (!found.value) return found;
  const requests: NewStandingConcession[] = [];
  for (const part of found.value) {
    const head = part.head === undefined ? undefined : headOf(context.heads, part.head);
    const firstMonth = [part.from, feesFrom, head ? beginsIn(head) : ''].sort().at(-1) ?? feesFrom;
    if (part.through !== undefined && part.through < firstMonth) continue;
    const request = { ...part, from: firstMonth };
    const message = refusalOf(request, payer, context, feesFrom);
    if (message !== undefined) return { message };
    requests.push(request);
  }
  return { value: requests };
}

/**
 * The effect of a row on the further concessions of a registered student.
 * @param last what the last import gave, as a cell; @param student with the class that the row gives
 */
export function concessionsOfKnown(
  cell: string,
  student: BranchTerms & { readonly concessions?: readonly StandingConcession[] | undefined },
  last: string | undefined,
  context: ConcessionContext & { readonly overwrites: boolean },
): Found<ListChanges> {
  const month = monthOfDay(context.today);
  const running = (student.concessions ?? []).filter((one) => isRunning(one, month));
  const found = requestsOf(cell, 'any', month, context);
  if (!found.value) return found;
  const lastRequests = (last === undefined ? undefined : requestsOf(last, 'any', month, context).value) ?? [];
  const notRunning = found.value.filter((request) => !running.some((one) => isSame(one, request)));
  const wasEndedByHand = (request: NewStandingConcession) =>
    !context.overwrites && lastRequests.some((one) => isSame(one, request));
  const endedByHand = notRunning.filter(wasEndedByHand);
  const toGive = notRunning.filter((request) => !endedByHand.includes(request));
  for (const request of toGive) {
    const isOfSameKind = (one: StandingConcession) =>
      one.head === request.head && one.concession === request.concession;
    if (running.some(isOfSameKind)) return { message: says('importOtherConcession') };
    const message = refusalOf(request, student, context);
    if (message !== undefined) return { message };
  }
  const textOf = (requests: readonly NewStandingConcession[]) => ({
    before: '',
    after: concessionsText(requests),
  });
  return {
    value: {
      named: concessionsText(found.value),
      ...(toGive.length === 0 ? {} : { change: textOf(toGive) }),
      ...(endedByHand.length === 0 ? {} : { kept: textOf(endedByHand) }),
    },
  };
}

/** The requests of a planned change. @param after as `concessionsOfKnown` gave it */
export const concessionRequests = (
  after: string,
  studentID: string,
  context: ConcessionContext,
): readonly NewStandingConcession[] =>
  requestsOf(after, studentID, monthOfDay(context.today), context).value ?? [];
