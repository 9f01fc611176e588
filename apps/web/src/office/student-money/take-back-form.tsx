import { voidReceiptSchema, type FeeHead, type VoidReceipt } from '@school/domain';
import { TextareaField } from '@school/ui';
import { useWords } from '../../messages/words';
import { AskForm, type AskFormProps } from './ask-dialog';
import { useStudentMoneyMessages } from './messages';

export interface TakeBackFormProps extends Pick<AskFormProps<VoidReceipt>, 'onSend' | 'onCancel'> {
  readonly studentID: string;
  readonly studentReceiptNo: string;
  /** What it charged is wrong; without it the concession is. */
  readonly head?: FeeHead | undefined;
}

/** Why a charge, or a concession, was wrong (D47). */
export function TakeBackForm({ studentID, studentReceiptNo, head, ...rest }: TakeBackFormProps) {
  const words = useStudentMoneyMessages();
  const { labels } = useWords();
  return (
    <AskForm
      {...rest}
      label={words.takeBackTitle}
      initialValues={{ studentID, studentReceiptNo, ...(head === undefined ? {} : { head }) }}
      schema={voidReceiptSchema}
      submitLabel={words.takeBack}
      tone="danger"
    >
      <TextareaField
        name="reason"
        label={labels.reason}
        hint={words.reasonHint}
        required
        autoFocus
        rows={2}
        maxLength={200}
      />
    </AskForm>
  );
}
