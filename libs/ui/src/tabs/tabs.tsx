import { useCallback, useId, useState, type ReactNode } from 'react';
import { useOwnValue } from '../form/use-own-value';
import type { OuterProps } from '../theme/outer-props';
import { panelId, tabId, TabsContext, useTabs } from './tabs-context';
import { Panel, type TabsVariant } from './tabs.styles';

export interface TabsProps extends OuterProps {
  /** `line` for the parts of a screen, `pill` for a choice within one. */
  readonly variant?: TabsVariant | undefined;
  /** The value of the tab that is open at first, when the tabs keep their own state; without it, the first tab. */
  readonly defaultValue?: string | undefined;
  /** The value of the open tab, when the page controls it. */
  readonly value?: string | undefined;
  /** Called with the value of the tab that was opened. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** A `TabList`, and a `TabPanel` for each of its tabs. */
  readonly children: ReactNode;
}

/** Several views of one thing, of which one is open. */
export function Tabs({
  variant = 'line',
  value,
  defaultValue = '',
  onChange,
  children,
  ...outer
}: TabsProps) {
  const id = useId();
  const [wantedTab, open] = useOwnValue(value, defaultValue, onChange);
  const [tabValues, setTabValues] = useState<readonly string[]>([]);
  const setKnown = useCallback(
    (next: readonly string[]) => setTabValues((before) => (before.join() === next.join() ? before : next)),
    [],
  );
  const current = tabValues.includes(wantedTab) ? wantedTab : (tabValues[0] ?? wantedTab);
  return (
    <TabsContext value={{ id, variant, current, open, setKnown }}>
      <div {...outer}>{children}</div>
    </TabsContext>
  );
}

export interface TabPanelProps extends Omit<OuterProps, 'id'> {
  /** The value of its `Tab`. */
  readonly value: string;
  /** The view; it stays in the page while it is closed. */
  readonly children?: ReactNode;
}

/** The view that a tab opens. While closed it stays in the page, so that nothing typed in it is lost. */
export function TabPanel({ value, children, ...outer }: TabPanelProps) {
  const { id, current } = useTabs();
  return (
    <Panel
      {...outer}
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      tabIndex={0}
      hidden={value !== current}
    >
      {children}
    </Panel>
  );
}
