import {
  addChargeSchema,
  chargeHeads,
  formatAmount,
  type AddCharge,
  type ChargeHead,
  type Paise,
} from '@school/domain';
import { MoneyField, useBoundField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { OptionSelect } from '../form/option-field';
import { ReasonField } from '../form/reason-field';
import { useUsual } from '../form/use-usual';
import { useStudentMoneyMessages } from './messages';

/** The usual amount of each head, in paise. */
export type UsualAmounts = Readonly<Partial<Record<ChargeHead, Paise>>>;

export interface AddChargeFormProps extends Pick<AskFormProps<AddCharge>, 'onSend'> {
  readonly studentID: string;
  readonly usual: UsualAmounts;
  /** The one head that can be charged here; all when left out. */
  readonly head?: ChargeHead | undefined;
  /** The initial reason. */
  readonly reason?: string | undefined;
}

function UsualAmount({ usual }: { readonly usual: UsualAmounts }) {
  const { value: head } = useBoundField('head').input;
  const amount = usual[chargeHeads.find((one) => one === head) ?? 'other'];
  useUsual('amount', amount === undefined ? '' : formatAmount(amount));
  return null;
}

/** The form for a charge beside the monthly fees: its head, amount and reason (D47). */
export function AddChargeForm({ studentID, usual, head, reason, ...rest }: AddChargeFormProps) {
  const words = useStudentMoneyMessages();
  const { labels } = useWords();
  const amount = head && usual[head];
  return (
    <AskForm
      {...rest}
      initialValues={{
        studentID,
        head,
        ...(amount !== undefined && { amount: formatAmount(amount) }),
        ...(reason !== undefined && { reason }),
      }}
      schema={addChargeSchema}
      submitLabel={words.charge}
    >
      {head === undefined && (
        <>
          <UsualAmount usual={usual} />
          <OptionSelect name="head" values={chargeHeads} />
        </>
      )}
      <MoneyField name="amount" label={labels.amount} required />
      <ReasonField hint={words.reasonHint} />
    </AskForm>
  );
}
