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
  /** A `TextLink` to each page around this one, the outermost first. */
  readonly children: ReactNode;
  /** The words of the page that is open. */
  readonly here: string;
}

/** Where a page is nested, and the way back to each page around it. */
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
