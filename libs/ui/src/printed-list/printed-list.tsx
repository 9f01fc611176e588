import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Heading } from '../heading/heading';
import type { Column } from '../data-table/data-table';
import { onNarrowScreen, onPhone } from '../theme/off-paper';
import type { OuterProps } from '../theme/outer-props';

/** As wide as the paper on screen too, so that it is seen before it is printed; where the screen is narrower, as wide as that. */
const Paper = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.m};
  box-sizing: border-box;
  inline-size: ${({ theme }) => theme.paper.width};
  padding: ${({ theme }) => theme.paper.margin};
  background: ${({ theme }) => theme.color.paper};
  color: ${({ theme }) => theme.color.ink};
  /* As on paper: smaller than anything on screen may be. */
  font-size: 8pt;

  ${onNarrowScreen(css`
    inline-size: 100%;
    min-inline-size: min-content;
    padding: ${({ theme }) => theme.space.m};
  `)}

  ${onPhone(css`
    font-size: ${({ theme }) => theme.font.size.s};
    overflow-wrap: anywhere;
  `)}

  /* So that the browser can break it between rows: the items of a flexible box do not break everywhere. */
  @media print {
    display: block;
    inline-size: auto;
    padding: 0;

    > * + * {
      margin-block-start: ${({ theme }) => theme.space.m};
    }
  }
`;

// On a phone a row is a block of its own, each figure beside the name of its column; what is empty is left out.
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

  ${onPhone(css`
    thead {
      display: none;
    }

    tbody tr {
      display: block;
      padding-block: ${({ theme }) => theme.space.xs};
      border-block-end: ${({ theme }) => theme.border.thin} solid ${({ theme }) => theme.color.line};
    }

    tbody td {
      display: block;
      padding: 0;
      border: 0;
    }

    tbody td:empty {
      display: none;
    }

    td[data-label] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      column-gap: ${({ theme }) => theme.space.s};
    }

    td[data-label]::before {
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

/** What a column is called, where its heading is no text. */
const labelOf = <Row,>({ header, name }: Column<Row>) =>
  name ?? (typeof header === 'string' ? header : undefined);

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

export interface PrintedListProps<Row> extends OuterProps {
  /** Whose paper it is: a letterhead above the title. */
  readonly head?: ReactNode;
  /** What the list is. */
  readonly title: string;
  /** When it was printed, and what else belongs to the whole. */
  readonly note?: ReactNode;
  /** The columns, as those of a `DataTable`. */
  readonly columns: readonly Column<Row>[];
  /** What is printed, one row for each. */
  readonly rows: readonly Row[];
  /** Tells the rows apart. */
  readonly rowKey: (row: Row) => string;
  /** Under the last columns, one each. */
  readonly total?: { readonly label: string; readonly values: readonly ReactNode[] } | undefined;
  /** What follows the rows, and is not torn in two. */
  readonly children?: ReactNode;
}

/** A list on paper: its headings on each page, breaks between rows alone, totals at the end. Goes into a `PrintSheet`. */
export function PrintedList<Row>(props: PrintedListProps<Row>) {
  const { head, title, note, columns, rows, rowKey, total, children, ...outer } = props;
  return (
    <Paper {...outer}>
      {head}
      <Heading>{title}</Heading>
      {note !== undefined && <p>{note}</p>}
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
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.key} $align={column.align ?? 'start'} data-label={labelOf(column)}>
                  {column.render(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {total && (
            <TotalRow>
              <Cell $align="start" colSpan={columns.length - total.values.length}>
                {total.label}
              </Cell>
              {columns.slice(-total.values.length).map((column, index) => (
                <Cell key={column.key} $align="end" data-label={labelOf(column)}>
                  {total.values[index]}
                </Cell>
              ))}
            </TotalRow>
          )}
        </tbody>
      </Table>
      {children !== undefined && <AtTheEnd>{children}</AtTheEnd>}
    </Paper>
  );
}
