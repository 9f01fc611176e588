import { useId, type FocusEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Hint } from '../field/field.styles';

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly name?: string | undefined;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly disabled?: boolean | undefined;
}

const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-block-size: ${({ theme }) => theme.size.target};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  cursor: pointer;

  &:has(:disabled) {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  flex: none;
  inline-size: ${({ theme }) => theme.size.icon};
  block-size: ${({ theme }) => theme.size.icon};
  margin: 0;
  accent-color: ${({ theme }) => theme.color.primary};
  cursor: inherit;
`;

/** Something that is so or is not, and can be left as it is. */
export function Checkbox({ label, hint, onCheckedChange, ...rest }: CheckboxProps) {
  const hintId = useId();
  const hasHint = hint !== undefined && hint !== '';
  return (
    <div>
      <Choice>
        <Box
          {...rest}
          type="checkbox"
          aria-describedby={hasHint ? hintId : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        {label}
      </Choice>
      {hasHint && <Hint id={hintId}>{hint}</Hint>}
    </div>
  );
}
