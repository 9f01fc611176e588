import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import { Skeleton } from '../skeleton/skeleton';
import { dataOf, useSharedRef, type OuterProps } from '../theme/outer-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BodyRow, Cell, HeadCell, Notice, NoticeCell, Region, SortButton, Table } from './data-table.styles';
import { useFolded } from './use-folded';
import { useOverflowing } from './use-overflowing';

export interface ColumnSort {
  /** Left out when the table is not sorted by this column. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  /** Hears that the heading was pressed. */
  readonly onSort: () => void;
}

export interface Column<Row> {
  /** Tells the columns apart. */
  readonly key: string;
  /** The heading of the column. */
  readonly header: ReactNode;
  /** What the column is called where its header is no text. */
  readonly name?: string | undefined;
  /** What stands in the cell of a row. */
  readonly render: (row: Row) => ReactNode;
  /**
   * Amounts and counts go to the `end`.
   * @default 'start'
   */
  readonly align?: 'start' | 'end' | undefined;
  /** As CSS has it; otherwise the column takes what its words need. */
  readonly width?: string | undefined;
  /** For a column of words: where there is less room the table scrolls sideways, before the words stand one below the other. */
  readonly minWidth?: string | undefined;
  /** Makes the heading a button. */
  readonly sort?: ColumnSort | undefined;
  /** Stays at the edge while the others scroll sideways; for the first column. */
  readonly pinned?: boolean | undefined;
  /**
   * Where the table is no wider than `at`, the words of the column stand small below those of the column `into`; left out, what
   * the row opens tells them. `named` says the column's name before them, where they do not speak for themselves.
   */
  readonly folds?:
    | {
        readonly at: 'phone' | 'drawer';
        readonly into?: string | undefined;
        readonly named?: boolean | undefined;
      }
    | undefined;
}

export interface DataTableProps<Row> extends OuterProps {
  /** Names the table for those who listen. */
  readonly caption: string;
  /** The columns, in the order of reading. */
  readonly columns: readonly Column<Row>[];
  /** What is shown, one row for each. */
  readonly rows: readonly Row[];
  /** Tells the rows apart. */
  readonly rowKey: (row: Row) => string;
  /** For the mouse. The keyboard goes through a link which the first cell renders. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
  /** `compact` sets ten rows and what stands around them on one screen of an old PC. */
  readonly density?: 'normal' | 'compact' | undefined;
  /**
   * Rows are on their way: their places are held.
   * @default false
   */
  readonly loading?: boolean | undefined;
  /**
   * The rows are of what was asked for before; what is asked for now is on its way. After a moment a stripe runs over the headings.
   * @default false
   */
  readonly stale?: boolean | undefined;
  /** How many rows to hold the place of while they load. */
  readonly loadingRows?: number | undefined;
  /** In place of the rows: what went wrong, with the button that tries again. */
  readonly error?: ReactNode;
  /**
   * What stands in place of no rows: why, and what to do.
   * @default the kit's words for nothing to show
   */
  readonly empty?: ReactNode;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

const textOf = (header: ReactNode) => (typeof header === 'string' ? header : '');

function Heading<Row>({ column }: { readonly column: Column<Row> }) {
  const messages = useKitMessages();
  const { sort, align = 'start', width, minWidth, header, name, pinned = false } = column;
  const look = { $align: align, $width: width, $minWidth: minWidth, $pinned: pinned };
  if (sort === undefined) {
    return (
      <HeadCell scope="col" {...look}>
        {header}
      </HeadCell>
    );
  }
  const Icon = sortIcons[sort.direction ?? 'none'];
  return (
    <HeadCell scope="col" {...look} aria-sort={sort.direction ?? 'none'}>
      <SortButton type="button" title={messages.sortBy(name ?? textOf(header))} onClick={sort.onSort}>
        {header}
        <Icon aria-hidden="true" />
      </SortButton>
    </HeadCell>
  );
}

/** What answers for itself, a dialog that a cell has opened too. */
const ANSWERS = 'a, button, input, select, textarea, label, dialog';

const isInteractive = (target: EventTarget, row: Element) => {
  const control = target instanceof Element ? target.closest(ANSWERS) : null;
  return control !== null && row.contains(control);
};

const hasError = <Row,>({ error }: DataTableProps<Row>) => error !== undefined && error !== null;

/** Whether words stand in place of rows. */
const hasNotice = <Row,>(props: DataTableProps<Row>) =>
  props.loading !== true && (props.rows.length === 0 || hasError(props));

function Body<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, onRowClick, loading = false, loadingRows = 10 } = props;
  const { error, empty } = props;
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
          <Cell key={column.key} $align="start" $pinned={column.pinned === true}>
            <Skeleton />
          </Cell>
        ))}
      </BodyRow>
    ));
  }
  if (hasNotice(props)) {
    return (
      <tr>
        <NoticeCell colSpan={columns.length}>
          <Notice>{error ?? empty ?? messages.noRows}</Notice>
        </NoticeCell>
      </tr>
    );
  }
  return rows.map((row) => (
    <BodyRow key={rowKey(row)} $clickable={onRowClick !== undefined} onClick={open(row)}>
      {columns.map((column) => (
        <Cell key={column.key} $align={column.align ?? 'start'} $pinned={column.pinned === true}>
          {column.render(row)}
        </Cell>
      ))}
    </BodyRow>
  ));
}

/** Rows of one kind. It shows them as they are given: the caller orders and pages them. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, density = 'normal', loading = false, stale = false, ref, id, className, style } = props;
  const messages = useKitMessages();
  const captionId = useId();
  const region = useSharedRef(ref);
  // Only a region that scrolls needs to be reached by the keyboard; else it would be one more stop for nothing.
  const scrolls = useOverflowing(region);
  const columns = useFolded(props.columns, region);
  return (
    <Region
      {...dataOf(props)}
      id={id}
      className={className}
      style={style}
      ref={region}
      $scrolls={scrolls}
      $hasNotice={hasNotice(props)}
      $stale={stale}
      // What a row takes away with itself, as its button, leaves the focus at the table.
      tabIndex={-1}
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
    >
      <Table $compact={density === 'compact'} aria-busy={loading || stale || undefined}>
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
          <Body {...props} columns={columns} />
        </tbody>
      </Table>
      <VisuallyHidden role="status">{loading ? messages.loading : ''}</VisuallyHidden>
    </Region>
  );
}
