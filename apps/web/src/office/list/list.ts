import type { Column } from '@school/ui';

/** A column of a list: its heading and cells, the same wherever the list is shown. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'sort'> {
  /** The name of the order by this column in the address. */
  readonly sort?: string;
  /** The only place where the column appears, if not on screen and on paper alike. */
  readonly only?: 'screen' | 'paper';
  /** The column's width on paper, so that one long cell does not take room from the other columns in all rows. */
  readonly paperWidth?: string;
}

/** The texts of a list: its name, and what it shows where there are no rows. */
interface ListWords {
  /** The name of the table. */
  readonly list: string;
  readonly failed: string;
  /** Shown where the list is empty. */
  readonly none: string;
  readonly noneText?: string;
  /** Shown where no row matches the filters. */
  readonly noMatch?: string;
}

/** A list, described once for its table (`ListTable`), its screen (`ListPage`) and its paper (`ListPaper`). */
export interface List<Row> {
  readonly words: ListWords;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The address that a row opens. */
  readonly addressOf?: (row: Row) => string;
}

/** The columns of a list for one place. @param sortBy how a heading changes the order; left out on paper */
export const columnsFor = <Row>(
  { columns }: List<Row>,
  place: 'screen' | 'paper',
  sortBy?: (column: string) => Column<Row>['sort'],
): readonly Column<Row>[] =>
  columns
    .filter(({ only = place }) => only === place)
    .map(({ sort, paperWidth, ...column }) => ({
      ...column,
      ...(place === 'paper' && paperWidth !== undefined && { width: paperWidth }),
      ...(sort !== undefined && { sort: sortBy?.(sort) }),
    }));
