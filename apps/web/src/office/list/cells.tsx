import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What stands small below the matter of a cell; on paper, which is small already, as large as that. */
export const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: min(1em, ${({ theme }) => theme.font.size.xs});

  @media print {
    font-size: inherit;
  }
`;

/** One line however narrow the screen: the table scrolls sideways, and rows stay low enough to compare. */
export const OneLine = styled.span`
  white-space: nowrap;
`;

/** The same on a screen; paper does not scroll, and a browser prints what is wider smaller than it is meant to be read. */
export const OneLineOnScreen = styled(OneLine)`
  @media print {
    white-space: normal;
  }
`;

interface NotedProps {
  /** Below the matter; nothing where there is none. */
  readonly note: ReactNode;
  /** The matter of the cell. */
  readonly children: ReactNode;
}

/** A cell with a note below its matter. */
export const Noted = ({ note, children }: NotedProps) => (
  <>
    {children}
    {note !== undefined && note !== false && <Note>{note}</Note>}
  </>
);
