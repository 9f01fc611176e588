import {
  concessionKinds,
  concessionSchema,
  formatAmount,
  type FeeHead,
  type NewConcession,
  type Paise,
  type SchoolHead,
} from '@school/domain';
import { MoneyField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { OptionSelect } from '../form/option-field';
import { ReasonField } from '../form/reason-field';
import { ConcessionHead } from './concession-head';
import { useStudentMoneyMessages } from './messages';

export interface ConcessionFormProps extends Pick<AskFormProps<NewConcession>, 'onSend'> {
  readonly studentID: string;
  readonly submitLabel: string;
  /** What it is taken off first; off the oldest due when left out. */
  readonly head?: FeeHead | undefined;
  /** The heads of the school of which something is due: it may be given on one of them alone (D78). */
  readonly heads?: readonly SchoolHead[] | undefined;
  /** Filled in. Paise. */
  readonly amount?: Paise | undefined;
}

/** A concession once: its kind, amount and reason (D48); to waive a fine it needs no kind (D80). */
export function ConcessionForm({
  studentID,
  submitLabel,
  head,
  heads = [],
  amount,
  ...rest
}: ConcessionFormProps) {
  const words = useStudentMoneyMessages();
  const { labels } = useWords();
  return (
    <AskForm
      {...rest}
      initialValues={{
        studentID,
        ...(head && { head }),
        ...(amount !== undefined && { amount: formatAmount(amount) }),
      }}
      schema={concessionSchema}
      submitLabel={submitLabel}
    >
      {head !== 'fine' && <OptionSelect name="concession" of={concessionKinds} />}
      <ConcessionHead heads={heads} none={words.oldestDue} />
      <MoneyField name="amount" label={labels.amount} required />
      <ReasonField hint={words.reasonHint} />
    </AskForm>
  );
}
