import { ChevronDown } from 'lucide-react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import type { ButtonVariant } from '../button/button.styles';
import { loadOnce } from '../on-demand/load-once';
import { usePopup } from '../on-demand/use-popup';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** Where the label is not in the language of the page. */
  readonly lang?: string | undefined;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
}

export interface MenuButtonProps {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly MenuItem[];
  /** The side of the button at which the open menu begins. */
  readonly align?: 'start' | 'end' | undefined;
  readonly variant?: ButtonVariant | undefined;
  /** What was chosen runs. */
  readonly busy?: boolean | undefined;
}

// The public pages carry such buttons and few visitors open one: the menu itself comes with the first intent.
const menuPopup = loadOnce(async () => (await import('./menu-popup')).MenuPopup);

/** A button that opens a menu of actions. */
export function MenuButton({
  label,
  icon,
  items,
  align = 'end',
  variant = 'quiet',
  busy = false,
}: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { popup, isComing, prepare, open, close } = usePopup<
    Awaited<ReturnType<typeof menuPopup.load>>,
    Edge
  >(menuPopup);
  const openWithArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <Button
        ref={button}
        id={id}
        variant={variant}
        icon={icon}
        busy={busy || isComing}
        aria-haspopup="menu"
        aria-expanded={popup !== undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => (popup ? close() : open(event.currentTarget, 'first'))}
        onKeyDown={openWithArrow}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </Button>
      {popup && (
        <popup.part
          trigger={button}
          labelledBy={id}
          items={items}
          align={align}
          startAt={popup.detail}
          container={popup.container}
          locale={popup.locale}
          onClose={close}
        />
      )}
    </>
  );
}

type Edge = 'first' | 'last';
