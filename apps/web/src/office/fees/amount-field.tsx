import { formatAmount, type CounterForm, type Paise } from '@school/domain';
import { MoneyField } from '@school/ui';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useForm } from 'react-final-form';
import { LabelWithKey } from './label-with-key';
import { useFeesMessages } from './messages';
import { tillKeys } from './till-keys';

/** What is filled in where so much settles what is due; nothing is due: nothing. */
export const amountDue = (settles: Paise): string => (settles > 0 ? formatAmount(settles) : '');

/** What settles the months that are picked is filled in; what somebody typed stays until another month is picked. */
function useAmountDue(settles: Paise, throughMonth: string | undefined): void {
  const form = useForm();
  const filledIn = useRef({ amount: amountDue(settles), throughMonth });
  useEffect(() => {
    const { paidAmount = '' } = form.getState().values as CounterForm;
    const { amount, throughMonth: before } = filledIn.current;
    const now = amountDue(settles);
    if ((paidAmount === amount || throughMonth !== before) && paidAmount !== now)
      form.change('paidAmount', now);
    filledIn.current = { amount: now, throughMonth };
  }, [form, settles, throughMonth]);
}

export interface AmountFieldProps {
  /** What settles all that is due up to the month that is picked. */
  readonly settles: Paise;
  readonly throughMonth: string | undefined;
  /** The keyboard begins here, and comes back whenever the figures were fetched anew (`looks`). */
  readonly autoFocus: boolean;
  readonly looks: number;
  /** Whether the figures stand there long enough for Enter to take them. */
  readonly isReady: boolean;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** What the family pays: all that is due, selected, so that Enter takes it and a figure replaces it (section 5). */
export function AmountField({ settles, throughMonth, autoFocus, looks, isReady, ref }: AmountFieldProps) {
  const fees = useFeesMessages();
  useAmountDue(settles, throughMonth);
  useEffect(() => {
    if (!autoFocus && looks === 0) return;
    // The whole till comes into sight with its button, and not the amount alone.
    ref.current?.focus({ preventScroll: true });
    ref.current?.select();
  }, [autoFocus, looks, ref]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && (event.repeat || !isReady)) event.preventDefault();
  };
  return (
    <MoneyField
      ref={ref}
      name="paidAmount"
      label={<LabelWithKey label={fees.amount} shortcut={tillKeys.amount} />}
      aria-keyshortcuts={tillKeys.amount}
      autoComplete="off"
      announced
      required
      onKeyDown={onKeyDown}
    />
  );
}
