import {
  formatAmount,
  formatRupees,
  paymentModes,
  refundFormSchema,
  headLabel,
  refundableOf,
  refundsIn,
  schoolDate,
  type Refund,
  type Refundable,
} from '@school/domain';
import { MoneyField, RadioGroupField, useBoundField } from '@school/ui';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { OptionSelect } from '../form/option-field';
import { ReasonField } from '../form/reason-field';
import { ModeDetails } from '../ledger/mode-details';
import { useStudentMoneyMessages } from './messages';

export interface RefundFormProps extends Pick<AskFormProps<Refund>, 'onSend'> {
  readonly studentID: string;
  /** The refundable amounts, of which at least one is above zero. */
  readonly refundable: Refundable;
}

/** Fills in the whole refundable amount of the choice; a typed amount stays until another choice is made. */
function RefundAmount({ refundable }: Pick<RefundFormProps, 'refundable'>) {
  const words = useStudentMoneyMessages();
  const { labels, options } = useWords();
  const form = useForm();
  const { value } = useBoundField('of').input;
  const chosen = refundsIn(refundable).find((refund) => refund === value) ?? 'advance';
  const chosenBefore = useRef(chosen);
  const wholeAmount = refundableOf(refundable, chosen);
  useEffect(() => {
    if (chosenBefore.current !== chosen) form.change('amount', formatAmount(wholeAmount));
    chosenBefore.current = chosen;
  }, [wholeAmount, chosen, form]);
  return (
    <MoneyField
      name="amount"
      label={labels.amount}
      hint={words.atMost(headLabel(options.of, chosen), formatRupees(wholeAmount))}
      required
    />
  );
}

/** The form to pay back an overpayment, or the deposit of a student who has left: the amount, the mode and the reason (D75). */
export function RefundForm({ studentID, refundable, ...rest }: RefundFormProps) {
  const words = useStudentMoneyMessages();
  const { labels, options } = useWords();
  const [schema] = useState(() => refundFormSchema(schoolDate(new Date())));
  const refunds = refundsIn(refundable);
  const [firstRefund = 'advance'] = refunds;
  return (
    <AskForm
      {...rest}
      initialValues={{
        studentID,
        of: firstRefund,
        amount: formatAmount(refundableOf(refundable, firstRefund)),
        mode: 'Cash',
      }}
      schema={schema}
      submitLabel={words.payBack}
    >
      {refunds.length > 1 && (
        <RadioGroupField
          name="of"
          label={labels.of}
          required
          options={refunds.map((value) => ({ value, label: headLabel(options.of, value) }))}
        />
      )}
      <RefundAmount refundable={refundable} />
      <OptionSelect name="mode" values={paymentModes} />
      <ModeDetails />
      <ReasonField hint={words.voucherReasonHint} />
    </AskForm>
  );
}
