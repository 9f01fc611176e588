import { createContext, use } from 'react';
import styled, { css } from 'styled-components';
import { inForcedColours } from '../theme/forced-colours';

/** The text printed across every paper inside it, such as `SPECIMEN`; undefined for none. */
export const PaperMark = createContext<string | undefined>(undefined);

/** Repeats per page, so that each half of a receipt and each slip of three has a whole mark when cut apart. */
const TIMES = 12;

// On the screen it covers the sheet; on paper it is `fixed`, because browsers repeat fixed elements on every page.
const Layer = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  grid-auto-rows: 1fr;
  place-items: center;
  max-inline-size: ${({ theme }) => theme.paper.width};
  max-block-size: ${({ theme }) => theme.paper.height};
  overflow: hidden;
  opacity: 0.4;
  pointer-events: none;

  @media print {
    position: fixed;
    max-inline-size: none;
    max-block-size: none;
  }
`;

// Outlined letters only: the text below stays readable, and a printer without colours prints them the same way.
const Mark = styled.span`
  color: transparent;
  font-size: ${({ theme }) => theme.paper.mark};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: 0.1em;
  white-space: nowrap;
  transform: rotate(-18deg);

  /* Drawn, not written: a screen reader reads only the paper. */
  &::before {
    content: attr(data-text);
  }

  -webkit-text-stroke: ${({ theme }) => theme.border.thin} ${({ theme }) => theme.color.inkMuted};

  /* Outlined in forced colours too, or filled letters would cover the text below. */
  ${inForcedColours(css`
    forced-color-adjust: none;
    -webkit-text-stroke-color: CanvasText;
  `)}
`;

/** The marks across a sheet, if it has any. */
export function PaperMarks() {
  const mark = use(PaperMark);
  if (mark === undefined) return null;
  return (
    <Layer aria-hidden="true" data-paper-mark="">
      {Array.from({ length: TIMES }, (_, index) => (
        <Mark key={index} data-text={mark} />
      ))}
    </Layer>
  );
}
