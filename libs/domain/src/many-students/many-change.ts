import * as z from 'zod/mini';
import { atMostWhole, concessionFields, headTakingFields, throughNotBeforeFrom } from '../fees';
import { rowOutcomes, rowStates } from '../import';
import { choice, notAnObject, paging, requestObject, says, schoolHeadText, studentIdText } from '../rules';
import { monthText } from '../school';
import { studentFilterSchema } from '../students';
import { sections } from '../values';

/** More than a branch has in its classes; whoever means more narrows the list. */
export const MOST_STUDENTS = 2_000;

/** Students of a preview on a page. */
export const MANY_PAGE = 25;

/** What can become of many students at once; `sections-back` takes a run of `section` back as a whole. */
export const manyKinds = ['section', 'take-head', 'end-head', 'concession', 'sections-back'] as const;

const what = <Kind extends (typeof manyKinds)[number]>(kind: Kind) => z.literal(kind, says('choose'));

/** Another section of the same class. */
export const changeSectionSchema = z.object(
  { what: what('section'), section: choice(sections) },
  notAnObject,
);

/** A head of the school, at one of its choices where it has any (D78). */
export const manyTakeHeadSchema = z
  .object({ what: what('take-head'), ...headTakingFields }, notAnObject)
  .check(throughNotBeforeFrom());

/** A head of the school taken away (D78). */
export const manyEndHeadSchema = z.object(
  { what: what('end-head'), head: schoolHeadText, from: monthText() },
  notAnObject,
);

/** A standing concession (D48). */
export const manyConcessionSchema = z
  .object({ what: what('concession'), ...concessionFields }, notAnObject)
  .check(atMostWhole(), throughNotBeforeFrom());

/** One change of many students, in the terms of the change of one. */
export type ManyChange =
  | z.output<typeof changeSectionSchema>
  | z.output<typeof manyTakeHeadSchema>
  | z.output<typeof manyEndHeadSchema>
  | z.output<typeof manyConcessionSchema>;

/** Those who are named, or all whom the list of students finds with a filter. */
const who = {
  studentIDs: z.optional(
    z
      .array(studentIdText, { error: says('choose') })
      .check(z.minLength(1, says('choose')), z.maxLength(MOST_STUDENTS, says('atMost', MOST_STUDENTS))),
  ),
  filter: z.optional(z.omit(studentFilterSchema, { left: true })),
};

const oneOfBoth = z.refine<{ readonly studentIDs?: unknown; readonly filter?: unknown }>(
  ({ studentIDs, filter }) => (studentIDs === undefined) !== (filter === undefined),
  { path: ['studentIDs'], message: says('choose') },
);

/** What a clerk may change of many students; nobody is changed by it yet. */
export const manyStudentsSchema = requestObject(
  'ManyStudents',
  {
    ...who,
    change: z.discriminatedUnion(
      'what',
      [changeSectionSchema, manyTakeHeadSchema, manyEndHeadSchema],
      says('choose'),
    ),
  },
  oneOfBoth,
);

/** The same of what an administrator alone gives (D48). */
export const manyConcessionsSchema = requestObject(
  'ManyConcessions',
  { ...who, change: manyConcessionSchema },
  oneOfBoth,
);

/** Who is meant, and what becomes of them. */
export type ManyStudents = Omit<z.output<typeof manyStudentsSchema>, 'change'> & {
  readonly change: ManyChange;
};

const changeID = z
  .string({ error: says('text') })
  .check(z.regex(/^[0-9a-f]{24}$/, says('choose')))
  .register(z.globalRegistry, {
    description: 'The id of a change of many students, as its preview answered it',
  });

/** Names one change of many students. */
export const manyIdSchema = requestObject('NamedManyChange', { changeID });

export type NamedManyChange = z.output<typeof manyIdSchema>;

/** Which students of it are looked at. */
export const manyRowsSchema = requestObject('ManyRowsQuery', {
  changeID,
  ...z.partial(z.object({ ...paging, state: choice(rowStates), outcome: choice(rowOutcomes) })).shape,
});

export type ManyRowsQuery = z.output<typeof manyRowsSchema>;
