import type { KeyboardEvent } from 'react';
import { latinKey } from './latin-key';

/** Moves the focus to the choice that many rows away. */
function goToRow(from: HTMLElement, rowsDown: number): void {
  const choices = [...document.querySelectorAll<HTMLElement>('[data-row-choice]')];
  const target = choices[choices.indexOf(from) + rowsDown];
  const radios = [...(target?.querySelectorAll('input') ?? [])];
  (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
}

/**
 * The props for the choice in each row: a letter chooses and moves on to the next row; arrows go from row to row.
 * @param offered in the order of the radio buttons
 */
export const rowChoice = <Value extends string>(
  offered: readonly Value[],
  letters: Readonly<Record<Value, string>>,
  onChange: (value: Value) => void,
) => ({
  'data-row-choice': '',
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const from = event.currentTarget;
    const letter = latinKey(event);
    const chosen = offered.find((one) => letters[one].toLowerCase() === letter);
    if (chosen) {
      event.preventDefault();
      onChange(chosen);
      // If there is no next row, the focus stays on what was chosen.
      from.querySelectorAll('input')[offered.indexOf(chosen)]?.focus();
      goToRow(from, 1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      goToRow(from, event.key === 'ArrowDown' ? 1 : -1);
    }
  },
});
