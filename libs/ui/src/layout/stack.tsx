import styled from 'styled-components';
import { ownProps } from '../theme/own-props';
import type { Scales } from '../theme/theme';

export type SpaceName = keyof Scales['space'];

/** Children below each other; with `as="ul"` or `as="ol"` a list without bullets. */
export const Stack = styled.div.withConfig(ownProps('gap'))<{ readonly gap?: SpaceName | undefined }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme, gap = 'm' }) => theme.space[gap]};
  min-inline-size: 0;

  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

interface RowLook {
  /**
   * The space between the children.
   * @default 's'
   */
  readonly gap?: SpaceName | undefined;
  /**
   * The position of the children when there is room to spare.
   * @default 'start'
   */
  readonly justify?: 'start' | 'end' | 'space-between' | 'center' | undefined;
}

/** Children side by side that wrap when there is no room. */
export const Row = styled.div.withConfig(ownProps('gap', 'justify'))<RowLook>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ theme, gap = 's' }) => theme.space[gap]};
`;
