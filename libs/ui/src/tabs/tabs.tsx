import { useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useKitMessages } from '../messages/kit-messages';
import { localeAt } from '../on-demand/use-popup';
import { Frame, Panel, Tab as TabButton, TabRow, type TabsVariant } from './tabs.styles';

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

/** Scrolls the row, and only the row: a tab opened by its address may stand outside the part that a phone shows. */
function bringIntoSight(tab: HTMLDivElement | null) {
  const row = tab?.closest<HTMLElement>('[role="tablist"]');
  if (!tab || !row) return;
  const [seen, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < seen.left) row.scrollLeft -= seen.left - box.left;
  if (box.right > seen.right) row.scrollLeft += box.right - seen.right;
}

/** Several views of one thing, one of them open. */
export function Tabs({ label, tabs, variant = 'line', selected, onSelect }: TabsProps) {
  const messages = useKitMessages();
  const [locale, setLocale] = useState(messages.locale);
  const [remembered, setRemembered] = useState(tabs[0]?.key);
  const wanted = selected ?? remembered;
  const current = (tabs.find(({ key }) => key === wanted) ?? tabs[0])?.key ?? '';
  return (
    <I18nProvider locale={locale}>
      {/* The direction matters for the arrow keys alone, and these come after the focus. */}
      <div onFocusCapture={({ currentTarget }) => setLocale(localeAt(currentTarget, messages.locale))}>
        <Frame
          selectedKey={current}
          onSelectionChange={(key) => {
            setRemembered(String(key));
            onSelect?.(String(key));
          }}
        >
          <TabRow aria-label={label} $variant={variant}>
            {tabs.map(({ key, label: name }) => (
              <TabButton key={key} id={key} ref={key === current ? bringIntoSight : null} $variant={variant}>
                {name}
              </TabButton>
            ))}
          </TabRow>
          {/* A closed panel stays in the page, so that nothing typed in it is lost. */}
          {tabs.map(({ key, content }) => (
            <Panel key={key} id={key} shouldForceMount>
              {content}
            </Panel>
          ))}
        </Frame>
      </div>
    </I18nProvider>
  );
}
