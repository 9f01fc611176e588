import type { ImportField } from '@school/domain';
import { optionsOf, useWords } from '../../messages/words';

/** The values that a field of the register can have, if it takes only those; in the order of their list. */
export function useChoices(field: ImportField) {
  const { options } = useWords();
  const names = Object.entries(options).find(([name]) => name === field)?.[1];
  return names === undefined ? undefined : optionsOf(Object.keys(names), names);
}
