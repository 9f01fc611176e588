import {
  counterFigures,
  dueByHead,
  formatAmount,
  paise,
  parseRupees,
  paymentSchema,
  schoolDate,
  type CounterDue,
  type CounterForm,
  type CounterHead,
  type CounterPayment,
  type Paise,
} from '@school/domain';
import { Alert, Field, Form, MoneyInput, Stack, type SubmitOutcome } from '@school/ui';
import { FeesSummary } from '@school/ui/school';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { useRules, useWords } from '../../messages/words';
import { ModeDetails } from '../ledger/mode-details';
import { AmountField } from './amount-field';
import { ChargeFields } from './charge-fields';
import type { UsualCharges } from './charge-line';
import { useFeesMessages } from './messages';
import { CashGiven, ModeField } from './mode-fields';
import { Pair } from './pair';
import { HeardOfSum, PayNow } from './pay-now';
import { PayUpTo } from './pay-up-to';
import { tillKeys, useTillKey } from './till-keys';
import { Columns, Desk } from './till-layout';
import { amountDue, useAmountDue, useTellTyped } from './use-amount-due';
import { TO_READ_A_SUM, TO_SEE_FIGURES, useTimeToLook } from '../form/use-time-to-look';

export interface PaymentFormProps {
  /** Whose payment it is, for screen readers: the focus goes straight into the form. */
  readonly payer: string;
  readonly due: CounterDue;
  readonly usualCharges?: UsualCharges;
  /** The heads of the school that the payment may be for (D78). */
  readonly heads?: readonly CounterHead[];
  /** Whether new charges may be booked: not for a student who has left, who can still pay what is owed. */
  readonly mayCharge?: boolean;
  /** Whether to focus the amount, where Enter takes all that is due, or the months while nothing is due. */
  readonly autoFocus?: boolean;
  /** How often the clerk had the figures fetched again; each time the focus returns to the same field. */
  readonly looks?: number;
  /** Called with whether the form holds typed values or is being sent. */
  readonly onTyped?: (isTyped: boolean) => void;
  readonly onSubmit: (payment: CounterPayment) => Promise<SubmitOutcome>;
  /** Renders the UPI code to scan for an amount (D92). */
  readonly upiCode?: (amount: Paise) => ReactNode;
  /** Content beside the till, under the months. */
  readonly children?: ReactNode;
}

function Till({
  due,
  usualCharges = {},
  heads = [],
  mayCharge = true,
  autoFocus = false,
  looks = 0,
  onTyped,
  upiCode,
  children,
}: PaymentFormProps) {
  const fees = useFeesMessages();
  const { labels, options } = useWords();
  const { values, errors } = useFormState<CounterForm>({ subscription: { values: true, errors: true } });
  const { currentCharge, outstandingDue, settles, change, beyondMonth } = counterFigures(due, values);
  const { throughMonth } = values;
  // No UPI code is shown for an amount that the counter would refuse.
  const amountToScan = paise(
    errors?.['paidAmount'] === undefined ? (parseRupees(values.paidAmount ?? '') ?? 0) : 0,
  );
  const amountInput = useTillKey<HTMLInputElement>(tillKeys.amount);
  const payLine = useRef<HTMLDivElement>(null);
  const [wasDue] = useState(settles > 0);
  useAmountDue(settles, throughMonth);
  useTellTyped(settles, onTyped);
  const areFiguresSeen = useTimeToLook(String(looks), TO_SEE_FIGURES);
  const sumKey = beyondMonth === undefined ? undefined : [looks, throughMonth, beyondMonth].join();
  const isSumRead = useTimeToLook(sumKey, TO_READ_A_SUM);
  const sumToRead = isSumRead ? undefined : beyondMonth;
  const isReady = areFiguresSeen && sumToRead === undefined;

  useEffect(() => {
    payLine.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  // Enter moves to the amount, so that it is read before the next Enter takes it.
  const goToAmount = (event: KeyboardEvent<HTMLDivElement>) => {
    const control = event.target as HTMLElement;
    if (event.key !== 'Enter' || !control.matches('input, select') || control === amountInput.current) return;
    event.preventDefault();
    amountInput.current?.focus();
    amountInput.current?.select();
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
              byHead={dueByHead(due, values)}
            />
          </div>
          {settles <= 0 && <Alert tone="info">{fees.nothingOwed}</Alert>}
          <ChargeFields
            usual={usualCharges}
            heads={heads}
            mayCharge={mayCharge}
            month={due.month}
            mode={<ModeField />}
          />
          {settles > 0 && (
            <>
              <ModeDetails />
              {values.mode === 'UPI' && upiCode?.(amountToScan)}
              <Pair>
                <AmountField
                  ref={amountInput}
                  autoFocus={autoFocus && wasDue}
                  looks={looks}
                  isReady={isReady}
                />
                <CashGiven change={change} />
              </Pair>
              <PayNow ref={payLine} isReady={isReady} sumToRead={sumToRead} />
            </>
          )}
          <HeardOfSum sum={beyondMonth} isRead={isSumRead} />
          <Field label={due.previousBalance < 0 ? options.head.advance : labels.previousBalance}>
            {(control) => (
              <MoneyInput {...control} readOnly value={formatAmount(paise(Math.abs(due.previousBalance)))} />
            )}
          </Field>
        </Stack>
      </Desk>
      <Stack>
        <Desk>
          <PayUpTo due={due} autoFocus={(autoFocus && !wasDue) || (looks > 0 && settles <= 0)} />
        </Desk>
        {children}
      </Stack>
    </Columns>
  );
}

/**
 * The till: the figures, the payment type, the mode, the amount, Pay Now, the months (2.45). The previous
 * balance is read-only (D35).
 */
export function PaymentForm(props: PaymentFormProps) {
  const { payer, due, onSubmit } = props;
  const fees = useFeesMessages();
  const schema = useMemo(() => paymentSchema(due, schoolDate(new Date())), [due]);
  const start = { toward: 'monthly', mode: 'Cash', throughMonth: due.month } as const;
  return (
    <Form
      initialValues={{ ...start, paidAmount: amountDue(counterFigures(due, start).settles) }}
      schema={useRules(schema)}
      onSubmit={onSubmit}
      aria-label={fees.paymentOf(payer)}
    >
      <Till {...props} />
    </Form>
  );
}
