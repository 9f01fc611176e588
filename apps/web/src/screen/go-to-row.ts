/** Given to what is chosen in each row, so that the keyboard goes from one to the next. */
export const ROW_CHOICE = { 'data-row-choice': '' };

/** The choice so many rows away gets the focus. */
export function goToRow(from: HTMLElement, rows: number): void {
  const choices = [...document.querySelectorAll<HTMLElement>('[data-row-choice]')];
  const other = choices[choices.indexOf(from) + rows];
  const radios = [...(other?.querySelectorAll('input') ?? [])];
  (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
}
