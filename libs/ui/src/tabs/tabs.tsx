import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TabButton, TabList, TabPanel, type TabsVariant } from './tabs.styles';

export interface Tab {
  readonly key: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly variant?: TabsVariant | undefined;
  /** The open tab; without it the tabs remember it themselves. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((key: string) => void) | undefined;
}

const stepOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

export function Tabs({ label, tabs, variant = 'line', selected, onSelect }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [remembered, setRemembered] = useState(tabs[0]?.key);
  const wanted = selected ?? remembered;
  const current = tabs.some(({ key }) => key === wanted) ? wanted : tabs[0]?.key;

  const open = (key: string) => {
    setRemembered(key);
    onSelect?.(key);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ key }) => key === current);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
    const pressed = isRightToLeft ? (mirrored[event.key] ?? event.key) : event.key;
    const next = stepOf(pressed, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    open(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <TabList ref={list} role="tablist" aria-label={label} $variant={variant} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === current ? 0 : -1}
            $variant={variant}
            onClick={() => open(tab.key)}
          >
            {tab.label}
          </TabButton>
        ))}
      </TabList>
      {/* A closed panel stays in the page, so that nothing typed in it is lost. */}
      {tabs.map((tab) => (
        <TabPanel
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          tabIndex={0}
          hidden={tab.key !== current}
        >
          {tab.content}
        </TabPanel>
      ))}
    </div>
  );
}
