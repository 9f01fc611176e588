import styled from 'styled-components';
import { ownProps } from '../theme/own-props';
import type { SpaceName } from './stack';

interface GridLook {
  /** The largest number of columns; there are fewer where there is no room. */
  readonly columns?: 2 | 3 | 4 | undefined;
  /**
   * The space between the children.
   * @default 'm'
   */
  readonly gap?: SpaceName | undefined;
}

/** Columns of equal width, as high as their row; on a narrow screen there are fewer of them, not narrower ones. */
export const Grid = styled.div.withConfig(ownProps('columns', 'gap'))<GridLook>`
  --gap: ${({ theme, gap = 'm' }) => theme.space[gap]};
  --columns: ${({ columns = 3 }) => columns};
  --share: calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns));
  display: grid;
  gap: var(--gap);
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(100%, ${({ theme }) => theme.size.column}), var(--share)), 1fr)
  );
`;
