import { attendanceStates, dateTimeLabel, type AttendanceState } from '@school/domain';
import { Note } from '../list/note';
import { useKitMessages } from '@school/ui';
import { useField } from 'react-final-form';
import styled from 'styled-components';
import { useWords } from '../../messages/words';
import { MarkChoice } from './mark-choice';
import { markName } from './mark-names';
import { useAttendanceMessages } from './messages';
import type { PupilOfDay } from './use-attendance';

/** Two columns where there is room, each read from top to bottom as the arrow keys go. */
const List = styled.ol`
  columns: 2 26rem;
  column-gap: ${({ theme }) => theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: ${({ theme }) => theme.space.xl} minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.xxs};
  break-inside: avoid;
  border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};

  @media (max-width: ${({ theme }) => theme.breakpoint.phone}) {
    grid-template-columns: ${({ theme }) => theme.space.xl} minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
`;

const Roll = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const isState = (value: string): value is AttendanceState => attendanceStates.some((one) => one === value);

function MarkRow({ pupil }: { readonly pupil: PupilOfDay }) {
  const words = useAttendanceMessages();
  const { options } = useWords();
  const { locale } = useKitMessages();
  const { roll, studentID, studentName, fatherName, corrected } = pupil;
  const { input } = useField<string>(markName(studentID));
  const first = corrected?.first;
  return (
    <Item>
      <Roll>{roll}</Roll>
      <span>
        {studentName}
        <Note>{`${studentID} · ${fatherName}`}</Note>
        {corrected && (
          <Note>
            {words.correctedBy(
              first !== undefined && isState(first) ? options.attendance[first] : words.notMarked,
              corrected.by,
              dateTimeLabel(new Date(corrected.at), locale),
              corrected.reason,
            )}
          </Note>
        )}
      </span>
      <MarkChoice
        name={input.name}
        studentName={studentName}
        value={isState(input.value) ? input.value : undefined}
        onChange={input.onChange}
      />
    </Item>
  );
}

/** The students of a section, each with the four marks. */
export function MarkRows({ pupils }: { readonly pupils: readonly PupilOfDay[] }) {
  return (
    <List>
      {pupils.map((pupil) => (
        <MarkRow key={pupil.studentID} pupil={pupil} />
      ))}
    </List>
  );
}
