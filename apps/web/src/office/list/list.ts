import type { Column } from '@school/ui';

/** A column of a list: what its heading and cells say, wherever the list is shown. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'sort'> {
  /** What the address calls the order by this column. */
  readonly sort?: string;
  /** Where the column stands, if not on screen and on paper alike. */
  readonly only?: 'screen' | 'paper';
  /** How wide the column is on paper: that of one long cell would be taken from the others in all rows. */
  readonly paperWidth?: string;
}

/** What a list says where there are no rows. */
interface ListWords {
  /** What the table is called. */
  readonly list: string;
  readonly failed: string;
  /** There is nothing at all. */
  readonly none: string;
  readonly noneText?: string;
  /** There is nothing that matches. */
  readonly noMatch?: string;
}

/** A list, described once: its table (`ListTable`), its screen (`ListPage`) and its paper (`ListPaper`) are made of this. */
export interface List<Row> {
  readonly words: ListWords;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** What a row opens. */
  readonly addressOf?: (row: Row) => string;
}

/** The columns of a list as they stand in one place. @param sortBy how a heading turns the order; on paper none does */
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
