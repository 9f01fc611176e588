import {
  concessionKinds,
  concessionUnits,
  newStandingConcessionSchema,
  type NewStandingConcession,
  type SchoolHead,
} from '@school/domain';
import { SelectField, TextField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { OptionRadios, OptionSelect } from '../form/option-field';
import { ReasonField } from '../form/reason-field';
import { ConcessionHead } from './concession-head';
import { useStudentMoneyMessages } from './messages';
import { useMonthOptions } from './use-month-options';

export interface StandingConcessionFormProps extends Pick<AskFormProps<NewStandingConcession>, 'onSend'> {
  readonly studentID: string;
  /** The heads of the school that it may be of, instead of the monthly fee (D78). */
  readonly heads: readonly SchoolHead[];
  /** The month that it is. */
  readonly month: string;
}

/** What is said of a concession for months to come, whoever gets it: kind, how much, from when to when, and why. */
export function StandingConcessionFields({
  heads = [],
  month,
}: Partial<Pick<StandingConcessionFormProps, 'heads'>> & Pick<StandingConcessionFormProps, 'month'>) {
  const words = useStudentMoneyMessages();
  const { labels, options } = useWords();
  const months = useMonthOptions(month);
  return (
    <>
      <OptionSelect name="concession" of={concessionKinds} />
      <ConcessionHead heads={heads} none={options.head.monthly} />
      <OptionRadios name="unit" of={concessionUnits} />
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
export function StandingConcessionForm({ studentID, heads, month, ...rest }: StandingConcessionFormProps) {
  const words = useStudentMoneyMessages();
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, unit: 'percent', from: month }}
      schema={newStandingConcessionSchema}
      submitLabel={words.giveConcessionSubmit}
    >
      <StandingConcessionFields heads={heads} month={month} />
    </AskForm>
  );
}
