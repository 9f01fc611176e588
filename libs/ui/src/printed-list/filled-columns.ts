import type { Column } from '../data-table/data-table';
import { isBlank } from '../data-table/is-blank';

/** The columns that say something in any row: on paper an empty one takes room from the others. All of them where there are no rows. */
export const filledColumns = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  rows.length === 0 ? columns : columns.filter(({ render }) => rows.some((row) => !isBlank(render(row))));
