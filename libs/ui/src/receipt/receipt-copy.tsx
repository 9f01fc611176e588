import {
  bookLabel,
  dateTimeLabel,
  formatRupees,
  monthRangeLabel,
  paidForLabel,
  type Receipt as ReceiptData,
} from '@school/domain';
import { AmountInWords } from '../amount-in-words/amount-in-words';
import { useKitMessages } from '../messages/kit-messages';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ReceiptHead } from './receipt-head';
import { Amounts, Facts, Foot, Half, Mark, SignatureLine } from './receipt.styles';

export type ReceiptMark = 'DUPLICATE' | 'VOID';

interface ReceiptCopyProps {
  readonly receipt: ReceiptData;
  readonly copyName: string;
  readonly mark: ReceiptMark | undefined;
  readonly logoUrl: string | undefined;
}

// '*' stands for "no section".
const withSection = (className: string, section: string) =>
  section === '*' ? className : `${className} ${section.toUpperCase()}`;

/** How many letters a half has room for in the usual size, beside its labels and figures. */
const ROOM = 300;

/** What can be long on a receipt: names, places and references. */
const lettersOf = ({ studentName, fatherName, collectedBy, modeDetails, school }: ReceiptData): number =>
  [
    studentName,
    fatherName,
    collectedBy,
    ...modeDetails,
    school?.name,
    school?.address,
    school?.affiliationNumber,
    school?.phone,
  ].join('').length;

export function ReceiptCopy({ receipt, copyName, mark, logoUrl }: ReceiptCopyProps) {
  const { locale, receipt: words } = useKitMessages();
  const facts = [
    [words.receiptNumber, receipt.receiptNumber],
    [words.date, dateTimeLabel(receipt.issuedAt, locale)],
    ...(receipt.book ? [[words.bookNumber, bookLabel(receipt.book)] as const] : []),
    [words.studentId, receipt.studentID],
    [words.class, withSection(words.classes[receipt.class], receipt.section)],
    [words.studentName, receipt.studentName],
    [words.fatherName, receipt.fatherName],
    [words.paymentType, words.heads[receipt.toward]],
  ] as const;
  return (
    <Half aria-label={copyName} $isFull={lettersOf(receipt) > ROOM}>
      <ReceiptHead receipt={receipt} copyName={copyName} logoUrl={logoUrl} />
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Amounts>
        <caption>
          <VisuallyHidden>{words.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.serial}</th>
            <th scope="col">{words.month}</th>
            <th scope="col" className="amount">
              {words.current}
            </th>
            <th scope="col" className="amount">
              {words.previousDue}
            </th>
            <th scope="col">{words.mode}</th>
            <th scope="col" className="amount">
              {words.totalAmount}
            </th>
            <th scope="col" className="amount">
              {words.paid}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{1}</td>
            <td>{monthRangeLabel(receipt.month, receipt.throughMonth, locale)}</td>
            <td className="amount">{formatRupees(receipt.currentCharge)}</td>
            <td className="amount">{formatRupees(receipt.previousDue)}</td>
            <td>{[words.modes[receipt.mode], ...receipt.modeDetails].join(', ')}</td>
            <td className="amount">{formatRupees(receipt.totalAmount)}</td>
            <td className="amount">{formatRupees(receipt.paid)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={6} className="amount">
              {words.updatedBalance}
            </th>
            <td className="amount">{formatRupees(receipt.updatedBalance)}</td>
          </tr>
        </tfoot>
      </Amounts>
      <p>
        {words.paidFor}
        {': '}
        {paidForLabel(receipt.paidFor, words.heads, locale)}
      </p>
      {receipt.concessions.length > 0 && (
        <p>
          {words.concession}
          {': '}
          {receipt.concessions
            .map(({ concession, amount }) => `${words.concessions[concession]} ${formatRupees(amount)}`)
            .join(', ')}
        </p>
      )}
      <p>
        {words.inWords}
        {': '}
        <AmountInWords amount={receipt.paid} />
      </p>
      {mark !== undefined && <Mark>{words.marks[mark]}</Mark>}
      <Foot>
        <p>
          {words.collectedBy}
          {': '}
          <strong>{receipt.collectedBy}</strong>
        </p>
        <SignatureLine>{words.signature}</SignatureLine>
      </Foot>
    </Half>
  );
}
