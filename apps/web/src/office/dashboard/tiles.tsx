import { TileGrid } from '@school/ui';
import styled from 'styled-components';
import type { Asked } from '../../screen/loading';

/** Figures beside each other. */
export const Tiles = styled(TileGrid)<{ $columns: number }>`
  gap: ${({ theme }) => theme.space.s};
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

  @media (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* Of an odd number, the last one is not left over. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** In place of what was never read, or below it: why. The notice at the head of the page reads it again. */
export const whyUnread = ({ data, error }: Asked<unknown>) =>
  data === undefined ? error?.message : undefined;
