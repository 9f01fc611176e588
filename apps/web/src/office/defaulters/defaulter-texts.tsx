import { classLabelOf, owedForParts } from '@school/domain';
import { WholeParts } from '@school/ui';
import type { Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';

/** What a defaulter's row and slip say in words. */
export function useDefaulterTexts() {
  const words = useWords();
  return {
    owedFor: ({ dues }: Defaulter) => (
      <WholeParts of={owedForParts(dues, words.options.head, words.locale)} />
    ),
    classOf: (defaulter: Defaulter) => classLabelOf(defaulter, words),
  };
}
