import type { Receipt as ReceiptData } from '@school/domain';
import type { OuterProps } from '../../theme/outer-props';
import { useSchoolMessages } from '../messages/school-messages';
import type { CheckOnPaper } from './check-code';
import type { ReceiptMark } from './receipt-stamp';
import { ReceiptCopy } from './receipt-copy';
import { TwoHalves } from './two-halves';

export interface ReceiptProps extends OuterProps {
  /** The receipt as the domain has it. */
  readonly receipt: ReceiptData;
  /** A void receipt says VOID by itself. */
  readonly mark?: ReceiptMark | undefined;
  /** The picture of the branch's logo, once it is there. */
  readonly logoUrl?: string | undefined;
  /** By what a family can have it checked (D89). */
  readonly check?: CheckOnPaper | undefined;
}

/** A fee receipt on one A4 sheet: a copy for the family, one for the school. A void one says so across both. */
export function Receipt({ receipt, mark, logoUrl, check, ...outer }: ReceiptProps) {
  const { receipt: words } = useSchoolMessages();
  const shown = receipt.isVoid ? 'VOID' : mark;
  const copy = (copyName: string) => (
    <ReceiptCopy receipt={receipt} copyName={copyName} mark={shown} logoUrl={logoUrl} check={check} />
  );
  return <TwoHalves {...outer} first={copy(words.studentCopy)} second={copy(words.officeCopy)} />;
}
