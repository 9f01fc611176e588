import { useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { useFocusNearBy } from '../theme/focus-near-by';
import { useSharedRef } from '../theme/outer-props';
import {
  ButtonContent,
  ButtonElement,
  ButtonSpinner,
  type ButtonSize,
  type ButtonVariant,
} from './button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * How much it stands out; use one `primary` per screen.
   * @default 'primary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * `s` is for the rows of a table.
   * @default 'm'
   */
  readonly size?: ButtonSize | undefined;
  /** The action is running: the width stays, presses do nothing, and the focus is kept, which `disabled` would lose. */
  readonly loading?: boolean | undefined;
  /** `false` where the page shows its own spinner: the words stay and only one thing spins. */
  readonly spinner?: boolean | undefined;
  /** An icon before the words; give it `aria-hidden`, as the words say the same. */
  readonly icon?: ReactNode;
  /**
   * Makes it as wide as its container.
   * @default false
   */
  readonly block?: boolean | undefined;
}

/** Starts an action. While `loading` it keeps its width and its focus, and presses do nothing. */
export function Button({
  variant,
  size,
  loading = false,
  spinner = true,
  icon,
  block,
  disabled = false,
  onClick,
  onFocus,
  onBlur,
  type,
  ref,
  children,
  ...rest
}: ButtonProps) {
  const button = useSharedRef(ref);
  // The action may remove the button while it has the focus, also after a dialog has given the focus back to it.
  useFocusNearBy(button);
  const [hasFocus, setHasFocus] = useState(false);
  // A browser drops the focus of a button that gets disabled, e.g. after saving; a focused one only ignores presses.
  const isStill = disabled && hasFocus;
  const ignoreWhileStill = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || isStill) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      onClick?.(event);
    }
  };
  return (
    <ButtonElement
      {...rest}
      ref={button}
      type={type ?? 'button'}
      variant={variant}
      size={size}
      block={block}
      disabled={disabled && !hasFocus}
      aria-busy={loading || undefined}
      {...(isStill && { 'aria-disabled': true, 'data-still': '' })}
      onClick={ignoreWhileStill}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
    >
      <ButtonContent $hidden={loading && spinner}>
        {icon}
        {children}
      </ButtonContent>
      {loading && spinner && (
        <ButtonSpinner>
          <Spinner size={18} />
        </ButtonSpinner>
      )}
    </ButtonElement>
  );
}
