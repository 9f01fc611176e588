import * as z from 'zod/mini';
import { requestObject, says, seenRevision } from '../rules';
import {
  bySection,
  classSectionSchema,
  isEachOnce,
  isSameSection,
  isSameSubject,
  MOST_SUBJECTS,
  storedSection,
  subjectText,
  type BranchClass,
  type ClassSection,
} from '../school';
import type { Role } from '../values';
import { classLabel } from '../words';
import type { AuditChange } from './audit';
import { staffIdText } from './staff-id';

/** More sections than anybody teaches. */
const MOST_SECTIONS = 60;

/** What a teacher is given of one section, as it is stored and answered (D58, D61). */
export const taughtSection = {
  ...storedSection,
  /** None of who is class teacher alone. */
  subjects: z.array(z.string()),
  /** Answers for the section as a whole: its attendance, its report cards. */
  isClassTeacher: z.boolean(),
};

/** A section that a teacher is given: what is taught there, and whether they are its class teacher. */
export type TaughtSection = Readonly<z.output<z.ZodMiniObject<typeof taughtSection>>>;

/** All that a teacher is given; whoever has none sees nobody. */
export type Teaching = readonly TaughtSection[];

const givenSection = requestObject(
  'GivenSection',
  {
    ...classSectionSchema.shape,
    subjects: z
      .array(subjectText(), { error: says('choose') })
      .check(
        z.maxLength(MOST_SUBJECTS, says('atMost', MOST_SUBJECTS)),
        z.refine(isEachOnce, says('subjectTwice')),
      ),
    isClassTeacher: z.boolean({ error: says('choose') }),
  },
  z.refine(({ subjects, isClassTeacher }) => isClassTeacher || subjects.length > 0, {
    path: ['subjects'],
    error: says('teachesNothing'),
  }),
);

const isEachSectionOnce = (given: readonly ClassSection[]) =>
  given.every((one, at) => given.findIndex((other) => isSameSection(one, other)) === at);

/** What an administrator gives a teacher, whole, over what was seen (D58). */
export const staffTeachingSchema = requestObject('StaffTeaching', {
  staffID: staffIdText,
  /** That of the teaching that was seen; 0 where nothing was given yet. */
  revision: seenRevision(),
  teaching: z
    .array(givenSection, { error: says('choose') })
    .check(
      z.maxLength(MOST_SECTIONS, says('atMost', MOST_SECTIONS)),
      z.refine(isEachSectionOnce, says('sectionTwice')),
    ),
});

export type StaffTeaching = z.output<typeof staffTeachingSchema>;

interface TeachingHolder {
  readonly role: Role;
  /** As an administrator gave it; accounts of before there were teachers have none. */
  readonly teaching?: Teaching | undefined;
}

/** What an account teaches: whoever is no teacher has no sections of their own (D58). */
export const teachingOf = ({ role, teaching = [] }: TeachingHolder): Teaching =>
  role === 'teacher' ? teaching : [];

/** What is given of one section; nothing of a section that is none of the teacher's. */
export const taughtIn = (teaching: Teaching, section: ClassSection): TaughtSection | undefined =>
  teaching.find((one) => isSameSection(one, section));

/** Whether a section is the teacher's own: as its class teacher, or with a subject there. */
export const teachesSection = (teaching: Teaching, section: ClassSection): boolean =>
  taughtIn(teaching, section) !== undefined;

/** Whether the teacher teaches a subject in a section; to be its class teacher does not suffice. */
export const teachesSubject = (teaching: Teaching, section: ClassSection, subject: string): boolean =>
  taughtIn(teaching, section)?.subjects.some((one) => isSameSubject(one, subject)) === true;

/** Whether the teacher teaches a subject in some section of a class: what is planned for the class is planned for it there (D67). */
export const teachesSubjectInClass = (
  teaching: Teaching,
  { branch, class: schoolClass }: BranchClass,
  subject: string,
): boolean =>
  teaching.some(
    (one) =>
      one.branch === branch &&
      one.class === schoolClass &&
      one.subjects.some((other) => isSameSubject(other, subject)),
  );

/** Whether the teacher keeps the section, and does not only teach there. */
export const isClassTeacherOf = (teaching: Teaching, section: ClassSection): boolean =>
  taughtIn(teaching, section)?.isClassTeacher === true;

/** Whether the teacher has a section of a class: what is of a class as a whole, as its syllabus, is for them too. */
export const teachesClass = (teaching: Teaching, { branch, class: schoolClass }: BranchClass): boolean =>
  teaching.some((one) => one.branch === branch && one.class === schoolClass);

/** `MLMEC VII A`, and without its star a class that has no sections (D61). */
export const classSectionName = ({ branch, class: schoolClass, section }: ClassSection): string =>
  [branch, classLabel(schoolClass), ...(section === '*' ? [] : [section.toUpperCase()])].join(' ');

const taughtText = (one: TaughtSection | undefined) =>
  one && one.subjects.length > 0 ? `${classSectionName(one)}: ${one.subjects.join(', ')}` : undefined;

const change = (field: string, before?: string, after?: string): AuditChange[] =>
  before === after
    ? []
    : [{ field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];

/** What differs between two teachings for the audit log: a line for the subjects of each section, one for its class teacher (D60). */
export function teachingChanges(before: Teaching, after: Teaching): readonly AuditChange[] {
  const touched = [...before, ...after.filter((one) => !teachesSection(before, one))].sort(bySection);
  return touched.flatMap((section) => {
    const [was, is] = [taughtIn(before, section), taughtIn(after, section)];
    const name = classSectionName(section);
    return [
      ...change('teaching', taughtText(was), taughtText(is)),
      ...change(
        'classTeacher',
        was?.isClassTeacher === true ? name : undefined,
        is?.isClassTeacher === true ? name : undefined,
      ),
    ];
  });
}
