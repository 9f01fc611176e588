import {
  formatAmount,
  formatRupees,
  paymentSchema,
  paymentTypes,
  toRupees,
  type Paise,
  type Payment,
} from '@school/domain';
import {
  Alert,
  Button,
  FeesSummary,
  Field,
  Form,
  MoneyField,
  MoneyInput,
  SelectField,
  Stack,
  type SubmitOutcome,
} from '@school/ui';
import { useMemo } from 'react';
import { useForm, useFormState } from 'react-final-form';
import styled from 'styled-components';
import { optionsOf, useRules, useWords } from '../../messages/words';
import { useFeesMessages } from './messages';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => `${theme.space.m} ${theme.space.xl}`};

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface PaymentFormProps {
  readonly currentCharge: Paise;
  readonly previousBalance: Paise;
  readonly outstandingDue: Paise;
  /** The cursor waits in the amount. */
  readonly autoFocus?: boolean;
  readonly onSubmit: (payment: Payment) => Promise<SubmitOutcome>;
}

function PayAll({ outstandingDue }: { readonly outstandingDue: Paise }) {
  const fees = useFeesMessages();
  const form = useForm();
  const fill = () => form.change('paidAmount', String(toRupees(outstandingDue)));
  return (
    <Button variant="quiet" onClick={fill}>
      {fees.payAll(formatRupees(outstandingDue))}
    </Button>
  );
}

/** Not disabled while the amount is wrong: pressing it says what is wrong (section 5). */
function PayNow() {
  const fees = useFeesMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="submit" busy={submitting}>
      {fees.pay}
    </Button>
  );
}

/** Payment type, the figures, the amount, Pay Now (section 2, Accounts). The previous balance is read-only (D35). */
export function PaymentForm(props: PaymentFormProps) {
  const { currentCharge, previousBalance, outstandingDue, autoFocus = false, onSubmit } = props;
  const fees = useFeesMessages();
  const { options } = useWords();
  const schema = useMemo(() => paymentSchema(outstandingDue), [outstandingDue]);
  return (
    <Form
      initialValues={{ toward: 'monthly' }}
      schema={useRules(schema)}
      onSubmit={onSubmit}
      aria-label={fees.payment}
    >
      <Columns>
        <Stack>
          <SelectField
            name="toward"
            label={fees.paymentType}
            options={optionsOf(paymentTypes, options.toward)}
            required
          />
          <Field label={fees.previousBalance}>
            {(control) => <MoneyInput {...control} readOnly value={formatAmount(previousBalance)} />}
          </Field>
          <MoneyField name="paidAmount" label={fees.amount} required autoFocus={autoFocus} />
        </Stack>
        <Stack>
          <FeesSummary
            currentCharge={currentCharge}
            previousBalance={previousBalance}
            outstandingDue={outstandingDue}
          />
          {outstandingDue === 0 ? (
            <Alert tone="info">{fees.nothingDue}</Alert>
          ) : (
            <PayAll outstandingDue={outstandingDue} />
          )}
          <PayNow />
        </Stack>
      </Columns>
    </Form>
  );
}
