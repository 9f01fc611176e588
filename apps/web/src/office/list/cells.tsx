import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A note in small type below the main text of a cell; on paper, where type is small already, in the same size. */
export const Note = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: min(1em, ${({ theme }) => theme.font.size.xs});

  @media print {
    font-size: inherit;
  }
`;

/** Keeps a cell on one line however narrow the screen is: the table scrolls sideways, and rows stay low enough to compare. */
export const OneLine = styled.span`
  white-space: nowrap;
`;

/** `OneLine` on the screen only: paper does not scroll, and a browser shrinks a table that is too wide for the page. */
export const OneLineOnScreen = styled(OneLine)`
  @media print {
    white-space: normal;
  }
`;

interface NotedProps {
  /** The note below the main text; nothing is rendered where it is empty. */
  readonly note: ReactNode;
  /** The main text of the cell. */
  readonly children: ReactNode;
}

/** A cell with a note below its main text. */
export const Noted = ({ note, children }: NotedProps) => (
  <>
    {children}
    {note !== undefined && note !== false && <Note>{note}</Note>}
  </>
);
