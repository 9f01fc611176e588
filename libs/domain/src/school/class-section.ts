import type * as z from 'zod/mini';
import { choice, exporting, namedObject, requestObject } from '../rules';
import { choiceAsStored, schoolClasses, sections } from '../values';
import { schoolCodes } from './school-code';

/** A section of a branch (D61). */
export const classSectionSchema = requestObject('ClassSection', {
  branch: choice(schoolCodes),
  class: choice(schoolClasses),
  section: choice(sections),
});

export type ClassSection = Readonly<z.output<typeof classSectionSchema>>;

/** A section as it is stored and answered. */
export const storedSection = {
  branch: choiceAsStored(schoolCodes),
  class: choiceAsStored(schoolClasses),
  section: choiceAsStored(sections),
};

/** A list of a section as a file: its week, or its students (D69). */
export const sectionExportSchema = namedObject('SectionExportQuery', {
  ...exporting,
  ...classSectionSchema.shape,
});

export type SectionExportQuery = z.output<typeof sectionExportSchema>;

/** The class of a section; a whole class is always that of one branch. */
export type BranchClass = Omit<ClassSection, 'section'>;

/** Whether two are the same section of the same class and branch. */
export const isSameSection = (one: ClassSection, other: ClassSection): boolean =>
  one.branch === other.branch && one.class === other.class && one.section === other.section;

/** A key that identifies a section or a class. */
export const sectionKey = (place: Record<'branch' | 'class', string> & { section?: string }): string =>
  [place.branch, place.class, place.section].join(' ');

const orderOf = ({ branch, class: schoolClass, section }: ClassSection) =>
  (schoolCodes.indexOf(branch) * schoolClasses.length + schoolClasses.indexOf(schoolClass)) *
    sections.length +
  sections.indexOf(section);

/** Orders sections as the school does: by branch, the youngest class first, then by section. */
export const bySection = (one: ClassSection, other: ClassSection): number => orderOf(one) - orderOf(other);
