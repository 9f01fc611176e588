import type { KeyboardEvent } from 'react';
import { useFocusManager, type FocusManager } from 'react-aria/FocusScope';
import type { TabsProps } from './tabs';
import { Row, TabButton, type TabsVariant } from './tabs.styles';

export interface TabRowProps extends Pick<TabsProps, 'label' | 'tabs'> {
  readonly id: string;
  readonly variant: TabsVariant;
  readonly current: string;
  readonly onOpen: (key: string) => void;
}

/** The ids of one tab and of its panel, by which each names the other. */
export const tabId = (id: string, key: string) => `${id}-tab-${key}`;
export const panelId = (id: string, key: string) => `${id}-panel-${key}`;

/** Scrolls the row, and only the row, until the whole tab is in sight. */
function scrollTo(tab: HTMLElement) {
  const row = tab.closest<HTMLElement>('[role="tablist"]');
  if (!row) return;
  const [seen, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < seen.left) row.scrollLeft -= seen.left - box.left;
  if (box.right > seen.right) row.scrollLeft += box.right - seen.right;
}

/** A tab opened by its address may stand outside the part of the row that a phone shows; its font may come after it. */
function bringIntoSight(tab: HTMLElement | null) {
  if (tab === null) return;
  scrollTo(tab);
  void document.fonts.ready.then(() => scrollTo(tab));
}

/** Where a key leads from the focused tab; undefined for a key that is not for tabs. */
function stepOf(key: string, focus: FocusManager) {
  if (key === 'Home') return () => focus.focusFirst();
  if (key === 'End') return () => focus.focusLast();
  if (key === 'ArrowRight') return () => focus.focusNext({ wrap: true });
  if (key === 'ArrowLeft') return () => focus.focusPrevious({ wrap: true });
  return undefined;
}

/** The tabs themselves: one Tab stop, and the one that the arrows reach opens. */
export function TabRow({ id, label, tabs, variant, current, onOpen }: TabRowProps) {
  const focus = useFocusManager();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = focus && stepOf(event.key, focus);
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  return (
    <Row role="tablist" aria-label={label} $variant={variant} onKeyDown={onKeyDown}>
      {tabs.map(({ key, label: name }) => (
        <TabButton
          key={key}
          ref={key === current ? bringIntoSight : null}
          type="button"
          role="tab"
          id={tabId(id, key)}
          aria-selected={key === current}
          aria-controls={panelId(id, key)}
          tabIndex={key === current ? 0 : -1}
          $variant={variant}
          onFocus={() => key !== current && onOpen(key)}
          onClick={() => key !== current && onOpen(key)}
        >
          {name}
        </TabButton>
      ))}
    </Row>
  );
}
