/**
 * A `ref` callback: the element takes the focus when it appears, or once the dialog over it is closed. React's `autoFocus` works
 * for form controls only, not for links.
 */
export function focusOnMount(element: HTMLElement | null, options?: FocusOptions): void {
  if (element === null) return;
  element.focus(options);
  const openDialog = document.activeElement?.closest('dialog');
  if (openDialog?.contains(element) === false)
    openDialog.addEventListener('close', () => element.focus(options), { once: true });
}

/** A `ref` callback for what replaces a pressed link on the same page: it takes a focus that was lost with the link. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/** A `ref` callback for a filled-in box: what is typed replaces the text there. */
export function selectOnMount(box: HTMLInputElement | null): void {
  box?.focus();
  box?.select();
}

/** A `ref` callback for a group of fields: whoever asked for them can type at once. */
export function focusFirstField(fields: HTMLElement | null): void {
  fields?.querySelector<HTMLElement>('input, select')?.focus();
}
