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

/** An occasion as read from a file, before the rules have judged it; fields that the file lacks are missing. */
export interface ReadOccasion {
  /** Identifies the occasion when the same file is imported again (D63). */
  readonly uid: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
  readonly occasionKind?: string | undefined;
  readonly branch?: string | undefined;
  readonly classes?: readonly string[] | undefined;
  /** In a file that this office wrote: the revision of the occasion at that time. */
  readonly revision?: number | undefined;
  /** Whether the occasion was called off. */
  readonly isCancelled?: boolean | undefined;
  /** Whether the occasion repeats in a way that does not tell its days. */
  readonly repeatsOddly?: boolean | undefined;
}

/** An occasion that the calendar already has under the same id. */
export interface KnownOccasion extends OccasionContent {
  readonly uid: string;
  /** The text of the occasion in the file that was last imported; missing if it is from no file. */
  readonly source?: string | undefined;
  readonly revision: number;
  /** Whether somebody has removed the occasion from the calendar. */
  readonly isRemoved: boolean;
}

/** The most occasions of one file. */
export const MOST_IN_CALENDAR_FILE = 1000;

const defaults = {
  /** The kind of occasions that the file does not call holiday, exam or event. */
  occasionKind: choice(occasionKinds),
  /** The branch of occasions for which the file names none. */
  branch: z.optional(choice(schoolCodes)),
};

/** The query for the preview of a calendar file. */
export const calendarFileSchema = namedObject('CalendarFileQuery', defaults);

/** The values for occasions for which the file has none. */
export type FileDefaults = z.output<typeof calendarFileSchema>;

/** Imports the same file exactly as its preview showed. */
export const calendarImportSchema = namedObject('CalendarImportQuery', {
  ...defaults,
  /** The id that the preview gave its plan. */
  plan: z.string({ error: says('required') }).check(z.regex(/^[\da-f]{64}$/, says('choose'))),
});

export type CalendarImport = z.output<typeof calendarImportSchema>;

/**
 * The states of an occasion of a file. It is `new`, `changed` or the `same`; it stays out because somebody `removed` it from the
 * calendar, because it was `cancelled`, or because the calendar cannot have it (`refused`); or it was `called-off` and is still
 * in the calendar, where somebody has to remove it.
 */
const plannedStates = ['new', 'changed', 'same', 'removed', 'cancelled', 'called-off', 'refused'] as const;

const content = z.object(occasionContent);

/** One row of the preview. */
export const plannedOccasionSchema = namedObject('PlannedOccasion', {
  uid: z.string(),
  plannedState: choiceAsStored(plannedStates),
  title: z.string(),
  /** The future content in the calendar, for a new or changed occasion. */
  after: z.optional(content),
  before: z.optional(content),
  /** The field for which the occasion is refused, and in `rule` the code of the rule. */
  field: z.optional(z.string()),
  rule: z.optional(z.string()),
});

export type PlannedOccasion = Readonly<z.output<typeof plannedOccasionSchema>>;

/** The content of an occasion in a file as one text, which shows whether the file has changed since it was last imported. */
export const sourceOf = ({ uid: _, ...fields }: ReadOccasion): string =>
  JSON.stringify([
    fields.title,
    fields.note,
    fields.firstDay,
    fields.lastDay,
    fields.occasionKind,
    fields.branch,
    fields.classes,
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

const isSameContent = (one: OccasionContent, other: OccasionContent) =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

function plannedOf(
  occasion: ReadOccasion,
  known: KnownOccasion | undefined,
  defaults: FileDefaults,
): PlannedOccasion {
  const { uid, title } = occasion;
  if (known?.isRemoved === true) return { uid, title, plannedState: 'removed' };
  if (occasion.isCancelled === true) return { uid, title, plannedState: known ? 'called-off' : 'cancelled' };
  // Changes by hand are kept if the file's text is the same as at the last import, or the file is an older one of this office.
  const isOlder = known && occasion.revision !== undefined && occasion.revision < known.revision;
  if (known && (isOlder || known.source === sourceOf(occasion))) return { uid, title, plannedState: 'same' };
  if (occasion.repeatsOddly === true)
    return { uid, title, plannedState: 'refused', field: 'firstDay', rule: says('calendarRepeats') };
  const parsed = newOccasionSchema.safeParse({
    ...occasion,
    occasionKind: occasion.occasionKind ?? known?.occasionKind ?? defaults.occasionKind,
    branch: occasion.branch ?? (known ? known.branch : defaults.branch),
    classes: occasion.classes ?? known?.classes,
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return {
      uid,
      title,
      plannedState: 'refused',
      field: String(issue?.path[0] ?? ''),
      rule: issue?.message ?? '',
    };
  }
  const after = contentOf(parsed.data);
  if (!known) return { uid, title, plannedState: 'new', after };
  const before = contentOf(known);
  return isSameContent(before, after)
    ? { uid, title, plannedState: 'same' }
    : { uid, title, plannedState: 'changed', before, after };
}

/**
 * The changes that a file would make to the calendar: a row for each of its occasions, in the order of their days. Importing the
 * same file again changes nothing (D63).
 * @param knownOccasions the occasions of the calendar, by the ids in the file
 */
export const planCalendar = (
  occasions: readonly ReadOccasion[],
  knownOccasions: ReadonlyMap<string, KnownOccasion>,
  defaults: FileDefaults,
): readonly PlannedOccasion[] =>
  occasions
    .toSorted((one, other) => (one.firstDay ?? '').localeCompare(other.firstDay ?? ''))
    .map((occasion) => plannedOf(occasion, knownOccasions.get(occasion.uid), defaults));
