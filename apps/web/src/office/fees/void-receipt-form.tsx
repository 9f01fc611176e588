import { voidReceiptSchema, type VoidReceipt } from '@school/domain';
import { Alert, Button, Form, Row, SubmitButton, TextareaField, useKitMessages } from '@school/ui';
import { useState } from 'react';
import { useRules, useWords } from '../../messages/words';
import { useFeesMessages } from './messages';

export interface VoidReceiptFormProps {
  readonly studentID: string;
  readonly studentReceiptNo: string;
  /** Gives the sentence of a refusal; nothing when the receipt is void. */
  readonly onVoid: (request: VoidReceipt) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

/** The reason for voiding a receipt, without which none is voided (D34). */
export function VoidReceiptForm({ studentID, studentReceiptNo, onVoid, onCancel }: VoidReceiptFormProps) {
  const { receipt: words } = useFeesMessages();
  const { labels } = useWords();
  const { cancel } = useKitMessages();
  const [refusal, setRefusal] = useState<string>();
  return (
    <Form
      initialValues={{ studentID, studentReceiptNo }}
      schema={useRules(voidReceiptSchema)}
      onSubmit={async (request) => {
        const refused = await onVoid(request);
        setRefusal(refused);
        return refused === undefined ? undefined : {};
      }}
      aria-label={words.void}
    >
      {refusal !== undefined && <Alert tone="danger">{refusal}</Alert>}
      <TextareaField
        name="reason"
        label={labels.reason}
        hint={words.voidReasonHint}
        required
        autoFocus
        rows={2}
        maxLength={200}
      />
      <Row $justify="end">
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <SubmitButton variant="danger">{words.void}</SubmitButton>
      </Row>
    </Form>
  );
}
