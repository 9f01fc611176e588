import { createContext } from 'react';

export interface SidebarState {
  readonly collapsed: boolean;
  readonly closeDrawer: () => void;
}

export const SidebarContext = createContext<SidebarState>({ collapsed: false, closeDrawer: () => undefined });
