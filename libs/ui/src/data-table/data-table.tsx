import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { useKitMessages } from '../messages/kit-messages';
import { Skeleton } from '../skeleton/skeleton';
import { dataOf, useSharedRef, type OuterProps } from '../theme/outer-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BodyRow, Cell, HeadCell, Notice, Region, SortButton, Table } from './data-table.styles';
import { namingColumn, rowHeader } from './naming-column';
import { useFolded } from './use-folded';
import { useOverflowing } from './use-overflowing';

export interface ColumnSort {
  /** The direction; missing when the table is not sorted by this column. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  /** Called when the heading is pressed. */
  readonly onSort: () => void;
}

export interface Column<Row> {
  /** A unique key for each column. */
  readonly key: string;
  /** The heading of the column. */
  readonly header: ReactNode;
  /** The name of the column where its header is not plain text. */
  readonly name?: string | undefined;
  /** Returns the content of a row's cell. */
  readonly render: (row: Row) => ReactNode;
  /**
   * `end` for amounts and counts.
   * @default 'start'
   */
  readonly align?: 'start' | 'end' | undefined;
  /** A CSS width; otherwise the column takes what its words need. */
  readonly width?: string | undefined;
  /** A CSS width for a column of words: when space is short, the table scrolls sideways before the words wrap further. */
  readonly minWidth?: string | undefined;
  /** Makes the heading a button that sorts by this column. */
  readonly sort?: ColumnSort | undefined;
  /** Keeps the column at the edge while the others scroll sideways; for the first column. */
  readonly pinned?: boolean | undefined;
  /**
   * The column whose cells name their rows: screen readers say them with the other cells of the row.
   * @default the first column that does not say `false`
   */
  readonly namesRow?: boolean | undefined;
  /**
   * Where the table is no wider than `at`, the column's values move below those of the column `into`, in small letters; without
   * `into` they are hidden, and the page that the row opens shows them. `named` puts the column's name before the value.
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
  /** The name of the table for screen readers. */
  readonly caption: string;
  /** The columns, in reading order. */
  readonly columns: readonly Column<Row>[];
  /** The data, one entry for each row. */
  readonly rows: readonly Row[];
  /** Returns a unique key for each row. */
  readonly rowKey: (row: Row) => string;
  /** Called when a row is pressed with the mouse. Keyboard users need a link in the first cell. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
  /** `compact` fits ten rows and the rest of the page on one screen of an old PC. */
  readonly density?: 'normal' | 'compact' | undefined;
  /**
   * Rows are being loaded: placeholders hold their places.
   * @default false
   */
  readonly loading?: boolean | undefined;
  /**
   * The rows answer the previous request, and the new ones are being loaded. After a moment a stripe runs above the headings.
   * @default false
   */
  readonly stale?: boolean | undefined;
  /** The number of placeholder rows while loading. */
  readonly loadingRows?: number | undefined;
  /** Shown in place of the rows: what went wrong, with a button to try again. */
  readonly error?: ReactNode;
  /**
   * Shown when there are no rows: why, and what to do.
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

/** Elements that handle a press themselves, so that it does not open the row; also a dialog that a cell has opened. */
const ANSWERS = 'a, button, input, select, textarea, label, dialog';

const isInteractive = (target: EventTarget, row: Element) => {
  const control = target instanceof Element ? target.closest(ANSWERS) : null;
  return control !== null && row.contains(control);
};

const hasError = <Row,>({ error, loading }: DataTableProps<Row>) =>
  loading !== true && error !== undefined && error !== null;

const isEmpty = <Row,>(props: DataTableProps<Row>) =>
  props.loading !== true && props.rows.length === 0 && !hasError(props);

/** Whether a message takes the place of the rows. */
const hasNotice = <Row,>(props: DataTableProps<Row>) => isEmpty(props) || hasError(props);

function Body<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, onRowClick, loading = false, loadingRows = 10 } = props;
  const open = (row: Row) => (event: MouseEvent<HTMLTableRowElement>) => {
    // A link in the row handles its own press, and dragging over text to copy it is not a click.
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
  if (hasNotice(props)) return null;
  const naming = namingColumn(columns);
  return rows.map((row) => (
    <BodyRow key={rowKey(row)} $clickable={onRowClick !== undefined} onClick={open(row)}>
      {columns.map((column) => (
        <Cell
          key={column.key}
          {...(column === naming && rowHeader)}
          $align={column.align ?? 'start'}
          $pinned={column.pinned === true}
        >
          {column.render(row)}
        </Cell>
      ))}
    </BodyRow>
  ));
}

/** Rows of one kind, in the given order: the caller sorts and pages them. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, density = 'normal', loading = false, stale = false, error, empty } = props;
  const { ref, id, className, style } = props;
  const messages = useKitMessages();
  const captionId = useId();
  const region = useSharedRef(ref);
  // Only a region that scrolls needs to be a Tab stop; otherwise it would be one more stop for nothing.
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
      // When a row is removed together with the button that has the focus, the table takes the focus, and says its name.
      tabIndex={scrolls ? 0 : -1}
      role={scrolls ? 'region' : 'group'}
      aria-labelledby={captionId}
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
      {hasError(props) && <Notice>{error}</Notice>}
      {/* Always there, as screen readers often skip a status that appears together with its text. */}
      <div role="status">
        {loading && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
        {isEmpty(props) && <Notice>{empty ?? messages.noRows}</Notice>}
      </div>
    </Region>
  );
}
