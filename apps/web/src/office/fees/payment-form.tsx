import {
  counterFigures,
  formatAmount,
  paymentSchema,
  type CounterDue,
  type CounterForm,
  type CounterPayment,
} from '@school/domain';
import {
  Alert,
  Button,
  FeesSummary,
  Field,
  Form,
  MoneyField,
  MoneyInput,
  Stack,
  type SubmitOutcome,
} from '@school/ui';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import { useRules } from '../../messages/words';
import { ChargeFields, type UsualCharges } from './charge-fields';
import { CollectButton } from './collect-button';
import { LabelWithKey } from './label-with-key';
import { useFeesMessages } from './messages';
import { CashGiven, ModeFields } from './mode-fields';
import { PayUpTo } from './pay-up-to';
import { tillKeys, useTillKey } from './till-keys';

/** Three columns at the counter's own screen, so that everything is in sight at once. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: ${({ theme }) => `${theme.space.m} ${theme.space.l}`};

  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The figures and what to do about them; side by side below the fields where the row has two columns. */
const Figures = styled(Stack)`
  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) and (min-width: ${({ theme }) =>
      theme.breakpoint.phone}) {
    display: grid;
    grid-template-columns: subgrid;
    column-gap: ${({ theme }) => theme.space.l};
    grid-column: 1 / -1;
    align-items: start;
  }
`;

export interface PaymentFormProps {
  readonly due: CounterDue;
  readonly usualCharges?: UsualCharges;
  /** The keyboard waits where Enter takes all that is due; at the months while nothing is. */
  readonly autoFocus?: boolean;
  /** How often the clerk had the figures fetched anew; the keyboard then waits there again. */
  readonly looks?: number;
  readonly onSubmit: (payment: CounterPayment) => Promise<SubmitOutcome>;
}

/** Not disabled while the amount is wrong: pressing it says what is wrong (section 5). */
function PayNow() {
  const fees = useFeesMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return (
    <Button type="submit" variant="secondary" block busy={submitting}>
      {fees.pay}
    </Button>
  );
}

function Till({ due, usualCharges = {}, autoFocus = false, looks = 0 }: PaymentFormProps) {
  const fees = useFeesMessages();
  const { values } = useFormState<CounterForm>({ subscription: { values: true } });
  const { currentCharge, outstandingDue, settles, change } = counterFigures(due, values);
  const amount = useTillKey<HTMLInputElement>(tillKeys.amount);
  const collect = useRef<HTMLButtonElement>(null);
  const [wasDue] = useState(settles > 0);

  // Without an amount Enter leads to the button that takes all; in the amount itself it says what is missing (section 5).
  const goToCollect = (event: KeyboardEvent<HTMLDivElement>) => {
    const control = event.target as HTMLElement;
    if (event.key !== 'Enter' || !control.matches('input, select') || control === amount.current) return;
    if ((values.paidAmount ?? '') !== '' || collect.current === null) return;
    event.preventDefault();
    collect.current.focus();
  };

  return (
    <Stack onKeyDown={goToCollect}>
      <PayUpTo due={due} autoFocus={(autoFocus && !wasDue) || (looks > 0 && settles === 0)} />
      <Columns>
        <Stack>
          <ChargeFields usual={usualCharges} />
          <Field label={fees.previousBalance}>
            {(control) => <MoneyInput {...control} readOnly value={formatAmount(due.previousBalance)} />}
          </Field>
        </Stack>
        <Stack>
          <ModeFields />
          <MoneyField
            ref={amount}
            name="paidAmount"
            label={<LabelWithKey label={fees.amount} shortcut={tillKeys.amount} />}
            aria-keyshortcuts={tillKeys.amount}
            autoComplete="off"
            required
          />
          <CashGiven change={change} />
        </Stack>
        <Figures>
          <div aria-live="polite">
            <FeesSummary
              currentCharge={currentCharge}
              previousBalance={due.previousBalance}
              outstandingDue={outstandingDue}
            />
          </div>
          <Stack>
            {settles === 0 ? (
              <Alert tone="info">{fees.nothingDue}</Alert>
            ) : (
              <CollectButton
                ref={collect}
                due={due}
                form={values}
                settles={settles}
                amount={amount}
                autoFocus={autoFocus && wasDue}
                looks={looks}
              />
            )}
            <PayNow />
          </Stack>
        </Figures>
      </Columns>
    </Stack>
  );
}

/**
 * The till: the months, the payment type, the mode, the figures, the amount, Pay Now (section 2, Accounts). The previous
 * balance is read-only (D35).
 */
export function PaymentForm(props: PaymentFormProps) {
  const { due, onSubmit } = props;
  const fees = useFeesMessages();
  const schema = useMemo(() => paymentSchema(due), [due]);
  return (
    <Form
      initialValues={{ toward: 'monthly', mode: 'Cash', throughMonth: due.month }}
      schema={useRules(schema)}
      onSubmit={onSubmit}
      aria-label={fees.payment}
    >
      <Till {...props} />
    </Form>
  );
}
