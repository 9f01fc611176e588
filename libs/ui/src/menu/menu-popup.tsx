import { flushSync } from 'react-dom';
import { PopupRoot } from '../on-demand/popup-root';
import { MenuItemContext, type MenuItemProps, type MenuPopupProps } from './menu-context';
import { Item, List, Surface } from './menu-popup.styles';

function PopupItem({ icon, lang, onSelect, className = '', children, ...outer }: MenuItemProps) {
  const spoken = typeof children === 'string' && { textValue: children };
  return (
    <Item {...outer} {...spoken} className={className} onAction={onSelect}>
      {icon}
      {lang === undefined ? children : <span lang={lang}>{children}</span>}
    </Item>
  );
}

/** An open `MenuList`. */
export function MenuPopup({ trigger, detail, container, locale, list, onClose }: MenuPopupProps) {
  const { align = 'end', children, ...outer } = list;
  const labelledBy = trigger.current?.id ?? '';
  // The menu closes and its button takes the focus before the action runs, so that a dialog opened by it can give the focus back.
  const chosen = (onSelect: () => void) => () => {
    flushSync(onClose);
    if (trigger.current instanceof HTMLElement) trigger.current.focus();
    onSelect();
  };
  const drawItem = (item: MenuItemProps) => <PopupItem {...item} onSelect={chosen(item.onSelect)} />;
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
        <div {...outer} onKeyDown={({ key }) => key === 'Tab' && onClose()}>
          <MenuItemContext value={drawItem}>
            <List aria-labelledby={labelledBy} autoFocus={detail} onClose={onClose}>
              {children}
            </List>
          </MenuItemContext>
        </div>
      </Surface>
    </PopupRoot>
  );
}
