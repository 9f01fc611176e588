import { createContext, use, type ComponentType, type ReactNode, type RefObject } from 'react';
import type { PopupPlace, usePopup } from '../on-demand/use-popup';
import type { OuterProps } from '../theme/outer-props';

export type Edge = 'first' | 'last';

export interface MenuListProps extends OuterProps {
  /** The side of the button that the open menu is aligned with. */
  readonly align?: 'start' | 'end' | undefined;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

export interface MenuPopupProps extends PopupPlace {
  readonly trigger: RefObject<Element | null>;
  /** The entry that gets the focus when the menu opens. */
  readonly detail: Edge;
  readonly list: MenuListProps;
  readonly onClose: () => void;
}

export interface MenuItemProps extends Omit<OuterProps, 'id'> {
  /** An icon before the words; give it `aria-hidden`. */
  readonly icon?: ReactNode;
  /** The language of the words, where it differs from that of the page. */
  readonly lang?: string | undefined;
  /** Called when the entry is chosen; the menu closes. */
  readonly onSelect: () => void;
  /** The action in words. */
  readonly children: ReactNode;
}

type OpenedMenu = ReturnType<typeof usePopup<ComponentType<MenuPopupProps>, Edge>>;

export const MenuContext = createContext<OpenedMenu | undefined>(undefined);

/** Renders an entry; undefined while the menu is closed. */
export const MenuItemContext = createContext<((item: MenuItemProps) => ReactNode) | undefined>(undefined);

/** The surrounding menu. @throws Error outside of a `Menu`, which is a mistake of the page */
export function useMenu(): OpenedMenu {
  const menu = use(MenuContext);
  if (!menu) throw new Error('no Menu');
  return menu;
}
