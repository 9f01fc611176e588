import { classLabelOf } from '@school/domain';
import { useWords } from '../../messages/words';

interface NamedSection {
  readonly branch: string;
  readonly class: string;
  readonly section: string;
}

/** Returns a section's name in the language on screen: `MLMEC VII A` (D61). */
export function useSectionName() {
  const words = useWords();
  return (section: NamedSection) => `${section.branch} ${classLabelOf(section, words)}`;
}
