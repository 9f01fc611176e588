import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Notes } from '../field/field';
import { labelLook } from '../field/field.styles';
import { Tick, type TickProps } from './tick';

export interface CheckboxProps extends TickProps {
  /** What is so when it is ticked; pressing the words ticks it too. */
  readonly label: ReactNode;
  /** What follows from it, below the label. */
  readonly hint?: ReactNode;
  /** What is wrong, in place of the hint. */
  readonly error?: string | undefined;
}

/** All of the line can be pressed. */
const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-block-size: ${({ theme }) => theme.size.target};
  ${labelLook}
  cursor: pointer;

  &:has(:disabled) {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

/** Something that is so or is not, and can be left as it is. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const noteId = useId();
  const isWrong = error !== undefined;
  const hasNotes = isWrong || (hint !== undefined && hint !== '');
  return (
    <div className={className}>
      <Choice>
        <Tick
          {...rest}
          aria-describedby={hasNotes ? noteId : undefined}
          aria-invalid={isWrong || undefined}
        />
        {label}
      </Choice>
      {hasNotes && <Notes noteId={noteId} hint={hint} error={error} warning={undefined} announced />}
    </div>
  );
}
