import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ownProps } from '../theme/own-props';
import type { HeadingSize } from '../theme/type-styles';

// Weight and line height come from `GlobalStyle`, as for every heading.
const Words = styled.h2.withConfig(ownProps('size'))<{ readonly size: HeadingSize }>`
  font-size: ${({ theme, size }) => theme.font.size[size]};
  overflow-wrap: break-word;
  /* A heading that takes the focus keeps a distance from the edge of the window. */
  scroll-margin-block: ${({ theme }) => theme.space.xxl};
`;

export type HeadingLevel = 1 | 2 | 3 | 4;

/** The usual size of each level, from the page title down. */
const usual: readonly HeadingSize[] = ['xl', 'm'];

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its level in the outline of the page, for screen readers: 2 follows 1. */
  readonly level?: HeadingLevel | undefined;
  /** Its size, where that differs from the usual size of its level. */
  readonly size?: HeadingSize | undefined;
}

/** The heading of a page, a panel or a dialog. */
export function Heading({ level = 2, size = usual[level - 1] ?? 's', ...rest }: HeadingProps) {
  return <Words {...rest} as={`h${level}`} size={size} />;
}
