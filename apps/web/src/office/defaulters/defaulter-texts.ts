import { owedForLabel, type SchoolClass, type Section } from '@school/domain';
import { useKitMessages } from '@school/ui';
import type { Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';

/** What a defaulter's row and slip say in words. */
export function useDefaulterTexts() {
  const { options } = useWords();
  const { locale } = useKitMessages();
  return {
    owedFor: ({ dues }: Defaulter) => owedForLabel(dues, options.head, locale),
    /** `VII A`; a class that has no sections is named alone. */
    classOf: (student: { readonly class: SchoolClass; readonly section: Section }) =>
      student.section === '*'
        ? options.class[student.class]
        : `${options.class[student.class]} ${options.section[student.section]}`,
  };
}
