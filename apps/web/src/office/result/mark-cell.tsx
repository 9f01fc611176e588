import { LONGEST_MARK, LONGEST_REMARK, pastedBlock } from '@school/domain';
import { useToast, VisuallyHidden } from '@school/ui';
import { useId, useSyncExternalStore, type ClipboardEvent, type KeyboardEvent } from 'react';
import { CellInput, CellNote } from './marks-grid.styles';
import { cellKey, type MarksStore } from './marks-store';
import { useResultMessages } from './messages';

/** Where an arrow or Enter leads: so many rows down, so many columns to the right. */
export type Move = readonly [down: number, right: number];

const ARROWS: Readonly<Record<string, Move>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Left and right belong to the text as long as the cursor is within it. */
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
  /** A sentence is typed here, and not a mark. */
  readonly isText?: boolean;
  readonly onMove: (move: Move) => void;
}

/** One cell of the grid: what was typed, how it stands, and what is wrong with it. */
export function MarkCell({ store, studentID, subject, label, isText = false, onMove }: MarkCellProps) {
  const words = useResultMessages();
  const { showToast } = useToast();
  const noteId = useId();
  const key = cellKey(studentID, subject);
  const { text, stored, state, why, by } = useSyncExternalStore(store.subscribe, () => store.cell(key));
  const note =
    state === 'other'
      ? words.other(by, stored === '' ? words.emptied : stored)
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
    // In the last row too, where there is no next cell to go to.
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
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => store.type(key, currentTarget.value)}
        onBlur={() => store.leave(key)}
        onKeyDown={press}
        onPaste={paste}
      />
      {note === undefined ? (
        <VisuallyHidden id={noteId}>
          {isText && state === 'empty' ? words.noRemark : words.states[state]}
        </VisuallyHidden>
      ) : (
        <CellNote $isText={isText} id={noteId}>
          {note}
        </CellNote>
      )}
    </td>
  );
}
