import { useId, type ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import styled, { css } from 'styled-components';
import { choiceLook, Hint } from '../field/field.styles';
import { chosenInForcedColours, inForcedColours } from '../theme/forced-colours';
import { focusRing } from '../theme/global-style';
import type { OuterProps } from '../theme/outer-props';

const Choice = styled(SwitchButton)`
  ${choiceLook}

  &[data-disabled] {
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
  }
`;

// Its knob says by place, and not by colour alone, whether it is on.
const Track = styled.span`
  flex: none;
  inline-size: calc(2 * ${({ theme }) => theme.size.icon});
  block-size: ${({ theme }) => theme.size.icon};
  padding: ${({ theme }) => theme.border.thick};
  border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.paper};

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    aspect-ratio: 1;
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.edge};
    ${inForcedColours(css`
      forced-color-adjust: none;
      background: ButtonText;
    `)}
    transition: margin ${({ theme }) => theme.motion.fast};
  }

  [data-selected] > & {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
    ${chosenInForcedColours}
  }

  [data-selected] > &::before {
    margin-inline-start: ${({ theme }) => theme.size.icon};
    background: ${({ theme }) => theme.color.onPrimary};
    ${inForcedColours(css`
      background: HighlightText;
    `)}
  }

  [data-disabled] > & {
    opacity: 0.5;
  }

  [data-focus-visible] > & {
    ${focusRing}
  }
`;

export interface SwitchProps extends OuterProps {
  /** What is on. */
  readonly label: ReactNode;
  /** What follows from it, below the label. */
  readonly hint?: ReactNode;
  /** Whether it is on, where the page decides. */
  readonly checked?: boolean | undefined;
  /** Whether it is on at first, where it remembers by itself. */
  readonly defaultChecked?: boolean | undefined;
  /**
   * It cannot be turned.
   * @default false
   */
  readonly disabled?: boolean | undefined;
  /** Of the value, in a form that the browser sends. */
  readonly name?: string | undefined;
  /** Hears what it is now. */
  readonly onChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that is on or off, and acts at once. */
export function Switch(props: SwitchProps) {
  const {
    label,
    hint,
    checked,
    defaultChecked = false,
    disabled = false,
    name,
    onChange,
    className = '',
    id,
    style,
    ...outer
  } = props;
  const hintId = useId();
  const hasHint = hint !== undefined && hint !== '';
  return (
    <SwitchField
      {...outer}
      className={className}
      {...(checked === undefined ? { defaultSelected: defaultChecked } : { isSelected: checked })}
      {...(id !== undefined && { id })}
      {...(style && { style })}
      {...(name !== undefined && { name })}
      {...(onChange && { onChange })}
      {...(hasHint && { 'aria-describedby': hintId })}
      isDisabled={disabled}
    >
      <Choice>
        <Track />
        {label}
      </Choice>
      {hasHint && <Hint id={hintId}>{hint}</Hint>}
    </SwitchField>
  );
}
