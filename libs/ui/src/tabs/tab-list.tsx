import { useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { FocusScope, useFocusManager, type FocusManager } from 'react-aria/FocusScope';
import { useSharedRef, type OuterProps } from '../theme/outer-props';
import { keepInSight } from './keep-in-sight';
import { panelId, tabId, useTabs } from './tabs-context';
import { Row, TabButton } from './tabs.styles';

/** The move of the focus for a key pressed on a tab; undefined for other keys. */
function stepOf(key: string, focus: FocusManager) {
  if (key === 'Home') return () => focus.focusFirst();
  if (key === 'End') return () => focus.focusLast();
  if (key === 'ArrowRight') return () => focus.focusNext({ wrap: true });
  if (key === 'ArrowLeft') return () => focus.focusPrevious({ wrap: true });
  return undefined;
}

export interface TabListProps extends OuterProps {
  /** The name of the row for screen readers. */
  readonly label: string;
  /** `Tab`s. */
  readonly children: ReactNode;
}

/** The row of tabs: a single Tab stop, in which the arrow keys move to a tab and open it. */
export function TabList(props: TabListProps) {
  return (
    <FocusScope>
      <KeyedRow {...props} />
    </FocusScope>
  );
}

function KeyedRow({ label, children, ref, ...outer }: TabListProps) {
  const { variant, setKnown } = useTabs();
  const row = useSharedRef(ref);
  const focus = useFocusManager();
  useLayoutEffect(() => {
    const tabs = row.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
    setKnown(Array.from(tabs, ({ dataset }) => dataset['value'] ?? ''));
  }, [children, row, setKnown]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // With Alt the arrow keys are the browser's own, such as Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = focus && stepOf(event.key, focus);
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  return (
    <Row {...outer} ref={row} role="tablist" aria-label={label} $variant={variant} onKeyDown={onKeyDown}>
      {children}
    </Row>
  );
}

export interface TabProps extends Omit<OuterProps<'button'>, 'id'> {
  /** A word without spaces, because ids in the page are made from it. */
  readonly value: string;
  /** The name of the view. */
  readonly children: ReactNode;
}

/** A tab of a `TabList`; opens the `TabPanel` of the same value. */
export function Tab({ value, children, ref, ...outer }: TabProps) {
  const { id, variant, current, open } = useTabs();
  const button = useSharedRef(ref);
  const isOpen = value === current;
  useLayoutEffect(() => {
    const tab = button.current;
    const row = tab?.closest<HTMLElement>('[role="tablist"]');
    return isOpen && tab && row ? keepInSight(row, tab) : undefined;
  }, [button, isOpen]);
  return (
    <TabButton
      {...outer}
      ref={button}
      type="button"
      role="tab"
      id={tabId(id, value)}
      data-value={value}
      aria-selected={isOpen}
      aria-controls={panelId(id, value)}
      tabIndex={isOpen ? 0 : -1}
      $variant={variant}
      onFocus={() => !isOpen && open(value)}
      onClick={() => !isOpen && open(value)}
    >
      {children}
    </TabButton>
  );
}
