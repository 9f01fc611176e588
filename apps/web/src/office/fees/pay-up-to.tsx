import { feeMonths, feeMonthsReach, type CounterDue } from '@school/domain';
import { useBoundField } from '@school/ui';
import { MonthRow } from '@school/ui/school';
import { useEffect, useMemo, useState } from 'react';
import { LabelWithKey } from './label-with-key';
import { useFeesMessages } from './messages';
import { tillKeys, useTillKey } from './till-keys';

export interface PayUpToProps {
  readonly due: CounterDue;
  /** Whether this field takes the focus at the start. */
  readonly autoFocus: boolean;
}

/** Returns the same month in the next or the last session, twelve months away. */
const monthYearsAway = (month: string, years: 1 | -1) =>
  `${String(Number(month.slice(0, 4)) + years)}${month.slice(4)}`;

/** The months of a session, of which the clerk picks the last one that the family pays for (D46). */
export function PayUpTo({ due, autoFocus }: PayUpToProps) {
  const fees = useFeesMessages();
  const { input } = useBoundField('throughMonth');
  const [shownMonth, setShownMonth] = useState(due.month);
  const months = useMemo(() => feeMonths(due.ledger, due, shownMonth), [due, shownMonth]);
  const [firstMonth, lastMonth] = useMemo(() => feeMonthsReach(due.ledger, due), [due]);
  const [april = '', march = ''] = [months[0]?.month, months.at(-1)?.month];
  const monthInput = useTillKey<HTMLInputElement>(tillKeys.months);
  useEffect(() => {
    // The amount owed stays in sight, even on a phone.
    if (autoFocus) monthInput.current?.focus({ preventScroll: true });
  }, [autoFocus, monthInput]);
  return (
    <MonthRow
      label={<LabelWithKey label={fees.payUpTo} shortcut={tillKeys.months} />}
      shortcut={tillKeys.months}
      ref={monthInput}
      months={months}
      currentMonth={due.month}
      value={input.value}
      onChange={input.onChange}
      onEarlier={firstMonth < april ? () => setShownMonth(monthYearsAway(shownMonth, -1)) : undefined}
      onLater={lastMonth > march ? () => setShownMonth(monthYearsAway(shownMonth, 1)) : undefined}
    />
  );
}
