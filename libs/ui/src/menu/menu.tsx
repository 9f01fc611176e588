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

// The public pages carry such buttons and few visitors open one: the menu itself comes with the first intent.
const menuPopup = loadOnce(async () => (await import('./menu-popup')).MenuPopup);

/** A `MenuButton` and the `MenuList` that it opens; draws nothing itself. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const popup = usePopup<Awaited<ReturnType<typeof menuPopup.load>>, Edge>(menuPopup);
  return <MenuContext value={popup}>{children}</MenuContext>;
}

/** The entries, which are there as long as the menu is open. */
export function MenuList(list: MenuListProps) {
  const { popup, close } = useMenu();
  return popup && <popup.part {...popup} list={list} onClose={close} />;
}

/** One action of a menu. */
export function MenuItem(props: MenuItemProps) {
  return use(MenuItemContext)?.(props);
}
