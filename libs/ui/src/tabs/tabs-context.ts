import { createContext, use } from 'react';
import type { TabsVariant } from './tabs.styles';

interface OpenedTabs {
  readonly id: string;
  readonly variant: TabsVariant;
  readonly current: string;
  readonly open: (value: string) => void;
  /** Sets the existing tabs in their order; a requested value that is not among them opens the first. */
  readonly setKnown: (values: readonly string[]) => void;
}

export const TabsContext = createContext<OpenedTabs | undefined>(undefined);

/** The surrounding tabs. @throws Error outside of `Tabs`, which is a mistake of the page */
export function useTabs(): OpenedTabs {
  const tabs = use(TabsContext);
  if (tabs === undefined) throw new Error('outside of Tabs');
  return tabs;
}

/** The ids of a tab and of its panel, by which they refer to each other. */
export const tabId = (id: string, value: string) => `${id}-tab-${value}`;
export const panelId = (id: string, value: string) => `${id}-panel-${value}`;
