import * as z from 'zod/mini';
import {
  choice,
  foldText,
  listedId,
  namedObject,
  nameText,
  requestObject,
  says,
  seenRevision,
} from '../rules';
import { calendarDate, daysInOrder, schoolCodes, sessionText } from '../school';
import { plainDigits, schoolClasses, type SchoolClass } from '../values';

/** The longest name of an exam and of a subject, in characters. */
export const LONGEST_EXAM = { name: 60, subject: 40 } as const;

/** The highest maximum and weight of a subject; more than any paper has. */
const MOST_MARKS = 1000;
const MOST_WEIGHT = 10;
export const MOST_EXAM_SUBJECTS = 20;
const MOST_DAYS = 120;

/** Marks are typed while an exam is open. After that only an administrator can change one, with a reason (D64). */
export const examStates = ['open', 'locked', 'published'] as const;
export type ExamState = (typeof examStates)[number];

/** The states into which an administrator can move an exam. Published results stay published: families have seen them. */
export const nextStates: Readonly<Record<ExamState, readonly ExamState[]>> = {
  open: ['locked', 'published'],
  locked: ['open', 'published'],
  published: [],
};

const wholeWithin = (least: number, most: number) =>
  z.pipe(
    z
      .union([z.number(), z.string()], { error: says('wholeNumber') })
      .register(z.globalRegistry, { description: `A whole number, ${least} to ${most}`, examples: [100] }),
    z.transform((value, { issues }) => {
      const text = plainDigits(String(value)).trim();
      const number = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
      if (number !== undefined && number >= least && number <= most) return number;
      issues.push({
        code: 'custom',
        message: number === undefined || number < least ? says('wholeFrom', least) : says('wholeUpTo', most),
        input: value,
      });
      return z.NEVER;
    }),
  );

/** The key under which the marks of a subject are stored. It stays the same when the subject is renamed. */
const subjectKey = z.string({ error: says('text') }).check(z.regex(/^[a-z0-9]{1,24}$/, says('choose')));

const requestedSubject = z.object({
  /** The key of a subject that the exam already has. */
  key: z.optional(subjectKey),
  name: nameText({ max: LONGEST_EXAM.subject }),
  maximum: wholeWithin(1, MOST_MARKS),
  weight: wholeWithin(0, MOST_WEIGHT),
});

export type RequestedSubject = z.output<typeof requestedSubject>;

const classesInOrder = (chosen: SchoolClass[]) =>
  schoolClasses.filter((schoolClass) => chosen.includes(schoolClass));

const isEachOnce = (texts: readonly string[]) => new Set(texts).size === texts.length;
const isEachNameOnce = (subjects: readonly RequestedSubject[]) =>
  isEachOnce(subjects.map(({ name }) => foldText(name)));
const isEachKeyOnce = (subjects: readonly RequestedSubject[]) =>
  isEachOnce(subjects.flatMap(({ key }) => key ?? []));

const examFields = {
  name: nameText({ max: LONGEST_EXAM.name }),
  branch: choice(schoolCodes),
  classes: z.pipe(
    z
      .array(choice(schoolClasses), { error: says('choose') })
      .check(z.minLength(1, { error: says('choose') })),
    z.transform(classesInOrder),
  ),
  firstDay: calendarDate(),
  lastDay: calendarDate(),
  subjects: z.array(requestedSubject, { error: says('choose') }).check(
    z.minLength(1, { error: says('required'), abort: true }),
    z.maxLength(MOST_EXAM_SUBJECTS, says('atMost', MOST_EXAM_SUBJECTS)),
    z.refine(isEachNameOnce, says('eachNameOnce')),
    z.refine(isEachKeyOnce, says('choose')),
    z.refine((subjects) => subjects.some(({ weight }) => weight > 0), says('someWeight')),
  ),
};

/** The name of a subject, with its weight if above 1: else the columns of a paper would not seem to add up to its total (D64). */
export const countedName = (name: string, weight: number): string =>
  weight > 1 ? `${name} × ${weight}` : name;

/** A new exam in a form or a call; its session is that of its first day. */
export const newExamSchema = requestObject('NewExam', examFields, daysInOrder(MOST_DAYS));

export type NewExam = z.output<typeof newExamSchema>;

export const examId = listedId();

/** The exam and the revision that was seen, so that nobody overwrites a change by another desk. */
const idAndRevision = { id: examId, revision: seenRevision() };

export const changedExamSchema = requestObject(
  'ChangedExam',
  { ...idAndRevision, ...examFields },
  daysInOrder(MOST_DAYS),
);

export type ChangedExam = z.output<typeof changedExamSchema>;

/** Locks an exam, opens it again, or publishes it. */
export const examStateSchema = requestObject('ExamStateChange', {
  ...idAndRevision,
  state: choice(examStates),
});

export type ExamStateChange = z.output<typeof examStateSchema>;

export const removedExamSchema = requestObject('RemovedExam', idAndRevision);

export type RemovedExam = z.output<typeof removedExamSchema>;

const filters = {
  session: sessionText(),
  branch: choice(schoolCodes),
  class: choice(schoolClasses),
};

/** The filters of the list of exams. */
export const examsFilterSchema = z
  .partial(z.object(filters))
  .register(z.globalRegistry, { id: 'ExamsQuery' });

export type ExamsFilter = z.output<typeof examsFilterSchema>;

export const oneExamSchema = namedObject('OneExamQuery', { id: examId });

export type OneExamQuery = z.output<typeof oneExamSchema>;

/** Gives each new subject of a changed exam a key that no subject had before. @param used the number of keys given so far */
export function withKeys<Subject extends Pick<RequestedSubject, 'key'>>(
  subjects: readonly Subject[],
  used: number,
): { readonly subjects: (Subject & { readonly key: string })[]; readonly used: number } {
  let lastNumber = used;
  return {
    subjects: subjects.map((subject) => {
      if (subject.key !== undefined) return { ...subject, key: subject.key };
      lastNumber += 1;
      return { ...subject, key: `s${lastNumber}` };
    }),
    used: lastNumber,
  };
}
