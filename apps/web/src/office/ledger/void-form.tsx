import { voidReceiptSchema, type FeeHead, type VoidReceipt } from '@school/domain';
import type { ReactNode } from 'react';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';

export interface VoidFormProps extends Pick<AskFormProps<VoidReceipt>, 'submitLabel' | 'onSend'> {
  readonly studentID: string;
  readonly studentReceiptNo: string;
  /** What the entry charged is wrong; without it the receipt, or the concession, is. */
  readonly head?: FeeHead | undefined;
  readonly hint: string;
  /** What is asked before the reason. */
  readonly children?: ReactNode;
}

/** Why an entry of the ledger was wrong, without which none is taken back (D34, D47). */
export function VoidForm({ studentID, studentReceiptNo, head, hint, children, ...rest }: VoidFormProps) {
  return (
    <AskForm
      {...rest}
      initialValues={{ studentID, studentReceiptNo, ...(head && { head }) }}
      schema={voidReceiptSchema}
      tone="danger"
    >
      {children}
      <ReasonField hint={hint} autoFocus={children === undefined} />
    </AskForm>
  );
}
