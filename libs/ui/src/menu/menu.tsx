import { use, type ReactNode } from 'react';
import { loadOnce } from '../on-demand/load-once';
import { usePopup } from '../on-demand/use-popup';
import {
  MenuContext,
  MenuItemContext,
  useMenu,
  type Edge,
  type MenuItemProps,
  type MenuListProps,
} from './menu-context';

// Public pages have such buttons and few visitors open one, so the menu's code is loaded on hover or focus.
const menuPopup = loadOnce(async () => (await import('./menu-popup')).MenuPopup);

/** Combines a `MenuButton` with the `MenuList` that it opens; renders nothing itself. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const popup = usePopup<Awaited<ReturnType<typeof menuPopup.load>>, Edge>(menuPopup);
  return <MenuContext value={popup}>{children}</MenuContext>;
}

/** The entries of a menu, rendered only while it is open. */
export function MenuList(list: MenuListProps) {
  const { popup, close } = useMenu();
  return popup && <popup.part {...popup} list={list} onClose={close} />;
}

/** An action in a menu. */
export function MenuItem(props: MenuItemProps) {
  return use(MenuItemContext)?.(props);
}
