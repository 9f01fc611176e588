import * as z from 'zod/mini';
import {
  choice,
  emptyable,
  exporting,
  listedId,
  namedObject,
  optionalText,
  requestObject,
  requiredText,
  says,
  seenRevision,
} from '../rules';
import { calendarDate, daysInOrder, daysSince, nextDay, schoolCodes, type SchoolCode } from '../school';
import { choiceAsStored, moment, schoolClasses, type SchoolClass } from '../values';

/** What stands in the calendar (D63). Of these a holiday alone takes school away. */
export const occasionKinds = ['holiday', 'exam', 'event'] as const;
export type OccasionKind = (typeof occasionKinds)[number];

/** The longest title and note, in characters. */
export const LONGEST_OCCASION = { title: 100, note: 500 } as const;

/** The longest occasion, and the longest part of the calendar that is asked for at once, in days. */
const MOST_DAYS = 366;

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

const areDays = daysInOrder(MOST_DAYS);

/** In the order of the school, each once; none, and all of them, mean that it is for everybody. */
const inOrder = (chosen: SchoolClass[] | null | undefined) => {
  const classes = schoolClasses.filter((one) => chosen?.includes(one) === true);
  return classes.length === 0 || classes.length === schoolClasses.length ? undefined : classes;
};

const asked = {
  occasionKind: choice(occasionKinds),
  title: requiredText({ max: LONGEST_OCCASION.title }),
  note: optionalText(LONGEST_OCCASION.note, true),
  firstDay: calendarDate(),
  lastDay: calendarDate(),
  branch: emptyable(z.union([z.literal(''), choice(schoolCodes)], { error: says('choose') })),
  classes: z.pipe(z.nullish(z.array(choice(schoolClasses), { error: says('choose') })), z.transform(inOrder)),
};

/** A holiday, an examination or an event, as form and call give it. */
export const newOccasionSchema = requestObject('NewOccasion', asked, areDays);

export type NewOccasion = z.output<typeof newOccasionSchema>;

const named = {
  id: listedId(),
  /** The state that was changed, so that nobody overwrites what another desk has written meanwhile. */
  revision: seenRevision(),
};

/** A change of one that stands in the calendar. */
export const changedOccasionSchema = requestObject('ChangedOccasion', { ...named, ...asked }, areDays);

export type ChangedOccasion = z.output<typeof changedOccasionSchema>;

export const removedOccasionSchema = requestObject('RemovedOccasion', named);

export type RemovedOccasion = z.output<typeof removedOccasionSchema>;

/** What an occasion says: stored paths and answers are made from it. */
export const occasionContent = {
  occasionKind: choiceAsStored(occasionKinds),
  title: z.string(),
  note: z.optional(z.string()),
  /** Both days belong to it. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** For both branches where it is left out. */
  branch: z.optional(choiceAsStored(schoolCodes)),
  /** For all classes where it is left out. */
  classes: z.optional(z.array(choiceAsStored(schoolClasses))),
};

export type OccasionContent = Readonly<z.output<z.ZodMiniObject<typeof occasionContent>>>;

/** One occasion of the calendar. */
export const occasionSchema = namedObject('Occasion', {
  id: z.string(),
  revision: z.number(),
  ...occasionContent,
  changedBy: z.string(),
  changedAt: moment,
});

export type Occasion = Readonly<z.output<typeof occasionSchema>>;

/** Occasions as a call carries them as those that are shown. */
export const occasionsOf = (rows: readonly z.input<typeof occasionSchema>[]): readonly Occasion[] =>
  rows.map((row) => z.decode(occasionSchema, row));

const filters = {
  occasionKind: choice(occasionKinds),
  /** Those of one branch, and of both. */
  branch: choice(schoolCodes),
  /** Those of one class, and of all. */
  class: choice(schoolClasses),
};

/** What narrows the calendar, for the form that asks. */
export const calendarFilterSchema = z.partial(z.object(filters));

export type CalendarFilter = z.output<typeof calendarFilterSchema>;

const query = { firstDay: calendarDate(), lastDay: calendarDate(), ...calendarFilterSchema.shape };

/** Which part of the calendar is asked for: all that touches these days. */
export const calendarSchema = namedObject('CalendarQuery', query, areDays);

export type CalendarQuery = z.output<typeof calendarSchema>;

/** The same as a file (D69). */
export const calendarExportSchema = namedObject('CalendarExportQuery', { ...exporting, ...query }, areDays);

export type CalendarExportQuery = z.output<typeof calendarExportSchema>;

/** Whom something is about; what is left out means everybody. */
export interface Pupils {
  readonly branch?: SchoolCode | undefined;
  readonly class?: SchoolClass | undefined;
}

type Whose = Pick<OccasionContent, 'branch' | 'classes'>;

/** Whether an occasion is for at least some of these pupils. */
export const concernsSome = (whose: Whose, pupils: Pupils): boolean =>
  (whose.branch === undefined || pupils.branch === undefined || whose.branch === pupils.branch) &&
  (whose.classes === undefined || pupils.class === undefined || whose.classes.includes(pupils.class));

/** Whether an occasion is for all of these pupils. */
export const concernsAll = (whose: Whose, pupils: Pupils): boolean =>
  (whose.branch === undefined || whose.branch === pupils.branch) &&
  (whose.classes === undefined || (pupils.class !== undefined && whose.classes.includes(pupils.class)));

/** Whether an occasion is on a day. */
export const isOn = ({ firstDay, lastDay }: Days, day: string): boolean => firstDay <= day && day <= lastDay;

/** How many days an occasion has. */
export const lengthOf = ({ firstDay, lastDay }: Days): number => daysSince(firstDay, lastDay) + 1;

/** The days from one to another, both included. */
export function daysBetween(first: string, last: string): readonly string[] {
  const days = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  return days;
}
