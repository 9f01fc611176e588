import {
  chargeLabel,
  choiceLabel,
  headLabel,
  bookLabel,
  formatRupees,
  type Charge,
  type StatementLine,
} from '@school/domain';
import { useWords, whyOf } from '../../messages/words';
import { useStatementMessages } from './messages';

/** The purpose of a line of a statement, and notes on it. */
export interface LineText {
  readonly purpose: string;
  readonly notes: readonly string[];
}

/** Describes the lines of a statement in the language on screen. */
export function useLineText(): (line: StatementLine) => LineText {
  const words = useStatementMessages();
  const schoolWords = useWords();
  const { options } = schoolWords;

  const nameOf = ({ head, month }: Charge) => {
    if (head === 'opening') return words.opening;
    const name = chargeLabel({ head, month }, options.head, schoolWords.locale);
    return head === 'monthly' ? words.fee(name) : name;
  };
  const textOfCharge = (charge: Charge, line: StatementLine): LineText => {
    const loweredTexts = (charge.concessions ?? []).map(({ concession, amount }) =>
      words.lowered(choiceLabel(options.concession, concession), formatRupees(amount)),
    );
    const { kind } = line.entry;
    // A refund ends its charges, so voiding it charges them again: only a negative amount is reversed here.
    if (kind === 'reversal' && charge.amount < 0)
      return { purpose: words.takenBack(nameOf(charge)), notes: [whyOf(line.entry, schoolWords)] };
    if (kind === 'take-back') return { purpose: words.monthTakenBack(nameOf(charge)), notes: [] };
    if (kind === 'refund') return { purpose: words.noLongerCharged(nameOf(charge)), notes: [] };
    return { purpose: nameOf(charge), notes: [charge.reason ?? '', ...loweredTexts] };
  };
  const textOfEntry = (entry: StatementLine['entry']): LineText => {
    const { kind, studentReceiptNo, voids, reason, concession, mode, reference, book } = entry;
    if (kind === 'reversal') return { purpose: words.void(voids ?? ''), notes: [whyOf(entry, schoolWords)] };
    if (kind === 'concession')
      return {
        purpose: words.concession(
          // A waived fine has no kind of concession (D80).
          concession === undefined
            ? headLabel(options.head, entry.studentPaymentToward)
            : choiceLabel(options.concession, concession),
        ),
        notes: [reason ?? ''],
      };
    const bookText = book ? bookLabel(book) : '';
    const modeText = [choiceLabel(options.mode, mode), reference].filter(Boolean).join(' ');
    if (kind === 'refund')
      return {
        purpose: words.refund(headLabel(options.of, entry.studentPaymentToward)),
        notes: [bookText, modeText, reason ?? ''],
      };
    return { purpose: words.payment(studentReceiptNo), notes: [bookText, modeText] };
  };
  return (line) => {
    const { purpose, notes } = line.charge ? textOfCharge(line.charge, line) : textOfEntry(line.entry);
    return { purpose, notes: notes.filter((note) => note !== '') };
  };
}
