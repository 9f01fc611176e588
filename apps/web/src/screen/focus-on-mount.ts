/** As `ref`: takes the focus when it appears. React's `autoFocus` does so for form controls only, not for links. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
