import { useEffect, useSyncExternalStore } from 'react';

// One for the whole page, not a context: code that reloads the page is outside of every form and asks about all of them.
const holders = new Set<object>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything on the page is typed but not saved, or is being sent; then the page must not reload by itself. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

/** `hasUnsavedWork` as a hook, for a component that shows it. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork);
}

/** Counts as unsaved work while `unsaved` is true. The kit's `Form` does this by itself. */
export function useUnsavedWork(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const holder = {};
    holders.add(holder);
    tell();
    return () => {
      holders.delete(holder);
      tell();
    };
  }, [unsaved]);
}
