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
  /** Returns the name of a row, used in the label of its checkbox. */
  readonly rowName: (row: Row) => string;
  /** The keys of the chosen rows, when the page controls them. They may be on other pages of the list. */
  readonly selected?: readonly string[] | undefined;
  /** The initial choice, when the table keeps its own. */
  readonly defaultSelected?: readonly string[] | undefined;
  /** Called with the keys of the rows that are now chosen. */
  readonly onChange?: ((selected: readonly string[]) => void) | undefined;
  /** For a list with pages: lets the user choose all rows at once, also those of other pages. */
  readonly all?:
    | {
        readonly total: number;
        readonly chosen: boolean;
        readonly onChoose: () => void;
      }
    | undefined;
  /** The buttons for the chosen rows, shown while any are chosen. */
  readonly actions?: ReactNode;
}

const none: readonly string[] = [];

/** The checkbox of the row above or below in the same table, if there is one. */
function neighbour(box: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const boxes = [...(box.closest('tbody')?.querySelectorAll<HTMLInputElement>('input[data-row-box]') ?? [])];
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return step === 0 ? undefined : boxes[boxes.indexOf(box) + step];
}

/** A checkbox handles the space key itself; users who work down a list expect Enter to do the same. */
const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** The arrow keys move from box to box; with Shift the next box takes the state of the previous one. */
const onRowKey = (event: KeyboardEvent<HTMLInputElement>) => {
  onEnter(event);
  const box = event.currentTarget;
  const nextBox = neighbour(box, event.key);
  if (!nextBox) return;
  event.preventDefault();
  nextBox.focus();
  if (event.shiftKey && nextBox.checked !== box.checked) nextBox.click();
};

/** A `DataTable` whose rows can be chosen, for an action on all of them at once. */
export function SelectableTable<Row>(props: SelectableTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowName, onRowClick, density } = props;
  const { loading = false, stale = false, loadingRows, error, empty, ref, id, className, style } = props;
  const messages = useKitMessages();
  const [ownSelection, select] = useOwnValue(props.selected, props.defaultSelected ?? none, props.onChange);
  const { all } = props;
  const hasAll = all?.chosen === true;
  const boxOfAll = useRef<HTMLInputElement>(null);
  const keys = loading ? none : rows.map(rowKey);
  // When all are chosen, unticking one leaves the others of this page.
  const selected = hasAll ? keys : ownSelection;
  const count = hasAll ? all.total : selected.length;
  const selectedOnPage = keys.filter((key) => selected.includes(key)).length;
  const mark = (markedKeys: readonly string[], checked: boolean) => {
    // The requested rows are not there yet, so a tick would choose rows of the previous request.
    if (stale) return;
    const others = selected.filter((key) => !markedKeys.includes(key));
    select(checked ? [...others, ...markedKeys] : others);
  };
  const pinned = columns[0]?.pinned === true;
  const choices: Column<Row> = {
    key: 'selected',
    pinned,
    namesRow: false,
    header: (
      <Choice>
        <Tick
          ref={boxOfAll}
          checked={selectedOnPage > 0 && selectedOnPage === keys.length}
          indeterminate={selectedOnPage > 0 && selectedOnPage < keys.length}
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
  // Both buttons disappear when pressed, so the box that chooses all takes the focus.
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
