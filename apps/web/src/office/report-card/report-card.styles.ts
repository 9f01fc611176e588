import { onNarrowScreen, onPhone, PrintedPage } from '@school/ui';
import styled, { css } from 'styled-components';

/** Stacked cards on screen, each on its own page on paper. */
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

/** One A4, with room for as many subjects as an exam can have. */
export const Card = styled(PrintedPage)`
  line-height: ${({ theme }) => theme.font.line.tight};
`;

/** The overall result and the signatures, kept together if names are so long that the card does not fit on one page. */
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

  /* The label stays in one piece, however long the value is. */
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

  /* Only below the last row: at a page break in the middle it would not be a total. */
  tfoot {
    display: table-row-group;
  }

  tfoot :is(th, td) {
    border-block-start-width: ${({ theme }) => theme.border.thick};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }

  /* Breaks no word: a cell without room gives up its padding instead. */
  ${onNarrowScreen(css`
    th,
    td {
      padding: ${({ theme }) => theme.paper.tight};
      overflow-wrap: break-word;
    }
  `)}

  /* Small letters with hardly any padding, or the section's averages would be out of view. */
  ${onPhone(css`
    font-size: ${({ theme }) => theme.font.size.xs};

    th,
    td {
      padding-inline: ${({ theme }) => theme.border.thick};
    }
  `)}
`;

/** The class teacher's remark, or space to write one by hand. */
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
