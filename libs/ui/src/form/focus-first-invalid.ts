/** Fields mark themselves with aria-invalid, and groups that may not say so with data-invalid; a group hands the focus to its first control. */
export function focusFirstInvalid(container: HTMLElement): void {
  const invalid = container.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  if (invalid === null) return;
  const target = invalid.matches('input, select, textarea, button')
    ? invalid
    : invalid.querySelector<HTMLElement>('input:checked, input, select, textarea, button');
  target?.focus();
}
