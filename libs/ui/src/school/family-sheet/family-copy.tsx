import {
  bookLabel,
  choiceLabel,
  dateTimeLabel,
  familyTotals,
  formatRupees,
  type Receipt,
} from '@school/domain';
import { useKitMessages } from '../../messages/kit-messages';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden';
import { AmountInWords } from '../amount-in-words/amount-in-words';
import { useSchoolMessages } from '../messages/school-messages';
import type { CheckOnPaper } from '../receipt/check-code';
import { WholeParts } from '../../text/whole-parts';
import { useHowPaid } from '../receipt/how-paid';
import { usePaidFor } from '../receipt/paid-for';
import { ReceiptFacts, withSection } from '../receipt/receipt-facts';
import { ReceiptHead } from '../receipt/receipt-head';
import { ReceiptStamp } from '../receipt/receipt-stamp';
import { Said } from '../receipt/said';
import { Amounts, Foot, SignatureLine } from '../receipt/receipt.styles';

export interface FamilyCopyProps {
  /** The receipts of one branch, whose letterhead is above them. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
  readonly copyName: string;
  readonly mark: 'DUPLICATE' | undefined;
  readonly checks: Readonly<Record<string, CheckOnPaper>>;
  readonly logoUrl: string | undefined;
}

/** One copy of a family's payments to one school: a row per child; void receipts are shown but not added up (D83). */
export function FamilyCopy({ receipts, copyName, mark, checks, logoUrl }: FamilyCopyProps) {
  const { locale } = useKitMessages();
  const { familySheet: words, receipt: labels } = useSchoolMessages();
  const howPaid = useHowPaid();
  const paidFor = usePaidFor();
  const [first] = receipts;
  const { paid, balance } = familyTotals(receipts);
  const facts = [
    [words.father, first.fatherName],
    [labels.date, dateTimeLabel(first.issuedAt, locale)],
    [labels.mode, howPaid(first)],
  ] as const;
  return (
    <>
      <ReceiptHead
        receipt={first}
        title={words.title}
        copyName={copyName}
        logoUrl={logoUrl}
        isLarge={false}
      />
      <ReceiptFacts facts={facts} />
      <Amounts>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.student}</th>
            <th scope="col">{labels.class}</th>
            <th scope="col">{words.receipt}</th>
            <th scope="col">{labels.paidFor}</th>
            <th scope="col" className="amount">
              {words.paid}
            </th>
            <th scope="col" className="amount">
              {words.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => (
            <tr key={receipt.receiptNumber}>
              <th scope="row" data-label={words.student}>
                {`${receipt.studentName} (${receipt.studentID})`}
              </th>
              <td className="class" data-label={labels.class}>
                {withSection(choiceLabel(labels.classes, receipt.class), receipt.section)}
              </td>
              {/* On a phone a cell is a line of its label and one element. */}
              <td data-label={words.receipt}>
                <span>
                  <WholeParts
                    parts={[receipt.receiptNumber, ...(receipt.book ? [bookLabel(receipt.book)] : [])]}
                  />
                  {checks[receipt.receiptNumber] && (
                    <>
                      <br />
                      {labels.checkCode} <strong>{checks[receipt.receiptNumber]?.code}</strong>
                    </>
                  )}
                </span>
              </td>
              <td data-label={labels.paidFor}>
                <span>
                  <WholeParts parts={paidFor(receipt.paidFor)} />
                </span>
              </td>
              <td className="amount" data-label={words.paid}>
                {receipt.isVoid ? labels.marks.VOID : formatRupees(receipt.paid)}
              </td>
              <td className="amount" data-label={words.balance}>
                {receipt.isVoid ? '–' : formatRupees(receipt.updatedBalance)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4} className="amount">
              {words.total}
            </th>
            <td className="amount" data-label={words.paid}>
              {formatRupees(paid)}
            </td>
            <td className="amount" data-label={words.balance}>
              {formatRupees(balance)}
            </td>
          </tr>
        </tfoot>
      </Amounts>
      <Said label={labels.inWords}>
        <AmountInWords amount={paid} />
      </Said>
      <ReceiptStamp mark={mark} voided={undefined} />
      <Foot>
        <Said label={labels.collectedBy}>
          <strong>{first.collectedBy}</strong>
        </Said>
        <SignatureLine>{labels.signature}</SignatureLine>
      </Foot>
    </>
  );
}
