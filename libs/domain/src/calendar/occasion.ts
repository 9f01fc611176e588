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

/** The kinds of occasion in the calendar (D63); only a holiday closes school. */
export const occasionKinds = ['holiday', 'exam', 'event'] as const;
export type OccasionKind = (typeof occasionKinds)[number];

/** The longest title and note, in characters. */
export const LONGEST_OCCASION = { title: 100, note: 500 } as const;

/** The longest occasion, and the longest part of the calendar in one query, in days. */
const MOST_DAYS = 366;

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

const areDays = daysInOrder(MOST_DAYS);

/** The classes in the order of the school, each once; undefined, for everybody, if none or all are chosen. */
const classesInOrder = (chosen: SchoolClass[] | null | undefined) => {
  const classes = schoolClasses.filter((schoolClass) => chosen?.includes(schoolClass) === true);
  return classes.length === 0 || classes.length === schoolClasses.length ? undefined : classes;
};

const occasionFields = {
  occasionKind: choice(occasionKinds),
  title: requiredText({ max: LONGEST_OCCASION.title }),
  note: optionalText(LONGEST_OCCASION.note, true),
  firstDay: calendarDate(),
  lastDay: calendarDate(),
  branch: emptyable(z.union([z.literal(''), choice(schoolCodes)], { error: says('choose') })),
  classes: z.pipe(
    z.nullish(z.array(choice(schoolClasses), { error: says('choose') })),
    z.transform(classesInOrder),
  ),
};

/** A new holiday, examination or event, in a form or a call. */
export const newOccasionSchema = requestObject('NewOccasion', occasionFields, areDays);

export type NewOccasion = z.output<typeof newOccasionSchema>;

const idAndRevision = {
  id: listedId(),
  /** The revision that was seen, so that nobody overwrites a change by another desk. */
  revision: seenRevision(),
};

/** A change of an occasion in the calendar. */
export const changedOccasionSchema = requestObject(
  'ChangedOccasion',
  { ...idAndRevision, ...occasionFields },
  areDays,
);

export type ChangedOccasion = z.output<typeof changedOccasionSchema>;

export const removedOccasionSchema = requestObject('RemovedOccasion', idAndRevision);

export type RemovedOccasion = z.output<typeof removedOccasionSchema>;

/** The content of an occasion; stored paths and answers are derived from it. */
export const occasionContent = {
  occasionKind: choiceAsStored(occasionKinds),
  title: z.string(),
  note: z.optional(z.string()),
  /** The first day and, in `lastDay`, the last one; both belong to the occasion. */
  firstDay: z.string(),
  lastDay: z.string(),
  /** The branch; both branches if it is missing. */
  branch: z.optional(choiceAsStored(schoolCodes)),
  /** The classes; all of them if it is missing. */
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

/** Decodes occasions from a call into those that are shown. */
export const occasionsOf = (rows: readonly z.input<typeof occasionSchema>[]): readonly Occasion[] =>
  rows.map((row) => z.decode(occasionSchema, row));

const filters = {
  occasionKind: choice(occasionKinds),
  /** Finds the occasions of one branch, and those of both. */
  branch: choice(schoolCodes),
  /** Finds the occasions of one class, and those of all classes. */
  class: choice(schoolClasses),
};

/** The filters of the calendar, for its form. */
export const calendarFilterSchema = z.partial(z.object(filters));

export type CalendarFilter = z.output<typeof calendarFilterSchema>;

const query = { firstDay: calendarDate(), lastDay: calendarDate(), ...calendarFilterSchema.shape };

/** The query for a part of the calendar: every occasion that falls at least partly on these days. */
export const calendarSchema = namedObject('CalendarQuery', query, areDays);

export type CalendarQuery = z.output<typeof calendarSchema>;

/** A part of the calendar as a file (D69). */
export const calendarExportSchema = namedObject('CalendarExportQuery', { ...exporting, ...query }, areDays);

export type CalendarExportQuery = z.output<typeof calendarExportSchema>;

/** The students that something is about; a missing field means everybody. */
export interface StudentGroup {
  readonly branch?: SchoolCode | undefined;
  readonly class?: SchoolClass | undefined;
}

type Audience = Pick<OccasionContent, 'branch' | 'classes'>;

/** Whether an occasion is for at least some of these students. */
export const isForSomeStudents = (audience: Audience, students: StudentGroup): boolean =>
  (audience.branch === undefined || students.branch === undefined || audience.branch === students.branch) &&
  (audience.classes === undefined ||
    students.class === undefined ||
    audience.classes.includes(students.class));

/** Whether an occasion is for all of these students. */
export const isForAllStudents = (audience: Audience, students: StudentGroup): boolean =>
  (audience.branch === undefined || audience.branch === students.branch) &&
  (audience.classes === undefined ||
    (students.class !== undefined && audience.classes.includes(students.class)));

/** Whether an occasion is on a day. */
export const isOnDay = ({ firstDay, lastDay }: Days, day: string): boolean =>
  firstDay <= day && day <= lastDay;

/** The number of days of an occasion. */
export const lengthOf = ({ firstDay, lastDay }: Days): number => daysSince(firstDay, lastDay) + 1;

/** The days from one to another, both included. */
export function daysBetween(first: string, last: string): readonly string[] {
  const days = [];
  for (let day = first; day <= last; day = nextDay(day)) days.push(day);
  return days;
}
