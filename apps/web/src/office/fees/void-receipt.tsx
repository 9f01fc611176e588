import type { Receipt } from '@school/domain';
import { Button } from '@school/ui';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { AskDialog } from '../ask/ask-dialog';
import { VoidForm } from '../ask/void-form';
import { useFeesMessages } from './messages';
import { useVoidReceipt } from './use-fees';

/** Voids a receipt, after asking for the reason (admin only, D34). */
export function VoidReceiptButton({ receipt }: { readonly receipt: Receipt }) {
  const { receipt: words } = useFeesMessages();
  const [isAsking, setAsking] = useState(false);
  const voidReceipt = useVoidReceipt();
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" icon={<Ban aria-hidden="true" />} onClick={() => setAsking(true)}>
        {words.void}
      </Button>
      {isAsking && (
        <AskDialog title={words.voidTitle} text={words.voidText} onClose={close}>
          <VoidForm
            studentID={receipt.studentID}
            studentReceiptNo={receipt.receiptNumber}
            label={words.void}
            submitLabel={words.void}
            hint={words.voidReasonHint}
            onCancel={close}
            onSend={async (request) => {
              const answer = await voidReceipt.send(request);
              if (!answer.ok) return answer.error;
              close();
              return undefined;
            }}
          />
        </AskDialog>
      )}
    </>
  );
}
