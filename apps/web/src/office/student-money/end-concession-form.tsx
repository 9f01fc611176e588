import { endConcessionSchema, type EndConcession } from '@school/domain';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';
import { EndMonthField } from './head-forms';
import { useStudentMoneyMessages } from './messages';

export interface EndConcessionFormProps extends Pick<AskFormProps<EndConcession>, 'onSend'> {
  readonly studentID: string;
  readonly id: string;
  /** The current month. */
  readonly month: string;
}

/** The form to end a concession: the month from which it no longer applies, and the reason (D48). */
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
      <EndMonthField month={month} />
      <ReasonField />
    </AskForm>
  );
}
