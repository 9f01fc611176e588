import { ChevronDown } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import type { ButtonSize, ButtonVariant } from '../button/button.styles';
import type { OuterProps } from '../theme/outer-props';
import { useMenu } from './menu-context';

export interface MenuButtonProps extends OuterProps<'button'> {
  /** Stands before the words, `aria-hidden`. */
  readonly icon?: ReactNode;
  /** How much it stands out. */
  readonly variant?: ButtonVariant | undefined;
  /**
   * `s` is for the rows of a table.
   * @default 'm'
   */
  readonly size?: ButtonSize | undefined;
  /**
   * It does not open.
   * @default false
   */
  readonly disabled?: boolean | undefined;
  /** What was chosen runs. */
  readonly loading?: boolean | undefined;
  /** What it opens, in words. */
  readonly children: ReactNode;
}

/** The button that opens the `Menu` around it. */
export function MenuButton({
  icon,
  variant = 'quiet',
  loading = false,
  children,
  ...outer
}: MenuButtonProps) {
  const id = useId();
  const { popup, isComing, prepare, open, close } = useMenu();
  // Enter and Space are not left to the click that they make: React Aria takes that for a screen reader's, and while the menu
  // comes into sight its first entry is marked and has no focus, so the next Enter does nothing.
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
      loading={loading || isComing}
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
