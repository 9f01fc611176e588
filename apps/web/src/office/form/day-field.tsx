import { isCalendarDate } from '@school/domain';
import { DateInput, Field } from '@school/ui';
import { useState } from 'react';

export interface DayFieldProps {
  readonly label: string;
  /** `yyyy-mm-dd` */
  readonly day: string;
  /** The last day that may be chosen; without it, any day may be. */
  readonly max?: string;
  /** Called when another day was chosen, always with a complete date. */
  readonly onChange: (day: string) => void;
  /** Called when the field was left empty, on screens where no day is a choice too. */
  readonly onEmpty?: () => void;
}

/** The field for the day that a screen shows; a date that is only half typed is not reported. */
export function DayField({ label, day, max, onChange, onEmpty }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label}>
      {(control) => (
        <DateInput
          {...control}
          value={typed ?? day}
          max={max}
          onChange={(text) => {
            const isDay = isCalendarDate(text);
            setTyped(isDay ? undefined : text);
            if (isDay && text !== day) onChange(text);
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
