import styled, { css } from 'styled-components';
import { onNarrowScreen, paperLook } from '@school/ui';

/** One A4 page; on a screen that is narrower it follows the screen. */
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

  /* The page has its room around it already; what is too long goes on on the next. */
  @media print {
    inline-size: auto;
    min-block-size: 262mm;
    /* Half of a table's edge lies outside of it, where the page would cut it off. */
    padding: 0 ${({ theme }) => theme.border.thin};
  }
`;

/** What the paper is called, and at its side the mark of a second print: it makes no sheet longer. */
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

/** The numbers at the head, beside each other. */
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

/** What the paper says, a line each: its label in both languages, and what was filled in. */
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

/** The second language of a label, below the first or behind it. */
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

  /* On a phone it scrolls: nine columns are wider than that. */
  ${onNarrowScreen(css`
    table {
      min-inline-size: 160mm;
    }
  `)}
`;

/** What is certified, and who signs it: where the page has no room for both, both stand on the next. */
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

/** It hides nothing, and needs no background that a printer may leave out. */
export const Mark = styled.p`
  justify-self: end;
  padding: ${({ theme }) => `${theme.paper.tight} ${theme.paper.gap}`};
  border: ${({ theme }) => theme.border.thick} solid ${({ theme }) => theme.color.line};
  font-size: ${({ theme }) => theme.paper.large};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;
