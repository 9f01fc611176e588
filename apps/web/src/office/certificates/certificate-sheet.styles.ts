import styled, { css } from 'styled-components';
import { onNarrowScreen, paperLook } from '@school/ui';

/** One A4 page; on a narrower screen it shrinks to the screen. */
export const Sheet = styled.article`
  ${paperLook}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.paper.gap};
  min-block-size: ${({ theme }) => theme.paper.height};
  padding: ${({ theme }) => theme.paper.margin};
  overflow-wrap: anywhere;

  ${onNarrowScreen(css`
    min-block-size: 0;
    padding: ${({ theme }) => theme.space.m};
  `)}

  /* The printed page already has its margin; content that is too long continues on the next page. */
  @media print {
    inline-size: auto;
    min-block-size: 262mm;
    /* Half of a table's border lies outside of it, where the page would cut it off. */
    padding: 0 ${({ theme }) => theme.border.thin};
  }
`;

/** The name of the paper, with the mark of a second print at its side, where it does not lengthen the sheet. */
export const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  text-align: center;

  > div {
    grid-column: 2;
  }

  h2 {
    font-size: ${({ theme }) => theme.paper.title};
  }

  ${onNarrowScreen(css`
    display: block;
  `)}
`;

/** The numbers at the top, side by side. */
export const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.paper.tight} ${theme.paper.margin}`};

  div {
    display: flex;
    gap: ${({ theme }) => theme.paper.gap};
  }

  dd {
    font-weight: ${({ theme }) => theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;

/** The content of the paper, one line each: the label in both languages, and the value. */
export const Lines = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 6mm minmax(0, 11fr) minmax(0, 9fr);
    gap: ${({ theme }) => theme.paper.gap};
    padding-block: 0.4mm;
    border-block-end: ${({ theme }) => theme.border.thin} dotted ${({ theme }) => theme.color.line};
    break-inside: avoid;
  }
`;

export const Said = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.bold};
  white-space: pre-line;
`;

/** The second language of a label, below or after the first. */
export const Second = styled.span`
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.paper.small};
`;

export const Register = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    font-size: ${({ theme }) => theme.paper.small};
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 1mm;
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
  }

  tbody tr {
    block-size: 8mm;
    break-inside: avoid;
  }

  /* Scrolls on a phone, because nine columns are wider than that. */
  ${onNarrowScreen(css`
    table {
      min-inline-size: 160mm;
    }
  `)}
`;

/** The certification and the signatures: if the page has no room for both, both move to the next. */
export const Attested = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.paper.gap};
  break-inside: avoid;
`;

export const Signatures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.paper.margin};
  margin-block-start: auto;
  padding-block-start: 12mm;
  text-align: center;

  p {
    padding-block-start: 1mm;
    border-block-start: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }
`;

/** Covers nothing, and needs no background, which a printer may leave out. */
export const Mark = styled.p`
  justify-self: end;
  padding: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};
  border: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.paper.large};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;
