import { schoolClasses, type Medium, type SchoolClass } from '../values';
import type { SchoolCode } from './school-code';

/** The grade from 1 to 12, or undefined for the classes before class 1. */
export function gradeOf(schoolClass: SchoolClass): number | undefined {
  const grade = Number(schoolClass);
  return Number.isInteger(grade) ? grade : undefined;
}

/** Whether a stream must be chosen (classes 11 and 12, D16). */
export const hasStream = (schoolClass: SchoolClass): boolean => (gradeOf(schoolClass) ?? 0) >= 11;

const ONLY_ENGLISH: readonly SchoolClass[] = ['pg', 'lkg', 'ukg'];

/** Whether a class is taught in a medium (D15). */
export const isClassOfMedium = (schoolClass: SchoolClass, medium: Medium): boolean =>
  medium === 'english' ? schoolClass !== 'hindi' : !ONLY_ENGLISH.includes(schoolClass);

/** The classes to choose from in a medium, youngest first (D15). */
export const classesOfMedium = (medium: Medium | undefined): readonly SchoolClass[] =>
  schoolClasses.filter((one) => medium === undefined || isClassOfMedium(one, medium));

/** The classes of a branch, youngest first: the English-medium branch has no class that is taught in Hindi (D15, D17). */
export const classesOfBranch = (branch: SchoolCode): readonly SchoolClass[] =>
  classesOfMedium(branch === 'MLMEC' ? 'english' : undefined);

/**
 * The class that follows one at the end of a session, or undefined after the last (D70). KG and nursery both lead to class 1.
 */
export function nextClass(schoolClass: SchoolClass): SchoolClass | undefined {
  const following: Partial<Record<SchoolClass, SchoolClass>> = {
    pg: 'lkg',
    lkg: 'ukg',
    ukg: '1',
    hindi: '1',
    na: 'nb',
    nb: '1',
  };
  const grade = gradeOf(schoolClass);
  return grade === undefined
    ? following[schoolClass]
    : schoolClasses.find((one) => one === String(grade + 1));
}
