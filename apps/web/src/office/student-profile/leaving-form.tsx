import { leavingFormSchema, leavingReasons, schoolDate, type Leaving } from '@school/domain';
import { DateField, TextareaField } from '@school/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { OptionSelect } from '../form/option-field';
import { LeavingDuesField, type LeavingDuesFieldProps } from '../student/leaving-dues';
import { useStudentProfileMessages } from './messages';

type LeavingRequest = Leaving & { readonly duesSeen: true };

export type LeavingFormProps = Pick<AskFormProps<LeavingRequest>, 'onSend'> & LeavingDuesFieldProps;

/** The form for leaving: the date, the reason, and the dues and refunds, which have to be confirmed as seen (D22, D74). */
export function LeavingForm({ studentID, onDues, ...rest }: LeavingFormProps) {
  const students = useStudentProfileMessages();
  const { labels } = useWords();
  const [today] = useState(() => schoolDate(new Date()));
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, leftOn: today }}
      schema={leavingFormSchema}
      submitLabel={students.remove}
      tone="danger"
    >
      <DateField name="leftOn" label={labels.leftOn} max={today} required />
      <OptionSelect name="leavingReason" values={leavingReasons} />
      <TextareaField name="remark" label={labels.remark} rows={2} maxLength={200} />
      <LeavingDuesField studentID={studentID} onDues={onDues} />
    </AskForm>
  );
}
