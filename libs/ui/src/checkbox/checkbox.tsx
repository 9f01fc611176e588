import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { choiceLook, Hint } from '../field/field.styles';
import { Tick, type TickProps } from './tick';

export interface CheckboxProps extends TickProps {
  /** What is so when it is ticked; pressing the words ticks it too. */
  readonly label: ReactNode;
  /** What follows from it, below the label. */
  readonly hint?: ReactNode;
}

const Choice = styled.label`
  ${choiceLook}

  &:has(:disabled) {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

/** Something that is so or is not, and can be left as it is. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const hintId = useId();
  const hasHint = hint !== undefined && hint !== '';
  return (
    <div className={className}>
      <Choice>
        <Tick {...rest} aria-describedby={hasHint ? hintId : undefined} />
        {label}
      </Choice>
      {hasHint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}
