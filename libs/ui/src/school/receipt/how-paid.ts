import { choiceLabel, dateLabel, type Receipt } from '@school/domain';
import { useKitMessages } from '../../messages/kit-messages';
import { useSchoolMessages } from '../messages/school-messages';

/** Returns how a receipt was paid: the mode and its references, with the cheque date written like all dates on the paper. */
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
