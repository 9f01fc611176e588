import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Frame, Item, List } from './menu-button.styles';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
}

export interface MenuButtonProps {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly MenuItem[];
  /** The side of the button at which the open menu begins. */
  readonly align?: 'start' | 'end' | undefined;
}

export function MenuButton({ label, icon, items, align = 'end' }: MenuButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const startAt = useRef<'first' | 'last'>('first');

  const menuItems = () => Array.from(frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);

  useEffect(() => {
    if (!open) return;
    menuItems()
      .at(startAt.current === 'first' ? 0 : -1)
      ?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && frame.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const openAt = (place: 'first' | 'last') => {
    startAt.current = place;
    setOpen(true);
  };
  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onMenuKey = (event: KeyboardEvent) => {
    const all = menuItems();
    const at = all.findIndex((item) => item === document.activeElement);
    const go = (index: number) => {
      event.preventDefault();
      all.at(index % all.length)?.focus();
    };
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      closeToButton();
    }
  };

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <Frame ref={frame}>
      <Button
        ref={button}
        id={`${id}-button`}
        variant="quiet"
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => (open ? setOpen(false) : openAt('first'))}
        onKeyDown={onButtonKey}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </Button>
      {open && (
        <List
          id={`${id}-menu`}
          role="menu"
          aria-labelledby={`${id}-button`}
          $align={align}
          onKeyDown={onMenuKey}
        >
          {items.map((item) => (
            <Item
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                closeToButton();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </Item>
          ))}
        </List>
      )}
    </Frame>
  );
}
