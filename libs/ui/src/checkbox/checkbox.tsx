import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Notes } from '../field/field';
import { labelLook } from '../field/field.styles';
import { Tick, type TickProps } from './tick';

export interface CheckboxProps extends TickProps {
  /** The statement that a tick confirms; pressing the words ticks the box too. */
  readonly label: ReactNode;
  /** The consequence of a tick, shown below the label. */
  readonly hint?: ReactNode;
  /** The error, shown in place of the hint. */
  readonly error?: string | undefined;
}

/** The whole line can be pressed. */
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

/** A yes-or-no choice that may stay unticked. */
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
