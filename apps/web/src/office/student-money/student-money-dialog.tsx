import {
  formatRupees,
  headLabel,
  total,
  type ChargeHead,
  type FeeHead,
  type LedgerEntry,
  type OwnHead,
  type Paise,
  type Refundable,
  type SchoolHead,
  type StandingConcession,
  type TakenHead,
} from '@school/domain';
import { useToast } from '@school/ui';
import { useNavigate } from 'react-router-dom';
import { useIsShown } from '../../screen/use-is-shown';
import type { Student } from '../../api/types';
import { AskDialog } from '../form/ask-dialog';
import { useSends } from '../form/use-sends';
import { receiptPath } from '../ledger/ledger-table';
import { useVoidReceipt } from '../ledger/use-void-receipt';
import { VoidForm } from '../ledger/void-form';
import { AddChargeForm, type UsualAmounts } from './add-charge-form';
import { BookMonthsForm } from './book-months-form';
import { ConcessionForm } from './concession-form';
import { EndConcessionForm } from './end-concession-form';
import { useWords } from '../../messages/words';
import { EndHeadForm, TakeHeadForm } from './head-forms';
import { useStudentMoneyMessages } from './messages';
import { RefundForm } from './refund-form';
import { StandingConcessionForm } from './standing-concession-form';
import {
  useAddCharge,
  useBookMonths,
  useEndHead,
  useEndStanding,
  useGiveConcession,
  useGiveStanding,
  useRefund,
  useTakeHead,
} from './use-student-money';

export type OpenDialog =
  | { readonly kind: 'charge'; readonly head?: ChargeHead; readonly reason?: string }
  | { readonly kind: 'refund'; readonly refundable: Refundable }
  | { readonly kind: 'months'; readonly months: Student['neverCharged'] }
  | { readonly kind: 'take'; readonly heads: readonly OwnHead[] }
  | { readonly kind: 'give-up'; readonly taken: TakenHead }
  | { readonly kind: 'concession' | 'standing'; readonly heads: readonly SchoolHead[] }
  | { readonly kind: 'waive'; readonly fine: Paise }
  | { readonly kind: 'end'; readonly concession: StandingConcession }
  | { readonly kind: 'reverse'; readonly entry: LedgerEntry; readonly head: FeeHead | undefined };

export interface StudentMoneyDialogProps {
  readonly dialog: OpenDialog;
  readonly studentID: string;
  /** The current month. */
  readonly month: string;
  readonly usual?: UsualAmounts;
  readonly onClose: () => void;
}

/** The dialog with the form for a change of a student's money, and the confirmation afterwards. */
export function StudentMoneyDialog(props: StudentMoneyDialogProps) {
  const { dialog, studentID, month, usual = {}, onClose } = props;
  const words = useStudentMoneyMessages();
  const { showToast } = useToast();
  const sends = useSends(onClose);
  const addCharge = useAddCharge();
  const bookMonths = useBookMonths();
  const giveConcession = useGiveConcession();
  const giveStanding = useGiveStanding();
  const endStanding = useEndStanding();
  const voidEntry = useVoidReceipt();
  const refund = useRefund();
  const takeHead = useTakeHead();
  const endHead = useEndHead();
  const { options } = useWords();
  const navigate = useNavigate();
  const isShown = useIsShown();

  switch (dialog.kind) {
    case 'charge':
      return (
        <AskDialog
          title={dialog.head === 'fine' ? words.addFine : words.addCharge}
          text={words.addChargeText}
          onClose={onClose}
        >
          <AddChargeForm
            studentID={studentID}
            usual={usual}
            head={dialog.head}
            reason={dialog.reason}
            onSend={sends(addCharge.send, ({ amount }) => words.charged(formatRupees(amount)))}
          />
        </AskDialog>
      );
    case 'refund':
      return (
        <AskDialog title={words.payBack} text={words.payBackText} onClose={onClose}>
          <RefundForm
            studentID={studentID}
            refundable={dialog.refundable}
            onSend={async (request) => {
              const answer = await refund.send(request);
              if (!answer.ok) return answer.error;
              onClose();
              showToast(words.paidBack(formatRupees(request.amount)));
              if (isShown()) await navigate(receiptPath(studentID, answer.value.studentReceiptNo));
              return undefined;
            }}
          />
        </AskDialog>
      );
    case 'months':
      return (
        <AskDialog title={words.bookMonths} text={words.bookMonthsText} onClose={onClose}>
          <BookMonthsForm
            studentID={studentID}
            months={dialog.months}
            onSend={sends(bookMonths.send, ({ months }) => words.charged(formatRupees(total(months))))}
          />
        </AskDialog>
      );
    case 'concession':
      return (
        <AskDialog title={words.giveConcession} text={words.giveConcessionText} onClose={onClose}>
          <ConcessionForm
            studentID={studentID}
            heads={dialog.heads}
            submitLabel={words.giveConcessionSubmit}
            onSend={sends(giveConcession.send, ({ amount }) => words.given(formatRupees(amount)))}
          />
        </AskDialog>
      );
    case 'waive':
      return (
        <AskDialog title={words.waiveTitle} text={words.waiveText} onClose={onClose}>
          <ConcessionForm
            studentID={studentID}
            submitLabel={words.waive}
            head="fine"
            amount={dialog.fine}
            onSend={sends(giveConcession.send, ({ amount }) => words.waived(formatRupees(amount)))}
          />
        </AskDialog>
      );
    case 'standing':
      return (
        <AskDialog title={words.giveStanding} text={words.giveStandingText} onClose={onClose}>
          <StandingConcessionForm
            studentID={studentID}
            heads={dialog.heads}
            month={month}
            onSend={sends(giveStanding.send, () => words.standingGiven)}
          />
        </AskDialog>
      );
    case 'end':
      return (
        <AskDialog title={words.endTitle} text={words.endText} onClose={onClose}>
          <EndConcessionForm
            studentID={studentID}
            id={dialog.concession.id}
            month={month}
            onSend={sends(endStanding.send, () => words.ended)}
          />
        </AskDialog>
      );
    case 'take':
      return (
        <AskDialog title={words.takeHead} text={words.takeHeadText} onClose={onClose}>
          <TakeHeadForm
            studentID={studentID}
            heads={dialog.heads}
            month={month}
            onSend={sends(takeHead.send, ({ head }) => words.headTaken(headLabel(options.head, head)))}
          />
        </AskDialog>
      );
    case 'give-up': {
      const name = headLabel(options.head, dialog.taken.head);
      return (
        <AskDialog title={words.endHeadTitle(name)} text={words.endHeadText} onClose={onClose}>
          <EndHeadForm
            studentID={studentID}
            taken={dialog.taken}
            month={month}
            onSend={sends(endHead.send, () => words.headEnded(name))}
          />
        </AskDialog>
      );
    }
    case 'reverse':
      return (
        <AskDialog title={words.reverseTitle} text={words.reverseText} onClose={onClose}>
          <VoidForm
            studentID={studentID}
            studentReceiptNo={dialog.entry.studentReceiptNo}
            head={dialog.head}
            submitLabel={words.reverse}
            hint={words.reasonHint}
            onSend={sends(voidEntry.send, () => words.reversed)}
          />
        </AskDialog>
      );
  }
}
