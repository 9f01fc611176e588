import { choiceLabel } from '@school/domain';
import { useWords } from '../../messages/words';
import type { Standing } from './use-results';

/** Per cent of the total as its board writes it: whole beside a grade, with two decimals beside a division (D64). */
export const percentShown = ({
  percent,
  division,
}: Pick<Standing, 'percent' | 'division'>): string | undefined =>
  percent?.toFixed(division === undefined ? 0 : 2);

/** A student's overall result in words: per cent with grade or division, or why there is none. */
export function useStandingText(): (standing: Standing) => string {
  const { options } = useWords();
  return (standing) => {
    const { outcome, grade, division } = standing;
    const percent = percentShown(standing);
    if (percent === undefined) return choiceLabel(options.outcome, outcome);
    const gradeOrDivision =
      grade ?? (division === undefined ? undefined : choiceLabel(options.division, division));
    return [`${percent}%`, ...(gradeOrDivision === undefined ? [] : [gradeOrDivision])].join(', ');
  };
}
