import { createContext, use } from 'react';
import type { TabsVariant } from './tabs.styles';

interface OpenedTabs {
  readonly id: string;
  readonly variant: TabsVariant;
  readonly current: string;
  readonly open: (value: string) => void;
  /** The tabs there are, in their order; one that is asked for and not among them is the first. */
  readonly setKnown: (values: readonly string[]) => void;
}

export const TabsContext = createContext<OpenedTabs | undefined>(undefined);

/** The tabs around a part; a part outside of them is a mistake of the page. */
export function useTabs(): OpenedTabs {
  const tabs = use(TabsContext);
  if (tabs === undefined) throw new Error('outside of Tabs');
  return tabs;
}

/** The ids of one tab and of its panel, by which each names the other. */
export const tabId = (id: string, value: string) => `${id}-tab-${value}`;
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
