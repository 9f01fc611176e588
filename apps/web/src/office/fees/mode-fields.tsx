import { formatRupees, modeDetails, paymentModes, type Paise, type PaymentMode } from '@school/domain';
import { DateField, MoneyField, SelectField, TextareaField, TextField, useBoundField } from '@school/ui';
import { useField } from 'react-final-form';
import styled from 'styled-components';
import { optionsOf, useWords } from '../../messages/words';
import { LabelWithKey } from './label-with-key';
import { useFeesMessages } from './messages';
import { tillKeys, useTillKey } from './till-keys';

const Change = styled.strong`
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.font.size.m};
`;

/** How the money comes (D49). */
export function ModeField() {
  const fees = useFeesMessages();
  const { options } = useWords();
  const select = useTillKey<HTMLSelectElement>(tillKeys.mode);
  return (
    <SelectField
      ref={select}
      name="mode"
      label={<LabelWithKey label={fees.mode} shortcut={tillKeys.mode} />}
      aria-keyshortcuts={tillKeys.mode}
      options={optionsOf(paymentModes, options.mode)}
      required
    />
  );
}

/** Why another family's reference may stand here too: asked once the server has found it on their receipt (D81). */
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

/** What money that comes in another way than cash must be known by (D49). */
export function ModeDetails() {
  const fees = useFeesMessages();
  const { labels } = useWords();
  const { input } = useBoundField('mode');
  const asked = modeDetails[input.value as PaymentMode] as readonly string[] | undefined;
  const asks = (detail: string) => asked?.includes(detail) === true;
  return (
    <>
      {asks('reference') && (
        <>
          <TextField
            name="reference"
            label={input.value === 'Cheque' ? fees.chequeNumber : labels.reference}
            hint={input.value === 'UPI' ? fees.upiHint : undefined}
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

/** The cash that the family hands over, and what it gets back; for the eyes alone. */
export function CashGiven({ change }: { readonly change: Paise | undefined }) {
  const fees = useFeesMessages();
  const { labels } = useWords();
  const { input } = useBoundField('mode');
  if (input.value !== 'Cash') return null;
  return (
    <MoneyField
      name="tendered"
      label={labels.tendered}
      autoComplete="off"
      hint={change === undefined ? fees.noChange : <Change>{fees.change(formatRupees(change))}</Change>}
    />
  );
}
