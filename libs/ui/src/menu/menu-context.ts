import { createContext, use, type ComponentType, type ReactNode, type RefObject } from 'react';
import type { PopupPlace, usePopup } from '../on-demand/use-popup';
import type { OuterProps } from '../theme/outer-props';

export type Edge = 'first' | 'last';

export interface MenuListProps extends OuterProps {
  /** The side of the button at which the open menu begins. */
  readonly align?: 'start' | 'end' | undefined;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

export interface MenuPopupProps extends PopupPlace {
  readonly trigger: RefObject<Element | null>;
  /** The entry that has the focus at first. */
  readonly detail: Edge;
  readonly list: MenuListProps;
  readonly onClose: () => void;
}

export interface MenuItemProps extends Omit<OuterProps, 'id'> {
  /** Stands before the words, `aria-hidden`. */
  readonly icon?: ReactNode;
  /** Where the words are not in the language of the page. */
  readonly lang?: string | undefined;
  /** Hears that it was chosen; the menu closes. */
  readonly onSelect: () => void;
  /** What it does, in words. */
  readonly children: ReactNode;
}

type OpenedMenu = ReturnType<typeof usePopup<ComponentType<MenuPopupProps>, Edge>>;

export const MenuContext = createContext<OpenedMenu | undefined>(undefined);

/** What draws an entry; nothing as long as the menu is closed. */
export const MenuItemContext = createContext<((item: MenuItemProps) => ReactNode) | undefined>(undefined);

/** The menu around a part. @throws where there is none: that is a mistake of the page */
export function useMenu(): OpenedMenu {
  const menu = use(MenuContext);
  if (!menu) throw Error('no Menu');
  return menu;
}
