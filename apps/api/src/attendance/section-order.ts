import { schoolClasses, schoolCodes, sections, type ClassSection } from '@school/domain';

const orderOf = ({ branch, class: schoolClass, section }: ClassSection) =>
  (schoolCodes.indexOf(branch) * schoolClasses.length + schoolClasses.indexOf(schoolClass)) *
    sections.length +
  sections.indexOf(section);

/** Orders by section as the school does: by branch, the youngest class first. */
export const bySection = (one: ClassSection, other: ClassSection): number => orderOf(one) - orderOf(other);
