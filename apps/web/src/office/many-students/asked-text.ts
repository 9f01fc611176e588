import { choiceLabel, formatRupees, headLabel, monthLabel, paise, sectionLabel } from '@school/domain';
import { useWords } from '../../messages/words';
import { useManyMessages } from './messages';
import type { ManyChange } from './use-many-students';

/** Describes the requested change in one line. */
export function useAskedText() {
  const { asked, perCent, aMonth } = useManyMessages();
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
        return asked.section(sectionLabel(section, words));
      case 'take-head':
        return asked['take-head'](headLabel(options.head, head), stop, month);
      case 'end-head':
        return asked['end-head'](headLabel(options.head, head), month);
      case 'concession': {
        const amountText =
          unit === 'percent' ? perCent(value) : aMonth(formatRupees(paise(Math.round(value * 100))));
        return asked.concession(choiceLabel(options.concession, concession), amountText, month);
      }
      case 'sections-back':
        return asked['sections-back'];
    }
  };
}
