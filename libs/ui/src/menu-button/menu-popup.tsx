import type { RefObject } from 'react';
import { PopupRoot } from '../on-demand/popup-root';
import type { PopupPlace } from '../on-demand/use-popup';
import type { MenuButtonProps } from './menu-button';
import { Item, List, Surface } from './menu-popup.styles';

export interface MenuPopupProps extends Required<Pick<MenuButtonProps, 'items' | 'align'>>, PopupPlace {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly labelledBy: string;
  /** The entry that has the focus at first. */
  readonly startAt: 'first' | 'last';
  readonly onClose: () => void;
}

/** The open menu of a `MenuButton`. */
export function MenuPopup(props: MenuPopupProps) {
  const { trigger, labelledBy, items, align, startAt, container, locale, onClose } = props;
  return (
    <PopupRoot container={container} locale={locale}>
      <Surface
        isOpen
        onOpenChange={onClose}
        triggerRef={trigger}
        placement={align === 'start' ? 'bottom start' : 'bottom end'}
        offset={4}
        aria-labelledby={labelledBy}
      >
        <div onKeyDown={({ key }) => key === 'Tab' && onClose()}>
          <List aria-labelledby={labelledBy} autoFocus={startAt} onClose={onClose}>
            {items.map(({ key, label, lang, icon, onSelect }) => (
              <Item key={key} id={key} textValue={label} onAction={onSelect}>
                {icon}
                {lang === undefined ? label : <span lang={lang}>{label}</span>}
              </Item>
            ))}
          </List>
        </div>
      </Surface>
    </PopupRoot>
  );
}
