import * as z from 'zod/mini';
import { choice, namedObject, says } from '../rules';
import { schoolCodes } from '../school';
import { choiceAsStored } from '../values';
import {
  newOccasionSchema,
  occasionContent,
  occasionKinds,
  type NewOccasion,
  type OccasionContent,
} from './occasion';

/** What a file says of one occasion, before the rules have judged it; what it does not say is left out. */
export interface ReadOccasion {
  /** By it the same occasion is known again, whenever the file comes back (D63). */
  readonly uid: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly occasionKind?: string | undefined;
  readonly branch?: string | undefined;
  readonly classes?: readonly string[] | undefined;
  /** In a file that this office wrote: how often the occasion had been changed by then. */
  readonly revision?: number | undefined;
  /** It was called off. */
  readonly isCancelled?: boolean | undefined;
  /** It repeats in a way of which nobody can say on which days. */
  readonly repeatsOddly?: boolean | undefined;
}

/** What the calendar knows of an occasion under the same id. */
export interface KnownOccasion extends OccasionContent {
  readonly uid: string;
  /** What the file said when it was last brought; nothing where no file did. */
  readonly source?: string | undefined;
  readonly revision: number;
  /** Somebody has taken it out of the calendar. */
  readonly isRemoved: boolean;
}

/** The most occasions of one file. */
export const MOST_IN_CALENDAR_FILE = 1000;

const defaults = {
  /** What those are that the file does not call holiday, exam or event. */
  occasionKind: choice(occasionKinds),
  /** Whose those are of which the file does not say it. */
  branch: z.optional(choice(schoolCodes)),
};

/** What is said of a calendar file that is looked at before it is brought. */
export const calendarFileSchema = namedObject('CalendarFileQuery', defaults);

/** What is said for those of which the file says nothing. */
export type FileDefaults = z.output<typeof calendarFileSchema>;

/** The same file, to be brought exactly as its preview said. */
export const calendarImportSchema = namedObject('CalendarImportQuery', {
  ...defaults,
  /** What the preview named its plan. */
  plan: z.string({ error: says('required') }).check(z.regex(/^[\da-f]{64}$/, says('choose'))),
});

export type CalendarImport = z.output<typeof calendarImportSchema>;

/**
 * What becomes of an occasion of a file: it is new, changed, as it is; it stays out because somebody took it out of the
 * calendar, because it was called off, or because it is none that the calendar can have; or it was called off and stands in the
 * calendar, where somebody has to take it out.
 */
const plannedStates = ['new', 'changed', 'same', 'removed', 'cancelled', 'called-off', 'refused'] as const;

const content = z.object(occasionContent);

/** One row of the preview. */
export const plannedOccasionSchema = namedObject('PlannedOccasion', {
  uid: z.string(),
  plannedState: choiceAsStored(plannedStates),
  title: z.string(),
  /** What will stand in the calendar, of one that is new or changed. */
  after: z.optional(content),
  before: z.optional(content),
  /** Which field is why it is refused, and the code of the rule. */
  field: z.optional(z.string()),
  rule: z.optional(z.string()),
});

export type PlannedOccasion = Readonly<z.output<typeof plannedOccasionSchema>>;

/** What a file says of an occasion as a text, by which it is seen whether the file has changed since it was last brought. */
export const sourceOf = ({ uid: _, ...said }: ReadOccasion): string =>
  JSON.stringify([
    said.title,
    said.note,
    said.firstDay,
    said.lastDay,
    said.occasionKind,
    said.branch,
    said.classes,
  ]);

const contentOf = ({
  occasionKind,
  title,
  note,
  firstDay,
  lastDay,
  branch,
  classes,
}: NewOccasion | OccasionContent) => ({
  occasionKind,
  title,
  firstDay,
  lastDay,
  ...(note !== undefined && { note }),
  ...(branch !== undefined && { branch }),
  ...(classes !== undefined && { classes }),
});

const isSame = (one: OccasionContent, other: OccasionContent) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

function plannedOf(
  read: ReadOccasion,
  known: KnownOccasion | undefined,
  defaults: FileDefaults,
): PlannedOccasion {
  const { uid, title } = read;
  if (known?.isRemoved === true) return { uid, title, plannedState: 'removed' };
  if (read.isCancelled === true) return { uid, title, plannedState: known ? 'called-off' : 'cancelled' };
  // What was changed here by hand stays, as long as the file says what it said before, or is the office's own of before.
  const isOlder = known && read.revision !== undefined && read.revision < known.revision;
  if (known && (isOlder || known.source === sourceOf(read))) return { uid, title, plannedState: 'same' };
  if (read.repeatsOddly === true)
    return { uid, title, plannedState: 'refused', field: 'firstDay', rule: says('calendarRepeats') };
  const judged = newOccasionSchema.safeParse({
    ...read,
    occasionKind: read.occasionKind ?? known?.occasionKind ?? defaults.occasionKind,
    branch: read.branch ?? (known ? known.branch : defaults.branch),
    classes: read.classes ?? known?.classes,
  });
  if (!judged.success) {
    const [issue] = judged.error.issues;
    return {
      uid,
      title,
      plannedState: 'refused',
      field: String(issue?.path[0] ?? ''),
      rule: issue?.message ?? '',
    };
  }
  const after = contentOf(judged.data);
  if (!known) return { uid, title, plannedState: 'new', after };
  const before = contentOf(known);
  return isSame(before, after)
    ? { uid, title, plannedState: 'same' }
    : { uid, title, plannedState: 'changed', before, after };
}

/**
 * What a file would make of the calendar, a row for each of its occasions, in the order of its days. Brought once, the same file
 * changes nothing any more (D63).
 * @param known what the calendar has, by the ids of the file
 */
export const planCalendar = (
  read: readonly ReadOccasion[],
  known: ReadonlyMap<string, KnownOccasion>,
  defaults: FileDefaults,
): readonly PlannedOccasion[] =>
  read
    .toSorted((one, other) => (one.firstDay ?? '').localeCompare(other.firstDay ?? ''))
    .map((one) => plannedOf(one, known.get(one.uid), defaults));
