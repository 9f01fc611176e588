import { voidReceiptSchema, type FeeHead, type VoidReceipt } from '@school/domain';
import { AskForm, type AskFormProps } from './ask-dialog';
import { ReasonField } from './reason-field';

export interface VoidFormProps extends Pick<
  AskFormProps<VoidReceipt>,
  'label' | 'submitLabel' | 'onSend' | 'onCancel'
> {
  readonly studentID: string;
  readonly studentReceiptNo: string;
  /** What the entry charged is wrong; without it the receipt, or the concession, is. */
  readonly head?: FeeHead | undefined;
  readonly hint: string;
}

/** Why an entry of the ledger was wrong, without which none is taken back (D34, D47). */
export function VoidForm({ studentID, studentReceiptNo, head, hint, ...rest }: VoidFormProps) {
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, studentReceiptNo, ...(head && { head }) }}
      schema={voidReceiptSchema}
      tone="danger"
    >
      <ReasonField hint={hint} autoFocus />
    </AskForm>
  );
}
