import { formatAmount, isSchoolHead, type CounterForm, type FeeHead, type Paise } from '@school/domain';
import { MoneyField, TextField } from '@school/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { useWords } from '../../messages/words';
import { useFeesMessages } from './messages';
import { Pair } from './pair';

/** What is usually charged for a head, where that is known. Paise. */
export type UsualCharges = Readonly<Partial<Record<FeeHead, Paise | undefined>>>;

/** Which of the charges of the form: that of the payment type, or one of those beside it. */
export interface ChargePlace {
  readonly list: 'charges' | 'more';
  readonly index: number;
}

/** What is usual for a head is filled in; what somebody typed stays. @param head undefined where nothing is charged */
export function useUsual(
  { list, index }: ChargePlace,
  head: FeeHead | undefined,
  usual: UsualCharges,
  session: string,
) {
  const { usualReasons } = useFeesMessages();
  const form = useForm();
  const filledIn = useRef({ amount: '', reason: '' });
  const reasons: Readonly<Partial<Record<FeeHead, string>>> = usualReasons;
  const known = head === undefined ? undefined : usual[head];
  const amount = known === undefined ? '' : formatAmount(known);
  const reason = head === undefined ? '' : isSchoolHead(head) ? session : (reasons[head] ?? '');
  useEffect(() => {
    if (head === undefined) return;
    const usually = { amount, reason };
    const typed = (form.getState().values as CounterForm)[list]?.[index];
    for (const name of ['amount', 'reason'] as const)
      if ((typed?.[name] ?? '') === filledIn.current[name])
        form.change(`${list}.${String(index)}.${name}`, usually[name]);
    filledIn.current = usually;
  }, [amount, reason, form, head, index, list]);
}

/** The amount of a charge, and why (D47). */
export function ChargeLine({ list, index, isRequired }: ChargePlace & { readonly isRequired: boolean }) {
  const { labels } = useWords();
  const name = `${list}.${String(index)}`;
  return (
    <Pair>
      <MoneyField name={`${name}.amount`} label={labels.amount} required={isRequired} />
      <TextField
        name={`${name}.reason`}
        label={labels.reason}
        required={isRequired}
        maxLength={200}
        autoComplete="off"
      />
    </Pair>
  );
}
