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

const ofClass = { branch: choice(schoolCodes), class: choice(schoolClasses) };

interface OfClass {
  readonly branch: SchoolCode;
  readonly class: SchoolClass;
}

const isClassOfBranch = z.refine<OfClass>(
  ({ branch, class: schoolClass }) => classesOfBranch(branch).includes(schoolClass),
  { path: ['class'], error: says('choose') },
);

/** Whose syllabus is asked for; that of this session where none is named (D67). */
export const syllabusQuerySchema = requestObject(
  'SyllabusQuery',
  { ...ofClass, session: z.optional(sessionText()) },
  isClassOfBranch,
);

export type SyllabusQuery = Readonly<z.output<typeof syllabusQuerySchema>>;

/** The same as a file (D69). */
export const syllabusExportSchema = requestObject(
  'SyllabusExportQuery',
  { ...exporting, ...syllabusQuerySchema.shape },
  isClassOfBranch,
);

export type SyllabusExportQuery = Readonly<z.output<typeof syllabusExportSchema>>;

const ofSubject = { ...ofClass, session: sessionText(), subject: subjectText() };

/** A subject of a class in a session: what the units of a syllabus belong to. */
export type SyllabusSubject = Readonly<OfClass & { session: string; subject: string }>;

/** Whether a day, `yyyy-mm-dd`, lies in a session; of what is no date nothing more is said than that. */
const isInSession = (day: string, session: string): boolean =>
  !isCalendarDate(day) || (day >= firstDayOf(session) && day < firstDayAfter(session));

const asked = {
  ...ofSubject,
  name: nameText({ max: LONGEST_UNIT }),
  plannedFrom: calendarDate(),
  plannedTo: calendarDate(),
};

interface Planned {
  readonly session: string;
  readonly plannedFrom: string;
  readonly plannedTo: string;
}

const plannedDates = [
  z.refine<Planned>(({ session, plannedFrom }) => isInSession(plannedFrom, session), {
    path: ['plannedFrom'],
    error: says('insideSession'),
  }),
  z.refine<Planned>(({ session, plannedTo }) => isInSession(plannedTo, session), {
    path: ['plannedTo'],
    error: says('insideSession'),
  }),
  z.refine<Planned>(({ plannedFrom, plannedTo }) => plannedFrom <= plannedTo, {
    path: ['plannedTo'],
    error: says('plannedOrder'),
  }),
] as const;

/** A unit as form and call give it: what it is called, and when it is to be taught, inside the session (D67). */
export const newUnitSchema = requestObject('NewUnit', asked, isClassOfBranch, ...plannedDates);

export type NewUnit = Readonly<z.output<typeof newUnitSchema>>;

/** The state that was changed, so that nobody overwrites what another desk has written meanwhile. */
const seen = { id: listedId(), revision: seenRevision() };

const doneOn = emptyable(z.union([z.literal(''), calendarDate()]));

const isDoneInSession = z.refine<{ readonly session: string; readonly doneOn?: string | undefined }>(
  ({ session, doneOn: day }) => day === undefined || !isCalendarDate(day) || day >= firstDayOf(session),
  { path: ['doneOn'], error: says('insideSession') },
);

/** A change of a unit that stands in the syllabus; without a day on which it was done, it is not done. */
export const changedUnitSchema = requestObject(
  'ChangedUnit',
  { ...seen, ...asked, doneOn },
  isClassOfBranch,
  ...plannedDates,
  isDoneInSession,
);

export type ChangedUnit = Readonly<z.output<typeof changedUnitSchema>>;

/** A unit that is to be taken out. */
export const removedUnitSchema = requestObject('RemovedUnit', { ...seen, ...ofSubject });

export type RemovedUnit = Readonly<z.output<typeof removedUnitSchema>>;

/** Marks a unit as done on a day, not before its session; without a day that is taken back. */
export const doneUnitSchema = requestObject('DoneUnit', { ...seen, ...ofSubject, doneOn }, isDoneInSession);

export type DoneUnit = Readonly<z.output<typeof doneUnitSchema>>;

/** A unit whose file is asked for. */
export const unitFileQuerySchema = requestObject('UnitFileQuery', { id: listedId(), ...ofSubject });

export type UnitFileQuery = Readonly<z.output<typeof unitFileQuerySchema>>;

/** A unit that a file is put to, as it was seen: what goes along with the file in the query, where all is text. */
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

/** The units of a subject in another order: the same ones, over the order that was seen. */
export const unitOrderSchema = requestObject(
  'UnitOrder',
  { ...ofSubject, seen: unitIds(), order: unitIds() },
  z.refine(({ seen: before, order }) => isSameOrder([...before].sort(), [...order].sort()), {
    path: ['order'],
    error: says('choose'),
  }),
);

export type UnitOrder = Readonly<z.output<typeof unitOrderSchema>>;

/** Whether two lists name the same units, one after the other. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** What is known of the file of a unit beside its bytes (D67). */
const unitFileSchema = namedObject('UnitFile', {
  id: z.string(),
  /** As its owner called it; a name, never a path. */
  name: z.string(),
  /** In bytes. */
  size: z.number(),
});

export type UnitFile = Readonly<z.output<typeof unitFileSchema>>;

/** What a unit says: stored paths and answers are made from it. */
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
  /** Whether the caller plans it and marks what is done. */
  mayPlan: z.boolean(),
  units: z.array(unitSchema),
});

export type SubjectSyllabus = Readonly<z.output<typeof subjectSyllabusSchema>>;

/** What a class learns in a session, subject by subject (D67). */
export const classSyllabusSchema = z.object({
  branch: choiceAsStored(schoolCodes),
  class: choiceAsStored(schoolClasses),
  session: z.string(),
  subjects: z.array(subjectSyllabusSchema),
});

export type ClassSyllabus = Readonly<z.output<typeof classSyllabusSchema>>;

/** What the call answers, as it is shown. */
export const classSyllabusOf = (answer: z.input<typeof classSyllabusSchema>): ClassSyllabus =>
  z.decode(classSyllabusSchema, answer);

/** The order with a unit one place further up (-1) or down (1); at the end it stays where it is. */
export function movedUnit(order: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const from = order.indexOf(id);
  const other = order[from + by];
  if (from === -1 || other === undefined) return order;
  return order.with(from, other).with(from + by, id);
}
