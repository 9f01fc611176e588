import { choiceLabel, formatRupees, headLabel, monthLabel, paise, sectionLabel } from '@school/domain';
import { useWords } from '../../messages/words';
import { useManyMessages } from './messages';
import type { ManyChange } from './use-many-students';

/** Describes the requested change in one line. */
export function useChangeText() {
  const { changeTexts, perCent, aMonth } = useManyMessages();
  const words = useWords();
  const { options } = words;
  return ({
    what,
    section = '',
    head = '',
    stop = '',
    from,
    concession = '',
    unit,
    value = 0,
  }: ManyChange['change']) => {
    const month = from === undefined ? '' : monthLabel(from, words.locale);
    switch (what) {
      case 'section':
        return changeTexts.section(sectionLabel(section, words));
      case 'take-head':
        return changeTexts['take-head'](headLabel(options.head, head), stop, month);
      case 'end-head':
        return changeTexts['end-head'](headLabel(options.head, head), month);
      case 'concession': {
        const amountText =
          unit === 'percent' ? perCent(value) : aMonth(formatRupees(paise(Math.round(value * 100))));
        return changeTexts.concession(choiceLabel(options.concession, concession), amountText, month);
      }
      case 'sections-back':
        return changeTexts['sections-back'];
    }
  };
}
