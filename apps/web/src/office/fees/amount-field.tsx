import { MoneyField } from '@school/ui';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useWords } from '../../messages/words';
import { LabelWithKey } from './label-with-key';
import { tillKeys } from './till-keys';

export interface AmountFieldProps {
  /** The field takes the focus at the start and whenever the figures were fetched again (counted by `looks`). */
  readonly autoFocus: boolean;
  readonly looks: number;
  /** Whether the figures and the amount have been on screen long enough for Enter to take the payment. */
  readonly isReady: boolean;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** The amount the family pays: all that is due, selected so that Enter takes it and typing replaces it (section 5). */
export function AmountField({ autoFocus, looks, isReady, ref }: AmountFieldProps) {
  const { labels } = useWords();
  useEffect(() => {
    if (!autoFocus && looks === 0) return;
    // The page scrolls to show the whole till with its button, not just the amount.
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
      label={<LabelWithKey label={labels.paidAmount} shortcut={tillKeys.amount} />}
      aria-keyshortcuts={tillKeys.amount}
      announced
      required
      onKeyDown={onKeyDown}
    />
  );
}
