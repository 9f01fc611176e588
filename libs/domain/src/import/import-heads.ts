import {
  beginsIn,
  headFee,
  isTakenFrom,
  lastTaken,
  stopsOf,
  takeHead,
  takenHeadInMonth,
  termsIn,
  type Decider,
  type FeePayer,
  type HeadPayer,
  type OwnHead,
  type TakenHead,
  type TakeHead,
} from '../fees';
import { foldWords, says } from '../rules';
import { noon, monthOfDay } from '../school';
import { headLabel, parseRupees, type SchoolHead } from '../values';
import { listedParts, listText, type Found, type ListChanges, type ListedPart } from './list-cell';
import { readAmount } from './read-words';

/** The facts that decide what a cell says about the heads of the school. */
export interface HeadContext {
  /** `yyyy-mm-dd` in Asia/Kolkata. */
  readonly today: string;
  readonly heads: readonly OwnHead[];
}

/** The account that takes the heads, the moment, and the way each taken head gets its id. */
export interface HeadDesk extends Decider {
  readonly newId: () => string;
}

/** A head that a cell names. */
interface Wish extends ListedPart {
  readonly head: OwnHead;
}

const NONE = /^(?:no|n|none|nil|x|0|-+|—|–|नहीं|शून्य)$/iu;
const YES = /^(?:yes|y|1|true|✓|✔|हाँ|हां)?$/iu;

const nameOf = (head: string) => headLabel({}, head);
const laterOf = (...months: readonly (string | undefined)[]) =>
  months.reduce<string>((latest, month = '') => (month > latest ? month : latest), '');

function wishesOf(cell: string, { today, heads }: HeadContext): Found<readonly Wish[]> {
  const offeredHeads = heads.filter(({ takers }) => takers === 'chosen');
  const parts = listedParts(
    cell,
    offeredHeads.map(({ head }) => nameOf(head)),
    today,
  );
  const wishes = parts?.flatMap((part) => {
    const head = offeredHeads.find((one) => nameOf(one.head) === part.name);
    return head && part.note === '' ? [{ ...part, head }] : [];
  });
  return wishes && wishes.length === parts?.length ? { value: wishes } : { message: says('importHeads') };
}

/** The choice of a head that a cell means: by its name, or by an amount that only one of the choices costs. */
function stopOf({ head, about }: Wish, month: string, payer: HeadPayer): Found<string | undefined> {
  const amount = parseRupees(readAmount(about));
  if (head.price === 'stop') {
    const offered = stopsOf(head, month);
    const byName = offered.find(({ name }) => foldWords(name) === foldWords(about));
    const byAmount = offered.filter((one) => one.amount === amount);
    const stop = byName ?? (byAmount.length === 1 ? byAmount[0] : undefined);
    return stop ? { value: stop.name } : { message: says('importStop') };
  }
  const isRight = YES.test(about) || (amount !== undefined && headFee(head, month, payer) === amount);
  return isRight ? { value: undefined } : { message: says('importStop') };
}

const partOf = ({
  head,
  stop = '',
  from,
  through,
}: Pick<TakenHead, 'head' | 'stop' | 'from' | 'through'>) => ({
  name: nameOf(head),
  about: stop,
  from,
  through,
  note: '',
});

/** The heads that a student has from a month on, as a cell lists them. @param only only these heads; all when missing */
export function takenHeadsText(
  taken: readonly TakenHead[] | undefined,
  month: string,
  only?: readonly SchoolHead[],
): string {
  const running = (taken ?? []).filter(
    (one) => isTakenFrom(one, month) && (only === undefined || only.includes(one.head)),
  );
  return listText(running.map((one) => partOf({ ...one, through: lastTaken(one) })));
}

const refusals = {
  'head-not-offered': says('importHeadNotOffered'),
  'month-passed': says('importHeadPassed'),
  'stop-not-offered': says('importStop'),
} as const;

/**
 * The heads that a new student takes (D78). Anything taken before the fees of this office begin is part of the previous balance,
 * so nothing begins before them, or before the head itself.
 * @param feesFrom the first month that is charged
 */
export function headsOfNew(
  cell: string | undefined,
  feesFrom: string,
  payer: HeadPayer,
  context: HeadContext,
  { newId, ...desk }: HeadDesk,
): Found<readonly TakenHead[]> {
  const wishes = cell === undefined ? { value: [] } : wishesOf(cell, context);
  if (!wishes.value) return wishes;
  let taken: readonly TakenHead[] = [];
  for (const wish of wishes.value) {
    if (NONE.test(wish.about)) continue;
    const from = laterOf(wish.from, feesFrom, beginsIn(wish.head));
    const stop = stopOf(wish, from, payer);
    if (stop.message !== undefined) return stop;
    const request = { studentID: '', head: wish.head.head, stop: stop.value, from, through: wish.through };
    if (wish.through !== undefined && wish.through < from) continue;
    const outcome = takeHead({ ...payer, heads: taken }, request, context.heads, newId(), {
      ...desk,
      revision: 0,
      openFrom: feesFrom,
    });
    if (!outcome.ok) return { message: refusals[outcome.code] };
    taken = outcome.value;
  }
  return { value: taken };
}

/** A registered student with the taken heads. */
type Taker = HeadPayer &
  Pick<FeePayer, 'classSession' | 'former' | 'leftAt'> & {
    readonly heads?: readonly TakenHead[] | undefined;
  };

interface Step {
  readonly part: ListedPart;
  readonly head: SchoolHead;
  readonly isTaken: boolean;
}

/** The step that one wish means for a student. */
function stepOf(wish: Wish, student: Taker, month: string): Found<Step | undefined> {
  const { head: schoolHead } = wish;
  const { head } = schoolHead;
  const running = (student.heads ?? []).filter((one) => one.head === head && isTakenFrom(one, month));
  if (NONE.test(wish.about))
    return running.length > 0 ? { message: says('importHeadEnd') } : { value: undefined };
  const takenHead =
    wish.from === undefined
      ? (takenHeadInMonth(student.heads, head, month) ?? running[0])
      : running.find((one) => takenHeadInMonth(student.heads, head, wish.from ?? month) === one);
  const isLast = takenHead && (wish.through === undefined || wish.through === lastTaken(takenHead));
  // A student keeps a choice that is no longer offered.
  if (takenHead && isLast && foldWords(takenHead.stop ?? '') === foldWords(wish.about))
    return { value: { head, isTaken: true, part: partOf({ ...takenHead, through: lastTaken(takenHead) }) } };
  const from = wish.from ?? laterOf(month, beginsIn(schoolHead));
  const firstMonth = laterOf(from, month);
  const stop = stopOf(wish, firstMonth, termsIn(firstMonth, student));
  if (stop.message !== undefined) return stop;
  const isTaken = takenHead !== undefined && isLast === true && takenHead.stop === stop.value;
  const part = partOf({ head, from, ...(stop.value === undefined ? {} : { stop: stop.value }) });
  return { value: { head, isTaken, part: { ...part, through: wish.through } } };
}

/** Whether the office has changed by hand what the last import gave of a head. */
function isByHand({ head }: Step, student: Taker, last: readonly Wish[], month: string): boolean {
  const lastWish = last.findLast((one) => one.head.head === head);
  if (!lastWish || NONE.test(lastWish.about)) return false;
  const current = takenHeadInMonth(student.heads, head, laterOf(month, lastWish.from));
  return !current || foldWords(current.stop ?? '') !== foldWords(lastWish.about);
}

/**
 * The effect of a row on the heads of a registered student: heads that it does not name stay, and it ends none (D68, D78).
 * @param last what the last import gave, as a cell; `context.overwrites` when changes made by hand since are overwritten
 */
export function headsOfKnown(
  cell: string,
  student: Taker,
  last: string | undefined,
  context: HeadContext & { readonly overwrites: boolean },
): Found<ListChanges> {
  const month = monthOfDay(context.today);
  const wishes = wishesOf(cell, context);
  if (!wishes.value) return wishes;
  const lastWishes = (last === undefined ? undefined : wishesOf(last, context).value) ?? [];
  const steps: Step[] = [];
  let studentSoFar = student;
  for (const wish of wishes.value) {
    const found = stepOf(wish, studentSoFar, month);
    if (found.message !== undefined) return found;
    if (!found.value) continue;
    steps.push(found.value);
    if (found.value.isTaken) continue;
    const taken = takeHead(
      studentSoFar,
      requestOf(found.value.part, found.value.head, ''),
      context.heads,
      '',
      {
        by: '',
        byId: '',
        at: noon(context.today),
        revision: 0,
      },
    );
    if (!taken.ok) return { message: refusals[taken.code] };
    studentSoFar = { ...studentSoFar, heads: taken.value };
  }
  const toTake = steps.filter(({ isTaken }) => !isTaken);
  const changedByHand = context.overwrites
    ? []
    : toTake.filter((step) => isByHand(step, student, lastWishes, month));
  const textOf = (chosenSteps: readonly Step[]) => ({
    before: takenHeadsText(
      student.heads,
      month,
      chosenSteps.map(({ head }) => head),
    ),
    after: listText(chosenSteps.map(({ part }) => part)),
  });
  const toChange = toTake.filter((step) => !changedByHand.includes(step));
  return {
    value: {
      named: listText(steps.map(({ part }) => part)),
      ...(toChange.length === 0 ? {} : { change: textOf(toChange) }),
      ...(changedByHand.length === 0 ? {} : { kept: textOf(changedByHand) }),
    },
  };
}

const requestOf = (
  { about, from = '', through }: ListedPart,
  head: SchoolHead,
  studentID: string,
): TakeHead => ({
  studentID,
  head,
  stop: about === '' ? undefined : about,
  from,
  through,
});

/** The requests of a planned change, one for each head. @param after as `headsOfKnown` gave it */
export function headRequests(after: string, studentID: string, context: HeadContext): readonly TakeHead[] {
  const wishes = wishesOf(after, context).value ?? [];
  return wishes.map((wish) => requestOf(wish, wish.head.head, studentID));
}

/** The head of the school that a column heading of a register names. */
export function headOfHeading(heading: string, heads: readonly OwnHead[]): SchoolHead | undefined {
  const headName = foldWords(heading).replace(/\s(?:stop|route|point|स्टॉप|मार्ग)$/u, '');
  return heads.find(({ head, takers }) => takers === 'chosen' && foldWords(nameOf(head)) === headName)?.head;
}
