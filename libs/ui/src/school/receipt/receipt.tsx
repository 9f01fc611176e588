import type { Receipt as ReceiptData } from '@school/domain';
import type { OuterProps } from '../../theme/outer-props';
import { useSchoolMessages } from '../messages/school-messages';
import type { CheckOnPaper } from './check-code';
import type { ReceiptMark } from './receipt-stamp';
import { ReceiptCopy } from './receipt-copy';
import { TwoHalves } from './two-halves';

export interface ReceiptProps extends OuterProps {
  /** The receipt, as the domain defines it. */
  readonly receipt: ReceiptData;
  /** The mark across the receipt. A void receipt shows VOID without it. */
  readonly mark?: ReceiptMark | undefined;
  /** The picture of the branch's logo, once it is loaded. */
  readonly logoUrl?: string | undefined;
  /** The code by which a family can check the receipt (D89). */
  readonly check?: CheckOnPaper | undefined;
}

/** A fee receipt on one A4 sheet: one copy for the family, one for the school. On a void receipt both say so. */
export function Receipt({ receipt, mark, logoUrl, check, ...outer }: ReceiptProps) {
  const { receipt: words } = useSchoolMessages();
  const shownMark = receipt.isVoid ? 'VOID' : mark;
  const copy = (copyName: string) => (
    <ReceiptCopy receipt={receipt} copyName={copyName} mark={shownMark} logoUrl={logoUrl} check={check} />
  );
  return <TwoHalves {...outer} first={copy(words.studentCopy)} second={copy(words.officeCopy)} />;
}
