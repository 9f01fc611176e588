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
  /** The name of the row for screen readers. */
  readonly label: string;
  /** `TabNavLink`s, in the order of the pages. */
  readonly children: ReactNode;
}

/** Links between pages that belong together; each page has its own address. */
export function TabNav({ label, children, ...outer }: TabNavProps) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    return row.current && current ? keepInSight(row.current, current) : undefined;
  }, [children]);
  // A page with another layout renders a row of its own, so this one may disappear with the focus in it.
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

/** A page in a `TabNav`; mark the open one with `aria-current="page"`. Pass the router's link with `as`. */
export const TabNavLink = styled.a`
  ${tabBox}
  display: inline-flex;
  align-items: center;
  text-decoration: none;
  ${lineTab}
`;
