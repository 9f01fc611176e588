import { useId, useState, type ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { panelId, tabId, TabRow } from './tab-row';
import { Panel, type TabsVariant } from './tabs.styles';

export interface Tab {
  /** A word without spaces: the ids in the page are made of it. */
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

/** Several views of one thing, one of them open. */
export function Tabs({ label, tabs, variant = 'line', selected, onSelect }: TabsProps) {
  const id = useId();
  const [remembered, setRemembered] = useState(tabs[0]?.key);
  const wanted = selected ?? remembered;
  const current = (tabs.find(({ key }) => key === wanted) ?? tabs[0])?.key ?? '';
  const open = (key: string) => {
    setRemembered(key);
    onSelect?.(key);
  };
  return (
    <div>
      <FocusScope>
        <TabRow id={id} label={label} tabs={tabs} variant={variant} current={current} onOpen={open} />
      </FocusScope>
      {/* A closed panel stays in the page, so that nothing typed in it is lost. */}
      {tabs.map(({ key, content }) => (
        <Panel
          key={key}
          role="tabpanel"
          id={panelId(id, key)}
          aria-labelledby={tabId(id, key)}
          tabIndex={0}
          hidden={key !== current}
        >
          {content}
        </Panel>
      ))}
    </div>
  );
}
