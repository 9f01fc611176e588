import { useSyncExternalStore } from 'react';
import { DemonstrationStore } from './demonstration-store';

/** Asks the server, because anything the browser remembers may be about another office at the same address. */
async function askServer(): Promise<boolean | undefined> {
  try {
    const answer = await fetch('/api/demonstration', { cache: 'no-store' });
    if (!answer.ok) return undefined;
    const body: unknown = await answer.json();
    return (
      typeof body === 'object' && body !== null && 'isDemonstration' in body && body.isDemonstration === true
    );
  } catch {
    return undefined;
  }
}

/** Whether the office of this page is a demonstration. */
export const demonstration = new DemonstrationStore(askServer);

export const useIsDemonstration = (): boolean =>
  useSyncExternalStore(demonstration.subscribe, demonstration.snapshot);
