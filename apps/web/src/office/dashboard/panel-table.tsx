import { DataTable, EmptyState, type Column } from '@school/ui';
import type { QueryState } from '../../screen/loading';
import { Panel, type PanelProps } from './panel';
import { loadErrorText } from './load-error-text';
import { ROWS } from './use-dashboard';

export interface PanelTableProps<Row> extends Omit<PanelProps, 'children'> {
  readonly query: QueryState<unknown> & { readonly isPending: boolean };
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly none: string;
  readonly noneText?: string;
}

/** The first rows of a list that another screen has in full. */
export function PanelTable<Row>({ query, rows = [], none, noneText, ...props }: PanelTableProps<Row>) {
  const { title, rest, ...table } = props;
  return (
    <Panel title={title} rest={rest}>
      <DataTable
        {...table}
        caption={title}
        density="compact"
        rows={rows}
        loading={query.isPending}
        loadingRows={ROWS}
        error={loadErrorText(query)}
        empty={<EmptyState size="s" title={none} description={noneText} />}
      />
    </Panel>
  );
}
