import { choiceLabel } from '@school/domain';
import { useWords } from '../../messages/words';
import type { Standing } from './use-results';

/** What the marks of a student come to, in words: per cent with grade or division, or why there is none. */
export function useStandingText(): (standing: Standing) => string {
  const { options } = useWords();
  return ({ outcome, percent, grade, division }) => {
    if (percent === undefined) return choiceLabel(options.outcome, outcome);
    const judged = grade ?? (division === undefined ? undefined : choiceLabel(options.division, division));
    return [`${percent}%`, ...(judged === undefined ? [] : [judged])].join(', ');
  };
}
