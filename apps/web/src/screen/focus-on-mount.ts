/**
 * As `ref`: takes the focus when it appears, or once the dialog is closed that lies over it. React's `autoFocus` does so for form
 * controls only, not for links.
 */
export function focusOnMount(element: HTMLElement | null, options?: FocusOptions): void {
  if (element === null) return;
  element.focus(options);
  const over = document.activeElement?.closest('dialog');
  if (over?.contains(element) === false)
    over.addEventListener('close', () => element.focus(options), { once: true });
}

/** As `ref` of a box that is filled in: what is typed replaces what stands there. */
export function selectOnMount(box: HTMLInputElement | null): void {
  box?.focus();
  box?.select();
}

/** As `ref` around fields: whoever asked for them can type at once. */
export function focusFirstField(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>('input, select')?.focus();
}
