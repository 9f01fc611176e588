import { modeDetails, type PaymentMode } from '@school/domain';
import { DateField, TextareaField, TextField, useBoundField } from '@school/ui';
import { useField } from 'react-final-form';
import { useWords } from '../../messages/words';
import { useLedgerMessages } from './messages';

/** The reason why another family's reference may be used; asked once the server has found it on their receipt (D81). */
function ReferenceReason() {
  const { labels } = useWords();
  const { meta } = useField<string>('reference', {
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  const { input } = useBoundField('referenceReason');
  const isUsed = meta.submitError !== undefined && meta.dirtySinceLastSubmit !== true;
  if (!isUsed && input.value === '') return null;
  return (
    <TextareaField name="referenceReason" label={labels.referenceReason} rows={2} maxLength={200} required />
  );
}

/** The details that identify a payment in any mode but cash (D49). */
export function ModeDetails() {
  const words = useLedgerMessages();
  const { labels } = useWords();
  const { input } = useBoundField('mode');
  const hints: Partial<Record<PaymentMode, string>> = { UPI: words.upiHint, Cheque: words.chequeHint };
  const askedDetails = modeDetails[input.value as PaymentMode] as readonly string[] | undefined;
  const asks = (detail: string) => askedDetails?.includes(detail) === true;
  return (
    <>
      {asks('reference') && (
        <>
          <TextField
            name="reference"
            label={labels.reference}
            hint={hints[input.value as PaymentMode]}
            maxLength={40}
            autoComplete="off"
            required
          />
          <ReferenceReason />
        </>
      )}
      {asks('bank') && (
        <TextField name="bank" label={labels.bank} maxLength={60} autoComplete="off" required />
      )}
      {asks('chequeDate') && <DateField name="chequeDate" label={labels.chequeDate} required />}
    </>
  );
}
