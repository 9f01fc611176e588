import { formatAmount, type CounterForm, type Paise } from '@school/domain';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';

/** Formats the amount that settles what is due for the field; empty when nothing is due. */
export const amountDue = (settles: Paise): string => (settles > 0 ? formatAmount(settles) : '');

/**
 * Tells whether somebody has typed into a form that takes money, or it is being sent. A month picked only to look at, and the
 * amount that follows from it, do not count as typed.
 */
export function useTellTyped(settles: Paise, onTyped: ((isTyped: boolean) => void) | undefined): void {
  const {
    dirtyFields = {},
    submitting,
    values,
  } = useFormState<CounterForm>({
    subscription: { dirtyFields: true, submitting: true, values: true },
  });
  const isTyped =
    submitting ||
    Object.keys(dirtyFields).some(
      (name) =>
        name !== 'throughMonth' && (name !== 'paidAmount' || values.paidAmount !== amountDue(settles)),
    );
  useEffect(() => {
    onTyped?.(isTyped);
    return () => onTyped?.(false);
  }, [onTyped, isTyped]);
}

/** Fills in the amount that settles the picked months; a typed amount stays until another month is picked. */
export function useAmountDue(settles: Paise, throughMonth: string | undefined): void {
  const form = useForm();
  const filledIn = useRef({ amount: amountDue(settles), throughMonth });
  useEffect(() => {
    const { paidAmount = '' } = form.getState().values as CounterForm;
    const { amount, throughMonth: monthBefore } = filledIn.current;
    const amountNow = amountDue(settles);
    if ((paidAmount === amount || throughMonth !== monthBefore) && paidAmount !== amountNow)
      form.change('paidAmount', amountNow);
    filledIn.current = { amount: amountNow, throughMonth };
  }, [form, settles, throughMonth]);
}
