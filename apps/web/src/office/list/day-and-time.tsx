import { dateLabel, schoolDate, timeLabel } from '@school/domain';
import { useKitMessages } from '@school/ui';
import styled from 'styled-components';
import { Note } from './note';

const Moment = styled.span`
  white-space: nowrap;
`;

/** A moment in a column: its day, and the time small below, so that the column is as narrow as a day. */
export function DayAndTime({ at }: { readonly at: Date }) {
  const { locale } = useKitMessages();
  return (
    <Moment>
      {dateLabel(schoolDate(at), locale)}
      <Note>{timeLabel(at, locale)}</Note>
    </Moment>
  );
}
