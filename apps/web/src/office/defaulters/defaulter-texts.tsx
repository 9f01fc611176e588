import { classLabelOf, owedForParts } from '@school/domain';
import { WholeParts } from '@school/ui';
import type { Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';

/** The texts of a defaulter's row and slip. */
export function useDefaulterTexts() {
  const words = useWords();
  return {
    owedFor: ({ dues }: Defaulter) => (
      <WholeParts parts={owedForParts(dues, words.options.head, words.locale)} />
    ),
    classOf: (defaulter: Defaulter) => classLabelOf(defaulter, words),
  };
}
