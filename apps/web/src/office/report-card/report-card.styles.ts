import { onNarrowScreen, onPhone, PrintedPage } from '@school/ui';
import styled, { css } from 'styled-components';

/** Cards one below the other on screen, each on a page of its own on paper. */
export const Cards = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};

  @media print {
    display: block;

    > * + * {
      break-before: page;
    }
  }
`;

/** One A4, with as many subjects as an exam can have. */
export const Card = styled(PrintedPage)`
  line-height: ${({ theme }) => theme.font.line.tight};
`;

/** What the marks come to and who signs that stand together, should names be so long that all of it does not fit. */
export const End = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  break-inside: avoid;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => `${theme.paper.tight} ${theme.paper.margin}`};

  div {
    display: flex;
    gap: ${({ theme }) => theme.paper.gap};
    padding-block-end: ${({ theme }) => theme.paper.tight};
    border-block-end: ${({ theme }) => theme.border.thin} dotted ${({ theme }) => theme.color.line};
  }

  /* However long the value is, its name stays in one piece. */
  dt {
    flex: none;
  }

  dd {
    min-inline-size: 0;
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  ${onNarrowScreen(css`
    grid-template-columns: minmax(0, 1fr);
  `)}
`;

export const MarksTable = styled.table<{ $isFull: boolean }>`
  inline-size: 100%;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${({ theme, $isFull }) => `${$isFull ? theme.border.thin : theme.paper.tight} ${theme.paper.gap}`};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: end;
  }

  th:first-child {
    text-align: start;
  }

  thead th {
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  tbody th {
    font-weight: ${({ theme }) => theme.font.weight.regular};
  }

  /* Below the last row alone: what a page ends with in the middle of them is no total. */
  tfoot {
    display: table-row-group;
  }

  tfoot :is(th, td) {
    border-block-start-width: ${({ theme }) => theme.border.thick};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  /* No word is broken: what has no room gives up its own. */
  ${onNarrowScreen(css`
    th,
    td {
      padding: ${({ theme }) => theme.paper.tight};
      overflow-wrap: break-word;
    }
  `)}

  /* Small letters with next to no room between them: else what the section achieved stands out of sight. */
  ${onPhone(css`
    font-size: ${({ theme }) => theme.font.size.xs};

    th,
    td {
      padding-inline: ${({ theme }) => theme.border.thick};
    }
  `)}
`;

/** What the class teacher remarked, or room to write on by hand. */
export const Remarks = styled.div`
  p {
    font-weight: ${({ theme }) => theme.font.weight.bold};
    overflow-wrap: anywhere;
  }

  span {
    display: block;
    padding-block-start: ${({ theme }) => theme.paper.margin};
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
  }
`;
