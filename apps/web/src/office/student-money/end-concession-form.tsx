import { endConcessionSchema, type EndConcession } from '@school/domain';
import { SelectField } from '@school/ui';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';
import { useStudentMoneyMessages } from './messages';
import { useMonthOptions } from './use-month-options';

export interface EndConcessionFormProps extends Pick<AskFormProps<EndConcession>, 'onSend'> {
  readonly studentID: string;
  readonly id: string;
  /** The month that it is. */
  readonly month: string;
}

/** From which month on a concession no longer holds, and why (D48). */
export function EndConcessionForm({ studentID, id, month, ...rest }: EndConcessionFormProps) {
  const words = useStudentMoneyMessages();
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, id, from: month }}
      schema={endConcessionSchema}
      submitLabel={words.end}
      tone="danger"
    >
      <SelectField name="from" label={words.endFrom} required options={useMonthOptions(month)} />
      <ReasonField />
    </AskForm>
  );
}
