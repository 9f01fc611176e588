import type { ReactNode } from 'react';
import styled, { ThemeProvider } from 'styled-components';
import type { Column } from '../data-table/data-table';
import { printTheme } from '../theme/print';

const Paper = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  /* As on paper: smaller than anything on screen may be. */
  font-size: 8pt;

  /* So that the browser can break it between rows: the items of a flexible box do not break everywhere. */
  @media print {
    display: block;

    > * + * {
      margin-block-start: ${({ theme }) => theme.space.m};
    }
  }
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.m};
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  tr {
    break-inside: avoid;
  }

  th,
  td {
    padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.xs}`};
    border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
    overflow-wrap: break-word;
  }

  a {
    color: inherit;
    text-decoration: none;
  }
`;

const Heading = styled.th<{ $align: 'start' | 'end' }>`
  && {
    text-align: ${({ $align }) => $align};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
`;

const Cell = styled.td<{ $align: 'start' | 'end' }>`
  && {
    text-align: ${({ $align }) => $align};
  }
`;

const TotalRow = styled.tr`
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

const AtTheEnd = styled.div`
  break-inside: avoid;
`;

export interface PrintedListProps<Row> {
  readonly title: string;
  /** When it was printed, and what else belongs to the whole. */
  readonly note?: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Under the last column. */
  readonly total?: { readonly label: string; readonly value: ReactNode } | undefined;
  /** What follows the rows, and is not torn in two. */
  readonly children?: ReactNode;
}

/** A list on paper: its headings on each page, breaks between rows alone, totals at the end. Goes into a `PrintSheet`. */
export function PrintedList<Row>(props: PrintedListProps<Row>) {
  const { title, note, columns, rows, rowKey, total, children } = props;
  return (
    <ThemeProvider theme={printTheme}>
      <Paper>
        <Title>{title}</Title>
        {note !== undefined && <p>{note}</p>}
        <Table>
          <thead>
            <tr>
              {columns.map(({ key, header, align = 'start' }) => (
                <Heading key={key} scope="col" $align={align}>
                  {header}
                </Heading>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map(({ key, render, align = 'start' }) => (
                  <Cell key={key} $align={align}>
                    {render(row)}
                  </Cell>
                ))}
              </tr>
            ))}
            {total && (
              <TotalRow>
                <Cell $align="start" colSpan={columns.length - 1}>
                  {total.label}
                </Cell>
                <Cell $align="end">{total.value}</Cell>
              </TotalRow>
            )}
          </tbody>
        </Table>
        {children !== undefined && <AtTheEnd>{children}</AtTheEnd>}
      </Paper>
    </ThemeProvider>
  );
}
