import { choiceLabel, type SchoolClass } from '../values';
import type { Words } from './en';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A class as people read it: Roman numerals from 1 to 12, the names of the classes before that in capitals. */
export function classLabel(schoolClass: SchoolClass): string {
  const roman = ROMAN[Number(schoolClass) - 1];
  return roman ?? (schoolClass === 'hindi' ? 'Hindi' : schoolClass.toUpperCase());
}

/** A section as lists and papers tell it: the star of a class without sections is for the choice in a form alone. */
export const sectionLabel = (
  section: string,
  { options, noSection }: Pick<Words, 'options' | 'noSection'>,
): string => (section === '*' ? noSection : choiceLabel(options.section, section));

/** A class and its section: `VII A`; a class that has no sections is named alone. */
export const classLabelOf = (
  of: { readonly class: string; readonly section: string },
  { options }: Pick<Words, 'options'>,
): string =>
  choiceLabel(options.class, of.class) +
  (of.section === '*' ? '' : ` ${choiceLabel(options.section, of.section)}`);
