import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OuterProps } from '../theme/outer-props';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.font.size.s};
`;

// The mark between two of them is drawn: who listens hears a list.
const Item = styled.li`
  display: flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.size.target};
  overflow-wrap: anywhere;

  &:not(:last-child)::after {
    content: '/';
    padding-inline: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.inkMuted};
  }

  &[aria-current] {
    color: ${({ theme }) => theme.color.inkMuted};
  }
`;

export interface BreadcrumbProps extends OuterProps<'nav'> {
  /** Names it for screen readers. */
  readonly label: string;
  /** `BreadcrumbItem`s, from the outermost page to this one. */
  readonly children: ReactNode;
}

/** Where a page is nested, and the way back to each page around it. */
export function Breadcrumb({ label, children, ...outer }: BreadcrumbProps) {
  return (
    <nav {...outer} aria-label={label}>
      <List>{children}</List>
    </nav>
  );
}

export interface BreadcrumbItemProps extends OuterProps<'li'> {
  /** The page that is open: words alone, and the last. */
  readonly current?: boolean | undefined;
  /** A `TextLink`, or the words of the page that is open. */
  readonly children: ReactNode;
}

/** One page of a `Breadcrumb`. */
export function BreadcrumbItem({ current = false, children, ...outer }: BreadcrumbItemProps) {
  return (
    <Item {...outer} aria-current={current ? 'page' : undefined}>
      {children}
    </Item>
  );
}
