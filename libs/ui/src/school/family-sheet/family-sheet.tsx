import {
  choiceLabel,
  dateTimeLabel,
  familyTotals,
  formatRupees,
  institutionName,
  monthsLabel,
  type Receipt,
} from '@school/domain';
import { ThemeProvider } from 'styled-components';
import { AmountInWords } from '../amount-in-words/amount-in-words';
import { useSchoolMessages } from '../messages/school-messages';
import { ReceiptFacts, withSection } from '../receipt/receipt-facts';
import { Amounts, Foot, Head, Mark, SignatureLine } from '../receipt/receipt.styles';
import { useKitMessages } from '../../messages/kit-messages';
import { printTheme } from '../../theme/print';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden';
import { Sheet } from './family-sheet.styles';
import type { OuterProps } from '../../theme/outer-props';

export interface FamilySheetProps extends OuterProps<'article'> {
  /** What was paid for the children of one family in one go, a receipt a child; at least one. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
  /** What a second copy says (D51). */
  readonly mark?: 'DUPLICATE' | undefined;
}

/** One sheet for all that a family paid: each child's receipt, and what it comes to (D56). */
export function FamilySheet({ receipts, mark, ...outer }: FamilySheetProps) {
  const { locale } = useKitMessages();
  const { familySheet: words, receipt: labels } = useSchoolMessages();
  const [first] = receipts;
  const { paid, balance } = familyTotals(receipts);
  const facts = [
    [words.father, first.fatherName],
    [labels.date, dateTimeLabel(first.issuedAt, locale)],
    [labels.mode, [choiceLabel(labels.modes, first.mode), ...first.modeDetails].join(', ')],
  ] as const;
  return (
    <ThemeProvider theme={printTheme}>
      <Sheet {...outer} aria-label={words.title}>
        <Head>
          <div>
            <h2>{institutionName}</h2>
            <p>{words.title}</p>
          </div>
        </Head>
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
              <th scope="col">{words.months}</th>
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
                <td data-label={words.student}>{`${receipt.studentName} (${receipt.studentID})`}</td>
                <td data-label={labels.class}>
                  {withSection(choiceLabel(labels.classes, receipt.class), receipt.section)}
                </td>
                <td data-label={words.receipt}>{receipt.receiptNumber}</td>
                <td data-label={words.months}>{monthsLabel(receipt.months, locale)}</td>
                <td className="amount" data-label={words.paid}>
                  {formatRupees(receipt.paid)}
                </td>
                <td className="amount" data-label={words.balance}>
                  {formatRupees(receipt.updatedBalance)}
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
        <p>
          {labels.inWords}
          {': '}
          <AmountInWords amount={paid} />
        </p>
        {mark !== undefined && <Mark>{labels.marks[mark]}</Mark>}
        <Foot>
          <p>
            {labels.collectedBy}
            {': '}
            <strong>{first.collectedBy}</strong>
          </p>
          <SignatureLine>{labels.signature}</SignatureLine>
        </Foot>
      </Sheet>
    </ThemeProvider>
  );
}
