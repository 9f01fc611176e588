import {
  counterFigures,
  formatAmount,
  paise,
  paymentSchema,
  schoolDate,
  type CounterDue,
  type CounterForm,
  type CounterPayment,
} from '@school/domain';
import { Alert, Button, Card, Field, Form, Kbd, MoneyInput, Stack, type SubmitOutcome } from '@school/ui';
import { FeesSummary } from '@school/ui/school';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import styled from 'styled-components';
import { useRules, useWords } from '../../messages/words';
import { AmountField, amountDue } from './amount-field';
import { ChargeFields, type UsualCharges } from './charge-fields';
import { useFeesMessages } from './messages';
import { CashGiven, ModeDetails, ModeField } from './mode-fields';
import { Pair } from './pair';
import { PayUpTo } from './pay-up-to';
import { tillKeys, useTillKey } from './till-keys';
import { useTimeToLook } from './use-time-to-look';

/** What is due, the amount and Pay Now in one column; the months, and what was paid before, beside it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr);
  align-items: start;
  gap: ${({ theme }) => theme.space.m};

  @media (max-width: ${({ theme }) => theme.breakpoint.siteMenu}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Low, so that all of it fits under the student's name on an old screen. */
const Desk = styled(Card)`
  padding: ${({ theme }) => theme.space.m};
`;

const PayLine = styled.div`
  scroll-margin-block-end: ${({ theme }) => theme.space.m};
`;

export interface PaymentFormProps {
  readonly due: CounterDue;
  readonly usualCharges?: UsualCharges;
  /** Nothing new is charged to who has left; what is owed is paid all the same. */
  readonly mayCharge?: boolean;
  /** The keyboard waits in the amount, where Enter takes all that is due; at the months while nothing is. */
  readonly autoFocus?: boolean;
  /** How often the clerk had the figures fetched anew; the keyboard then waits there again. */
  readonly looks?: number;
  readonly onSubmit: (payment: CounterPayment) => Promise<SubmitOutcome>;
  /** What stands beside the till, under the months. */
  readonly children?: ReactNode;
}

/** Not disabled while the amount is wrong: pressing it says what is wrong (section 5). In sight together with the amount. */
function PayNow({ isReady }: { readonly isReady: boolean }) {
  const fees = useFeesMessages();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <PayLine ref={line}>
      <Button type="submit" block loading={submitting}>
        {fees.pay}
        {isReady && <Kbd shortcut="Enter" />}
      </Button>
    </PayLine>
  );
}

function Till({
  due,
  usualCharges = {},
  mayCharge = true,
  autoFocus = false,
  looks = 0,
  children,
}: PaymentFormProps) {
  const fees = useFeesMessages();
  const { options } = useWords();
  const { values } = useFormState<CounterForm>({ subscription: { values: true } });
  const { currentCharge, outstandingDue, settles, change } = counterFigures(due, values);
  const amount = useTillKey<HTMLInputElement>(tillKeys.amount);
  const [wasDue] = useState(settles > 0);
  const isReady = useTimeToLook(looks);

  // Enter leads to the amount, which is read before the next Enter takes it.
  const goToAmount = (event: KeyboardEvent<HTMLDivElement>) => {
    const control = event.target as HTMLElement;
    if (event.key !== 'Enter' || !control.matches('input, select') || control === amount.current) return;
    event.preventDefault();
    amount.current?.focus();
    amount.current?.select();
  };

  return (
    <Columns onKeyDown={goToAmount}>
      <Desk>
        <Stack gap="s">
          <div aria-live="polite">
            <FeesSummary
              currentCharge={currentCharge}
              previousBalance={due.previousBalance}
              outstandingDue={outstandingDue}
            />
          </div>
          {settles === 0 && <Alert tone="info">{fees.nothingDue}</Alert>}
          <ChargeFields usual={usualCharges} mayCharge={mayCharge} mode={<ModeField />} />
          <ModeDetails />
          <Pair>
            <AmountField
              ref={amount}
              settles={settles}
              throughMonth={values.throughMonth}
              autoFocus={autoFocus && wasDue}
              looks={looks}
              isReady={isReady}
            />
            <CashGiven change={change} />
          </Pair>
          <PayNow isReady={isReady} />
          <Field label={due.previousBalance < 0 ? options.head.advance : fees.previousBalance}>
            {(control) => (
              <MoneyInput {...control} readOnly value={formatAmount(paise(Math.abs(due.previousBalance)))} />
            )}
          </Field>
        </Stack>
      </Desk>
      <Stack>
        <Desk>
          <PayUpTo due={due} autoFocus={(autoFocus && !wasDue) || (looks > 0 && settles === 0)} />
        </Desk>
        {children}
      </Stack>
    </Columns>
  );
}

/**
 * The till: the figures, the payment type, the mode, the amount, Pay Now, the months (section 2, Accounts). The previous
 * balance is read-only (D35).
 */
export function PaymentForm(props: PaymentFormProps) {
  const { due, onSubmit } = props;
  const fees = useFeesMessages();
  const schema = useMemo(() => paymentSchema(due, schoolDate(new Date())), [due]);
  const start = { toward: 'monthly', mode: 'Cash', throughMonth: due.month } as const;
  return (
    <Form
      initialValues={{ ...start, paidAmount: amountDue(counterFigures(due, start).settles) }}
      schema={useRules(schema)}
      onSubmit={onSubmit}
      aria-label={fees.payment}
    >
      <Till {...props} />
    </Form>
  );
}
