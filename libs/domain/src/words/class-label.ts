import type { SchoolClass } from '../values';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A class as people read it: Roman numerals from 1 to 12, the names of the classes before that in capitals. */
export function classLabel(schoolClass: SchoolClass): string {
  const roman = ROMAN[Number(schoolClass) - 1];
  return roman ?? (schoolClass === 'hindi' ? 'Hindi' : schoolClass.toUpperCase());
}
