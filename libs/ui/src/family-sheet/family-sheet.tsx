import {
  dateTimeLabel,
  familyTotals,
  formatRupees,
  institutionName,
  monthRangeLabel,
  type Receipt,
} from '@school/domain';
import { ThemeProvider } from 'styled-components';
import { AmountInWords } from '../amount-in-words/amount-in-words';
import { useKitMessages } from '../messages/kit-messages';
import { Amounts, Facts, Foot, Head, SignatureLine } from '../receipt/receipt.styles';
import { printTheme } from '../theme/print';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Sheet } from './family-sheet.styles';

export interface FamilySheetProps {
  /** What was paid for the children of one family in one go, a receipt a child; at least one. */
  readonly receipts: readonly [Receipt, ...Receipt[]];
}

/** One sheet for all that a family paid: each child's receipt, and what it comes to (D56). */
export function FamilySheet({ receipts }: FamilySheetProps) {
  const { locale, familySheet: words, receipt: labels } = useKitMessages();
  const [first] = receipts;
  const { paid, balance } = familyTotals(receipts);
  const facts = [
    [words.father, first.fatherName],
    [labels.date, dateTimeLabel(first.issuedAt, locale)],
    [labels.mode, [labels.modes[first.mode], ...first.modeDetails].join(', ')],
  ] as const;
  return (
    <ThemeProvider theme={printTheme}>
      <Sheet aria-label={words.title}>
        <Head>
          <div>
            <h2>{institutionName}</h2>
            <p>{words.title}</p>
          </div>
        </Head>
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
                <td>{`${receipt.studentName} (${receipt.studentID})`}</td>
                <td>
                  {labels.classes[receipt.class]}
                  {receipt.section === '*' ? '' : ` ${receipt.section.toUpperCase()}`}
                </td>
                <td>{receipt.receiptNumber}</td>
                <td>{monthRangeLabel(receipt.month, receipt.throughMonth, locale)}</td>
                <td className="amount">{formatRupees(receipt.paid)}</td>
                <td className="amount">{formatRupees(receipt.updatedBalance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4} className="amount">
                {words.total}
              </th>
              <td className="amount">{formatRupees(paid)}</td>
              <td className="amount">{formatRupees(balance)}</td>
            </tr>
          </tfoot>
        </Amounts>
        <p>
          {labels.inWords}
          {': '}
          <AmountInWords amount={paid} />
        </p>
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
