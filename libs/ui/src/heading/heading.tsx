import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ownProps } from '../theme/own-props';
import type { HeadingSize } from '../theme/type-styles';

// Weight and line are those of every heading (`GlobalStyle`).
const Words = styled.h2.withConfig(ownProps('size'))<{ readonly size: HeadingSize }>`
  font-size: ${({ theme, size }) => theme.font.size[size]};
  overflow-wrap: break-word;
  /* A heading that takes the focus stands off the edge of the window. */
  scroll-margin-block: ${({ theme }) => theme.space.xxl};
`;

export type HeadingLevel = 1 | 2 | 3 | 4;

/** By level, from the title of a page down. */
const usual: readonly HeadingSize[] = ['xl', 'm'];

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Where it stands in the order of the page, for those who listen to it: under a 1 comes a 2. */
  readonly level?: HeadingLevel | undefined;
  /** How large it is, where that is not what its level usually is. */
  readonly size?: HeadingSize | undefined;
}

/** The title of a page, a panel or a dialog. */
export function Heading({ level = 2, size = usual[level - 1] ?? 's', ...rest }: HeadingProps) {
  return <Words {...rest} as={`h${level}`} size={size} />;
}
