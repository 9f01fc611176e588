import type { Column } from './data-table';

/** What makes a cell the header of its row. */
export const rowHeader = { as: 'th', scope: 'row' } as const;

/** The column whose cells name their rows. */
export const namingColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ namesRow }) => namesRow === true) ?? columns.find(({ namesRow }) => namesRow !== false);
