import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Column } from '../data-table/data-table';
import { isBlank } from '../data-table/is-blank';
import { namingColumn, rowHeader } from '../data-table/naming-column';
import { onPhone } from '../theme/off-paper';
import { PrintedPage, type PrintedPageProps } from './printed-page';
import { PrintedRows } from './printed-rows';

/** The columns with content in any row, as empty ones waste room on paper. Without rows, all columns. */
const filledColumns = <Row,>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  rows.length === 0 ? columns : columns.filter(({ render }) => rows.some((row) => !isBlank(render(row))));

// On a phone each row is a block, with each figure beside the name of its column; empty cells are left out.
const Table = styled.table`
  inline-size: 100%;
  line-height: ${({ theme }) => theme.font.line.tight};

  tr {
    break-inside: avoid;
  }

  /* The first row of a list must not stand alone at the end of a page. */
  tbody:first-of-type > tr:nth-child(-n + 2) {
    break-after: avoid;
  }

  th,
  td {
    padding: ${({ theme }) => theme.space.xxs};
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
    overflow-wrap: break-word;
  }

  /* Aligned with the letterhead, which also leaves more room for the columns. */
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  ${onPhone(css`
    line-height: inherit;

    thead {
      display: none;
    }

    tbody tr {
      display: block;
      padding-block: ${({ theme }) => theme.space.xs};
      border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    }

    tbody :is(th, td) {
      display: block;
      padding: 0;
      border: 0;
    }

    tbody :is(th, td):empty {
      display: none;
    }

    [data-label] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      column-gap: ${({ theme }) => theme.space.s};
    }

    [data-label]::before {
      content: attr(data-label);
      grid-row: 1 / span 3;
      text-align: start;
      color: ${({ theme }) => theme.color.inkMuted};
      font-weight: ${({ theme }) => theme.font.weight.regular};
    }
  `)}
`;

const HeadCell = styled.th<{ $align: 'start' | 'end'; $width: string | undefined }>`
  && {
    inline-size: ${({ $width = 'auto' }) => $width};
    text-align: ${({ $align }) => $align};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

/** The name of a column, also where its heading is not plain text. */
const labelOf = <Row,>({ header, name }: Column<Row>) =>
  name ?? (typeof header === 'string' ? header : undefined);

const Cell = styled.td<{ $align: 'start' | 'end' }>`
  && {
    font-weight: inherit;
    text-align: ${({ $align }) => $align};
  }
`;

const TotalRow = styled.tr`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

export interface PrintedListProps<Row> extends Omit<PrintedPageProps, 'children'> {
  /** The columns, defined as for a `DataTable`. */
  readonly columns: readonly Column<Row>[];
  /** The data, one entry for each row. */
  readonly rows: readonly Row[];
  /** Returns a unique key for each row. */
  readonly rowKey: (row: Row) => string;
  /** The totals of the last columns, one each, with their label. */
  readonly total?: { readonly label: string; readonly values: readonly ReactNode[] } | undefined;
  /** Content between the note and the rows. */
  readonly lead?: ReactNode;
  /** Content after the rows, kept together with the last of them. */
  readonly children?: ReactNode;
  /** Content at the end that may take a page of its own, so that it does not pull the last rows there with it. */
  readonly rest?: ReactNode;
}

/**
 * A list on paper: headings on each page, page breaks only between rows, totals at the end. A column without content is left out.
 * Goes into a `PrintSheet`.
 */
export function PrintedList<Row>(props: PrintedListProps<Row>) {
  const { columns: allColumns, rows, rowKey, total, lead, children, rest, size = 'small', ...page } = props;
  const columns = filledColumns(allColumns, rows);
  const sums = new Map(
    total?.values.map((value, index) => [
      allColumns[allColumns.length - total.values.length + index]?.key,
      value,
    ]),
  );
  const summed = columns.filter(({ key }) => sums.has(key));
  const naming = namingColumn(columns);
  const line = (row: Row) => (
    <tr key={rowKey(row)}>
      {columns.map((column) => (
        <Cell
          key={column.key}
          {...(column === naming && rowHeader)}
          $align={column.align ?? 'start'}
          data-label={labelOf(column)}
        >
          {column.render(row)}
        </Cell>
      ))}
    </tr>
  );
  // The total may disappear with its column; an empty total row would look as if the figure were missing.
  const sum = total && summed.some(({ key }) => !isBlank(sums.get(key))) && (
    <TotalRow>
      <Cell {...rowHeader} $align="start" colSpan={columns.length - summed.length}>
        {total.label}
      </Cell>
      {summed.map((column) => (
        <Cell key={column.key} $align="end" data-label={labelOf(column)}>
          {sums.get(column.key)}
        </Cell>
      ))}
    </TotalRow>
  );
  return (
    <PrintedPage {...page} size={size}>
      {lead}
      <Table>
        <thead>
          <tr>
            {columns.map(({ key, header, align = 'start', width }) => (
              <HeadCell key={key} scope="col" $align={align} $width={width}>
                {header}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <PrintedRows rows={rows} line={line} columns={columns.length} sum={sum}>
          {children}
        </PrintedRows>
      </Table>
      {rest}
    </PrintedPage>
  );
}
