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
  /** The school's heads that it may be for, instead of the monthly fee (D78). */
  readonly heads: readonly SchoolHead[];
  /** The current month. */
  readonly month: string;
}

/** The fields of a standing concession, whoever gets it: kind, amount, first and last month, and reason. */
export function StandingConcessionFields({
  heads = [],
  month,
}: Partial<Pick<StandingConcessionFormProps, 'heads'>> & Pick<StandingConcessionFormProps, 'month'>) {
  const words = useStudentMoneyMessages();
  const { labels, options } = useWords();
  const months = useMonthOptions(month);
  return (
    <>
      <OptionSelect name="concession" values={concessionKinds} />
      <ConcessionHead heads={heads} placeholder={options.head.monthly} />
      <OptionRadios name="unit" values={concessionUnits} />
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

/** The form for a standing concession: kind, per cent or rupees, first and last month, and reason (D48). */
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
