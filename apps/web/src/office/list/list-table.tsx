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
import { ReadInVain, unread, type Asked } from '../../screen/loading';
import { useListMessages } from './messages';
import type { Part } from './whole-list';

/** What has come of a list, of a query as much as matters here. */
export interface Found<Shown> extends Asked<Shown> {
  readonly isPending: boolean;
  /** It is that of what was asked for before. */
  readonly isPlaceholderData?: boolean;
}

/** Which part of a list is shown, of `useListQuery` as much as matters here. */
interface Query {
  readonly page: number;
  readonly setPage: (page: number) => unknown;
  readonly sortBy?: (column: string) => NonNullable<Column<unknown>['sort']>;
  readonly isNarrowed?: boolean;
  readonly showAll?: () => unknown;
}

export interface ListTableProps<Row> {
  readonly list: List<Row>;
  readonly found: Found<Part<Row>>;
  readonly query: Query;
  /** Rows of a page. */
  readonly size: number;
  /** So many rows the pages reach; whoever looks for others narrows the list. `more` says so. */
  readonly reach?: {
    readonly most: number;
    readonly more: (first: number, last: number, most: number) => string;
  };
  readonly density?: 'compact';
  readonly loadingRows?: number;
  /** For rows that can be chosen. */
  readonly choice?: Pick<SelectableTableProps<Row>, 'rowName' | 'selected' | 'onChange' | 'actions' | 'all'>;
  /** Above the rows, as their totals. */
  readonly children?: ReactNode;
  /** What that is read from, where it does not come with the rows. */
  readonly readBeside?: readonly Asked<unknown>[];
}

/** The rows of a list, what is said where there are none, and the way to its other pages. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, found, query, size, reach, choice, density, loadingRows, children, readBeside = [] } = props;
  const { count, noMatchText, showAll } = useListMessages();
  const navigate = useNavigate();
  const { words, rowKey, addressOf } = list;
  const { rows = [], total = 0 } = found.data ?? {};
  const most = reach?.most ?? Infinity;
  const isNarrowed = query.isNarrowed === true;
  const all = (size: 's' | 'm') =>
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
    loading: found.isPending,
    stale: found.isPlaceholderData,
    error: unread(found, words.failed),
    // Read out: who narrows a list does not look at its rows.
    empty: (
      <div role="status">
        {isNarrowed ? (
          <EmptyState title={words.noMatch ?? words.none} description={noMatchText} action={all('m')} />
        ) : (
          <EmptyState title={words.none} description={words.noneText} />
        )}
      </div>
    ),
    density,
    loadingRows,
  };
  return (
    <>
      <ReadInVain of={[found, ...readBeside]} />
      {children}
      {choice ? <SelectableTable {...table} {...choice} /> : <DataTable {...table} />}
      <ListFoot
        page={query.page}
        size={size}
        total={Math.min(total, most)}
        count={reach && total > most ? reach.more : count}
        onPage={query.setPage}
      >
        {all('s')}
      </ListFoot>
    </>
  );
}
