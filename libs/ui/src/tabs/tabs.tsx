import { useCallback, useId, useState, type ReactNode } from 'react';
import { useOwnValue } from '../form/use-own-value';
import type { OuterProps } from '../theme/outer-props';
import { panelId, tabId, TabsContext, useTabs } from './tabs-context';
import { Panel, type TabsVariant } from './tabs.styles';

export interface TabsProps extends OuterProps {
  /** Lines for the parts of a screen, pills for a choice within one. */
  readonly variant?: TabsVariant | undefined;
  /** The tab that is open at first, where the tabs remember by themselves which one is; left out, the first. */
  readonly defaultValue?: string | undefined;
  /** The open tab, where the page decides. */
  readonly value?: string | undefined;
  /** Hears which tab was opened. */
  readonly onChange?: ((value: string) => void) | undefined;
  /** A `TabList`, and a `TabPanel` for each of its tabs. */
  readonly children: ReactNode;
}

/** Several views of one thing, one of them open. */
export function Tabs({
  variant = 'line',
  value,
  defaultValue = '',
  onChange,
  children,
  ...outer
}: TabsProps) {
  const id = useId();
  const [wanted, open] = useOwnValue(value, defaultValue, onChange);
  const [known, remember] = useState<readonly string[]>([]);
  const setKnown = useCallback(
    (next: readonly string[]) => remember((before) => (before.join() === next.join() ? before : next)),
    [],
  );
  const current = known.includes(wanted) ? wanted : (known[0] ?? wanted);
  return (
    <TabsContext value={{ id, variant, current, open, setKnown }}>
      <div {...outer}>{children}</div>
    </TabsContext>
  );
}

export interface TabPanelProps extends Omit<OuterProps, 'id'> {
  /** That of its `Tab`. */
  readonly value: string;
  /** The view; it stays in the page while it is closed. */
  readonly children?: ReactNode;
}

/** What a tab opens. Closed it stays in the page, so that nothing typed in it is lost. */
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
