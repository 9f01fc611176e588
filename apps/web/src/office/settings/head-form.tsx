import {
  feeBands,
  feesFromMonths,
  headAmountsFormSchema,
  headEvery,
  headFormSchema,
  headPrices,
  headTakers,
  monthName,
  sessionMonths,
  type HeadPrice,
  type NewHead,
  type NewHeadAmounts,
  type OwnHead,
} from '@school/domain';
import { CheckboxField, MoneyField, SelectField, TextareaField, TextField, useBoundField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { OptionRadios } from '../form/option-field';
import { useSettingsMessages } from './messages';
import { BranchField, FromMonthField } from './validity-fields';

/** The fields for the cost, in the chosen way. */
function Amounts({ price }: { readonly price: HeadPrice | undefined }) {
  const words = useSettingsMessages();
  const { labels, options } = useWords();
  if (price === undefined) return null;
  if (price === 'one') return <MoneyField name="amount" label={labels.amount} required />;
  if (price === 'stop')
    return (
      <TextareaField name="stopLines" label={labels.stops} hint={words.stopLinesHint} required rows={5} />
    );
  return feeBands.map((band) => (
    <MoneyField key={band} name={`bands.${band}`} label={options.feeBand[band]} required />
  ));
}

/** The fields that depend on how often the head is charged, and on how its cost is set. */
function DependentFields({ month }: { readonly month: string }) {
  const words = useSettingsMessages();
  const { locale } = useWords();
  const { value: every } = useBoundField('every').input;
  const { value: chosen } = useBoundField('price').input;
  const price = headPrices.find((one) => one === chosen);
  const months = sessionMonths(month).map((one) => ({ value: one.slice(5), label: monthName(one, locale) }));
  return (
    <>
      {every === 'yearly' && (
        <>
          <SelectField name="firstMonth" label={words.firstMonth} required options={months} />
          <SelectField name="secondMonth" label={words.secondMonth} options={months} />
        </>
      )}
      <OptionRadios name="price" values={headPrices} />
      {price !== 'stop' && <OptionRadios name="takers" values={headTakers} />}
      <Amounts price={price} />
    </>
  );
}

export interface NewHeadFormProps extends Pick<AskFormProps<NewHead>, 'onSend'> {
  /** The current month. */
  readonly month: string;
}

/** The form for a new head of the school: its name, how often it is charged, its cost, and who is charged (D78). */
export function NewHeadForm({ month, ...rest }: NewHeadFormProps) {
  const words = useSettingsMessages();
  const { labels } = useWords();
  return (
    <AskForm
      {...rest}
      initialValues={{ from: month, every: 'monthly', price: 'one', takers: 'all' }}
      schema={headFormSchema}
      submitLabel={words.addHead}
    >
      <TextField name="name" label={labels.name} required maxLength={30} autoComplete="off" />
      <OptionRadios name="every" values={headEvery} />
      <DependentFields month={month} />
      <FromMonthField month={month} />
      <BranchField />
      <CheckboxField name="isRefundable" label={labels.isRefundable} />
    </AskForm>
  );
}

export interface HeadAmountsFormProps extends Pick<AskFormProps<NewHeadAmounts>, 'onSend'> {
  readonly head: OwnHead;
  /** The initial values: the present cost. */
  readonly currentAmounts: object;
  /** The current month. */
  readonly month: string;
}

/** The cost of a head from a month on (D78). */
export function HeadAmountsForm({ head, currentAmounts, month, ...rest }: HeadAmountsFormProps) {
  const words = useSettingsMessages();
  return (
    <AskForm
      {...rest}
      initialValues={{ ...currentAmounts, from: feesFromMonths(month).find((one) => one > month) }}
      schema={headAmountsFormSchema(head.head, head.price)}
      submitLabel={words.saveDetails}
    >
      <FromMonthField month={month} />
      <Amounts price={head.price} />
    </AskForm>
  );
}
