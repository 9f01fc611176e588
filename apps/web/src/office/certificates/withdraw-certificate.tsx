import { withdrawalSchema } from '@school/domain';
import { Button, useToast } from '@school/ui';
import { useState } from 'react';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';
import { useCertificatesMessages } from './messages';
import { useWithdrawCertificate } from './use-certificate';

/** Takes a certificate back (administrators alone); it stays in the register, marked (D65). */
export function WithdrawCertificate({ serial }: { readonly serial: string }) {
  const words = useCertificatesMessages();
  const { showToast } = useToast();
  const withdraw = useWithdrawCertificate();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      {isAsking && (
        <AskDialog title={words.withdrawTitle(serial)} text={words.withdrawText} onClose={close}>
          <AskForm
            label={words.withdrawTitle(serial)}
            initialValues={{ serial }}
            schema={withdrawalSchema}
            submitLabel={words.withdraw}
            tone="danger"
            onCancel={close}
            onSend={async (asked) => {
              const answer = await withdraw.send(asked);
              if (!answer.ok) return answer.error;
              showToast(words.withdrawn(serial));
              close();
              return undefined;
            }}
          >
            <ReasonField autoFocus />
          </AskForm>
        </AskDialog>
      )}
    </>
  );
}
