import { owedForLabel } from '@school/domain';
import { useKitMessages } from '@school/ui';
import type { Defaulter } from '../../api/types';
import { classLabelOf, useWords } from '../../messages/words';

/** What a defaulter's row and slip say in words. */
export function useDefaulterTexts() {
  const words = useWords();
  const { locale } = useKitMessages();
  return {
    owedFor: ({ dues }: Defaulter) => owedForLabel(dues, words.options.head, locale),
    classOf: (defaulter: Defaulter) => classLabelOf(defaulter, words),
  };
}
