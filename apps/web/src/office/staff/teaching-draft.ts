import { bySection, isSameSection, isSameSubject, type ClassSection, type Teaching } from '@school/domain';

/** Adds a section with nothing ticked yet, in the school's order. */
export const withSection = (draft: Teaching, section: ClassSection): Teaching =>
  [
    ...draft.filter((one) => !isSameSection(one, section)),
    {
      branch: section.branch,
      class: section.class,
      section: section.section,
      subjects: [],
      isClassTeacher: false,
    },
  ].sort(bySection);

export const withoutSection = (draft: Teaching, section: ClassSection): Teaching =>
  draft.filter((one) => !isSameSection(one, section));

export const withClassTeacher = (draft: Teaching, section: ClassSection, isClassTeacher: boolean): Teaching =>
  draft.map((one) => (isSameSection(one, section) ? { ...one, isClassTeacher } : one));

/** Ticks or unticks a subject of a section; ticked ones are in the order of the class. @param learnt the subjects of the class */
export const withSubject = (
  draft: Teaching,
  section: ClassSection,
  subject: string,
  { isTaught, learnt }: { readonly isTaught: boolean; readonly learnt: readonly string[] },
): Teaching =>
  draft.map((one) => {
    if (!isSameSection(one, section)) return one;
    const otherSubjects = one.subjects.filter((other) => !isSameSubject(other, subject));
    const subjects = isTaught ? [...otherSubjects, subject] : otherSubjects;
    return { ...one, subjects: offeredOf(learnt, subjects).filter((other) => subjects.includes(other)) };
  });

/** The subjects to choose from: those of the class, then ticked ones that the class no longer has. */
export const offeredOf = (learnt: readonly string[], ticked: readonly string[]): readonly string[] => {
  const named = learnt.map((one) => ticked.find((other) => isSameSubject(one, other)) ?? one);
  return [...named, ...ticked.filter((one) => !named.includes(one))];
};

/** The sections with nothing ticked, which cannot be saved like that. */
export const emptyOf = (draft: Teaching): Teaching =>
  draft.filter(({ subjects, isClassTeacher }) => subjects.length === 0 && !isClassTeacher);
