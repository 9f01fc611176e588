import {
  endConcessionSchema,
  endOfNextSession,
  monthLabel,
  monthsBetween,
  type EndConcession,
} from '@school/domain';
import { SelectField, TextareaField, useKitMessages } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from './ask-dialog';
import { useStudentMoneyMessages } from './messages';

export interface EndConcessionFormProps extends Pick<AskFormProps<EndConcession>, 'onSend' | 'onCancel'> {
  readonly studentID: string;
  readonly id: string;
  /** The month that it is. */
  readonly month: string;
}

/** From which month on a concession no longer holds, and why (D48). */
export function EndConcessionForm({ studentID, id, month, ...rest }: EndConcessionFormProps) {
  const words = useStudentMoneyMessages();
  const { labels } = useWords();
  const { locale } = useKitMessages();
  return (
    <AskForm
      {...rest}
      label={words.endTitle}
      initialValues={{ studentID, id, from: month }}
      schema={endConcessionSchema}
      submitLabel={words.end}
      tone="danger"
    >
      <SelectField
        name="from"
        label={words.endFrom}
        required
        options={monthsBetween(month, endOfNextSession(month)).map((value) => ({
          value,
          label: monthLabel(value, locale),
        }))}
      />
      <TextareaField name="reason" label={labels.reason} required rows={2} maxLength={200} />
    </AskForm>
  );
}
