import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Tick } from '../checkbox/tick';
import { useOwnValue } from '../form/use-own-value';
import { useKitMessages } from '../messages/kit-messages';
import { dataOf } from '../theme/outer-props';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { DataTable, type Column, type DataTableProps } from './data-table';
import { Choice, ChosenBar, Frame } from './selectable-table.styles';

export interface SelectableTableProps<Row> extends DataTableProps<Row> {
  /** What a row is called: its box is named after it. */
  readonly rowName: (row: Row) => string;
  /** The keys of the chosen rows, where the page decides. They may stand on other pages of the list. */
  readonly selected?: readonly string[] | undefined;
  /** What is chosen at first, where the table remembers by itself. */
  readonly defaultSelected?: readonly string[] | undefined;
  /** Hears the keys of the rows that are chosen now. */
  readonly onChange?: ((selected: readonly string[]) => void) | undefined;
  /** For a list of pages: all of its rows can be chosen at once, also those of other pages. */
  readonly all?:
    | {
        readonly total: number;
        readonly chosen: boolean;
        readonly onChoose: () => void;
      }
    | undefined;
  /** What can be done with the chosen rows: buttons, shown as long as there are some. */
  readonly actions?: ReactNode;
}

const none: readonly string[] = [];

/** The box of the row above or below in the same table, if there is one. */
function neighbour(box: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const boxes = [...(box.closest('tbody')?.querySelectorAll<HTMLInputElement>('input[data-row-box]') ?? [])];
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return step === 0 ? undefined : boxes[boxes.indexOf(box) + step];
}

/** A box takes the space key by itself; who works down a list expects Enter to do the same. */
const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** The arrows go from box to box; with Shift the next one becomes as the one that is left. */
const onRowKey = (event: KeyboardEvent<HTMLInputElement>) => {
  onEnter(event);
  const box = event.currentTarget;
  const next = neighbour(box, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (event.shiftKey && next.checked !== box.checked) next.click();
};

/** A `DataTable` whose rows can be chosen, for something that is done with all of them at once. */
export function SelectableTable<Row>(props: SelectableTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowName, onRowClick, density } = props;
  const { loading = false, stale = false, loadingRows, error, empty, ref, id, className, style } = props;
  const messages = useKitMessages();
  const [own, select] = useOwnValue(props.selected, props.defaultSelected ?? none, props.onChange);
  const { all } = props;
  const hasAll = all?.chosen === true;
  const boxOfAll = useRef<HTMLInputElement>(null);
  const keys = loading ? none : rows.map(rowKey);
  // Where all are chosen, leaving one out leaves those of this page.
  const selected = hasAll ? keys : own;
  const count = hasAll ? all.total : selected.length;
  const here = keys.filter((key) => selected.includes(key)).length;
  const mark = (marked: readonly string[], checked: boolean) => {
    // Who is asked for now is not there yet: those of before would be chosen.
    if (stale) return;
    const others = selected.filter((key) => !marked.includes(key));
    select(checked ? [...others, ...marked] : others);
  };
  const pinned = columns[0]?.pinned === true;
  const choices: Column<Row> = {
    key: 'selected',
    pinned,
    header: (
      <Choice>
        <Tick
          ref={boxOfAll}
          checked={here > 0 && here === keys.length}
          indeterminate={here > 0 && here < keys.length}
          aria-disabled={keys.length === 0 || stale}
          onChange={(checked) => mark(keys, checked)}
          onKeyDown={onEnter}
        />
        <VisuallyHidden>{messages.chooseAll}</VisuallyHidden>
      </Choice>
    ),
    render: (row) => (
      <Choice>
        <Tick
          checked={selected.includes(rowKey(row))}
          data-row-box=""
          aria-disabled={stale || undefined}
          onChange={(checked) => mark([rowKey(row)], checked)}
          onKeyDown={onRowKey}
        />
        <VisuallyHidden>{messages.chooseRow(rowName(row))}</VisuallyHidden>
      </Choice>
    ),
  };
  // Either button goes when it was pressed.
  const chooseNone = () => {
    select(none);
    boxOfAll.current?.focus();
  };
  const chooseAll = () => {
    all?.onChoose();
    boxOfAll.current?.focus();
  };
  return (
    <Frame {...dataOf(props)} ref={ref} id={id} className={className} style={style} $pinned={pinned}>
      <DataTable
        caption={caption}
        columns={[choices, ...columns]}
        rows={rows}
        rowKey={rowKey}
        onRowClick={onRowClick}
        density={density}
        loading={loading}
        stale={stale}
        loadingRows={loadingRows}
        error={error}
        empty={empty}
      />
      <VisuallyHidden role="status">{messages.chosen(count)}</VisuallyHidden>
      {count > 0 && (
        <ChosenBar>
          <span aria-hidden="true">{messages.chosen(count)}</span>
          {all && !hasAll && !stale && all.total > keys.length && (
            <Button variant="quiet" size="s" onClick={chooseAll}>
              {messages.chooseAllOf(all.total)}
            </Button>
          )}
          {props.actions}
          <Button variant="secondary" size="s" onClick={chooseNone}>
            {messages.chooseNone}
          </Button>
        </ChosenBar>
      )}
    </Frame>
  );
}
