import type { OuterProps } from '../../theme/outer-props';
import { useSchoolMessages } from '../messages/school-messages';
import type { ReceiptMark } from '../receipt/receipt-stamp';
import { TwoHalves } from '../receipt/two-halves';
import { VoucherCopy, type VoucherData } from './voucher-copy';

export interface VoucherProps extends OuterProps {
  /** The voucher, as the domain defines it. */
  readonly voucher: VoucherData;
  /** The mark across the voucher. A void voucher shows VOID without it. */
  readonly mark?: ReceiptMark | undefined;
  /** The picture of the branch's logo, once it is loaded. */
  readonly logoUrl?: string | undefined;
}

/** A voucher for money that was paid back; the family signs it (D75). */
export function Voucher({ voucher, mark, logoUrl, ...outer }: VoucherProps) {
  const { voucher: words } = useSchoolMessages();
  const shownMark = voucher.isVoid ? 'VOID' : mark;
  const copy = (copyName: string) => (
    <VoucherCopy voucher={voucher} copyName={copyName} mark={shownMark} logoUrl={logoUrl} />
  );
  return <TwoHalves {...outer} first={copy(words.familyCopy)} second={copy(words.officeCopy)} />;
}
