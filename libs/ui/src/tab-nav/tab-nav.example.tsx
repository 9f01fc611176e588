import { TabNav, TabNavLink } from '@school/ui';

export function TabNavExample() {
  return (
    <TabNav label="Fees">
      <TabNavLink href="#/day-book" aria-current="page">
        Day book
      </TabNavLink>
      <TabNavLink href="#/defaulters">Defaulters</TabNavLink>
      <TabNavLink href="#/closing">Closing</TabNavLink>
    </TabNav>
  );
}
