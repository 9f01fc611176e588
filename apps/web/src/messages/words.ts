import { englishWords, spoken, type Words } from '@school/domain';
import type { StandardSchema } from '@school/ui';
import { createContext, use, useMemo } from 'react';

/** The words of the school's rules in the language on screen: labels, choices, sentences. */
const WordsContext = createContext<Words>(englishWords);

export const useWords = (): Words => use(WordsContext);

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
