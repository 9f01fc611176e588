import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The last rows, their sum and what follows stay together: neither the sum nor a signature stands alone on a page. */
const LastRows = styled.tbody`
  break-inside: avoid;
`;

const END = 2;

// Inside the table, since browsers tear what follows a table of several pages away from its last row.
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
  /** What is printed, one row for each. */
  readonly rows: readonly Row[];
  /** Draws one of them: a `tr` with its key. */
  readonly line: (row: Row) => ReactNode;
  /** How many columns the table has. */
  readonly columns: number;
  /** A row under the last one: what the others come to. */
  readonly sum?: ReactNode;
  /** What follows the rows, and is not torn in two. */
  readonly children?: ReactNode;
}

/** The rows of a table on paper. What stands at its end stays on one page with the last of them. */
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
