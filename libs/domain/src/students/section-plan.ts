import * as z from 'zod/mini';
import { standingConcessionSchema, type Move, type StudentInSection } from '../fees';
import {
  choice,
  emptyable,
  exporting,
  namedObject,
  notAnObject,
  requestObject,
  says,
  seenRevision,
  studentIdText,
} from '../rules';
import { classSectionSchema, hasStream, nextClass, schoolCode, type ClassSection } from '../school';
import {
  boards,
  choiceAsStored,
  classDecisions,
  mediums,
  schoolClasses,
  sections,
  streams,
  type SchoolClass,
  type Stream,
} from '../values';

const sectionFields = classSectionSchema.shape;

/** A section of the session that ends, or of the new one, as a list on paper (D70). */
export const classListSchema = requestObject('ClassListQuery', {
  ...sectionFields,
  session: choice(['ending', 'new']),
});

export type ClassListQuery = z.output<typeof classListSchema>;

/** The list of a section as a file (D69). */
export const classListExportSchema = namedObject('ClassListExportQuery', {
  ...exporting,
  ...classListSchema.shape,
});

export type ClassListExportQuery = z.output<typeof classListExportSchema>;

/** More than any section has, with room to spare. */
const MOST_IN_SECTION = 500;

const plannedFields = {
  studentID: studentIdText,
  decision: choice(classDecisions),
  /** The place in the new session, for students who go up or stay. */
  class: emptyable(z.union([z.enum(schoolClasses), z.literal('')], { error: says('choose') })),
  section: emptyable(z.union([z.enum(sections), z.literal('')], { error: says('choose') })),
  stream: emptyable(z.union([z.enum(streams), z.literal('')], { error: says('choose') })),
};

const hasPlace = (decision: string) => decision === 'promote' || decision === 'detain';

/** The plan for one student (D70). */
const plannedMoveSchema = z.object(plannedFields, notAnObject).check(
  z.refine(({ decision, class: to }) => !hasPlace(decision) || Boolean(to), {
    path: ['class'],
    error: says('choose'),
  }),
  z.refine(({ decision, section }) => !hasPlace(decision) || Boolean(section), {
    path: ['section'],
    error: says('choose'),
  }),
  z.refine(
    ({ decision, class: to, stream }) => !hasPlace(decision) || !to || !hasStream(to) || Boolean(stream),
    {
      path: ['stream'],
      error: 'streamRequired',
    },
  ),
);

export type PlannedMove = Readonly<z.output<typeof plannedMoveSchema>>;

/** The plan for a student who is known from the context. */
export type Planned = Omit<PlannedMove, 'studentID'>;

const revision = seenRevision().register(z.globalRegistry, {
  description: 'The revision of the plan that the change was made on; 0 where there is none yet',
  examples: [0],
});

/** The whole plan of a section; a student who is not in it is undecided (D70). */
export const sectionPlanSchema = requestObject('SectionPlan', {
  ...sectionFields,
  revision,
  moves: z
    .array(plannedMoveSchema, { error: says('choose') })
    .check(z.maxLength(MOST_IN_SECTION, says('choose'))),
});

export type SectionPlan = z.output<typeof sectionPlanSchema>;

/** Runs a plan as it was seen. */
export const runPlanSchema = requestObject('RunPlan', { ...sectionFields, revision });

export type RunPlan = z.output<typeof runPlanSchema>;

/** Names the student whose move is taken back (D70). */
export const takeBackMoveSchema = requestObject('TakeBackMove', { studentID: studentIdText });

export type TakeBackMove = z.output<typeof takeBackMoveSchema>;

/** The move that a plan makes of a student; undefined for an undecided student. */
export function plannedMove({ decision, class: to, section, stream }: Planned): Move | undefined {
  if (decision === 'passes-out') return { decision };
  if (decision === 'undecided' || !to || !section) return undefined;
  return { decision, class: to, section, ...(stream && hasStream(to) ? { stream } : {}) };
}

/** The decisions possible for a class: after the last class nobody is promoted (D70). */
export const decisionsFor = (schoolClass: SchoolClass) =>
  classDecisions.filter((decision) => decision !== 'promote' || nextClass(schoolClass) !== undefined);

/** The suggestion for a decision: the next or the same class, in the same section; a missing stream has yet to be chosen. */
export function suggestedMove(
  { class: currentClass, section, stream }: ClassSection & { readonly stream?: Stream | undefined },
  decision: PlannedMove['decision'],
): Planned {
  const to =
    decision === 'detain' ? currentClass : decision === 'promote' ? nextClass(currentClass) : undefined;
  if (to === undefined) return { decision, class: undefined, section: undefined, stream: undefined };
  return { decision, class: to, section, stream: hasStream(to) ? stream : undefined };
}

/** The plan for a student in a call's record; a student who is missing there, or damaged, is undecided. */
export function plannedOf(record: unknown): Planned {
  const parsed = z.safeParse(z.object({ ...plannedFields, studentID: z.optional(z.string()) }), record);
  const { decision = 'undecided', class: to, section, stream } = parsed.data ?? {};
  return { decision, class: to, section, stream };
}

const studentSchema = z.object({
  studentID: z.string(),
  class: z.enum(schoolClasses),
  section: z.enum(sections),
  stream: z.optional(z.enum(streams)),
  medium: z.enum(mediums),
  boardType: z.enum(boards),
  classSession: z.optional(z.string()),
  passesOut: z.optional(z.boolean()),
  feesFrom: z.string(),
  concessions: z.array(standingConcessionSchema),
});

/** Converts a student from the form of API calls to the one that fees are computed for; undefined for a damaged record. */
export const studentOf = (record: unknown): StudentInSection | undefined =>
  z.safeParse(studentSchema, record).data;

/** The section that a student is in. */
export const classSectionOf = (
  student: Parameters<typeof schoolCode>[0] & Omit<ClassSection, 'branch'>,
): ClassSection => ({ branch: schoolCode(student), class: student.class, section: student.section });

/** The plan for a student, as it is stored and answered. */
export const storedMove = {
  decision: choiceAsStored(classDecisions),
  class: z.optional(choiceAsStored(schoolClasses)),
  section: z.optional(choiceAsStored(sections)),
  stream: z.optional(choiceAsStored(streams)),
};
