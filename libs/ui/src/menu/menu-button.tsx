import { ChevronDown } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import type { ButtonSize, ButtonVariant } from '../button/button.styles';
import type { OuterProps } from '../theme/outer-props';
import { useMenu } from './menu-context';

export interface MenuButtonProps extends OuterProps<'button'> {
  /** An icon before the words; give it `aria-hidden`. */
  readonly icon?: ReactNode;
  /** How much it stands out. */
  readonly variant?: ButtonVariant | undefined;
  /**
   * `s` is for the rows of a table.
   * @default 'm'
   */
  readonly size?: ButtonSize | undefined;
  /**
   * The menu cannot be opened.
   * @default false
   */
  readonly disabled?: boolean | undefined;
  /** The chosen action is running. */
  readonly loading?: boolean | undefined;
  /** The name of the menu. */
  readonly children: ReactNode;
}

/** The button that opens the surrounding `Menu`. */
export function MenuButton({
  icon,
  variant = 'quiet',
  loading = false,
  children,
  ...outer
}: MenuButtonProps) {
  const id = useId();
  const { popup, isLoading, prepare, open, close } = useMenu();
  // Enter and Space must not trigger a click: React Aria takes that for a screen reader's click, and while the menu appears its
  // first entry is marked but has no focus, so the next Enter does nothing.
  const openWithKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    open(event.currentTarget, event.key === 'ArrowUp' ? 'last' : 'first');
  };
  return (
    <Button
      id={id}
      {...outer}
      variant={variant}
      icon={icon}
      loading={loading || isLoading}
      aria-haspopup="menu"
      aria-expanded={popup !== undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => (popup ? close() : open(event.currentTarget, 'first'))}
      onKeyDown={openWithKey}
    >
      {children}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
}
