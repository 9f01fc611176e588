import {
  concessionKinds,
  concessionUnits,
  newStandingConcessionSchema,
  type NewStandingConcession,
} from '@school/domain';
import { RadioGroupField, SelectField, TextField } from '@school/ui';
import { optionsOf, useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';
import { useStudentMoneyMessages } from './messages';
import { useMonthOptions } from './use-month-options';

export interface StandingConcessionFormProps extends Pick<
  AskFormProps<NewStandingConcession>,
  'onSend' | 'onCancel'
> {
  readonly studentID: string;
  /** The month that it is. */
  readonly month: string;
}

/** What is said of a concession for months to come, whoever gets it: kind, how much, from when to when, and why. */
export function StandingConcessionFields({ month }: Pick<StandingConcessionFormProps, 'month'>) {
  const words = useStudentMoneyMessages();
  const { labels, options } = useWords();
  const months = useMonthOptions(month);
  return (
    <>
      <SelectField
        name="concession"
        label={labels.concession}
        required
        options={optionsOf(concessionKinds, options.concession)}
      />
      <RadioGroupField
        name="unit"
        label={labels.unit}
        required
        options={optionsOf(concessionUnits, options.unit)}
      />
      <TextField
        name="value"
        label={labels.value}
        hint={words.shareHint}
        required
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField name="from" label={labels.from} required options={months} />
      <SelectField name="through" label={labels.through} hint={words.throughHint} options={months} />
      <ReasonField />
    </>
  );
}

/** A concession for months to come: kind, per cent or rupees, from when to when, and why (D48). */
export function StandingConcessionForm({ studentID, month, ...rest }: StandingConcessionFormProps) {
  const words = useStudentMoneyMessages();
  return (
    <AskForm
      {...rest}
      label={words.giveStanding}
      initialValues={{ studentID, unit: 'percent', from: month }}
      schema={newStandingConcessionSchema}
      submitLabel={words.giveConcessionSubmit}
    >
      <StandingConcessionFields month={month} />
    </AskForm>
  );
}
