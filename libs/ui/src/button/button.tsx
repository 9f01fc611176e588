import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
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

export function Button({
  variant,
  size,
  loading = false,
  spinner = true,
  icon,
  block,
  onClick,
  type,
  children,
  ...rest
}: ButtonProps) {
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      onClick?.(event);
    }
  };
  return (
    <ButtonElement
      {...rest}
      type={type ?? 'button'}
      variant={variant}
      size={size}
      block={block}
      aria-busy={loading || undefined}
      onClick={ignoreWhileLoading}
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
