import styled from 'styled-components';

/** A week: one row per period, one column per day. */
export const Week = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  background: ${({ theme }) => theme.color.paper};

  th,
  td {
    padding: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.xs};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th:first-child {
    inline-size: calc(${({ theme }) => theme.space.xxxl} + ${({ theme }) => theme.space.xl});
  }

  /* From and to in one line, so that the whole week is in view. */
  @media screen and (min-width: ${({ theme }) => theme.breakpoint.narrow}) {
    thead th:first-child {
      inline-size: ${({ theme }) => theme.size.fieldColumn};
    }
  }

  @media print {
    th,
    td {
      padding: ${({ theme }) => theme.space.xxs};
    }
  }

  thead th {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  tbody th {
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  tbody th small {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.regular};
    font-variant-numeric: tabular-nums;
  }

  tr {
    break-inside: avoid;
  }
`;

export const BreakRow = styled.tr`
  th,
  td {
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.inkMuted};
  }
`;

export const Given = styled.div`
  font-size: ${({ theme }) => theme.font.size.s};

  @media print {
    font-size: inherit;
  }

  strong {
    display: block;
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  span {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.font.size.xs};
  }
`;

export const CellButton = styled.button`
  display: block;
  inline-size: 100%;
  min-block-size: ${({ theme }) => theme.size.control};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  text-align: start;
  cursor: pointer;

  /* Shows that the cell takes a lesson even before the pointer is over it, because a finger never hovers. */
  svg {
    display: block;
    inline-size: 1em;
    block-size: 1em;
    margin-inline: auto;
    color: ${({ theme }) => theme.color.inkMuted};
  }

  &:hover {
    background: ${({ theme }) => theme.color.primaryTint};
  }
`;
