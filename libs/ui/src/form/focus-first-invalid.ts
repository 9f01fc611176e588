/** Focuses the first field marked by `aria-invalid`, or in a group marked by `data-invalid` (where ARIA allows no other). */
export function focusFirstInvalid(container: HTMLElement): void {
  const invalid = container.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  if (invalid === null) return;
  const target = invalid.matches('input, select, textarea, button')
    ? invalid
    : invalid.querySelector<HTMLElement>('input:checked, input, select, textarea, button');
  target?.focus();
}
