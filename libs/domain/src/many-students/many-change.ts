import * as z from 'zod/mini';
import { atMostWholeFee, concessionFields, headTakingFields, throughNotBeforeFrom } from '../fees';
import { rowOutcomes, rowStates } from '../import';
import { choice, notAnObject, paging, requestObject, says, schoolHeadText, studentIdText } from '../rules';
import { monthText } from '../school';
import { studentFilterSchema } from '../students';
import { sections } from '../values';

/** The most students of one change: more than a branch has. For more, the list has to be narrowed. */
export const MOST_STUDENTS = 2_000;

/** The students on a page of the preview. */
export const MANY_PAGE = 25;

/** The kinds of change to many students at once; `sections-back` undoes a whole run of `section`. */
export const manyKinds = ['section', 'take-head', 'end-head', 'concession', 'sections-back'] as const;

const kindOfChange = <Kind extends (typeof manyKinds)[number]>(kind: Kind) => z.literal(kind, says('choose'));

/** Moves the students to another section of the same class. */
export const changeSectionSchema = z.object(
  { what: kindOfChange('section'), section: choice(sections) },
  notAnObject,
);

/** Gives the students a head of the school, at one of its choices if it has any (D78). */
export const manyTakeHeadSchema = z
  .object({ what: kindOfChange('take-head'), ...headTakingFields }, notAnObject)
  .check(throughNotBeforeFrom());

/** Ends a head of the school for the students (D78). */
export const manyEndHeadSchema = z.object(
  { what: kindOfChange('end-head'), head: schoolHeadText, from: monthText() },
  notAnObject,
);

/** Gives the students a standing concession (D48). */
export const manyConcessionSchema = z
  .object({ what: kindOfChange('concession'), ...concessionFields }, notAnObject)
  .check(atMostWholeFee(), throughNotBeforeFrom());

/** One change to many students, with the same fields as the change to one student. */
export type ManyChange =
  | z.output<typeof changeSectionSchema>
  | z.output<typeof manyTakeHeadSchema>
  | z.output<typeof manyEndHeadSchema>
  | z.output<typeof manyConcessionSchema>;

/** The students, either by name or as found by a filter of the list of students. */
const studentChoice = {
  studentIDs: z.optional(
    z
      .array(studentIdText, { error: says('choose') })
      .check(z.minLength(1, says('choose')), z.maxLength(MOST_STUDENTS, says('atMost', MOST_STUDENTS))),
  ),
  filter: z.optional(z.omit(studentFilterSchema, { left: true })),
};

const oneOfBoth = z.refine<{ readonly studentIDs?: unknown; readonly filter?: unknown }>(
  ({ studentIDs, filter }) => (studentIDs === undefined) !== (filter === undefined),
  { path: ['studentIDs'], error: says('choose') },
);

/** A change to many students that a clerk may make; this call only previews it. */
export const manyStudentsSchema = requestObject(
  'ManyStudents',
  {
    ...studentChoice,
    change: z.discriminatedUnion(
      'what',
      [changeSectionSchema, manyTakeHeadSchema, manyEndHeadSchema],
      says('choose'),
    ),
  },
  oneOfBoth,
);

/** A change to many students that only an administrator may make (D48); this call only previews it. */
export const manyConcessionsSchema = requestObject(
  'ManyConcessions',
  { ...studentChoice, change: manyConcessionSchema },
  oneOfBoth,
);

/** The students that are meant, and their change. */
export type ManyStudents = Omit<z.output<typeof manyStudentsSchema>, 'change'> & {
  readonly change: ManyChange;
};

const changeID = z
  .string({ error: says('text') })
  .check(z.regex(/^[0-9a-f]{24}$/, says('choose')))
  .register(z.globalRegistry, {
    description: 'The id of a change of many students, as its preview answered it',
  });

/** Names one change to many students. */
export const manyIdSchema = requestObject('NamedManyChange', { changeID });

export type NamedManyChange = z.output<typeof manyIdSchema>;

/** The query for the students of a change, by page, state and outcome. */
export const manyRowsSchema = requestObject('ManyRowsQuery', {
  changeID,
  ...z.partial(z.object({ ...paging, state: choice(rowStates), outcome: choice(rowOutcomes) })).shape,
});

export type ManyRowsQuery = z.output<typeof manyRowsSchema>;
