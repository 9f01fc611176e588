import * as z from 'zod/mini';
import {
  choice,
  emptyable,
  exporting,
  listedId,
  namedObject,
  nameText,
  requestObject,
  says,
  seenRevision,
} from '../rules';
import {
  calendarDate,
  classesOfBranch,
  firstDayAfter,
  firstDayOf,
  isCalendarDate,
  schoolCodes,
  sessionText,
  subjectText,
  type SchoolCode,
} from '../school';
import { choiceAsStored, schoolClasses, type SchoolClass } from '../values';

/** The longest name of a unit, in characters, and the most units of a subject. */
export const LONGEST_UNIT = 120;
export const MOST_UNITS = 100;

const classFields = { branch: choice(schoolCodes), class: choice(schoolClasses) };

interface UnitClass {
  readonly branch: SchoolCode;
  readonly class: SchoolClass;
}

const isClassOfBranch = z.refine<UnitClass>(
  ({ branch, class: schoolClass }) => classesOfBranch(branch).includes(schoolClass),
  { path: ['class'], error: says('choose') },
);

/** The class whose syllabus is wanted; in the present session if none is named (D67). */
export const syllabusQuerySchema = requestObject(
  'SyllabusQuery',
  { ...classFields, session: z.optional(sessionText()) },
  isClassOfBranch,
);

export type SyllabusQuery = Readonly<z.output<typeof syllabusQuerySchema>>;

/** The syllabus of a class as a file (D69). */
export const syllabusExportSchema = requestObject(
  'SyllabusExportQuery',
  { ...exporting, ...syllabusQuerySchema.shape },
  isClassOfBranch,
);

export type SyllabusExportQuery = Readonly<z.output<typeof syllabusExportSchema>>;

const subjectFields = { ...classFields, session: sessionText(), subject: subjectText() };

/** A subject of a class in a session, to which the units of a syllabus belong. */
export type SyllabusSubject = Readonly<UnitClass & { session: string; subject: string }>;

/** Whether a day, `yyyy-mm-dd`, lies in a session; true for an invalid date, which another rule refuses. */
const isInSession = (day: string, session: string): boolean =>
  !isCalendarDate(day) || (day >= firstDayOf(session) && day < firstDayAfter(session));

const unitFields = {
  ...subjectFields,
  name: nameText({ max: LONGEST_UNIT }),
  plannedFrom: calendarDate(),
  plannedTo: calendarDate(),
};

interface PlannedDates {
  readonly session: string;
  readonly plannedFrom: string;
  readonly plannedTo: string;
}

const plannedDates = [
  z.refine<PlannedDates>(({ session, plannedFrom }) => isInSession(plannedFrom, session), {
    path: ['plannedFrom'],
    error: says('insideSession'),
  }),
  z.refine<PlannedDates>(({ session, plannedTo }) => isInSession(plannedTo, session), {
    path: ['plannedTo'],
    error: says('insideSession'),
  }),
  z.refine<PlannedDates>(({ plannedFrom, plannedTo }) => plannedFrom <= plannedTo, {
    path: ['plannedTo'],
    error: says('plannedOrder'),
  }),
] as const;

/** A new unit: its name, and the days when it is to be taught, inside the session (D67). */
export const newUnitSchema = requestObject('NewUnit', unitFields, isClassOfBranch, ...plannedDates);

export type NewUnit = Readonly<z.output<typeof newUnitSchema>>;

/** The unit and the revision that was seen, so that nobody overwrites a change by another desk. */
const idAndRevision = { id: listedId(), revision: seenRevision() };

const doneOn = emptyable(z.union([z.literal(''), calendarDate()]));

const isDoneInSession = z.refine<{ readonly session: string; readonly doneOn?: string | undefined }>(
  ({ session, doneOn: day }) => day === undefined || !isCalendarDate(day) || day >= firstDayOf(session),
  { path: ['doneOn'], error: says('insideSession') },
);

/** A change of a unit in the syllabus; without `doneOn`, the unit is not done. */
export const changedUnitSchema = requestObject(
  'ChangedUnit',
  { ...idAndRevision, ...unitFields, doneOn },
  isClassOfBranch,
  ...plannedDates,
  isDoneInSession,
);

export type ChangedUnit = Readonly<z.output<typeof changedUnitSchema>>;

/** A unit to remove. */
export const removedUnitSchema = requestObject('RemovedUnit', { ...idAndRevision, ...subjectFields });

export type RemovedUnit = Readonly<z.output<typeof removedUnitSchema>>;

/** Marks a unit as done on a day, not before its session; without a day the mark is removed. */
export const doneUnitSchema = requestObject(
  'DoneUnit',
  { ...idAndRevision, ...subjectFields, doneOn },
  isDoneInSession,
);

export type DoneUnit = Readonly<z.output<typeof doneUnitSchema>>;

/** A unit whose file is wanted. */
export const unitFileQuerySchema = requestObject('UnitFileQuery', { id: listedId(), ...subjectFields });

export type UnitFileQuery = Readonly<z.output<typeof unitFileQuerySchema>>;

/** The unit that gets a file, with the revision that was seen; sent with the file in the query, where all values are text. */
export const unitFileUploadSchema = requestObject('UnitFileUpload', {
  ...unitFileQuerySchema.shape,
  revision: z.pipe(
    z.string(says('wholeNumber')).check(z.regex(/^\d{1,9}$/, says('wholeNumber'))),
    z.transform(Number),
  ),
});

export type UnitFileUpload = Readonly<z.output<typeof unitFileUploadSchema>>;

const unitIds = () =>
  z.array(listedId(), { error: says('choose') }).check(z.maxLength(MOST_UNITS, says('atMost', MOST_UNITS)));

/** A new order for the units of a subject: the same units, replacing the order that was seen. */
export const unitOrderSchema = requestObject(
  'UnitOrder',
  { ...subjectFields, seen: unitIds(), order: unitIds() },
  z.refine(({ seen, order }) => isSameOrder([...seen].sort(), [...order].sort()), {
    path: ['order'],
    error: says('choose'),
  }),
);

export type UnitOrder = Readonly<z.output<typeof unitOrderSchema>>;

/** Whether two lists name the same units in the same order. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The data of a unit's file, without its bytes (D67). */
const unitFileSchema = namedObject('UnitFile', {
  id: z.string(),
  /** The name that the uploader gave, never a path. */
  name: z.string(),
  /** The size in bytes. */
  size: z.number(),
});

export type UnitFile = Readonly<z.output<typeof unitFileSchema>>;

/** The content of a unit; stored paths and answers are derived from it. */
export const unitContent = {
  id: z.string(),
  revision: z.number(),
  name: z.string(),
  plannedFrom: z.string(),
  plannedTo: z.string(),
  doneOn: z.optional(z.string()),
  file: z.optional(unitFileSchema),
};

/** A unit of the syllabus (D67). */
export const unitSchema = namedObject('SyllabusUnit', unitContent);

export type SyllabusUnit = Readonly<z.output<typeof unitSchema>>;

/** A subject of a class with its units, in the order in which they are taught. */
const subjectSyllabusSchema = namedObject('SubjectSyllabus', {
  subject: z.string(),
  /** Whether the caller may plan the subject and mark units as done. */
  mayPlan: z.boolean(),
  units: z.array(unitSchema),
});

export type SubjectSyllabus = Readonly<z.output<typeof subjectSyllabusSchema>>;

/** The syllabus of a class in a session, subject by subject (D67). */
export const classSyllabusSchema = z.object({
  branch: choiceAsStored(schoolCodes),
  class: choiceAsStored(schoolClasses),
  session: z.string(),
  subjects: z.array(subjectSyllabusSchema),
});

export type ClassSyllabus = Readonly<z.output<typeof classSyllabusSchema>>;

/** Decodes the answer of the call into what is shown. */
export const classSyllabusOf = (answer: z.input<typeof classSyllabusSchema>): ClassSyllabus =>
  z.decode(classSyllabusSchema, answer);

/** The order with a unit one place further up (-1) or down (1); a unit at the end of the list stays there. */
export function movedUnit(order: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const index = order.indexOf(id);
  const neighbour = order[index + by];
  if (index === -1 || neighbour === undefined) return order;
  return order.with(index, neighbour).with(index + by, id);
}
