import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BodyRow, Cell, HeadCell, Notice, Region, SortButton, Table } from './data-table.styles';
import { useOverflowing } from './use-overflowing';

export interface ColumnSort {
  /** Left out when the table is not sorted by this column. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
}

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly width?: string | undefined;
  readonly sort?: ColumnSort | undefined;
}

export interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** For the mouse. The keyboard goes through a link which the first cell renders. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
  readonly loading?: boolean | undefined;
  /** How many rows to hold the place of while they load. */
  readonly loadingRows?: number | undefined;
  readonly error?: ReactNode;
  readonly empty?: ReactNode;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function Heading<Row>({ column }: { readonly column: Column<Row> }) {
  const messages = useKitMessages();
  const { sort, align = 'start', width, header } = column;
  if (sort === undefined) {
    return (
      <HeadCell scope="col" $align={align} $width={width}>
        {header}
      </HeadCell>
    );
  }
  const Icon = sortIcons[sort.direction ?? 'none'];
  return (
    <HeadCell scope="col" $align={align} $width={width} aria-sort={sort.direction ?? 'none'}>
      <SortButton type="button" title={messages.sortBy(header)} onClick={sort.onSort}>
        {header}
        <Icon aria-hidden="true" />
      </SortButton>
    </HeadCell>
  );
}

const isInteractive = (target: EventTarget, row: Element) => {
  const control = target instanceof Element ? target.closest('a, button, input, select, label') : null;
  return control !== null && row.contains(control);
};

function Body<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, onRowClick, loading = false, loadingRows = 10, error, empty } = props;
  const messages = useKitMessages();
  const open = (row: Row) => (event: MouseEvent<HTMLTableRowElement>) => {
    // A link in the row answers for itself, and dragging over text to copy it is not a click.
    if (isInteractive(event.target, event.currentTarget) || window.getSelection()?.type === 'Range') return;
    onRowClick?.(row);
  };
  if (loading) {
    return Array.from({ length: loadingRows }, (_, index) => (
      <BodyRow key={index}>
        {columns.map((column) => (
          <Cell key={column.key} $align="start">
            <Skeleton />
          </Cell>
        ))}
      </BodyRow>
    ));
  }
  if (rows.length === 0 || (error !== undefined && error !== null)) {
    return (
      <tr>
        <Notice colSpan={columns.length}>{error ?? empty ?? messages.noRows}</Notice>
      </tr>
    );
  }
  return rows.map((row) => (
    <BodyRow key={rowKey(row)} $clickable={onRowClick !== undefined} onClick={open(row)}>
      {columns.map((column) => (
        <Cell key={column.key} $align={column.align ?? 'start'}>
          {column.render(row)}
        </Cell>
      ))}
    </BodyRow>
  ));
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, loading = false } = props;
  const messages = useKitMessages();
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  // Only a region that scrolls needs to be reached by the keyboard; else it would be one more stop for nothing.
  const scrolls = useOverflowing(region);
  return (
    <Region ref={region} {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}>
      <Table aria-busy={loading || undefined}>
        <caption id={captionId}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Body {...props} />
        </tbody>
      </Table>
      <VisuallyHidden role="status">{loading ? messages.loading : ''}</VisuallyHidden>
    </Region>
  );
}
