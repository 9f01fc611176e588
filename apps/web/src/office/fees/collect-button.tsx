import {
  formatRupees,
  monthLabel,
  toRupees,
  type CounterDue,
  type CounterForm,
  type Paise,
} from '@school/domain';
import { Button, KeyHint, useKitMessages } from '@school/ui';
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useWords } from '../../messages/words';
import { useFeesMessages } from './messages';

/** Milliseconds. Who presses Enter twice to find a student has not read the figures yet. */
const TIME_TO_LOOK = 300;

export interface CollectButtonProps {
  readonly due: CounterDue;
  readonly form: CounterForm;
  readonly settles: Paise;
  readonly amount: RefObject<HTMLInputElement | null>;
  readonly autoFocus: boolean;
  /** Counts how often the figures were fetched anew: each time they are to be read before Enter takes them. */
  readonly looks: number;
  readonly ref: RefObject<HTMLButtonElement | null>;
}

/** Takes in one press all that is due, or what settles the months that are picked, in the mode that is chosen. */
export function CollectButton({ due, form, settles, amount, autoFocus, looks, ref }: CollectButtonProps) {
  const fees = useFeesMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const { change } = useForm();
  const { submitting } = useFormState({ subscription: { submitting: true } });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), TIME_TO_LOOK);
    return () => {
      clearTimeout(timer);
      setReady(false);
    };
  }, [looks]);
  useEffect(() => {
    if (autoFocus || looks > 0) ref.current?.focus();
  }, [autoFocus, looks, ref]);

  const { throughMonth = due.month, mode = 'Cash' } = form;
  const what = { amount: formatRupees(settles), mode: options.mode[mode] };
  const label =
    throughMonth === due.month
      ? fees.collectAll(what.amount, what.mode)
      : fees.collectUpTo(monthLabel(throughMonth, locale), what.amount, what.mode);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Enter' && (event.repeat || !isReady)) event.preventDefault();
    // Who begins to type a figure means another amount.
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    change('paidAmount', event.key);
    amount.current?.focus();
  };
  return (
    <Button
      ref={ref}
      block
      busy={submitting}
      onKeyDown={onKeyDown}
      onClick={({ currentTarget }) => {
        change('paidAmount', String(toRupees(settles)));
        currentTarget.form?.requestSubmit();
      }}
    >
      {label}
      {isReady && <KeyHint shortcut="Enter" />}
    </Button>
  );
}
