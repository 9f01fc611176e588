import { TileGrid } from '@school/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ReadInVain, type Asked } from '../../screen/loading';

const Beside = styled(TileGrid)<{ $columns: number }>`
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

export interface TilesProps {
  readonly columns: number;
  /** What their figures are of. */
  readonly of: readonly Asked<unknown>[];
  readonly children: ReactNode;
}

/** Figures beside each other, below what is said where they are those of before. */
export function Tiles({ columns, of, children }: TilesProps) {
  return (
    <>
      <ReadInVain of={of} />
      <Beside $columns={columns}>{children}</Beside>
    </>
  );
}

/** Stands below a figure that was never read. */
export const whyUnread = ({ data, error }: Asked<unknown>) =>
  data === undefined ? error?.message : undefined;
