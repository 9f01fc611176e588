import { Children, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { useFocusNearBy } from '../theme/focus-near-by';
import type { OuterProps } from '../theme/outer-props';
import { keepInSight, scrollInRow } from '../tabs/keep-in-sight';
import { lineRow, lineTab, tabBox } from '../tabs/tabs.styles';

const Links = styled.ul`
  ${lineRow}
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    flex: none;
  }
`;

export interface TabNavProps extends OuterProps<'nav'> {
  /** Names the row of links for screen readers. */
  readonly label: string;
  /** `TabNavLink`s, in the order of the pages. */
  readonly children: ReactNode;
}

/** The way between pages that belong together; each is a page of its own, with its own address. */
export function TabNav({ label, children, ...outer }: TabNavProps) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    return row.current && current ? keepInSight(row.current, current) : undefined;
  }, [children]);
  // A page that differs from the one before in all but its address brings a row of its own.
  useFocusNearBy(row);
  return (
    <nav {...outer} aria-label={label}>
      <Links ref={row} onFocus={({ currentTarget, target }) => scrollInRow(currentTarget, target)}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </Links>
    </nav>
  );
}

/** One page of a `TabNav`; `aria-current="page"` marks the one that is open. Give it the router's link with `as`. */
export const TabNavLink = styled.a`
  ${tabBox}
  display: inline-flex;
  align-items: center;
  text-decoration: none;
  ${lineTab}
`;
