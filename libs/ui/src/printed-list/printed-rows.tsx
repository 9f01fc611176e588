import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The last rows, their total and the content after them stay together: no total or signature stands alone on a page. */
const LastRows = styled.tbody`
  break-inside: avoid;
`;

const END = 2;

// A cell inside the table, because browsers separate content after a table of several pages from its last row.
const AtTheEnd = styled.td`
  && {
    padding: ${({ theme }) => theme.space.m} 0 0;
    border: 0;
    line-height: ${({ theme }) => theme.font.line.body};
    text-align: start;
    white-space: normal;
  }
`;

export interface PrintedRowsProps<Row> {
  /** The data, one entry for each row. */
  readonly rows: readonly Row[];
  /** Renders a row: a `tr` with its key. */
  readonly line: (row: Row) => ReactNode;
  /** The number of columns in the table. */
  readonly columns: number;
  /** A total row under the last row. */
  readonly sum?: ReactNode;
  /** Content after the rows, kept together with the last of them. */
  readonly children?: ReactNode;
}

/** The rows of a table on paper. The total and the content after them stay on one page with the last rows. */
export function PrintedRows<Row>({ rows, line, columns, sum, children }: PrintedRowsProps<Row>) {
  return (
    <>
      <tbody>{rows.slice(0, -END).map(line)}</tbody>
      <LastRows>
        {rows.slice(-END).map(line)}
        {sum}
        {children !== undefined && (
          <tr role="none">
            <AtTheEnd role="none" colSpan={columns}>
              {children}
            </AtTheEnd>
          </tr>
        )}
      </LastRows>
    </>
  );
}
