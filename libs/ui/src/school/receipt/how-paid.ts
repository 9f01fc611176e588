import { choiceLabel, dateLabel, type Receipt } from '@school/domain';
import { useKitMessages } from '../../messages/kit-messages';
import { useSchoolMessages } from '../messages/school-messages';

/** How a receipt was paid: the mode, and what it is known by; the date of a cheque as every other date of the paper. */
export function useHowPaid() {
  const { locale } = useKitMessages();
  const { modes } = useSchoolMessages().receipt;
  return ({ mode, modeDetails, chequeDate }: Receipt): string =>
    [
      choiceLabel(modes, mode),
      ...modeDetails,
      ...(chequeDate === undefined ? [] : [dateLabel(chequeDate, locale)]),
    ].join(', ');
}
