import { ATTENDANCE_LETTERS, attendanceStates, type AttendanceState } from '@school/domain';
import { chosenInForcedColours, VisuallyHidden } from '@school/ui';
import styled, { css } from 'styled-components';
import { useWords } from '../../messages/words';
import { rowChoice } from '../../screen/row-choice';
import { useAttendanceMessages } from './messages';

const Choices = styled.div`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};
`;

/** Each mark has its letter, and its own background for people who scan the whole column. */
const Choice = styled.label<{ $state: AttendanceState }>`
  display: grid;
  place-items: center;
  min-inline-size: ${({ theme }) => theme.size.control};
  min-block-size: ${({ theme }) => theme.size.controlSmall};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.control};
  cursor: pointer;

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    min-inline-size: ${({ theme }) => theme.size.row};
    min-block-size: ${({ theme }) => theme.size.row};
  }

  &:has(:checked) {
    font-weight: ${({ theme }) => theme.font.weight.bold};
    ${({ theme: { color }, $state }) => {
      const [ground, edge] = {
        present: [color.successTint, color.success],
        absent: [color.dangerTint, color.danger],
        leave: [color.infoTint, color.info],
        half: [color.warningTint, color.warning],
      }[$state];
      return css`
        border-color: ${edge};
        background: ${ground};
      `;
    }}

    ${chosenInForcedColours}
  }

  &:has(:focus-visible) {
    outline: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.border.thick};
  }

  input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
`;

export interface MarkChoiceProps {
  /** The name shared by the radio buttons. */
  readonly name: string;
  /** The person who is marked. */
  readonly personName: string;
  readonly value: AttendanceState | undefined;
  readonly onChange: (attendance: AttendanceState) => void;
}

/** Chooses somebody's mark for a day, by thumb or by a letter, which moves on to the next person. */
export function MarkChoice({ name, personName, value, onChange }: MarkChoiceProps) {
  const words = useAttendanceMessages();
  const { options } = useWords();
  return (
    <Choices
      role="radiogroup"
      aria-label={words.markOf(personName)}
      {...rowChoice(attendanceStates, ATTENDANCE_LETTERS, onChange)}
    >
      {attendanceStates.map((state) => (
        <Choice key={state} $state={state} title={options.attendance[state]}>
          <input type="radio" name={name} checked={value === state} onChange={() => onChange(state)} />
          <span aria-hidden="true">{ATTENDANCE_LETTERS[state]}</span>
          <VisuallyHidden>{options.attendance[state]}</VisuallyHidden>
        </Choice>
      ))}
    </Choices>
  );
}
