import {
  endHeadSchema,
  formatRupees,
  headLabel,
  nextMonth,
  stopsOf,
  takeHeadSchema,
  type EndHead,
  type OwnHead,
  type TakeHead,
  type TakenHead,
} from '@school/domain';
import { SelectField, useBoundField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { useStudentMoneyMessages } from './messages';
import { useMonthOptions } from './use-month-options';

export interface TakeHeadFormProps extends Pick<AskFormProps<TakeHead>, 'onSend'> {
  readonly studentID: string;
  /** The heads that a student may take. */
  readonly heads: readonly OwnHead[];
  /** The current month. */
  readonly month: string;
}

/** The stops of the chosen head, with the amount of each in the current month. */
function Stops({ heads, month }: Pick<TakeHeadFormProps, 'heads' | 'month'>) {
  const words = useStudentMoneyMessages();
  const { labels } = useWords();
  const { value: chosen } = useBoundField('head').input;
  const { value: from } = useBoundField('from').input;
  const head = heads.find((one) => one.head === chosen);
  if (head?.price !== 'stop') return null;
  return (
    <SelectField
      name="stop"
      label={labels.stop}
      hint={words.stopHint}
      required
      options={stopsOf(head, typeof from === 'string' ? from : month).map(({ name, amount }) => ({
        value: name,
        label: `${name}, ${formatRupees(amount)}`,
      }))}
    />
  );
}

export function HeadField({ heads }: Pick<TakeHeadFormProps, 'heads'>) {
  const words = useStudentMoneyMessages();
  const { options } = useWords();
  return (
    <SelectField
      name="head"
      label={words.headColumns.head}
      required
      options={heads.map(({ head }) => ({ value: head, label: headLabel(options.head, head) }))}
    />
  );
}

/** The fields for taking a head, whoever takes it: the head, its stop, the first and the last month. */
export function TakeHeadFields({ heads, month }: Pick<TakeHeadFormProps, 'heads' | 'month'>) {
  const words = useStudentMoneyMessages();
  const { labels } = useWords();
  const months = useMonthOptions(month);
  return (
    <>
      <HeadField heads={heads} />
      <SelectField name="from" label={labels.from} required options={months} />
      <Stops heads={heads} month={month} />
      <SelectField name="through" label={labels.through} hint={words.throughHint} options={months} />
    </>
  );
}

/** The form by which a student takes a head of the school from a month on, at one of its stops if it has any (D78). */
export function TakeHeadForm({ studentID, heads, month, ...rest }: TakeHeadFormProps) {
  const words = useStudentMoneyMessages();
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, from: month, ...(heads.length === 1 && { head: heads[0]?.head }) }}
      schema={takeHeadSchema}
      submitLabel={words.takeHeadSubmit}
    >
      <TakeHeadFields heads={heads} month={month} />
    </AskForm>
  );
}

export interface EndHeadFormProps extends Pick<AskFormProps<EndHead>, 'onSend'> {
  readonly studentID: string;
  readonly taken: TakenHead;
  /** The current month. */
  readonly month: string;
}

/** The field for the month from which a head no longer applies. */
export function EndMonthField({ month }: Pick<EndHeadFormProps, 'month'>) {
  const words = useStudentMoneyMessages();
  return <SelectField name="from" label={words.endFrom} required options={useMonthOptions(month)} />;
}

/** The form to end a student's head from a month on (D78). */
export function EndHeadForm({ studentID, taken, month, ...rest }: EndHeadFormProps) {
  const words = useStudentMoneyMessages();
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, id: taken.id, from: nextMonth(month) }}
      schema={endHeadSchema}
      submitLabel={words.endHead}
      tone="danger"
    >
      <EndMonthField month={month} />
    </AskForm>
  );
}
