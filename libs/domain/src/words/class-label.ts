import { choiceLabel, type SchoolClass } from '../values';
import type { Words } from './en';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The label of a class: Roman numerals from 1 to 12, and capitals for the names of the classes before class 1. */
export function classLabel(schoolClass: SchoolClass): string {
  const roman = ROMAN[Number(schoolClass) - 1];
  return roman ?? (schoolClass === 'hindi' ? 'Hindi' : schoolClass.toUpperCase());
}

/** The label of a section in lists and on papers; the star of a class without sections is only shown as a choice in a form. */
export const sectionLabel = (
  section: string,
  { options, noSection }: Pick<Words, 'options' | 'noSection'>,
): string => (section === '*' ? noSection : choiceLabel(options.section, section));

/** The label of a class and its section: `VII A`; a class without sections has only its own label. */
export const classLabelOf = (
  place: { readonly class: string; readonly section: string },
  { options }: Pick<Words, 'options'>,
): string =>
  choiceLabel(options.class, place.class) +
  (place.section === '*' ? '' : ` ${choiceLabel(options.section, place.section)}`);
