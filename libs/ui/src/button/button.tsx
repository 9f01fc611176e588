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
   * How much it stands out: one `primary` on a screen.
   * @default 'primary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * `s` is for the rows of a table.
   * @default 'm'
   */
  readonly size?: ButtonSize | undefined;
  /** The action runs: the width stays, clicks do nothing, and the focus is not lost as it would be with `disabled`. */
  readonly loading?: boolean | undefined;
  /** `false` where the page shows a spinner of its own: the words stay, and nothing turns twice. */
  readonly spinner?: boolean | undefined;
  /** Stands before the words; `aria-hidden`, for the words say the same. */
  readonly icon?: ReactNode;
  /**
   * As wide as what it stands in.
   * @default false
   */
  readonly block?: boolean | undefined;
}

/** Starts an action; while `loading` it keeps its width and its focus, and a press does nothing. */
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
  // What it was pressed for may take it away, or the focus that came back to it from a question.
  useFocusNearBy(button);
  const [hasFocus, setHasFocus] = useState(false);
  // What was saved cannot be saved again. A browser drops the focus of a button that is disabled under it, to nowhere.
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
