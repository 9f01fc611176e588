import {
  choiceLabel,
  headLabel,
  bookLabel,
  dateTimeLabel,
  formatRupees,
  monthsLabel,
  paise,
  type Paise,
  type Receipt as ReceiptData,
} from '@school/domain';
import { AmountInWords } from '../amount-in-words/amount-in-words';
import { useSchoolMessages } from '../messages/school-messages';
import { useKitMessages } from '../../messages/kit-messages';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden';
import { WholeParts } from '../../text/whole-parts';
import { useHowPaid } from './how-paid';
import { lettersOf } from './letters-of';
import { usePaidFor } from './paid-for';
import { ReceiptFacts, withSection } from './receipt-facts';
import { ReceiptHead } from './receipt-head';
import { Said } from './said';
import { CheckCode, type CheckOnPaper } from './check-code';
import { ReceiptStamp, type ReceiptMark } from './receipt-stamp';
import { Amounts, Foot, Half, SignatureLine, Sum, type LetterSize } from './receipt.styles';

interface ReceiptCopyProps {
  readonly receipt: ReceiptData;
  readonly copyName: string;
  readonly mark: ReceiptMark | undefined;
  readonly logoUrl: string | undefined;
  readonly check: CheckOnPaper | undefined;
}

/** The number of letters that fit on a half in the usual size and in the large one, beside labels and figures. */
const ROOM = 300;
const LARGE_ROOM = 160;

/** The lines on when, why and by whom a receipt was voided take the room of this many letters, not counting the reason. */
const VOID_LINES = 90;

/** The largest letters in which the whole receipt fits; concessions, several heads and a mark need extra room. */
function lettersFor(receipt: ReceiptData, mark: ReceiptMark | undefined): LetterSize {
  const { paidFor, voided } = receipt;
  const reasons = [...paidFor.map(({ reason }) => reason), voided?.reason, voided?.by];
  const letters = (voided ? VOID_LINES : 0) + lettersOf(receipt, reasons);
  if (letters > ROOM) return 'small';
  const hasMore = mark !== undefined || receipt.concessions.length > 0 || paidFor.length > 2;
  return hasMore || letters > LARGE_ROOM ? 'text' : 'large';
}

/** A column of the single line of amounts; on a phone the heading is beside its cell. */
interface AmountsColumn {
  readonly heading: string;
  readonly cell: string | number;
  readonly className?: 'amount';
}

const amountColumn = (heading: string, amount: Paise): AmountsColumn => ({
  heading,
  cell: formatRupees(amount),
  className: 'amount',
});

export function ReceiptCopy({ receipt, copyName, mark, logoUrl, check }: ReceiptCopyProps) {
  const { locale } = useKitMessages();
  const { receipt: words, advance, advanceLeft } = useSchoolMessages();
  const howPaid = useHowPaid();
  const paidFor = usePaidFor()(receipt.paidFor);
  const size = lettersFor(receipt, mark);
  const isAdvance = receipt.previousDue < 0;
  const isAdvanceLeft = receipt.updatedBalance < 0;
  const facts = [
    [words.receiptNumber, receipt.receiptNumber],
    [words.date, dateTimeLabel(receipt.issuedAt, locale)],
    ...(receipt.book ? [[words.bookNumber, bookLabel(receipt.book)] as const] : []),
    [words.studentId, receipt.studentID],
    [words.class, withSection(choiceLabel(words.classes, receipt.class), receipt.section)],
    [words.studentName, receipt.studentName],
    [words.fatherName, receipt.fatherName],
    [words.paymentType, headLabel(words.heads, receipt.toward)],
  ] as const;
  const columns: readonly AmountsColumn[] = [
    { heading: words.serial, cell: 1 },
    { heading: words.month, cell: monthsLabel(receipt.months, locale) },
    amountColumn(words.current, receipt.currentCharge),
    amountColumn(isAdvance ? advance : words.previousDue, receipt.previousDue),
    ...(receipt.admissionDue > 0 ? [amountColumn(words.admissionDue, receipt.admissionDue)] : []),
    { heading: words.mode, cell: howPaid(receipt) },
    amountColumn(words.totalAmount, receipt.totalAmount),
    amountColumn(words.paid, receipt.paid),
  ];
  return (
    <Half aria-label={copyName} $letters={size}>
      <ReceiptHead receipt={receipt} copyName={copyName} logoUrl={logoUrl} isLarge={size === 'large'} />
      <ReceiptFacts facts={facts} />
      <Amounts>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ heading, className }) => (
              <th key={heading} scope="col" className={className}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {columns.map(({ heading, cell, className }) => (
              <td key={heading} className={className} data-label={heading}>
                {cell}
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - 1} className="amount">
              {isAdvanceLeft ? advanceLeft : words.updatedBalance}
            </th>
            <td className="amount">{formatRupees(paise(Math.abs(receipt.updatedBalance)))}</td>
          </tr>
        </tfoot>
      </Amounts>
      <Sum>
        <div>
          <Said label={words.paidFor}>
            <WholeParts parts={paidFor} />
          </Said>
          {receipt.concessions.length > 0 && (
            <Said label={words.concession}>
              {receipt.concessions
                .map(({ concession, amount }) => `${words.concessions[concession]} ${formatRupees(amount)}`)
                .join(', ')}
            </Said>
          )}
          <Said label={words.inWords}>
            <AmountInWords amount={receipt.paid} />
          </Said>
        </div>
        <p>
          {words.paid}
          <strong>{formatRupees(receipt.paid)}</strong>
        </p>
      </Sum>
      <ReceiptStamp mark={mark} voided={receipt.voided} />
      <Foot>
        <Said label={words.collectedBy}>
          <strong>{receipt.collectedBy}</strong>
        </Said>
        {check && <CheckCode check={check} />}
        <SignatureLine>{words.signature}</SignatureLine>
      </Foot>
    </Half>
  );
}
