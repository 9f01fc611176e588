import { isCalendarDate, schoolDate } from '@school/domain';
import { DateInput, Field } from '@school/ui';
import { useAttendanceMessages } from './messages';

export interface DayFieldProps {
  readonly day: string;
  /** Another day was chosen, which is a whole one. */
  readonly onChange: (day: string) => void;
}

/** Which day a screen shows: none that has not come. */
export function DayField({ day, onChange }: DayFieldProps) {
  const words = useAttendanceMessages();
  return (
    <Field label={words.day}>
      {(control) => (
        <DateInput
          key={day}
          {...control}
          defaultValue={day}
          max={schoolDate(new Date())}
          onChange={(on) => {
            if (on !== day && isCalendarDate(on)) onChange(on);
          }}
        />
      )}
    </Field>
  );
}
