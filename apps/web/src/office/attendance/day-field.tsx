import { isCalendarDate, schoolDate } from '@school/domain';
import { DateInput, Field } from '@school/ui';
import styled from 'styled-components';
import { useChoice } from '../../screen/use-choice';
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

/** The day that the address names, today where it names none, and its change. */
export function useDayInAddress(): readonly [string, (day: string) => void] {
  const [asked, choose] = useChoice('day');
  return [isCalendarDate(asked) ? asked : schoolDate(new Date()), choose];
}

const Narrow = styled.div`
  inline-size: min(100%, ${({ theme }) => theme.size.column});
`;

/** The same field alone above what it narrows. */
export const DayChoice = (props: DayFieldProps) => (
  <Narrow>
    <DayField {...props} />
  </Narrow>
);
