import { bySection, isSameSection, isSameSubject, type ClassSection, type Teaching } from '@school/domain';

/** With one section more, of which nothing is ticked yet; in the order of the school. */
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

/** With a subject of a section ticked or not; ticked ones stand in the order of the class. @param learnt the subjects of the class */
export const withSubject = (
  draft: Teaching,
  section: ClassSection,
  subject: string,
  { isTaught, learnt }: { readonly isTaught: boolean; readonly learnt: readonly string[] },
): Teaching =>
  draft.map((one) => {
    if (!isSameSection(one, section)) return one;
    const others = one.subjects.filter((other) => !isSameSubject(other, subject));
    const subjects = isTaught ? [...others, subject] : others;
    return { ...one, subjects: offeredOf(learnt, subjects).filter((other) => subjects.includes(other)) };
  });

/** What can be ticked: what the class learns, and after it what is ticked still although the class learns it no longer. */
export const offeredOf = (learnt: readonly string[], ticked: readonly string[]): readonly string[] => {
  const named = learnt.map((one) => ticked.find((other) => isSameSubject(one, other)) ?? one);
  return [...named, ...ticked.filter((one) => !named.includes(one))];
};

/** Sections of which nothing is ticked: they cannot be given so. */
export const emptyOf = (draft: Teaching): Teaching =>
  draft.filter(({ subjects, isClassTeacher }) => subjects.length === 0 && !isClassTeacher);
