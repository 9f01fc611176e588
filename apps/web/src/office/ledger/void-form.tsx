import { voidReceiptSchema, type FeeHead, type VoidReceipt } from '@school/domain';
import type { ReactNode } from 'react';
import { AskForm, type AskFormProps } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';

export interface VoidFormProps extends Pick<AskFormProps<VoidReceipt>, 'submitLabel' | 'onSend'> {
  readonly studentID: string;
  readonly studentReceiptNo: string;
  /** The head whose charge is wrong; without it, the whole receipt or concession is. */
  readonly head?: FeeHead | undefined;
  readonly hint: string;
  /** Fields above the reason. */
  readonly children?: ReactNode;
}

/** The form that voids an entry of the ledger, for which a reason is required (D34, D47). */
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
