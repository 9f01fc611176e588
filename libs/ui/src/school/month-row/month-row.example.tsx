import { feeMonths, MonthRow, paise, sessionMonths, type MonthsDue } from '@school/ui/school';
import { useState } from 'react';

/** November is due, and the rest of the session can be paid in advance. */
const due: MonthsDue = {
  month: '2026-11',
  currentCharge: paise(300_00),
  ahead: sessionMonths('2026-11')
    .slice(8)
    .map((month) => ({ head: 'monthly', month, amount: paise(300_00) })),
};

export function MonthRowExample() {
  const [month, setMonth] = useState('2026-11');
  return (
    <MonthRow
      label="Pay up to"
      months={feeMonths([], due, '2026-11')}
      currentMonth="2026-11"
      value={month}
      onChange={setMonth}
    />
  );
}
