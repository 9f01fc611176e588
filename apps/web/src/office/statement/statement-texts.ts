import {
  choiceLabel,
  bookLabel,
  formatRupees,
  monthLabel,
  type Charge,
  type StatementLine,
} from '@school/domain';
import { useKitMessages } from '@school/ui';
import { useWords } from '../../messages/words';
import { useStatementMessages } from './messages';

/** What a line of a statement is for, and what else is to be said of it. */
export interface LineText {
  readonly what: string;
  readonly notes: readonly string[];
}

/** Says of each line of a statement what it is for, in the language on screen. */
export function useLineText(): (line: StatementLine) => LineText {
  const words = useStatementMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();

  const nameOf = ({ head, month }: Charge) => {
    if (head === 'opening') return words.opening;
    return head === 'monthly' ? words.fee(monthLabel(month, locale)) : choiceLabel(options.head, head);
  };
  const ofCharge = (charge: Charge, line: StatementLine): LineText => {
    const lowered = (charge.concessions ?? []).map(({ concession, amount }) =>
      words.lowered(choiceLabel(options.concession, concession), formatRupees(amount)),
    );
    return line.entry.kind === 'reversal'
      ? { what: words.takenBack(nameOf(charge)), notes: [line.entry.reason ?? ''] }
      : { what: nameOf(charge), notes: [charge.reason ?? '', ...lowered] };
  };
  const ofEntry = ({
    kind,
    studentReceiptNo,
    voids,
    reason,
    concession,
    mode,
    reference,
    book,
  }: StatementLine['entry']): LineText => {
    if (kind === 'reversal') return { what: words.void(voids ?? ''), notes: [reason ?? ''] };
    if (kind === 'concession')
      return {
        what:
          concession === undefined
            ? options.head.other
            : words.concession(choiceLabel(options.concession, concession)),
        notes: [reason ?? ''],
      };
    return {
      what: words.payment(studentReceiptNo),
      notes: [
        book ? bookLabel(book) : '',
        [choiceLabel(options.mode, mode), reference].filter(Boolean).join(' '),
      ],
    };
  };
  return (line) => {
    const { what, notes } = line.charge ? ofCharge(line.charge, line) : ofEntry(line.entry);
    return { what, notes: notes.filter((note) => note !== '') };
  };
}
