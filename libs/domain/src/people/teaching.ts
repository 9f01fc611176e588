import * as z from 'zod/mini';
import { requestObject, says, seenRevision } from '../rules';
import {
  bySection,
  classSectionSchema,
  hasDistinctSubjects,
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

/** The most sections of one teacher, more than anybody teaches. */
const MOST_SECTIONS = 60;

/** A teacher's part in one section, as it is stored and answered (D58, D61). */
export const taughtSection = {
  ...storedSection,
  /** The subjects taught there; empty for a teacher who is only the class teacher. */
  subjects: z.array(z.string()),
  /** True for the teacher who answers for the section as a whole: its attendance, its report cards. */
  isClassTeacher: z.boolean(),
};

/** A section that a teacher is given: the subjects taught there, and whether they are its class teacher. */
export type TaughtSection = Readonly<z.output<z.ZodMiniObject<typeof taughtSection>>>;

/** All sections that a teacher is given; a teacher without any sees no students. */
export type Teaching = readonly TaughtSection[];

const givenSection = requestObject(
  'GivenSection',
  {
    ...classSectionSchema.shape,
    subjects: z
      .array(subjectText(), { error: says('choose') })
      .check(
        z.maxLength(MOST_SUBJECTS, says('atMost', MOST_SUBJECTS)),
        z.refine(hasDistinctSubjects, says('subjectTwice')),
      ),
    isClassTeacher: z.boolean({ error: says('choose') }),
  },
  z.refine(({ subjects, isClassTeacher }) => isClassTeacher || subjects.length > 0, {
    path: ['subjects'],
    error: says('teachesNothing'),
  }),
);

const isEachSectionOnce = (givenSections: readonly ClassSection[]) =>
  givenSections.every(
    (section, index) => givenSections.findIndex((other) => isSameSection(section, other)) === index,
  );

/** The whole teaching that an administrator gives a teacher; it replaces the one that was seen (D58). */
export const staffTeachingSchema = requestObject('StaffTeaching', {
  staffID: staffIdText,
  /** The revision of the teaching that was seen; 0 if nothing was given yet. */
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
  /** The teaching that an administrator gave; accounts older than the role of teacher have none. */
  readonly teaching?: Teaching | undefined;
}

/** The sections that an account teaches; none for anybody who is not a teacher (D58). */
export const teachingOf = ({ role, teaching = [] }: TeachingHolder): Teaching =>
  role === 'teacher' ? teaching : [];

/** The teacher's part in one section; undefined for a section that is not theirs. */
export const taughtIn = (teaching: Teaching, section: ClassSection): TaughtSection | undefined =>
  teaching.find((one) => isSameSection(one, section));

/** Whether a section is the teacher's own: as its class teacher, or with a subject there. */
export const teachesSection = (teaching: Teaching, section: ClassSection): boolean =>
  taughtIn(teaching, section) !== undefined;

/** Whether the teacher teaches a subject in a section; being its class teacher is not enough. */
export const teachesSubject = (teaching: Teaching, section: ClassSection, subject: string): boolean =>
  taughtIn(teaching, section)?.subjects.some((one) => isSameSubject(one, subject)) === true;

/** Whether the teacher teaches a subject in some section of a class: the plan of the class is also the plan there (D67). */
export const teachesSubjectInClass = (
  teaching: Teaching,
  { branch, class: schoolClass }: BranchClass,
  subject: string,
): boolean =>
  teaching.some(
    (taught) =>
      taught.branch === branch &&
      taught.class === schoolClass &&
      taught.subjects.some((taughtSubject) => isSameSubject(taughtSubject, subject)),
  );

/** Whether the teacher is the section's class teacher, and does not only teach a subject there. */
export const isClassTeacherOf = (teaching: Teaching, section: ClassSection): boolean =>
  taughtIn(teaching, section)?.isClassTeacher === true;

/** Whether the teacher has a section of a class, and so may see what belongs to the whole class, such as its syllabus. */
export const teachesClass = (teaching: Teaching, { branch, class: schoolClass }: BranchClass): boolean =>
  teaching.some((one) => one.branch === branch && one.class === schoolClass);

/** The name of a section, such as `MLMEC VII A`; a class without sections is shown without its star (D61). */
export const classSectionName = ({ branch, class: schoolClass, section }: ClassSection): string =>
  [branch, classLabel(schoolClass), ...(section === '*' ? [] : [section.toUpperCase()])].join(' ');

const taughtText = (taught: TaughtSection | undefined) =>
  taught && taught.subjects.length > 0
    ? `${classSectionName(taught)}: ${taught.subjects.join(', ')}`
    : undefined;

const change = (field: string, before?: string, after?: string): AuditChange[] =>
  before === after
    ? []
    : [{ field, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];

/** The differences between two teachings for the audit log: per section a line for subjects, one for the class teacher (D60). */
export function teachingChanges(before: Teaching, after: Teaching): readonly AuditChange[] {
  const allSections = [...before, ...after.filter((taught) => !teachesSection(before, taught))].sort(
    bySection,
  );
  return allSections.flatMap((section) => {
    const [taughtBefore, taughtAfter] = [taughtIn(before, section), taughtIn(after, section)];
    const name = classSectionName(section);
    return [
      ...change('teaching', taughtText(taughtBefore), taughtText(taughtAfter)),
      ...change(
        'classTeacher',
        taughtBefore?.isClassTeacher === true ? name : undefined,
        taughtAfter?.isClassTeacher === true ? name : undefined,
      ),
    ];
  });
}
