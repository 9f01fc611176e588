import { classLabelOf, owedForParts } from '@school/domain';
import { Fragment } from 'react';
import styled from 'styled-components';
import type { Defaulter } from '../../api/types';
import { useWords } from '../../messages/words';

/** In one line as long as it has room for it, so that a head stands by its months. */
const Whole = styled.span`
  display: inline-block;
`;

/** What a defaulter's row and slip say in words. */
export function useDefaulterTexts() {
  const words = useWords();
  return {
    owedFor: ({ dues }: Defaulter) =>
      owedForParts(dues, words.options.head, words.locale).map((part, at, { length }) => (
        <Fragment key={part}>
          <Whole>{at + 1 < length ? `${part},` : part}</Whole>{' '}
        </Fragment>
      )),
    classOf: (defaulter: Defaulter) => classLabelOf(defaulter, words),
  };
}
