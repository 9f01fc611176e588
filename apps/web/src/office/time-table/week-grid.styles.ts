import styled from 'styled-components';

/** A week: a row a period, a column a day; on a phone a block a period, with the days below each other. */
export const Week = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  background: ${({ theme }) => theme.color.paper};

  th,
  td {
    padding: ${({ theme }) => theme.space.xxs};
    border: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
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
    font-weight: ${({ theme }) => theme.font.weight.regular};
    font-variant-numeric: tabular-nums;
  }

  tr {
    break-inside: avoid;
  }

  @media screen and (max-width: ${({ theme }) => theme.breakpoint.drawer}) {
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody,
    tr,
    th,
    td {
      display: block;
    }

    tr {
      margin-block-end: ${({ theme }) => theme.space.s};
    }

    tbody th {
      background: ${({ theme }) => theme.color.canvas};
    }

    td {
      display: grid;
      grid-template-columns: ${({ theme }) => theme.space.xxl} minmax(0, 1fr);
      align-items: center;
      border-block-start: 0;
    }

    td::before {
      content: attr(data-day);
      color: ${({ theme }) => theme.color.inkMuted};
      font-size: ${({ theme }) => theme.font.size.xs};
    }
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
  padding: ${({ theme }) => theme.space.xxs};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.primaryTint};
  }
`;
