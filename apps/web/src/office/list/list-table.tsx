import {
  Button,
  DataTable,
  EmptyState,
  SelectableTable,
  type Column,
  type SelectableTableProps,
} from '@school/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { columnsFor, type List } from './list';
import { ListFoot } from './list-foot';
import { StaleWarning, loadErrorNotice, type QueryState } from '../../screen/loading';
import { useListMessages } from './messages';
import type { Part } from './whole-list';

/** The result of a list's query, with only the parts needed here. */
export interface ListResult<Shown> extends QueryState<Shown> {
  readonly isPending: boolean;
  /** Whether the data are still those of the previous query. */
  readonly isPlaceholderData?: boolean;
}

/** The page and order of a list: the parts of `useListQuery` that are needed here. */
interface Query {
  readonly page: number;
  readonly setPage: (page: number) => unknown;
  readonly sortBy?: (column: string) => NonNullable<Column<unknown>['sort']>;
  readonly isNarrowed?: boolean;
  readonly showAll?: () => unknown;
}

export interface ListTableProps<Row> {
  readonly list: List<Row>;
  readonly result: ListResult<Part<Row>>;
  readonly query: Query;
  /** The number of rows on a page. */
  readonly size: number;
  /** The most rows that the pages can reach; to see others one narrows the list, and `more` says so. */
  readonly reach?: {
    readonly most: number;
    readonly more: (first: number, last: number, most: number) => string;
  };
  readonly density?: 'compact';
  readonly loadingRows?: number;
  /** Makes the rows selectable. */
  readonly choice?: Pick<SelectableTableProps<Row>, 'rowName' | 'selected' | 'onChange' | 'actions' | 'all'>;
  /** Content above the rows, such as their totals. */
  readonly children?: ReactNode;
  /** The queries that `children` need, where their data do not come with the rows. */
  readonly otherQueries?: readonly QueryState<unknown>[];
}

/** The rows of a list, the text shown where there are none, and the links to its other pages. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const {
    list,
    result,
    query,
    size,
    reach,
    choice,
    density,
    loadingRows,
    children,
    otherQueries = [],
  } = props;
  const { count, noMatchText, showAll } = useListMessages();
  const navigate = useNavigate();
  const { words, rowKey, addressOf } = list;
  const { rows = [], total = 0 } = result.data ?? {};
  const most = reach?.most ?? Infinity;
  const isNarrowed = query.isNarrowed === true;
  const showAllButton = (size: 's' | 'm') =>
    isNarrowed && (
      <Button variant="secondary" size={size} onClick={() => void query.showAll?.()}>
        {showAll}
      </Button>
    );
  const table = {
    caption: words.list,
    columns: columnsFor(list, 'screen', query.sortBy),
    rows,
    rowKey,
    onRowClick: addressOf && ((row: Row) => void navigate(addressOf(row))),
    loading: result.isPending,
    stale: result.isPlaceholderData,
    error: loadErrorNotice(result, words.failed),
    empty: isNarrowed ? (
      <EmptyState title={words.noMatch ?? words.none} description={noMatchText} action={showAllButton('m')} />
    ) : (
      <EmptyState title={words.none} description={words.noneText} />
    ),
    density,
    loadingRows,
  };
  return (
    <>
      <StaleWarning queries={[result, ...otherQueries]} />
      {children}
      {choice ? <SelectableTable {...table} {...choice} /> : <DataTable {...table} />}
      <ListFoot
        page={query.page}
        size={size}
        total={Math.min(total, most)}
        count={reach && total > most ? reach.more : count}
        onPage={query.setPage}
      >
        {showAllButton('s')}
      </ListFoot>
    </>
  );
}
