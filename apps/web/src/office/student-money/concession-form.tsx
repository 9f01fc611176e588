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
  /** The head whose dues are lowered first; without it, the oldest due is. */
  readonly head?: FeeHead | undefined;
  /** The school's heads with something due: the concession may be limited to one of them (D78). */
  readonly heads?: readonly SchoolHead[] | undefined;
  /** The initial amount, in paise. */
  readonly amount?: Paise | undefined;
}

/** The form for a one-time concession: its kind, amount and reason (D48); waiving a fine needs no kind (D80). */
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
      {head !== 'fine' && <OptionSelect name="concession" values={concessionKinds} />}
      <ConcessionHead heads={heads} placeholder={words.oldestDue} />
      <MoneyField name="amount" label={labels.amount} required />
      <ReasonField hint={words.reasonHint} />
    </AskForm>
  );
}
