import { choiceLabel, spoken, type Words } from '@school/domain';
import type { StandardSchema } from '@school/ui';
import { use, useMemo } from 'react';
import { CatalogueContext } from './messages';

/** The words of the school's rules in the language on screen: labels, choices, sentences. */
export const useWords = (): Words => use(CatalogueContext).words;

/** A schema that says what is wrong in the language on screen, for a form. */
export function useRules<Parsed>(schema: StandardSchema<Parsed>): StandardSchema<Parsed> {
  const words = useWords();
  return useMemo(() => spoken(schema, words), [schema, words]);
}

/** The choices of an option set as a form lists them. @param names what each is called */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<string, string>>,
) => values.map((value) => ({ value, label: names[value] ?? value }));

/** `VII A`; a class that has no sections is named alone. */
export const classLabelOf = (
  student: { readonly class: string; readonly section: string },
  { options }: Words,
): string =>
  choiceLabel(options.class, student.class) +
  (student.section === '*' ? '' : ` ${choiceLabel(options.section, student.section)}`);
