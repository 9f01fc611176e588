import { schoolDate } from '@school/domain';
import styled from 'styled-components';
import { DayField, type DayFieldProps } from '../form/day-field';
import { useWords } from '../../messages/words';

type AttendedDayProps = Pick<DayFieldProps, 'day' | 'onChange'>;

/** The day that a screen shows; future days cannot be chosen. */
export function AttendedDay(props: AttendedDayProps) {
  const { labels } = useWords();
  return <DayField label={labels.day} max={schoolDate(new Date())} {...props} />;
}

const Narrow = styled.div`
  inline-size: min(100%, ${({ theme }) => theme.size.column});
`;

/** The same field in its narrow form, above the content that it filters. */
export const DayChoice = (props: AttendedDayProps) => (
  <Narrow>
    <AttendedDay {...props} />
  </Narrow>
);
