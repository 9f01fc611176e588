import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { useKitMessages } from '../messages/kit-messages';
import type { OuterProps } from '../theme/outer-props';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.font.size.s};
`;

// The separator is drawn, not written: a screen reader reads out a plain list.
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
  /** One `TextLink` for each page above this one, the outermost first. */
  readonly children: ReactNode;
  /** The name of the page that is open. */
  readonly here: string;
}

/** Shows where a page is nested, with a link to each page above it. */
export function Breadcrumb({ children, here, ...outer }: BreadcrumbProps) {
  const { whereThisIs } = useKitMessages();
  return (
    <nav {...outer} aria-label={whereThisIs}>
      <List>
        {Children.map(children, (link) => (
          <Item>{link}</Item>
        ))}
        <Item aria-current="page">{here}</Item>
      </List>
    </nav>
  );
}
