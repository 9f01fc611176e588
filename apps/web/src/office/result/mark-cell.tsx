import { LONGEST_MARK, LONGEST_REMARK, pastedBlock } from '@school/domain';
import { useToast, VisuallyHidden } from '@school/ui';
import { useId, useSyncExternalStore, type ClipboardEvent, type KeyboardEvent } from 'react';
import { CellInput, CellNote } from './marks-grid.styles';
import { cellKey, type MarksStore } from './marks-store';
import { useResultMessages } from './messages';

/** The step of an arrow key or Enter: the number of rows down and of columns to the right. */
export type Move = readonly [down: number, right: number];

const ARROWS: Readonly<Record<string, Move>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Whether a key moves within the text: left and right do as long as the cursor is inside it. */
function staysInText({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart !== selectionEnd) return false;
  if (key === 'ArrowLeft') return selectionStart !== 0;
  return key === 'ArrowRight' && selectionStart !== value.length;
}

export interface MarkCellProps {
  readonly store: MarksStore;
  readonly studentID: string;
  readonly subject: string;
  readonly label: string;
  /** Whether the cell holds a sentence instead of a mark. */
  readonly isText?: boolean;
  readonly onMove: (move: Move) => void;
}

/** One cell of the grid: the typed text, its state, and its error. */
export function MarkCell({ store, studentID, subject, label, isText = false, onMove }: MarkCellProps) {
  const words = useResultMessages();
  const { showToast } = useToast();
  const noteId = useId();
  const key = cellKey(studentID, subject);
  const { text, stored, state, why, by } = useSyncExternalStore(store.subscribe, () => store.cell(key));
  const isHeldBack = useSyncExternalStore(
    store.subscribe,
    () => state === 'sending' && store.summary().refusal !== undefined,
  );
  const note =
    state === 'other'
      ? words.changedByOther(by, stored === '' ? words.emptied : stored)
      : state === 'refused'
        ? why
        : undefined;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      store.undo(key);
      return;
    }
    const move: Move | undefined =
      event.key === 'Enter'
        ? [event.shiftKey ? -1 : 1, 0]
        : staysInText(event)
          ? undefined
          : ARROWS[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Left here, as the last row has no next cell that would take the focus.
    store.leave(key);
    onMove(move);
  };
  const paste = (event: ClipboardEvent) => {
    const block = pastedBlock(event.clipboardData.getData('text/plain'));
    if (block.length < 2 && (block[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const beyond = store.paste(studentID, subject, block);
    if (beyond > 0) showToast(words.beyond(beyond), 'warning');
  };
  return (
    <td>
      <CellInput
        $state={state}
        $isText={isText}
        value={text}
        aria-label={label}
        aria-invalid={state === 'refused' || state === 'other'}
        aria-describedby={noteId}
        data-student={studentID}
        data-subject={subject}
        data-state={state}
        inputMode={isText ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={isText ? LONGEST_REMARK : LONGEST_MARK}
        onMouseDown={(event) => {
          if (document.activeElement === event.currentTarget) return;
          // Safari ends its own click with a caret in the selected mark, and the new mark would be typed into the old one.
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => store.type(key, currentTarget.value)}
        onBlur={() => store.leave(key)}
        onKeyDown={press}
        onPaste={paste}
      />
      {note === undefined ? (
        <VisuallyHidden id={noteId}>
          {isText && state === 'empty' ? words.noRemark : words.states[isHeldBack ? 'refused' : state]}
        </VisuallyHidden>
      ) : (
        <CellNote $isText={isText} id={noteId}>
          {note}
        </CellNote>
      )}
    </td>
  );
}
