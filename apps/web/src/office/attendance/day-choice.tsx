import { schoolDate } from '@school/domain';
import styled from 'styled-components';
import { DayField, type DayFieldProps } from '../form/day-field';
import { useWords } from '../../messages/words';

type AttendedDayProps = Pick<DayFieldProps, 'day' | 'onChange'>;

/** Which day a screen shows: none that has not come. */
export function AttendedDay(props: AttendedDayProps) {
  const { labels } = useWords();
  return <DayField label={labels.day} max={schoolDate(new Date())} {...props} />;
}

const Narrow = styled.div`
  inline-size: min(100%, ${({ theme }) => theme.size.column});
`;

/** The same field alone above what it narrows. */
export const DayChoice = (props: AttendedDayProps) => (
  <Narrow>
    <AttendedDay {...props} />
  </Narrow>
);
