import { decisionsFor, type Planned } from '@school/domain';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { goToRow, ROW_CHOICE } from '../../screen/go-to-row';
import { useNewSessionMessages } from './messages';
import type { PupilToMove } from './use-new-session';

const Choices = styled.div`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xxs};

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    flex-wrap: wrap;
    padding-block: ${({ theme }) => theme.space.xxs};
  }
`;

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xxs};
  min-block-size: ${({ theme }) => theme.size.target};
  padding-inline: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  white-space: nowrap;
  cursor: pointer;

  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primaryTint};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  input {
    accent-color: ${({ theme }) => theme.color.primary};
  }
`;

/** The letters that decide: what passes out goes out. */
const LETTERS: Readonly<Record<string, Planned['decision']>> = {
  p: 'promote',
  d: 'detain',
  o: 'passes-out',
  u: 'undecided',
};

export interface DecisionChoiceProps {
  readonly student: PupilToMove;
  readonly name: string;
  readonly value: Planned['decision'];
  readonly onChange: (decision: Planned['decision']) => void;
}

/** What becomes of a student: by the mouse, or by a letter, after which the next student is at hand. */
export function DecisionChoice({ student, name, value, onChange }: DecisionChoiceProps) {
  const words = useNewSessionMessages();
  const offered = decisionsFor(student.class);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const from = event.currentTarget;
    const letter = LETTERS[event.key.toLowerCase()];
    if (letter && offered.includes(letter)) {
      event.preventDefault();
      onChange(letter);
      // Where there is no next student, the focus is on what was decided.
      from.querySelectorAll('input')[offered.indexOf(letter)]?.focus();
      goToRow(from, 1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      goToRow(from, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <Choices role="radiogroup" aria-label={words.decisionOf(name)} {...ROW_CHOICE} onKeyDown={onKeyDown}>
      {offered.map((decision) => (
        <Choice key={decision}>
          <input
            type="radio"
            name={`decision-${student.studentID}`}
            checked={value === decision}
            onChange={() => onChange(decision)}
          />
          {words.short[decision]}
        </Choice>
      ))}
    </Choices>
  );
}
