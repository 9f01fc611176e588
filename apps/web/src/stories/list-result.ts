import type { ListResult } from '../office/list/list-table';
import type { Part } from '../office/list/whole-list';

/** Rows as a query returns them, for stories: the whole list, or one that is still loading. */
export const listResultOf = <Row>(rows: readonly Row[], isPending = false): ListResult<Part<Row>> => ({
  data: isPending ? undefined : { rows, total: rows.length },
  isPending,
  error: null,
  refetch: () => undefined,
});
