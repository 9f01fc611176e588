import { useEffect, useSyncExternalStore } from 'react';

// One for the page, not a context: what reloads the page stands outside of every form and asks about all of them.
const holders = new Set<object>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Is anything on the page typed but not saved, or being sent right now? Then the page must not reload by itself. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}

/** `hasUnsavedWork` for a component that shows it. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedWork);
}

/** Counts as unsaved work while `unsaved`. Every `Form` of the kit does so by itself. */
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
