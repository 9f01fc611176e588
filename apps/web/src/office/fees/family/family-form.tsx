import {
  familyModeSchema,
  formatRupees,
  modeDetails,
  paymentModes,
  schoolDate,
  type FamilyMode,
  type Paise,
  type PaymentMode,
} from '@school/domain';
import { Button, DateField, Form, Grid, Row, SelectField, TextField, type SubmitOutcome } from '@school/ui';
import { useState } from 'react';
import { useFormState } from 'react-final-form';
import { optionsOf, useRules, useWords } from '../../../messages/words';
import { useFamilyMessages } from './messages';

interface FamilyFormProps {
  /** What is taken for all together. */
  readonly amount: Paise;
  readonly onSubmit: (mode: FamilyMode) => void;
  readonly onCancel: () => void;
}

function Fields({ amount, onCancel }: Omit<FamilyFormProps, 'onSubmit'>) {
  const words = useFamilyMessages();
  const { labels, options } = useWords();
  const { values } = useFormState<{ readonly mode?: PaymentMode }>({ subscription: { values: true } });
  const { mode = 'Cash' } = values;
  const asks = (detail: (typeof modeDetails)[PaymentMode][number]) => modeDetails[mode].includes(detail);
  return (
    <>
      <Grid>
        <SelectField
          name="mode"
          label={labels.mode}
          options={optionsOf(paymentModes, options.mode)}
          required
        />
        {asks('reference') && (
          <TextField
            name="reference"
            label={labels.reference}
            hint={mode === 'UPI' ? words.upiHint : undefined}
            maxLength={40}
            autoComplete="off"
            required
          />
        )}
        {asks('bank') && (
          <TextField name="bank" label={labels.bank} maxLength={60} autoComplete="off" required />
        )}
        {asks('chequeDate') && <DateField name="chequeDate" label={labels.chequeDate} required />}
      </Grid>
      <Row>
        <Button type="submit" autoFocus>
          {words.pay(formatRupees(amount), options.mode[mode])}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Row>
    </>
  );
}

/** How a family pays for all its children: once for all of them, with every amount on screen (D56). */
export function FamilyForm({ onSubmit, ...fields }: FamilyFormProps) {
  const words = useFamilyMessages();
  const [schema] = useState(() => familyModeSchema(schoolDate(new Date())));
  return (
    <Form
      aria-label={words.form}
      initialValues={{ mode: 'Cash' }}
      schema={useRules(schema)}
      onSubmit={(mode): SubmitOutcome => {
        onSubmit(mode);
        return undefined;
      }}
    >
      <Fields {...fields} />
    </Form>
  );
}
