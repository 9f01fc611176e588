import type { Medium } from './options';

export const schoolClasses = [
  'pg',
  'lkg',
  'ukg',
  'hindi',
  'na',
  'nb',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
] as const;

export type SchoolClass = (typeof schoolClasses)[number];

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A class as people read it: Roman numerals from 1 to 12, the names of the classes before that in capitals. */
export function classLabel(schoolClass: SchoolClass): string {
  const grade = gradeOf(schoolClass);
  if (grade !== undefined) return ROMAN[grade - 1] ?? schoolClass;
  return schoolClass === 'hindi' ? 'Hindi' : schoolClass.toUpperCase();
}

/** 1 to 12, or undefined for the classes before class 1. */
export function gradeOf(schoolClass: SchoolClass): number | undefined {
  const grade = Number(schoolClass);
  return Number.isInteger(grade) ? grade : undefined;
}

/** Whether a stream must be chosen (classes 11 and 12, D16). */
export function hasStream(schoolClass: SchoolClass): boolean {
  return (gradeOf(schoolClass) ?? 0) >= 11;
}

const ONLY_ENGLISH: readonly SchoolClass[] = ['pg', 'lkg', 'ukg'];

/** Whether a class is taught in a medium (D15). */
export function isClassOfMedium(schoolClass: SchoolClass, medium: Medium): boolean {
  return medium === 'english' ? schoolClass !== 'hindi' : !ONLY_ENGLISH.includes(schoolClass);
}

/** The classes to choose from in a medium, youngest first (D15). */
export const classesOfMedium = (medium: Medium | undefined): readonly SchoolClass[] =>
  schoolClasses.filter((one) => medium === undefined || isClassOfMedium(one, medium));
