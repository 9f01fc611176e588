import { choiceLabel, dateTimeLabel, type Receipt } from '@school/domain';
import { useKitMessages } from '../../messages/kit-messages';
import { useSchoolMessages } from '../messages/school-messages';
import { Mark, Stamp } from './receipt.styles';

export type ReceiptMark = 'DUPLICATE' | 'VOID';

export interface ReceiptStampProps {
  /** The mark across the paper: DUPLICATE or VOID. */
  readonly mark: ReceiptMark | undefined;
  /** When, why and by whom a void receipt was voided. */
  readonly voided: Receipt['voided'];
}

/** The stamp on a reprint or on a void receipt; the latter says when, why and by whom it was voided (D34, D51). */
export function ReceiptStamp({ mark, voided }: ReceiptStampProps) {
  const { locale } = useKitMessages();
  const { receipt: words } = useSchoolMessages();
  if (mark === undefined) return undefined;
  const cause = voided?.cause === undefined ? undefined : choiceLabel(words.causes, voided.cause);
  const why = [...new Set([cause, voided?.reason])]
    .filter((one) => one !== undefined && one !== '')
    .join(': ');
  return (
    <Stamp>
      <Mark>{words.marks[mark]}</Mark>
      {voided && <p>{words.voidedBy(dateTimeLabel(voided.at, locale), voided.by, why)}</p>}
    </Stamp>
  );
}
