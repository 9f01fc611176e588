import { withdrawalSchema } from '@school/domain';
import { Button } from '@school/ui';
import { useState } from 'react';
import { AskDialog, AskForm } from '../form/ask-dialog';
import { ReasonField } from '../form/reason-field';
import { useSends } from '../form/use-sends';
import { useCertificatesMessages } from './messages';
import { useWithdrawCertificate } from './use-certificate';

/** Withdraws a certificate (administrators only); it stays in the register, marked (D65). */
export function WithdrawCertificate({ serial }: { readonly serial: string }) {
  const words = useCertificatesMessages();
  const withdraw = useWithdrawCertificate();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const sends = useSends(close);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      {isAsking && (
        <AskDialog title={words.withdrawTitle(serial)} text={words.withdrawText} onClose={close}>
          <AskForm
            initialValues={{ serial }}
            schema={withdrawalSchema}
            submitLabel={words.withdraw}
            tone="danger"
            onSend={sends(withdraw.send, () => words.withdrawn(serial))}
          >
            <ReasonField autoFocus />
          </AskForm>
        </AskDialog>
      )}
    </>
  );
}
