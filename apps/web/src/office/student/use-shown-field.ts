import { dateLabel, maskedAdhaar } from '@school/domain';
import { useKitMessages } from '@school/ui';
import { getIn } from 'final-form';
import type { Student } from '../../api/types';
import { useWords } from '../../messages/words';
import { familyLanguageIn } from './family-language-in';
import { useStudentsMessages } from './messages';
import type { PlacedField } from './placed-fields';

/** Digits in groups, as they are read aloud: a mobile by five, an Adhaar by four. */
export const grouped = (digits: string) =>
  digits.length === 12 ? digits.replace(/(\d{4})(?=\d)/g, '$1 ') : digits.replace(/^(\d{5})/, '$1 ');

/** What a field of a student is shown as, to read; of the Adhaar number the last digits alone (D88). */
export function useShownField(student: Student): (placed: PlacedField) => string {
  const students = useStudentsMessages();
  const { locale } = useKitMessages();
  const { options } = useWords();
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = options;
  return ({ key, name, field }) => {
    const value = getIn(student, name) as string | boolean | undefined;
    if (value === undefined || value === '') {
      if (key !== 'familyLanguage') return students.nothingKept;
      return students.asUsual(options.familyLanguage[familyLanguageIn(student)]);
    }
    const text = String(value);
    if (key === 'adhaarNumber') return maskedAdhaar(text);
    if (field.control.kind === 'date') return dateLabel(text, locale);
    if (field.control.kind === 'text' && field.control.inputMode !== undefined) return grouped(text);
    return names[key]?.[text] ?? text;
  };
}
