import { isCalendarDate } from '@school/domain';
import { DateInput, Field } from '@school/ui';
import { useState } from 'react';

export interface DayFieldProps {
  readonly label: string;
  /** `yyyy-mm-dd` */
  readonly day: string;
  /** The last that may be chosen; any, where it is left out. */
  readonly max?: string;
  /** Another day was chosen, which is a whole one. */
  readonly onChange: (day: string) => void;
  /** Hears that the box was left empty, where no day is one too. */
  readonly onEmpty?: () => void;
}

/** Which day a screen shows: it hears of no half a date while one is typed. */
export function DayField({ label, day, max, onChange, onEmpty }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label}>
      {(control) => (
        <DateInput
          {...control}
          value={typed ?? day}
          max={max}
          onChange={(on) => {
            const isDay = isCalendarDate(on);
            setTyped(isDay ? undefined : on);
            if (isDay && on !== day) onChange(on);
          }}
          onBlur={() => {
            setTyped(undefined);
            if (typed === '') onEmpty?.();
          }}
        />
      )}
    </Field>
  );
}
