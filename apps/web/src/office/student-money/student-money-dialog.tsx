import { formatRupees, type FeeHead, type LedgerEntry, type StandingConcession } from '@school/domain';
import { useToast } from '@school/ui';
import { AddChargeForm, type UsualAmounts } from './add-charge-form';
import { AskDialog } from './ask-dialog';
import { ConcessionForm } from './concession-form';
import { EndConcessionForm } from './end-concession-form';
import { useStudentMoneyMessages } from './messages';
import { StandingConcessionForm } from './standing-concession-form';
import { TakeBackForm } from './take-back-form';
import {
  useAddCharge,
  useEndStanding,
  useGiveConcession,
  useGiveStanding,
  useTakeBack,
} from './use-student-money';

/** What is asked right now. */
export type Asked =
  | { readonly what: 'charge' | 'concession' | 'standing' }
  | { readonly what: 'end'; readonly concession: StandingConcession }
  | { readonly what: 'take-back'; readonly entry: LedgerEntry; readonly head: FeeHead | undefined };

export interface StudentMoneyDialogProps {
  readonly asked: Asked;
  readonly studentID: string;
  /** The month that it is. */
  readonly month: string;
  readonly usual: UsualAmounts;
  readonly onClose: () => void;
}

/** What is asked before a student's money changes, and what is said when it has. */
export function StudentMoneyDialog({
  asked,
  studentID,
  month,
  usual,
  onClose: close,
}: StudentMoneyDialogProps) {
  const words = useStudentMoneyMessages();
  const { showToast } = useToast();
  const addCharge = useAddCharge();
  const giveConcession = useGiveConcession();
  const giveStanding = useGiveStanding();
  const endStanding = useEndStanding();
  const takeBack = useTakeBack();
  const done = (text: string) => {
    close();
    showToast(text);
  };

  switch (asked.what) {
    case 'charge':
      return (
        <AskDialog title={words.addCharge} text={words.addChargeText} onClose={close}>
          <AddChargeForm
            studentID={studentID}
            usual={usual}
            onCancel={close}
            onSend={async (charge) => {
              const answer = await addCharge.send(charge);
              if (!answer.ok) return answer.error;
              done(words.charged(formatRupees(charge.amount)));
              return undefined;
            }}
          />
        </AskDialog>
      );
    case 'concession':
      return (
        <AskDialog title={words.giveConcession} text={words.giveConcessionText} onClose={close}>
          <ConcessionForm
            studentID={studentID}
            label={words.giveConcession}
            submitLabel={words.giveConcessionSubmit}
            onCancel={close}
            onSend={async (concession) => {
              const answer = await giveConcession.send(concession);
              if (!answer.ok) return answer.error;
              done(words.given(formatRupees(concession.amount)));
              return undefined;
            }}
          />
        </AskDialog>
      );
    case 'standing':
      return (
        <AskDialog title={words.giveStanding} text={words.giveStandingText} onClose={close}>
          <StandingConcessionForm
            studentID={studentID}
            month={month}
            onCancel={close}
            onSend={async (concession) => {
              const answer = await giveStanding.send(concession);
              if (!answer.ok) return answer.error;
              done(words.standingGiven);
              return undefined;
            }}
          />
        </AskDialog>
      );
    case 'end':
      return (
        <AskDialog title={words.endTitle} text={words.endText} onClose={close}>
          <EndConcessionForm
            studentID={studentID}
            id={asked.concession.id}
            month={month}
            onCancel={close}
            onSend={async (end) => {
              const answer = await endStanding.send(end);
              if (!answer.ok) return answer.error;
              done(words.ended);
              return undefined;
            }}
          />
        </AskDialog>
      );
    case 'take-back':
      return (
        <AskDialog title={words.takeBackTitle} text={words.takeBackText} onClose={close}>
          <TakeBackForm
            studentID={studentID}
            studentReceiptNo={asked.entry.studentReceiptNo}
            head={asked.head}
            onCancel={close}
            onSend={async (request) => {
              const answer = await takeBack.send(request);
              if (!answer.ok) return answer.error;
              done(words.takenBack);
              return undefined;
            }}
          />
        </AskDialog>
      );
  }
}
