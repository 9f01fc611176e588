import { decisionsFor, type Planned } from '@school/domain';
import styled from 'styled-components';
import { rowChoice } from '../../screen/row-choice';
import { useWords } from '../../messages/words';
import { useNewSessionMessages } from './messages';
import type { StudentToMove } from './use-new-session';

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

/** The letter for each decision; O is for passing out. */
const LETTERS = { promote: 'P', detain: 'D', 'passes-out': 'O', undecided: 'U' } as const;

export interface DecisionChoiceProps {
  readonly student: StudentToMove;
  readonly name: string;
  readonly value: Planned['decision'];
  readonly onChange: (decision: Planned['decision']) => void;
}

/** Chooses what becomes of a student, by mouse or by a letter, which moves on to the next student. */
export function DecisionChoice({ student, name, value, onChange }: DecisionChoiceProps) {
  const words = useNewSessionMessages();
  const { options } = useWords();
  const offered = decisionsFor(student.class);
  return (
    <Choices role="radiogroup" aria-label={words.decisionOf(name)} {...rowChoice(offered, LETTERS, onChange)}>
      {offered.map((decision) => (
        <Choice key={decision}>
          <input
            type="radio"
            name={`decision-${student.studentID}`}
            checked={value === decision}
            onChange={() => onChange(decision)}
          />
          {options.decision[decision]}
        </Choice>
      ))}
    </Choices>
  );
}
