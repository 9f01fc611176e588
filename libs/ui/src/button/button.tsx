import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { ButtonContent, ButtonElement, ButtonSpinner, type ButtonVariant } from './button.styles';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant | undefined;
  /** The action runs: the width stays, clicks do nothing, and the focus is not lost as it would be with `disabled`. */
  readonly busy?: boolean | undefined;
  readonly icon?: ReactNode;
  readonly block?: boolean | undefined;
}

export function Button({
  variant,
  busy = false,
  icon,
  block,
  onClick,
  type,
  children,
  ...rest
}: ButtonProps) {
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
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
      $variant={variant}
      $block={block}
      aria-busy={busy || undefined}
      onClick={ignoreWhileBusy}
    >
      <ButtonContent $hidden={busy}>
        {icon}
        {children}
      </ButtonContent>
      {busy && (
        <ButtonSpinner>
          <Spinner size={18} />
        </ButtonSpinner>
      )}
    </ButtonElement>
  );
}
