import { DataTable, EmptyState, type Column } from '@school/ui';
import type { Asked } from '../../screen/loading';
import { Panel, type PanelProps } from './panel';
import { unreadReason } from './tiles';
import { ROWS } from './use-dashboard';

export interface PanelTableProps<Row> extends Omit<PanelProps, 'children'> {
  readonly asked: Asked<unknown> & { readonly isPending: boolean };
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly none: string;
  readonly noneText?: string;
}

/** The first rows of a list that another screen has in full. */
export function PanelTable<Row>({ asked, rows = [], none, noneText, ...props }: PanelTableProps<Row>) {
  const { title, rest, ...table } = props;
  return (
    <Panel title={title} rest={rest}>
      <DataTable
        {...table}
        caption={title}
        density="compact"
        rows={rows}
        loading={asked.isPending}
        loadingRows={ROWS}
        error={unreadReason(asked)}
        empty={<EmptyState size="s" title={none} description={noneText} />}
      />
    </Panel>
  );
}
