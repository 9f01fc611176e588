import { dateLabel, maskedAdhaar, phoneLabel } from '@school/domain';
import { getIn } from 'final-form';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { familyLanguageIn } from './family-language-in';
import { useStudentsMessages } from './messages';
import type { PlacedField } from './placed-fields';

/** The digits of an Adhaar number in groups of four, as they are read aloud. */
export const groupedDigits = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Returns a function that words a student's field for reading; of the Adhaar number it shows only the last digits (D88). */
export function useShownField(student: Student): (placed: PlacedField) => string {
  const students = useStudentsMessages();
  const { options, locale } = useWords();
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
  return ({ key, name, field }) => {
    const value = getIn(student, name) as string | boolean | undefined;
    if (value === undefined || value === '') {
      if (key !== 'familyLanguage') return students.notGiven;
      return students.asUsualInBranch(options.familyLanguage[familyLanguageIn(student)]);
    }
    const text = String(value);
    if (key === 'adhaarNumber') return maskedAdhaar(text);
    if (field.control.kind === 'date') return dateLabel(text, locale);
    if (field.control.kind === 'text' && field.control.inputMode === 'tel') return phoneLabel(text);
    return names[key]?.[text] ?? text;
  };
}
