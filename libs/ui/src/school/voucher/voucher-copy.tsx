import { bookLabel, choiceLabel, dateTimeLabel, formatRupees, headLabel, type Receipt } from '@school/domain';
import { useKitMessages } from '../../messages/kit-messages';
import { AmountInWords } from '../amount-in-words/amount-in-words';
import { useSchoolMessages } from '../messages/school-messages';
import { useHowPaid } from '../receipt/how-paid';
import { lettersOf } from '../receipt/letters-of';
import { ReceiptStamp, type ReceiptMark } from '../receipt/receipt-stamp';
import { ReceiptFacts, withSection } from '../receipt/receipt-facts';
import { ReceiptHead } from '../receipt/receipt-head';
import { Said } from '../receipt/said';
import { Foot, Half, SignatureLine, Sum } from '../receipt/receipt.styles';

/** The receipt that the server returns for a refund: it says how much was paid back, and why. */
export type VoucherData = Receipt & { readonly refund: NonNullable<Receipt['refund']> };

export interface VoucherCopyProps {
  readonly voucher: VoucherData;
  readonly copyName: string;
  readonly mark: ReceiptMark | undefined;
  readonly logoUrl: string | undefined;
}

/** With more letters than this in names, places and reasons, the text is smaller, so that everything fits on a half. */
const ROOM = 260;

export function VoucherCopy({ voucher, copyName, mark, logoUrl }: VoucherCopyProps) {
  const { locale } = useKitMessages();
  const { voucher: words, receipt: labels } = useSchoolMessages();
  const howPaid = useHowPaid();
  const { refund } = voucher;
  const size = lettersOf(voucher, [refund.reason]) > ROOM || voucher.voided ? 'text' : 'large';
  const facts = [
    ...(voucher.book ? [[words.voucherNumber, bookLabel(voucher.book)] as const] : []),
    [labels.date, dateTimeLabel(voucher.issuedAt, locale)],
    [words.number, voucher.receiptNumber],
    [labels.studentId, voucher.studentID],
    [labels.studentName, voucher.studentName],
    [labels.class, withSection(choiceLabel(labels.classes, voucher.class), voucher.section)],
    [labels.fatherName, voucher.fatherName],
    [words.paidBack, headLabel(words.of, voucher.toward)],
    [words.mode, howPaid(voucher)],
  ] as const;
  return (
    <Half aria-label={copyName} $letters={size}>
      <ReceiptHead
        receipt={voucher}
        title={words.title}
        copyName={copyName}
        logoUrl={logoUrl}
        isLarge={size === 'large'}
      />
      <ReceiptFacts facts={facts} />
      <Sum>
        <div>
          <Said label={words.reason}>{refund.reason}</Said>
          <Said label={words.inWords}>
            <AmountInWords amount={refund.amount} />
          </Said>
        </div>
        <p>
          {words.paidBack}
          <strong>{formatRupees(refund.amount)}</strong>
        </p>
      </Sum>
      <ReceiptStamp mark={mark} voided={voucher.voided} />
      <Foot>
        <Said label={words.paidBy}>
          <strong>{voucher.collectedBy}</strong>
        </Said>
        <SignatureLine>{words.signature}</SignatureLine>
      </Foot>
    </Half>
  );
}
