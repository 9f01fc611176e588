import { TileGrid } from '@school/ui';
import styled, { css } from 'styled-components';
import type { QueryState } from '../../screen/loading';

/** A grid of tiles with figures. */
export const Tiles = styled(TileGrid)<{ $columns: number }>`
  gap: ${({ theme }) => theme.space.s};
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

  ${({ theme, $columns }) =>
    $columns > 4 &&
    css`
      /* Beside the sidebar the words of five tiles do not fit: three are above, two below. */
      @media (max-width: ${theme.breakpoint.siteMenu}) and (min-width: ${theme.breakpoint.drawer}) {
        grid-template-columns: repeat(6, minmax(0, 1fr));

        > * {
          grid-column: span 2;
        }

        > :nth-last-child(-n + 2) {
          grid-column: span 3;
        }
      }
    `}

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Of an odd number, the last one is not left over. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** The reason why data were never read, to show in their place; the notice at the head of the page reads them again. */
export const loadErrorText = ({ data, error }: QueryState<unknown>) =>
  data === undefined ? error?.message : undefined;
